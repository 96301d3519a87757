import { describe, expect, it } from 'vitest'
import { bound, CLOSEST, corner, dragged, revealing, zoomed } from './gestures'

const PANEL = { width: 400, height: 300 }
const sized = (zoom: number) => ({ width: 600 * zoom, height: 400 * zoom })
const MIDDLE = { zoom: 1, x: 0.5, y: 0.5 }

describe('looking around', () => {
  it('never shows what is outside the poster', () => {
    for (const by of [{ x: 9000, y: 9000 }, { x: -9000, y: -9000 }, { x: 30, y: -20 }]) {
      const look = bound(dragged(MIDDLE, by, sized(1)), PANEL, sized(1))
      const { x, y } = corner(look, PANEL, sized(1))
      expect(Math.max(x, y)).toBeLessThanOrEqual(1e-9)
      expect(Math.min(x + 600 - PANEL.width, y + 400 - PANEL.height)).toBeGreaterThanOrEqual(-1e-9)
    }
  })

  it('follows the finger', () => {
    const before = corner(MIDDLE, PANEL, sized(1))
    const after = corner(dragged(MIDDLE, { x: 30, y: -20 }, sized(1)), PANEL, sized(1))
    expect([after.x - before.x, after.y - before.y]).toEqual([expect.closeTo(30), expect.closeTo(-20)])
  })

  it('keeps what is under the fingers there while it grows', () => {
    const at = { x: 90, y: 220 }
    const look = zoomed(MIDDLE, 1.7, at, PANEL, sized)
    const [before, after] = [corner(MIDDLE, PANEL, sized(1)), corner(look, PANEL, sized(1.7))]
    expect((at.x - before.x) * 1.7).toBeCloseTo(at.x - after.x)
    expect((at.y - before.y) * 1.7).toBeCloseTo(at.y - after.y)
  })

  it('comes no closer and goes no farther than it may', () => {
    const at = { x: 0, y: 0 }
    expect(zoomed(MIDDLE, 100, at, PANEL, sized).zoom).toBe(CLOSEST)
    expect(zoomed(MIDDLE, 0.01, at, PANEL, sized)).toEqual(MIDDLE)
  })

  it('puts a poster smaller than its panel in the middle', () => {
    const small = { width: 300, height: 200 }
    expect(corner(bound({ zoom: 1, x: 0.1, y: 0.9 }, PANEL, small), PANEL, small)).toEqual({ x: 50, y: 50 })
  })

  it('brings a place in sight, and moves no more than it must', () => {
    const look = revealing(MIDDLE, { x: 0.95, y: 0.5 }, PANEL, sized(1), 50)
    const { x, y } = corner(look, PANEL, sized(1))
    expect(x + 0.95 * 600).toBeCloseTo(PANEL.width - 50)
    expect(y).toBe(corner(MIDDLE, PANEL, sized(1)).y)
    expect(revealing(MIDDLE, { x: 0.55, y: 0.45 }, PANEL, sized(1), 50)).toEqual(MIDDLE)
  })
})
