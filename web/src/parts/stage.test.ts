import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from '../lib/pictures'
import type { Happening } from '../lib/types'
import { Stage } from './stage.svelte'

const OWN = 0
const OTHER = 1

function happening(kind: string): Happening {
  return { kind, args: {}, more: [] }
}

/** A picture is a number, and so many events had been told by then. */
function picture(view: number, more: Partial<Picture> = {}): Picture {
  return { view, seat: OTHER, events: [happening('step')], told: view, cut: false, ...more }
}

function pictures(from: number, to: number, more: Partial<Picture> = {}): Picture[] {
  return Array.from({ length: to - from + 1 }, (_, n) => picture(from + n, more))
}

let speed: number
let heard: string[]
let stage: Stage

beforeEach(() => {
  vi.useFakeTimers()
  speed = 1
  heard = []
  stage = new Stage({
    speed: () => speed,
    own: () => OWN,
    heard: ({ kind }) => heard.push(kind),
    big: ({ kind }) => kind === 'reveal',
  })
  stage.show([picture(0, { events: [], seat: null, cut: true })])
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a stage', () => {
  it('shows at once what does not follow on the picture before', () => {
    expect([stage.view, stage.told, stage.beat, stage.settled]).toEqual([0, 0, 0, true])
    stage.show(pictures(1, 3))
    stage.show([picture(7, { cut: true, seat: null })])
    expect([stage.view, stage.told, stage.mover, stage.settled]).toEqual([7, 7, null, true])
  })

  it('shows what follows on a cut', () => {
    stage.show([picture(5, { cut: true }), picture(6)])
    expect([stage.view, stage.beat]).toEqual([6, 400])
  })

  it('is open for the next answer while a move of mine is under way, but not while one of others is', () => {
    stage.show([picture(1, { seat: OWN })])
    expect([stage.view, stage.beat, stage.mover, stage.settled]).toEqual([1, 400, OWN, true])
    vi.advanceTimersByTime(400)
    stage.show([picture(2)])
    expect([stage.view, stage.mover, stage.settled]).toEqual([2, OTHER, false])
    vi.advanceTimersByTime(400)
    expect([stage.mover, stage.settled]).toEqual([OTHER, true])
  })

  it('shows moments one after the other, and is heard', () => {
    stage.show(pictures(1, 3))
    expect([stage.view, stage.told, stage.settled]).toEqual([1, 1, false])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.told]).toEqual([2, 2])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.told]).toEqual([3, 3])
    vi.advanceTimersByTime(400)
    expect(stage.settled).toBe(true)
    expect(heard).toEqual(['step', 'step', 'step'])
  })

  it('keeps naming who led to a roll while it is shown', () => {
    stage.show([picture(1), picture(2, { seat: null })])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.mover, stage.settled]).toEqual([2, OTHER, false])
  })

  it('names whose turn begins with a moment, whoever led to it', () => {
    const turn: Happening = { kind: 'turn', args: { seat: { domain: 'seat', value: 2 } }, more: [] }
    stage.show([picture(1, { seat: OWN, events: [turn, happening('fly')] })])
    expect([stage.mover, stage.settled]).toEqual([2, false])
  })

  it('looks longer at big moments', () => {
    stage.show([picture(1, { events: [happening('reveal')] }), picture(2)])
    expect(stage.beat).toBe(900)
    vi.advanceTimersByTime(900)
    expect([stage.view, stage.beat]).toEqual([2, 400])
  })

  it('takes at most a second and a half for moments that come together', () => {
    stage.show(pictures(1, 30))
    vi.advanceTimersByTime(1_500)
    expect([stage.view, stage.settled]).toEqual([30, true])
  })

  it('takes at most six seconds for all that waits behind the movement at hand', () => {
    for (let n = 0; n < 10; n += 1) stage.show(pictures(n * 4 + 1, n * 4 + 4))
    vi.advanceTimersByTime(6_400)
    expect([stage.view, stage.settled]).toEqual([40, true])
  })

  it('goes twice as fast when asked', () => {
    speed = 2
    stage.show(pictures(1, 2))
    vi.advanceTimersByTime(200)
    expect(stage.view).toBe(2)
  })

  it('shows everything at once without motion', () => {
    speed = 0
    stage.show(pictures(1, 5))
    expect([stage.view, stage.told, stage.beat, stage.settled]).toEqual([5, 5, 0, true])
  })

  it('waits for the movement before when frames follow closely', () => {
    stage.show([picture(1, { seat: OWN })])
    stage.show([picture(2)])
    expect([stage.view, stage.settled]).toEqual([1, false])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.settled]).toEqual([2, false])
    vi.advanceTimersByTime(400)
    expect(stage.settled).toBe(true)
  })

  it('jumps to the end when the player is in a hurry', () => {
    stage.show(pictures(1, 3))
    stage.skip()
    expect([stage.view, stage.told, stage.settled]).toEqual([3, 3, true])
    vi.advanceTimersByTime(5_000)
    expect(stage.view).toBe(3)
  })
})
