// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Port } from './port.testing'
import { merge, pause, Session } from './session.svelte'
import type { Happening, State } from './types'

let port: Port
let session: Session

beforeEach(async () => {
  port = await new Port().open()
  session = new Session('t1', port.origin)
})

afterEach(() => {
  session.close()
  port.shut()
  vi.useRealTimers()
})

function event(kind: string): Happening {
  return { kind, args: {}, more: [] }
}

function state(seat: number | null, mine: number[], changes: Partial<State> = {}): State {
  const seats = [0, 1].map((n) => ({
    kind: 'human' as const,
    name: `P${n}`,
    level: null,
    stand_in: false,
    present: true,
    absent: false,
    mine: mine.includes(n),
    instead_of: null,
    kept_for: null,
  }))
  return {
    type: 'state',
    seq: 4,
    table: {
      id: 't1',
      game: 'control_tower',
      options: {},
      status: 'playing',
      seats,
      clock: null,
      window: 10,
      listed: false,
      made: 0,
      commitment: '',
      nonces: false,
      awaits: [],
      practice: false,
      invite: null,
      owner: true,
    },
    seat,
    view: null,
    plates: null,
    moments: [],
    asked: [0],
    locked: [],
    given: null,
    question: null,
    undo: { allowed: false, reason: null, take_back: false },
    seconds: null,
    events_from: 0,
    events: [event('first'), event('turn')],
    said_from: 0,
    said: [],
    result: null,
    ...changes,
  }
}

/** Until the session has seen what was sent to it. */
async function shown(seq: number): Promise<void> {
  await vi.waitFor(() => expect(session.state?.seq).toBe(seq))
}

async function seated(): Promise<void> {
  await port.hear()
  port.send(state(null, [0]))
  await port.hear()
  port.send(state(0, [0]))
  await shown(4)
}

test('whoever has one seat looks from there at once, and never shows the view of a spectator', async () => {
  expect(await port.hear()).toEqual({ type: 'hello', seat: null, seq: 0, events: 0, said: 0 })
  port.send(state(null, [1]))
  expect(await port.hear()).toEqual({ type: 'hello', seat: 1, seq: 0, events: 0, said: 0 })
  expect(session.state).toBeNull()
  port.send(state(1, [1]))
  await shown(4)
  expect(session.link).toBe('live')
  expect(session.events.known.map(({ kind }) => kind)).toEqual(['first', 'turn'])
})

test('with several seats the page decides from which one to look', async () => {
  await port.hear()
  port.send(state(null, [0, 1]))
  await shown(4)
  expect(session.seat).toBeNull()
  session.look(1)
  expect(await port.hear()).toMatchObject({ type: 'hello', seat: 1, events: 0 })
})

test('what one seat saw is gone when another looks, and late frames for it are not shown', async () => {
  await port.hear()
  port.send(state(null, [0, 1]))
  await shown(4)
  session.look(0)
  await port.hear()
  port.send(state(0, [0, 1], { seq: 5 }))
  await shown(5)
  session.look(1)
  expect(session.state).toBeNull()
  expect(session.events).toEqual({ earlier: 0, known: [] })
  await port.hear()
  port.send(state(0, [0, 1], { seq: 6 }))
  port.send(state(1, [0, 1], { seq: 7 }))
  await shown(7)
  expect(session.state?.seat).toBe(1)
})

test('an answer carries its seat, words and state, and is done when it is acknowledged', async () => {
  await seated()
  const answer = session.answer('move 3 forward')
  expect(session.busy).toBe(true)
  const heard = await port.hear()
  expect(heard).toMatchObject({ type: 'answer', seat: 0, words: 'move 3 forward', seq: 4 })
  port.send({ type: 'ack', key: heard.key, seq: 5 })
  expect(await answer).toBe(true)
  expect(session.busy).toBe(false)
})

test('a refused answer tells its reason', async () => {
  await seated()
  const answer = session.answer('move 3 back')
  const { key } = await port.hear()
  port.send({ type: 'fault', code: 'refused', detail: 'no', key, message: 'backward', rule: 'CTL-4.5' })
  expect(await answer).toBe(false)
  expect(session.fault).toMatchObject({ message: 'backward', rule: 'CTL-4.5' })
})

