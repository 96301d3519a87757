import { describe, expect, it } from 'vitest'
import content from '../../../../src/aerodrome/games/aeroplanes/content/aeroplanes.toml?raw'
import { airframe } from './airframes'
import { shape } from './shape'
import type { Design } from './view'

/** The aeroplane cards of the game. */
function cards(): Design[] {
  return content.split('[[aeroplane]]').slice(1).map((card, n) => {
    const lines = [...card.matchAll(/^(\w+) = (.+)$/gm)]
    const values = lines.map(([, name, value]) => [name, JSON.parse(value ?? '')])
    return { number: n + 1, ...Object.fromEntries(values) } as Design
  })
}

const CARDS = cards()
const drawn = (name: string) => shape(CARDS.find((card) => card.name === name)!)

describe('the pictures of the aeroplanes', () => {
  it('are all different', () => {
    expect(CARDS).toHaveLength(46)
    expect(new Set(CARDS.map((card) => JSON.stringify(shape(card)))).size).toBe(46)
  })

  it('have a window for every seat, and stay within their box', () => {
    for (const card of CARDS) {
      const { panes, body } = shape(card)
      expect(panes).toHaveLength(card.seats)
      const start = Number(/^M([\d.]+)/.exec(body)?.[1])
      for (const { x } of panes) expect(x).toBeLessThan(start)
      const across = [...body.matchAll(/[MLQ]([\d.]+)/g)].map(([, x]) => Number(x))
      expect(Math.min(...across)).toBeGreaterThan(0)
      expect(Math.max(...across)).toBeLessThan(100)
    }
  })

  it('show engines where they were: in the nose, on the wings, or one behind the other', () => {
    expect(drawn('junkers-f-13')).toMatchObject({ motors: [], nose: { y: 30 } })
    expect(drawn('junkers-ju-52-3m').motors).toHaveLength(1)
    expect(drawn('junkers-ju-52-3m').nose).not.toBeNull()
    expect(drawn('douglas-dc-3')).toMatchObject({ motors: [{}], beyondMotors: [{}], nose: null })
    expect([drawn('focke-wulf-fw-200-condor').motors.length, drawn('latecoere-521').motors.length]).toEqual([2, 3])
    const [pulling, pushing] = drawn('dornier-do-j-wal').motors
    expect(pulling!.y).toBe(pushing!.y)
    expect(pulling!.x).toBeGreaterThan(pushing!.x)
  })

  it('have two wings with struts, or one', () => {
    const pairs = CARDS.filter(({ wings }) => wings === 2)
    expect(pairs.map((card) => shape(card).wings.length)).toEqual(pairs.map(() => 2))
    expect(drawn('douglas-dc-2')).toMatchObject({ wings: [{}], struts: '', wheel: null })
  })

  it('are flying boats where they were, with a wing in the air', () => {
    const wet = CARDS.filter(({ name }) => ['float', 'sponson'].includes(airframe(name).gear))
    expect(wet.map(({ name }) => name)).toEqual(CARDS.filter(({ boat }) => boat).map(({ name }) => name))
    for (const card of wet) expect(shape(card)).toMatchObject({ wheel: null, portholes: true })
  })
})
