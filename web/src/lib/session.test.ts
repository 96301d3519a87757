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
    mine: mine.includes(n),
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
      practice: false,
      invite: null,
      owner: true,
    },
    seat,
    view: null,
    plates: null,
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
  expect(session.events.map(({ kind }) => kind)).toEqual(['first', 'turn'])
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
  expect(session.events).toEqual([])
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

test('an undo takes events back, and what is missing is asked for again', async () => {
  await seated()
  port.send(state(0, [0], { seq: 5, events_from: 1, events: [event('draw')] }))
  await shown(5)
  expect(session.events.map(({ kind }) => kind)).toEqual(['first', 'draw'])
  port.send(state(0, [0], { seq: 9, events_from: 7, events: [event('land')] }))
  expect(await port.hear()).toEqual({ type: 'hello', seat: 0, seq: 5, events: 0, said: 0 })
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
  expect(merge(['a', 'b', 'c'], 3, ['d'])).toEqual(['a', 'b', 'c', 'd'])
  expect(merge(['a', 'b', 'c'], 1, ['d'])).toEqual(['a', 'd'])
  expect(merge(['a'], 0, [])).toEqual([])
  expect(merge(['a'], 2, ['c'])).toBeNull()
})

test('pauses grow from 0.3 to 8 seconds, and chance spreads them', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => pause(attempt, 1))).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000])
  expect(pause(0, 0)).toBe(150)
})

test('what is printed comes once and stays under every view', async () => {
  await port.hear()
  port.send(state(null, [0, 1], { view: { era: 1 }, plates: { cities: ['london'] } }))
  await shown(4)
  port.send(state(null, [0, 1], { seq: 5, view: { era: 2 }, events_from: 2, events: [] }))
  await shown(5)
  expect(session.state?.view).toEqual({ cities: ['london'], era: 2 })
})
