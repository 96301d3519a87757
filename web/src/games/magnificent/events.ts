/** What the events of Magnificent Flying Machines change in the picture. */

import type { Happening } from '../../lib/types'
import { drawn, kept, laidDown, luck, reshuffled, stolen } from './cards'
import { kind, number, ofMachine, ofPlayer, ofTile, ofTurn, plus, scored, text, without, type Change } from './changes'
import { deviceOf, machineOf } from './printed'
import { lostCharge, spent, TRIALS } from './trials'
import type { Band, Device, Machine, View } from './view'

const PASSENGER = 'passenger'

function device(view: View, name: string): Device {
  return { name, charges: deviceOf(view, name)?.charges ?? 0 }
}

/** Where the machine of an event is. */
function tileOfMachine(view: View, event: Happening): number {
  return machineOf(view, text(event, 'machine'))?.tile ?? 0
}

/** The first machine of a player that has no type yet. */
function choseMachine(view: View, event: Happening): View {
  const seat = number(event, 'seat')
  const at = view.machines.findIndex(({ owner, machine }) => owner === seat && machine === null)
  const machine = text(event, 'machine')
  return { ...view, machines: view.machines.map((each, n) => (n === at ? { ...each, machine } : each)) }
}

function assigned(view: View, event: Happening): View {
  const pilot = text(event, 'pilot')
  const owner = machineOf(view, text(event, 'machine'))?.owner
  const players = view.players.map((player, seat) =>
    seat === owner ? { ...player, drafted: without(player.drafted, pilot) } : player,
  )
  return ofMachine({ ...view, players }, event, () => ({ pilot: device(view, pilot) }))
}

function equipped(view: View, event: Happening): View {
  const name = text(event, 'equipment')
  return ofMachine({ ...view, row: without(view.row, name) }, event, ({ equipment }) => ({
    equipment: [...equipment, device(view, name)],
  }))
}

/** MFM-14.23: with the Two-Seater goes the second pilot. */
function gaveUp(view: View, event: Happening): View {
  const card = text(event, 'equipment')
  const alone = Boolean(deviceOf(view, card)?.traits.second_pilot)
  return ofMachine(view, event, ({ equipment, mate }) => ({
    equipment: equipment.filter(({ name }) => name !== card),
    mate: alone ? null : mate,
  }))
}

function aboard({ cargo, riders }: Machine, item: string, tile: number): Partial<Machine> {
  return item === PASSENGER ? { riders: [...riders, tile] } : { cargo: [...cargo, item] }
}

/** MFM-10.7, MFM-10.13: from the tile into the machine. */
function collected(view: View, event: Happening): View {
  const item = text(event, 'item')
  const tile = tileOfMachine(view, event)
  const then = ofTile(view, tile, ({ cargo, passengers }) =>
    item === PASSENGER ? { passengers: Math.max(0, passengers - 1) } : { cargo: without(cargo, item) },
  )
  return ofTurn(
    ofMachine(then, event, (machine) => aboard(machine, item, tile)),
    (turn) => ({ collected: turn.collected + 1 }),
  )
}

/** MFM-10.5, MFM-10.14: cargo, or a passenger who came aboard on an earlier tile. */
function delivered(view: View, event: Happening): View {
  const item = text(event, 'item')
  const then = scored(view, event, item === PASSENGER ? 'passengers' : 'cargo')
  return ofMachine(then, event, ({ cargo, riders, tile }) =>
    item === PASSENGER
      ? { riders: riders.filter((_, n) => n !== riders.findIndex((from) => from < tile)) }
      : { cargo: without(cargo, item) },
  )
}

/** MFM-8.50: tiles that are crossed in the own turn are paid for at its end. */
function moved(view: View, event: Happening): View {
  const tile = number(event, 'tile')
  const band = text(event, 'band') as Band
  const crossed = view.turn?.machine === text(event, 'machine') && tile > tileOfMachine(view, event)
  const then = ofMachine(view, event, ({ outside }) => ({
    tile,
    band,
    outside: band === 'ground' ? outside.map(() => 0) : outside,
  }))
  if (!crossed) return then
  return ofTurn(then, (turn) => ({ crossed: turn.crossed + 1, owed: number(event, 'owed') }))
}

/** MFM-8.47: a machine at home has a turn of its own kind. */
function turned(view: View, event: Happening): View {
  const machine = text(event, 'machine')
  const place = machineOf(view, machine)
  const final = place?.band === 'ground' && place.tile === view.course.length - 1
  const phases = number(event, 'phases')
  return {
    ...view,
    trial: null,
    turn: { machine, phases, flying: false, crossed: 0, owed: 0, collected: 0, final },
  }
}

