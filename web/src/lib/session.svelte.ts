/** One table over a socket, for as long as its page is open: what it looks like, and what we tell it. */

import { follow, whole, type Picture } from './pictures'
import { nonceFor, remember } from './pledges'
import { randomHex } from './random'
import type { ChatLine, Command, Fault, Frame, Happening, Hello, Reason, State, TableInfo } from './types'

const SHORTEST = 300
const LONGEST = 8_000
const PING_EVERY = 15_000
const PONG_WITHIN = 10_000
const KEY_BYTES = 12
const PICTURES = 400 // that are kept, to be shown again
const NO_TABLE = 4404 // the server closes a socket so when there is no such table

type Wish<C> = C extends unknown ? Omit<C, 'key'> : never
type Reply = { reason: Reason } | { fault: Fault } | { done: true }

interface Waiting {
  command: Command
  settle: (reply: Reply) => void
}

/** A stretch of what happened at a table, up to now. */
export interface Stretch<T> {
  /** how much came before it, of which nothing is known */
  earlier: number
  known: T[]
}

/** What is known after a frame that replaces everything from `from` on; if we lack what comes before, that alone. */
export function merge<T>({ earlier, known }: Stretch<T>, from: number, fresh: readonly T[]): Stretch<T> {
  const kept = from - earlier
  if (kept < 0 || kept > known.length) return { earlier: from, known: [...fresh] }
  return { earlier, known: [...known.slice(0, kept), ...fresh] }
}

function nothing<T>(): Stretch<T> {
  return { earlier: 0, known: [] }
}

/** How long to wait before the next attempt: longer each time, and never all clients at once. */
export function pause(attempt: number, chance: number): number {
  return Math.min(SHORTEST * 2 ** attempt, LONGEST) * (0.5 + chance / 2)
}

export class Session {
  state: State | null = $state.raw(null)
  events: Stretch<Happening> = $state.raw(nothing())
  said: Stretch<ChatLine> = $state.raw(nothing())
  /** What was to be seen from this seat, the latest last, */
  pictures: readonly Picture[] = $state.raw([])
  /** and how many pictures there have been, with those that are kept no more. */
  taken = 0
  link: 'connecting' | 'live' | 'lost' = $state('connecting')
  fault: Fault | null = $state.raw(null)
  /** When the state came, by `performance.now()`: its seconds run from there. */
  since = $state(0)
  /** Something we told the table has not been acknowledged yet. */
  busy = $state(false)

