// The server of boardgame.io, from npm, with a game of the size of Control Tower: a field of 5 by 7 spaces,
// ten aircraft, two moves a turn. It keeps its matches in memory, as it does by default, and stores nothing.
//
// Run it in the folder of the installed packages. It prints its address.

import { createRequire } from 'node:module'

const require = createRequire(`${process.cwd()}/`)
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const WIDTH = 5
const HEIGHT = 7
const TURNS = 100

const tower = {
  name: 'tower',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    aircraft: Array.from({ length: 2 * WIDTH }, (_, i) => ({ x: i % WIDTH, y: i < WIDTH ? 0 : HEIGHT - 1 })),
  }),
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    fly({ G }, number, dx, dy) {
      const { x, y } = G.aircraft[number]
      const to = { x: x + dx, y: y + dy }
      const inside = to.x >= 0 && to.x < WIDTH && to.y >= 0 && to.y < HEIGHT
      if (!inside || G.aircraft.some((other) => other.x === to.x && other.y === to.y)) return INVALID_MOVE
      G.aircraft[number] = to
    },
  },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { draw: true } : undefined),
}

const { appServer } = await Server({ games: [tower], origins: [] }).run(0)
console.log(`http://127.0.0.1:${appServer.address().port}/`)
