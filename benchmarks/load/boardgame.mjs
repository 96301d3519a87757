// A match on the server of boardgame.io, two players with a connection each, in the messages of its own client.
// A move is acknowledged when the mover is sent the next state.

import { createRequire } from 'node:module'

const { io } = createRequire(`${process.cwd()}/`)('socket.io-client')

const WIDTH = 5
const HEIGHT = 7
const WAYS = [[0, 1], [1, 0], [-1, 0], [0, -1]] // of a step: columns and rows

export class Table {
  constructor(address, number) {
    this.address = address
    this.number = number
    this.played = 0
    this.sockets = []
  }

  get over() {
    return this.state.ctx.gameover !== undefined
  }

  async open() {
    for (const socket of this.sockets) socket.close()
    this.match = `table-${this.number}-${this.played++}`
    this.sockets = await Promise.all(['0', '1'].map((player) => this.#connect(player)))
  }

  #connect(player) {
    const socket = io(`${this.address}/tower`, { transports: ['websocket'], forceNew: true })
    socket.on('connect', () => socket.emit('sync', this.match, player, undefined, 2))
    socket.on('update', (_match, state) => {
      if (player !== this.mover || state._stateID <= this.state._stateID) return
      this.state = state
      this.acknowledge()
    })
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject)
      socket.on('sync', (_match, { state }) => {
        this.state = state
        resolve(socket)
      })
    })
  }

  move() {
    const { G, ctx, _stateID } = this.state
    this.mover = ctx.currentPlayer
    const payload = { type: 'fly', args: legal(G.aircraft, _stateID), playerID: this.mover }
    return new Promise((resolve) => {
      this.acknowledge = resolve
      this.sockets[Number(this.mover)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.mover)
    })
  }

  // the state that acknowledges a move is the next question, too
  async asked() {}
}

function legal(aircraft, first) {
  for (let i = first; ; i++) {
    const number = i % aircraft.length
    for (const [dx, dy] of WAYS) {
      const [x, y] = [aircraft[number].x + dx, aircraft[number].y + dy]
      const inside = x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT
      if (inside && !aircraft.some((other) => other.x === x && other.y === y)) return [number, dx, dy]
    }
  }
}
