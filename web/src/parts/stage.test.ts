import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happening } from '../lib/types'
import { Stage } from './stage.svelte'

const step: Happening = { kind: 'step', args: {}, more: [] }
const word: Happening = { kind: 'word', args: {}, more: [] }
const steps = (count: number) => Array.from({ length: count }, () => step)

/** A picture is a number; each step adds one to it, words change nothing. */
const after = (view: unknown, { kind }: Happening) => (kind === 'step' ? Number(view) + 1 : view)

let speed: number
let heard: number
let stage: Stage

beforeEach(() => {
  vi.useFakeTimers()
  speed = 1
  heard = 0
  stage = new Stage(
    after,
    () => speed,
    () => (heard += 1),
  )
  stage.show(0, [])
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a stage', () => {
  it('shows the first state at once', () => {
    const fresh = new Stage(after, () => 1)
    fresh.show(7, steps(7))
    expect([fresh.view, fresh.told, fresh.settled]).toEqual([7, 7, true])
  })

  it('shows a single step at once and stays open for input while it moves', () => {
    stage.show(1, steps(1))
    expect([stage.view, stage.beat, stage.settled]).toEqual([1, 400, true])
  })

  it('shows the events of a state one after the other, and ends at the state', () => {
    stage.show('end', steps(3))
    expect([stage.view, stage.told, stage.settled]).toEqual([1, 1, false])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.told]).toEqual([2, 2])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.told, stage.settled]).toEqual(['end', 3, true])
    expect(heard).toBe(3)
  })

  it('counts the events that came before what it was given', () => {
    const late = new Stage(after, () => 1)
    late.show(9, steps(2), 7)
    expect([late.view, late.told]).toEqual([9, 9])
    late.show(10, steps(3), 7)
    expect([late.view, late.told, late.beat]).toEqual([10, 10, 400])
    late.show(20, steps(1), 19)
    expect([late.view, late.told, late.beat]).toEqual([20, 20, 0])
  })

  it('spends no time on events without a picture', () => {
    stage.show(1, [word, step, word])
    expect([stage.view, stage.told, stage.settled]).toEqual([1, 3, true])
  })

  it('takes at most a second and a half for a state', () => {
    stage.show(30, steps(30))
    vi.advanceTimersByTime(1_500)
    expect([stage.view, stage.settled]).toEqual([30, true])
  })

  it('takes at most six seconds for all that waits behind the movement at hand', () => {
    for (let n = 1; n <= 10; n += 1) stage.show(n * 4, steps(n * 4))
    vi.advanceTimersByTime(6_400)
    expect([stage.view, stage.settled]).toEqual([40, true])
  })

  it('goes twice as fast when asked', () => {
    speed = 2
    stage.show(2, steps(2))
    vi.advanceTimersByTime(200)
    expect(stage.view).toBe(2)
  })

  it('shows everything at once without motion', () => {
    speed = 0
    stage.show(5, steps(5))
    expect([stage.view, stage.told, stage.beat, stage.settled]).toEqual([5, 5, 0, true])
  })

  it('waits for the movement before when states follow closely', () => {
    stage.show(1, steps(1))
    stage.show(2, steps(2))
    expect([stage.view, stage.settled]).toEqual([1, false])
    vi.advanceTimersByTime(400)
    expect([stage.view, stage.settled]).toEqual([2, true])
  })

  it('jumps to the end when the player is in a hurry', () => {
    stage.show(3, steps(3))
    stage.skip()
    expect([stage.view, stage.told, stage.settled]).toEqual([3, 3, true])
    vi.advanceTimersByTime(5_000)
    expect(stage.view).toBe(3)
  })

  it('shows at once what was taken back', () => {
    stage.show(3, steps(3))
    stage.show(1, steps(1))
    expect([stage.view, stage.told, stage.settled]).toEqual([1, 1, true])
  })

  it('keeps a change without events behind the pictures before it', () => {
    stage.show(2, steps(2))
    stage.show('later', steps(2))
    expect([stage.view, stage.settled]).toEqual([1, false])
    vi.advanceTimersByTime(2_000)
    expect([stage.view, stage.settled]).toEqual(['later', true])
  })
})
