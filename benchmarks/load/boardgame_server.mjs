// The server of boardgame.io, from npm, with a game of the size of Control Tower: a field of 5 by 7 spaces,
// ten aircraft, two moves a turn, a shuffled deck, secret hands and goals, a card drawn at the start of each turn.
// It keeps its matches in memory, as it does by default, and stores nothing; or in files of a folder, by the storage
// that it brings along.
//
//   node boardgame_server.mjs [FOLDER]
//
// Run it in the folder of the installed packages. It prints its address.

import { createRequire } from 'node:module'

const require = createRequire(`${process.cwd()}/`)
const { FlatFile, Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const WIDTH = 5
const HEIGHT = 7
const TURNS = 100
const CARDS = { extra: 6, diagonal: 5, pass: 4, holding: 4, storm: 4, clear: 3 }
const GOALS = Array.from({ length: 10 }, (_, i) => [0, 2, 5, 7].map((step) => (i + step) % 10))
const HAND_LIMIT = 4

const everyCard = Object.entries(CARDS).flatMap(([card, copies]) => Array(copies).fill(card))

function draw(G, random, player) {
  if (!G.deck.length) [G.deck, G.pile] = [random.Shuffle(G.pile), []]
  const card = G.deck.pop()
  if (card) G.hands[player].push(card)
  if (G.hands[player].length > HAND_LIMIT) G.pile.push(G.hands[player].shift())
}

// what a player may see: the own hand and goal, and how many cards there are elsewhere
function visible({ G, playerID }) {
  const own = (all) => Object.fromEntries(Object.entries(all).map(([p, x]) => [p, p === playerID ? x : x.length]))
  return { ...G, deck: G.deck.length, hands: own(G.hands), goals: own(G.goals) }
}

const tower = {
  name: 'tower',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle(everyCard)
    const [first, second] = random.Shuffle(GOALS)
    return {
      aircraft: Array.from({ length: 2 * WIDTH }, (_, i) => ({ x: i % WIDTH, y: i < WIDTH ? 0 : HEIGHT - 1, held: false })),
      storms: [],
      deck,
      pile: [],
      hands: { 0: [deck.pop()], 1: [deck.pop()] },
      goals: { 0: first, 1: second },
      returns: { 0: true, 1: true },
    }
  },
  playerView: visible,
  turn: { minMoves: 2, maxMoves: 2, onBegin: ({ G, ctx, random }) => draw(G, random, ctx.currentPlayer) },
  moves: {
    fly({ G }, number, dx, dy) {
      const { x, y } = G.aircraft[number]
      const to = { x: x + dx, y: y + dy }
      const inside = to.x >= 0 && to.x < WIDTH && to.y >= 0 && to.y < HEIGHT
      if (!inside || G.aircraft.some((other) => other.x === to.x && other.y === to.y)) return INVALID_MOVE
      Object.assign(G.aircraft[number], to)
    },
  },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { draw: true } : undefined),
}

const folder = process.argv[2]
const storage = folder && { db: new FlatFile({ dir: folder }) }
const { appServer } = await Server({ games: [tower], origins: [], ...storage }).run(0)
console.log(`http://127.0.0.1:${appServer.address().port}/`)
