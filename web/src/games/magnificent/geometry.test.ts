import { describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/types'
import { afterwards, focus, heaps, scrollTo, spots } from './geometry'
import type { Machine } from './view'
import { draft, landing } from './views.testing'

const plane = landing.machines[0] as Machine
const at = (tile: number, band: Machine['band']): Machine => ({ ...plane, tile, band })

describe('machines on the panorama', () => {
  it('are alone in the middle of their place, the high band on top and the ground at the bottom', () => {
    expect(spots([at(0, 'high'), at(3, 'middle'), at(3, 'low'), at(10, 'ground')])).toEqual([
      { x: 0.5, level: 0, drop: 0, company: 1 },
      { x: 3.5, level: 1, drop: 0, company: 1 },
      { x: 3.5, level: 2, drop: 0, company: 1 },
      { x: 10.5, level: 3, drop: 0, company: 1 },
    ])
  })

  it('stand two by two on their tile when six begin on the same airfield', () => {
    const six = spots(Array.from({ length: 6 }, () => at(0, 'ground')))
    expect(new Set(six.map(({ x, drop }) => `${x} ${drop}`)).size).toBe(6)
    expect(new Set(six.map(({ x }) => x))).toEqual(new Set([0.28, 0.72]))
    expect(six.map(({ drop }) => Math.sign(drop))).toEqual([-1, -1, 0, 0, 1, 1])
    expect(six.every(({ company }) => company === 6)).toBe(true)
  })

  it('leave the odd one in the middle of the last rank', () => {
    expect(spots([at(1, 'low'), at(1, 'low'), at(1, 'low')]).map(({ x }) => x)).toEqual([1.28, 1.72, 1.5])
  })

  it('do not make way for those in another band of the tile', () => {
    const [first, second, third] = spots([at(2, 'low'), at(2, 'high'), at(2, 'low')])
    expect(second?.x).toBe(2.5)
    expect((first?.x ?? 0) + (third?.x ?? 0)).toBeCloseTo(5)
  })
})

describe('an option that is shown', () => {
  const option = (args: Choice['args']) => ({ words: 'fly', kind: 'fly', message: 'do-fly', args, at: [] })

  it('brings a machine where it says', () => {
    const machine = at(4, 'middle')
    expect(afterwards(machine, option({ tile: 5, band: 'low' }))).toEqual({ ...machine, tile: 5, band: 'low' })
  })

  it('leaves it where it is if it says nothing of a place', () => {
    expect(afterwards(plane, option({ chance: 50 }))).toBeNull()
    expect(afterwards(plane, option({ tile: '5' }))).toBeNull()
  })
})

describe('what everybody looks at', () => {
  it('is the machine that is tested', () => {
    expect(focus(landing)?.machine).toBe(landing.trial?.machine)
  })

  it('is the machine whose turn it is, even when another is mine', () => {
    const other = landing.machines.find(({ owner }) => owner !== landing.viewer)?.machine ?? ''
    const turn = landing.turn && { ...landing.turn, machine: other }
    expect(focus({ ...landing, trial: null, turn })?.machine).toBe(other)
  })

  it('is mine before the race, and nothing for a spectator', () => {
    expect(focus(draft)?.owner).toBe(draft.viewer)
    expect(focus({ ...draft, viewer: null })).toBeUndefined()
  })
})

describe('the course', () => {
  it('scrolls a tile to the middle, and never past its ends', () => {
    expect(scrollTo(5, 11, 1100, 400)).toBe(350)
    expect(scrollTo(0, 11, 1100, 400)).toBe(0)
    expect(scrollTo(10, 11, 1100, 400)).toBe(700)
    expect(scrollTo(10, 11, 300, 400)).toBe(0)
  })

  it('shows cargo of a kind as one heap', () => {
    expect(heaps(['town', 'water', 'town'])).toEqual([
      { name: 'town', count: 2 },
      { name: 'water', count: 1 },
    ])
  })
})
