// A bot in JavaScript. In Control Tower it flies the aircraft of its own goal; in other games it takes any option.
//
//   aerodrome arena control_tower --bots "homing=program:node examples/bots/homing.mjs,random"

import { createInterface } from "node:readline";

let start;
let state;

/** A number below n, from a generator of its own: the same game gives the same answers. */
function below(n) {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number((state >> 33n) % BigInt(n));
}

/** What a move brings an aircraft of Control Tower nearer to where it lands, a step at most. */
function gain(field, aircraft, way) {
  if (aircraft.place === "waiting") return 1;
  const { arrival } = field.airports.find((airport) => airport.name === aircraft.destination);
  const [aside, ahead] = [0, 1].map((i) => arrival.charCodeAt(i) - aircraft.place.charCodeAt(i));
  if (aside === 0 && ahead === 0) return way === "forward" ? 1 : -1;
  if (way === "left" || way === "right") return Math.sign(aside) === (way === "left" ? -1 : 1) ? 1 : -1;
  const up = (aircraft.destination === "B") === (way === "forward") ? 1 : -1;
  return Math.sign(ahead) === up ? 1 : -1;
}

/** Own aircraft nearer, those of others further away, and no cards. */
function worth({ seats, aircraft }, option) {
  const [kind, number, way] = option.words.split(" ");
  if (kind !== "move") return kind === "end" ? 0 : -2;
  const own = seats[start.seat].goal.includes(Number(number));
  return gain(start.plates.field, aircraft[number - 1], way) * (own ? 2 : -1);
}

function choose({ view, options }) {
  const worths = options.map((option) => (start.game === "control_tower" ? worth(view, option) : 0));
  const best = options.filter((_, i) => worths[i] === Math.max(...worths));
  return best[below(best.length)].number;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "start") {
    start = message;
    state = BigInt(message.random);
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ choose: choose(message) }));
  }
}