  #url: URL
  #socket: WebSocket | null = null
  #seat: number | null = null
  #plates: unknown = null
  #view: unknown = null
  /** The seats of ours whose nonce is asked for, and sent. */
  #adding: readonly number[] = []
  #waiting = new Map<string, Waiting>()
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setInterval> | undefined
  #overdue: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(table: string, origin: string = location.origin) {
    this.#url = new URL(`/ws/${encodeURIComponent(table)}`, origin)
    this.#url.protocol = this.#url.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#connect()
  }

  /** The seat we look from; none: as a spectator. */
  get seat(): number | null {
    return this.#seat
  }

  /** Look from another seat. What the seat before saw is gone at once. */
  look(seat: number | null): void {
    if (this.#seat !== null && this.#seat !== seat) this.state = null
    this.#seat = seat
    this.events = nothing()
    this.pictures = []
    this.#hello()
  }

  answer(words: string): Promise<boolean> {
    return this.#tell({ type: 'answer', seat: this.#mine(), words, seq: this.state?.seq ?? 0 })
  }

  withdraw(): Promise<boolean> {
    return this.#tell({ type: 'withdraw', seat: this.#mine() })
  }

  undo(practice = false): Promise<boolean> {
    return this.#tell({ type: 'undo', seat: this.#mine(), practice })
  }

  say(text: string): Promise<boolean> {
    return this.#tell({ type: 'say', text })
  }

  leave(seat: number): Promise<boolean> {
    return this.#tell({ type: 'leave', seat })
  }

  sitBack(seat: number): Promise<boolean> {
    return this.#tell({ type: 'return', seat })
  }

  async why(words: string): Promise<Reason> {
    const reply = await this.#command({ type: 'why', seat: this.#mine(), words })
    if ('reason' in reply) return reply.reason
    throw new Error('fault' in reply ? reply.fault.detail : 'the table gave no reason')
  }

  /** The network has gone or come back: a browser knows that long before a ping goes unanswered. */
  reconnect(): void {
    this.#attempt = 0
    this.#lose()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#rest()
    this.#socket?.close()
  }

  #mine(): number {
    if (this.#seat === null) throw new Error('a spectator has no answer to give')
    return this.#seat
  }

  /** Whether it was carried out; if not, `fault` tells why. */
  async #tell(wish: Wish<Command>): Promise<boolean> {
    this.fault = null
    const reply = await this.#command(wish)
    if ('fault' in reply) this.fault = reply.fault
    return 'done' in reply
  }

  #command(wish: Wish<Command>): Promise<Reply> {
    return new Promise((settle) => {
      const key = randomHex(KEY_BYTES)
      const command = { ...wish, key } as Command
      this.#waiting.set(key, { command, settle })
      this.#count()
      this.#send(command)
    })
  }

  #settle(key: string, reply: Reply): void {
    const waiting = this.#waiting.get(key)
    this.#waiting.delete(key)
    this.#count()
    waiting?.settle(reply)
  }

  #count(): void {
    this.busy = [...this.#waiting.values()].some(({ command }) => command.type !== 'why')
  }

  #send(what: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what))
  }

  #hello(): void {
    const events = this.events.earlier + this.events.known.length
    const said = this.said.earlier + this.said.known.length
    const hello: Hello = { type: 'hello', seat: this.#seat, seq: this.state?.seq ?? 0, events, said }
    this.#send(hello)
  }

  #connect(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.addEventListener('open', () => this.#opened())
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as Frame)
    })
    socket.addEventListener('close', ({ code, reason }) => {
      if (code === NO_TABLE) this.#giveUp(reason)
      else if (socket === this.#socket) this.#lose()
    })
  }

  #opened(): void {
    this.#hello()
    for (const { command } of this.#waiting.values()) this.#send(command)
    this.#heart = setInterval(() => this.#ping(), PING_EVERY)
  }

  #ping(): void {
    this.#send({ type: 'ping', key: randomHex(KEY_BYTES) })
    this.#overdue ??= setTimeout(() => this.#lose(), PONG_WITHIN)
  }

  #rest(): void {
    clearInterval(this.#heart)
    clearTimeout(this.#overdue)
    this.#overdue = undefined
  }

  #lose(): void {
    clearTimeout(this.#retry)
    this.#rest()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    if (this.#closed) return
    this.link = 'lost'
    this.#retry = setTimeout(() => this.#connect(), pause(this.#attempt++, Math.random()))
  }

  /** There is nothing to come back to. */
  #giveUp(detail: string): void {
    this.close()
    this.link = 'lost'
    this.fault = { type: 'fault', code: 'not-found', detail }
  }

  #hear(frame: Frame): void {
    clearTimeout(this.#overdue)
    this.#overdue = undefined
    if (frame.type === 'state') this.#show(frame)
    else if (frame.type === 'ack') this.#settle(frame.key, { done: true })
    else if (frame.type === 'reason') this.#settle(frame.key, { reason: frame })
    else if (frame.type === 'fault') this.#refused(frame)
  }

  #refused(fault: Fault): void {
    if (fault.key) return this.#settle(fault.key, { fault })
    if (fault.code === 'too-fast') return this.#greetLater(fault.retry_after ?? 1)
    this.fault = fault
    if (fault.code === 'not-yours' && this.#seat !== null) this.look(null)
  }

  /** Only a hello has no key; it is said again when the server can bear it. */
  #greetLater(seconds: number): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#hello(), seconds * 1000)
  }

  /** The table begins when all have added to its seed: each of our seats does so at once, when it is asked to. */
  #addNonces(table: TableInfo): void {
    const before = this.#adding
    this.#adding = table.awaits.filter((seat) => table.seats[seat]?.mine)
    for (const seat of this.#adding) if (!before.includes(seat)) void this.#addNonce(table, seat)
  }

  async #addNonce(table: TableInfo, seat: number): Promise<void> {
    const nonce = nonceFor(table, seat)
    const reply = await this.#command({ type: 'nonce', seat, nonce })
    if ('done' in reply) remember(table, seat, nonce) // another page of this browser may have kept its own meanwhile
  }

  #show(state: State): void {
    this.link = 'live'
    this.#attempt = 0
    this.#addNonces(state.table)
    if (state.seat !== this.#seat) return // it was on its way when we asked for another seat's
    const mine = state.table.seats.flatMap((seat, n) => (seat.mine ? [n] : []))
    if (this.#seat === null && mine.length === 1) return this.look(mine[0] ?? null)
    this.events = merge(this.events, state.events_from, [
      ...state.events,
      ...state.moments.flatMap(({ events }) => events),
    ])
    this.said = merge(this.said, state.said_from, state.said)
    this.#plates = state.plates ?? this.#plates
    this.#picture(state)
    this.state = { ...state, view: whole(this.#plates, this.#view) }
    this.since = performance.now()
  }

  #picture({ seq, view, moments, events, events_from }: State): void {
    const told = events_from + events.length
    let fresh: Picture[]
    if (view !== null) {
      this.#view = view
      fresh = [{ view: whole(this.#plates, view), seat: null, events: [], told, cut: true }]
    } else {
      const seen = this.state !== null && seq <= this.state.seq // a frame that comes twice moves nothing twice
      const followed = follow(this.#plates, this.#view, seen ? [] : moments, told)
      this.#view = followed.view
      fresh = followed.pictures
    }
    this.taken += fresh.length
    if (fresh.length > 0) this.pictures = [...this.pictures, ...fresh].slice(-PICTURES)
  }
}