test('after a lost connection the hello tells what was seen, and the answer comes again with its key', async () => {
  await seated()
  const answer = session.answer('end')
  const first = await port.hear()
  port.drop()
  expect(await port.hear()).toEqual({ type: 'hello', seat: 0, seq: 4, events: 2, said: 0 })
  expect(await port.hear()).toEqual(first)
  port.send({ type: 'ack', key: first.key, seq: 5 })
  expect(await answer).toBe(true)
})

test('an undo takes events back, and after a gap the latest are what is known', async () => {
  await seated()
  port.send(state(0, [0], { seq: 5, events_from: 1, events: [event('draw')] }))
  await shown(5)
  expect(session.events.known.map(({ kind }) => kind)).toEqual(['first', 'draw'])
  port.send(state(0, [0], { seq: 9, events_from: 7, events: [event('land')] }))
  await shown(9)
  expect(session.events).toEqual({ earlier: 7, known: [event('land')] })
  port.drop()
  expect(await port.hear()).toEqual({ type: 'hello', seat: 0, seq: 9, events: 8, said: 0 })
})

test('chat that is not told from its beginning is counted from there', async () => {
  await seated()
  const line = { seat: 0, name: 'P0', text: 'hello' }
  port.send(state(0, [0], { seq: 5, events_from: 2, events: [], said_from: 50, said: [line, line] }))
  await shown(5)
  expect(session.said.known).toEqual([line, line])
  port.drop()
  expect(await port.hear()).toEqual({ type: 'hello', seat: 0, seq: 5, events: 2, said: 52 })
})

test('a hello that came too fast is said again when the server can bear it', async () => {
  const first = await port.hear()
  port.send({
    type: 'fault',
    code: 'too-fast',
    detail: 'wait',
    key: null,
    message: null,
    rule: null,
    retry_after: 0.05,
  })
  expect(await port.hear()).toEqual(first)
  expect(session.fault).toBeNull()
})

test('asking why gives the reason of the rules', async () => {
  await seated()
  const why = session.why('storm c0')
  const { key } = await port.hear()
  expect(session.busy).toBe(false)
  port.send({ type: 'reason', key, words: 'storm c0', message: 'storm-in-zone', rule: 'CTL-6.9' })
  expect(await why).toMatchObject({ message: 'storm-in-zone', rule: 'CTL-6.9' })
})

test('a table that does not exist is not asked for again', async () => {
  await port.hear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  port.close(4404, 'there is no such table')
  await vi.waitFor(() => expect(session.fault?.code).toBe('not-found'))
  expect(session.link).toBe('lost')
  expect(vi.getTimerCount()).toBe(0)
})

test('a spectator cannot answer', async () => {
  await port.hear()
  port.send(state(null, []))
  await shown(4)
  expect(() => session.answer('end')).toThrow('spectator')
})

test('a silent server is left and found again', async () => {
  await seated()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  session.close()
  session = new Session('t1', port.origin)
  await port.hear()
  port.send(state(null, []))
  await shown(4)
  vi.advanceTimersByTime(15_000)
  expect(await port.hear()).toMatchObject({ type: 'ping' })
  vi.advanceTimersByTime(10_000)
  expect(session.link).toBe('lost')
  vi.advanceTimersByTime(8_000)
  expect(await port.hear()).toMatchObject({ type: 'hello', seq: 4, events: 2 })
})

test('frames replace what was known from their beginning on', () => {
  const whole = { earlier: 0, known: ['a', 'b', 'c'] }
  expect(merge(whole, 3, ['d'])).toEqual({ earlier: 0, known: ['a', 'b', 'c', 'd'] })
  expect(merge(whole, 1, ['d'])).toEqual({ earlier: 0, known: ['a', 'd'] })
  expect(merge(whole, 0, [])).toEqual({ earlier: 0, known: [] })
  expect(merge(whole, 4, ['e'])).toEqual({ earlier: 4, known: ['e'] })
  const latest = { earlier: 7, known: ['h', 'i'] }
  expect(merge(latest, 9, ['j'])).toEqual({ earlier: 7, known: ['h', 'i', 'j'] })
  expect(merge(latest, 8, ['x'])).toEqual({ earlier: 7, known: ['h', 'x'] })
  expect(merge(latest, 5, ['f', 'g'])).toEqual({ earlier: 5, known: ['f', 'g'] })
})

