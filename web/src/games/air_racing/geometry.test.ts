import { describe, expect, it } from 'vitest'
import { courses } from './courses.testing'
import { at, bearing, fit, middle, put, ring, track, way, whereabouts } from './geometry'
import type { Course } from './view'

const lanes = [0, 1, 2, 3]
const short = named('stead_short')

function named(name: string): Course {
  const found = courses.find((course) => course.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('places of Stead Short', () => {
  const on = track(short)

  it('begin on the line in all lanes, outward from the blue pylon', () => {
    for (const lane of lanes) {
      expect(at(on, lane, 0)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-lane - 0.5), heading: 0 })
    }
  })

  it('reach pylon 1 after four half-tiles, and leave its turn after one more', () => {
    expect(at(on, 0, 4)).toEqual({ x: expect.closeTo(2), y: expect.closeTo(-0.5), heading: expect.closeTo(0) })
    const { x, y, heading } = at(on, 0, 5)
    expect(heading).toBeCloseTo(Math.PI / 3, 2)
    expect(x).toBeCloseTo(2 + 0.5 * Math.sin(Math.PI / 3), 2)
    expect(y).toBeCloseTo(-0.5 * Math.cos(Math.PI / 3), 2)
  })

  it('lie on an arc around the pylon in a turn', () => {
    for (const [place, part] of [
      [4, 0],
      [5, 1 / 7],
      [8, 4 / 7],
      [11, 1],
    ] as const) {
      const { x, y, heading } = at(on, 3, place)
      expect(Math.hypot(x - 2, y)).toBeCloseTo(3.5)
      expect(heading).toBeCloseTo((part * Math.PI) / 3, 2)
    }
  })

  it('come back on the far side: half of the long straight heads the other way', () => {
    const heading = expect.closeTo(Math.PI)
    expect(at(on, 0, 13 + 5)).toEqual({ x: expect.closeTo(-0.5), y: expect.closeTo(3.1), heading })
  })

  it('have the aircraft behind them, by half its length', () => {
    expect(middle(on, 2, 0)).toEqual({ x: expect.closeTo(-0.5), y: expect.closeTo(-2.5), heading: expect.closeTo(0) })
    expect(middle(on, 0, 3)).toEqual({ x: expect.closeTo(1), y: expect.closeTo(-0.5), heading: 0 })
  })
})

describe.each(courses.map((course) => [course.name, course] as const))('a lap of %s', (_, course) => {
  const on = track(course)

  it.each(lanes)('closes in lane %i, without a gap, and turns once around', (lane) => {
    const steps = (course.length[lane] ?? 0) * 20
    let before = at(on, lane, 0)
    let turned = 0
    let flown = 0
    for (let n = 1; n <= steps; n++) {
      const here = at(on, lane, n / 20)
      const turn = Math.atan2(Math.sin(here.heading - before.heading), Math.cos(here.heading - before.heading))
      expect(turn).toBeGreaterThan(-1e-9)
      expect(Math.hypot(here.x - before.x, here.y - before.y)).toBeLessThan(0.08)
      flown += Math.hypot(here.x - before.x, here.y - before.y)
      turned += turn
      before = here
    }
    expect(turned).toBeCloseTo(2 * Math.PI)
    expect(before.x).toBeCloseTo(at(on, lane, 0).x)
    expect(before.y).toBeCloseTo(at(on, lane, 0).y)
    const around = on.corners.reduce((sum, { length }) => sum + length, 0)
    expect(flown).toBeCloseTo(around + 2 * Math.PI * (lane + 0.5), 1)
  })

  it('begins on one line, square to the first straight, in all lanes', () => {
    const heading = on.corners[0]?.heading ?? 0
    for (const lane of lanes) {
      const { x, y } = at(on, lane, 0)
      expect(x * Math.cos(heading) + y * Math.sin(heading)).toBeCloseTo(0)
      expect(Math.hypot(x, y)).toBeCloseTo(lane + 0.5)
    }
  })

  it('passes each gate beside its pylon', () => {
    course.gates.forEach((gate, n) => {
      const { x, y } = at(on, 0, gate)
      const pylon = on.corners[n]
      expect(Math.hypot(x - (pylon?.x ?? 0), y - (pylon?.y ?? 0))).toBeCloseTo(0.5)
    })
  })

  it.each([
    [800, 480],
    [390, 440],
    [1600, 400],
  ])('fits %i by %i pixels as large as it can', (width, height) => {
    const frame = fit(on, width, height)
    const points = way(on, 3, 0, course.length[3] ?? 0).map((point) => put(frame, point))
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const rim = 0.5 * frame.tile // from the middle of the outer lane to its edge
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(rim)
    expect(Math.max(...xs)).toBeLessThanOrEqual(width - rim)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(rim)
    expect(Math.max(...ys)).toBeLessThanOrEqual(height - rim)
    const free = Math.min(Math.min(...xs) + width - Math.max(...xs), Math.min(...ys) + height - Math.max(...ys))
    expect(free).toBeLessThan(2 * frame.tile)
  })
})

describe('a picture', () => {
  it('has the second axis upward, and headings clockwise from up', () => {
    const frame = fit(track(short), 800, 480)
    expect(frame.turned).toBe(0)
    expect(put(frame, { x: 0, y: 1 }).y).toBeLessThan(put(frame, { x: 0, y: 0 }).y)
    expect(bearing(frame, 0)).toBe(90)
    expect(bearing(frame, Math.PI / 2)).toBe(0)
  })

  it('lies on its side where that shows more', () => {
    const frame = fit(track(named('stead_long')), 800, 480)
    expect(frame.turned).toBe(90)
    expect(bearing(frame, 0)).toBe(0)
    const [from, to] = [put(frame, { x: 0, y: 0 }), put(frame, { x: 1, y: 0 })]
    expect(to.x).toBeCloseTo(from.x)
    expect(to.y).toBeCloseTo(from.y - frame.tile)
  })

  it('draws the edge of a lane with an arc at each pylon that turns', () => {
    const frame = fit(track(short), 800, 480)
    expect(ring(track(short), frame, 2).match(/A/g)).toHaveLength(6)
    expect(ring(track(short), frame, 0)).not.toContain('A')
  })
})

it('tells on which straight or in which turn an aircraft is', () => {
  expect(whereabouts(short, { laps: 0, lane: 0, place: 4 })).toEqual({ pylon: 0, turning: false })
  expect(whereabouts(short, { laps: 0, lane: 0, place: 5 })).toEqual({ pylon: 0, turning: true })
  expect(whereabouts(short, { laps: 0, lane: 3, place: 12 })).toEqual({ pylon: 1, turning: false })
  expect(whereabouts(short, { laps: 0, lane: 0, place: 37 })).toEqual({ pylon: 6, turning: false })
})