/** Race stage markers: the best goes first. */
function staged(view: View, event: Happening): View {
  const field = tileOfMachine(view, event) === view.course.length - 1 ? 'final' : 'middle'
  return scored({ ...view, [field]: view[field].slice(1) }, event, 'stages')
}

/** The damage that a machine has now. */
function damaged(view: View, event: Happening): View {
  return ofMachine(view, event, () => ({ gauge: number(event, 'gauge'), scars: number(event, 'scars') }))
}

/** From one machine to another, which then tells how many it has. */
function stoleAPart(view: View, event: Happening): View {
  const at = kind(event)
  return ofMachine({ ...view, supply: plus(view.supply, at, 1) }, event, ({ parts }) => ({ parts: plus(parts, at, -1) }), 'from')
}

function gotPart(view: View, event: Happening): View {
  const at = kind(event)
  return ofMachine({ ...view, supply: plus(view.supply, at, -1) }, event, ({ parts }) => ({
    parts: parts.map((each, n) => (n === at ? number(event, 'number') : each)),
  }))
}

function placed(view: View, event: Happening): View {
  const at = view.machines.findIndex(({ machine }) => machine === text(event, 'machine'))
  return { ...view, order: [...view.order, at] }
}

/** MFM-9.2: who is not home has one more turn. */
function nearEnd(view: View): View {
  const home = (machine: Machine) => machine.band === 'ground' && machine.tile === view.course.length - 1
  return { ...view, due: view.machines.flatMap((machine, n) => (home(machine) ? [] : [n])) }
}

/** MFM-9.4, MFM-9.5: what is missing from the total is damage, and special cargo that was not delivered. */
function ended(view: View, event: Happening): View {
  return ofMachine(view, event, () => ({ vp: number(event, 'vp') }))
}

export const CHANGES: Record<string, Change> = {
  ...TRIALS,
  weather: (view, event) =>
    ofTile(view, number(event, 'tile'), () => ({ weather: text(event, 'weather'), covered: false })),
  first: (view, event) => ({ ...view, first: number(event, 'seat') }),
  choose_pilot: (view, event) =>
    ofPlayer({ ...view, pilot_row: without(view.pilot_row, text(event, 'pilot')) }, event, ({ drafted }) => ({
      drafted: [...drafted, text(event, 'pilot')],
    })),
  choose_machine: choseMachine,
  assign: assigned,
  equip: equipped,
  mate: (view, event) => ofMachine(view, event, () => ({ mate: device(view, text(event, 'pilot')) })),
  give_up: gaveUp,
  offer: (view, event) => ({
    ...view,
    row: [...view.row, text(event, 'equipment')],
    equipment_deck: Math.max(0, view.equipment_deck - 1),
  }),
  load: (view, event) => ofMachine(view, event, (machine) => aboard(machine, text(event, 'item'), 0)),
  part: gotPart,
  return: spent,
  start_vp: (view, event) => scored(view, event, 'start'),
  place_in_order: placed,
  round: (view, event) => ({ ...view, round: number(event, 'number'), turn: null, trial: null }),
  turn: turned,
  phase: (view, event) => ofTurn(view, () => ({ phases: number(event, 'left') })),
  sleep: (view, event) => ofTurn(view, () => ({ phases: number(event, 'left') })),
  fuel: (view, event) => ofMachine(view, event, () => ({ fuel: number(event, 'fuel') })),
  damage: (view, event) => ofMachine(damaged(view, event), event, () => ({ fuel: number(event, 'fuel') })),
  mended: damaged,
  make_good: damaged,
  lose_luck: (view, event) => luck(view, event, -1),
  clover: (view, event) => luck(view, event, 1),
  move: moved,
  first_to_land: (view, event) =>
    scored(ofTile(view, tileOfMachine(view, event), () => ({ first: false })), event, 'first'),
  stage: staged,
  deliver: delivered,
  collect: collected,
  flag: (view, event) => scored(view, event, 'flag'),
  manoeuvre: (view, event) => scored(view, event, 'manoeuvres'),
  autograph: (view, event) => scored(view, event, 'airfield'),
  vp: (view, event) => scored(view, event, view.turn?.final ? 'airfield' : 'cards'),
  swap: (view, event) => ofMachine(view, event, ({ pilot, mate }) => ({ pilot: mate, mate: pilot })),
  put_off: (view, event) => ofMachine(view, event, ({ riders }) => ({ riders: without(riders, Math.min(...riders)) })),
  loosen: lostCharge,
  discard: laidDown,
  draw: drawn,
  steal: stolen,
  steal_part: stoleAPart,
  kept,
  reshuffle: reshuffled,
  change: (view, event) => ({
    ...view,
    changed: [...view.changed, text(event, 'change')],
    changes: Math.max(0, view.changes - 1),
  }),
  last_turns: nearEnd,
  score: ended,
}