test('pauses grow from 0.3 to 8 seconds, and chance spreads them', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => pause(attempt, 1))).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000])
  expect(pause(0, 0)).toBe(150)
})

/** The table before the game, where these seats still have to add to the seed. */
function awaiting(seat: number | null, mine: number[], awaits: number[], seq = 4): State {
  const { table, ...rest } = state(seat, mine, { seq, asked: [], events: [] })
  return { ...rest, table: { ...table, status: 'waiting', nonces: true, awaits } }
}

test('a seat of ours adds to the seed when it is asked to, once and without being told to', async () => {
  await port.hear()
  port.send(awaiting(null, [1], [0, 1]))
  const added = await port.hear()
  expect(added).toMatchObject({ type: 'nonce', seat: 1, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(await port.hear()).toMatchObject({ type: 'hello', seat: 1 })
  port.send(awaiting(1, [1], [0, 1], 5))
  port.send({ type: 'ack', key: added.key, seq: 6 })
  port.send(awaiting(1, [1], [0], 6))
  await shown(6)
  port.drop()
  expect(await port.hear()).toMatchObject({ type: 'hello', seq: 6 })
})

test('one browser adds for all of its seats, and again for a seat that was left and taken again', async () => {
  await port.hear()
  port.send(awaiting(null, [0, 1], [0, 1]))
  const [one, other] = [await port.hear(), await port.hear()]
  expect([one, other]).toMatchObject([
    { type: 'nonce', seat: 0 },
    { type: 'nonce', seat: 1 },
  ])
  expect(one.nonce).not.toBe(other.nonce)
  port.send(awaiting(null, [0, 1], [], 5))
  port.send(awaiting(null, [0, 1], [1], 6))
  expect(await port.hear()).toMatchObject({ type: 'nonce', seat: 1 })
})

test('a nonce that came too late is no fault that a player must know of', async () => {
  await port.hear()
  port.send(awaiting(null, [0, 1], [0]))
  const { key } = await port.hear()
  port.send({ type: 'fault', code: 'not-now', detail: 'too late', key })
  port.send(state(null, [0, 1], { seq: 7 }))
  await shown(7)
  expect(session.fault).toBeNull()
  expect(session.busy).toBe(false)
})

test('what is printed comes once and stays under every view', async () => {
  await port.hear()
  port.send(state(null, [0, 1], { view: { era: 1 }, plates: { cities: ['london'] } }))
  await shown(4)
  port.send(state(null, [0, 1], { seq: 5, view: { era: 2 }, events_from: 2, events: [] }))
  await shown(5)
  expect(session.state?.view).toEqual({ cities: ['london'], era: 2 })
})

test('moments lead from view to view, and every one of them is a picture', async () => {
  await port.hear()
  port.send(state(null, [0, 1], { view: { era: 1 }, plates: { cities: ['london'] } }))
  await shown(4)
  const moments = [
    { seat: 1, events: [event('fly')], changes: [{ path: ['era'], value: 2 }] },
    { seat: null, events: [], changes: [{ path: ['era'], value: 3 }] },
  ]
  port.send(state(null, [0, 1], { seq: 5, moments, events_from: 2, events: [] }))
  await shown(5)
  expect(session.state?.view).toEqual({ cities: ['london'], era: 3 })
  expect(session.events.known.map(({ kind }) => kind)).toEqual(['first', 'turn', 'fly'])
  expect(session.pictures.map(({ seat, told, cut }) => ({ seat, told, cut }))).toEqual([
    { seat: null, told: 2, cut: true },
    { seat: 1, told: 3, cut: false },
    { seat: null, told: 3, cut: false },
  ])
  port.send(state(null, [0, 1], { seq: 6, view: { era: 1 }, events: [event('first')] }))
  await shown(6)
  expect(session.pictures.at(-1)).toMatchObject({ view: { era: 1 }, told: 1, cut: true })
  expect(session.taken).toBe(4)
})
