import { describe, expect, it } from 'vitest'
import de from '../../../../src/aerodrome/games/aeroplanes/locale/de.ftl?raw'
import en from '../../../../src/aerodrome/games/aeroplanes/locale/en.ftl?raw'
import nl from '../../../../src/aerodrome/games/aeroplanes/locale/nl.ftl?raw'
import cities from '../../../../src/aerodrome/games/aeroplanes/content/cities.toml?raw'
import { badgeBox, fit, LEAST, LETTER, nameBox, PLACES, project, spaces, type Box, type Frame } from './projection'
import { distance } from './routes'

/** Hundredths of the height that letters of the bold text face are wide. */
const WIDTHS: Record<string, number> = {
  a: 55, b: 61, c: 51, d: 61, e: 57, f: 37, g: 60, h: 59, i: 31, j: 28, k: 57, l: 32, m: 89, n: 59, o: 59, p: 61, q: 61,
  r: 39, s: 52, t: 38, u: 58, v: 53, w: 74, x: 54, y: 53, z: 51, A: 69, B: 65, C: 66, D: 70, E: 61, F: 58, H: 72, I: 44,
  J: 57, K: 68, L: 57, M: 88, N: 73, O: 75, P: 64, R: 66, S: 62, T: 61, V: 66, W: 91, Z: 64, ' ': 31, '-': 39, ü: 58,
  ï: 31, ë: 57, Ä: 69,
}
const SIZES: [number, number][] = [
  [490, 260], [520, 300], [560, 340], [640, 380], [830, 340], [830, 420], [1100, 420], [1010, 580],
]
const FRAME = 6 // pixels of the poster's border
const NEAR = 20 // pixels on the smallest poster

const CITIES = [...cities.matchAll(
  /name = "(.+)"\nmarket = "(.+)"\nspaces = (\d)\nlatitude = (.+)\nlongitude = (.+)\n/g,
)].map(([, name = '', market = '', room, latitude, longitude]) => ({
  name, market, room: Number(room), latitude: Number(latitude), longitude: Number(longitude),
}))

function long(text: string): number {
  return [...text].reduce((sum, letter) => {
    const width = WIDTHS[letter]
    if (width === undefined) throw new Error(`no width for ${letter}`)
    return sum + width / 100
  }, 0)
}

function named(catalogue: string, city: string): string {
  return new RegExp(`^city-${city} = (.+)$`, 'm').exec(catalogue)?.[1] ?? ''
}

/** All that stands on the poster, with whose it is. */
function things(frame: Frame, catalogue: string, kinds: string[]): { what: string; whose: string; box: Box }[] {
  return CITIES.flatMap(({ name, room }) => {
    const text = named(catalogue, name)
    expect(text).not.toBe('')
    const all = {
      spaces: spaces(frame, name, room),
      name: nameBox(frame, name, room, long(text)),
      odds: badgeBox(frame, name, room),
    }
    return Object.entries(all).flatMap(([what, box]) => (kinds.includes(what) ? [{ what, whose: name, box }] : []))
  })
}

const touching = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function clashes(frame: Frame, catalogue: string, kinds: string[]): string[] {
  const all = things(frame, catalogue, kinds)
  return all.flatMap((one, n) =>
    all
      .slice(n + 1)
      .filter((other) => other.whose !== one.whose && touching(one.box, other.box))
      .map((other) => `${one.what} of ${one.whose}, ${other.what} of ${other.whose}`),
  )
}

describe('the route map', () => {
  it('has a place for every city, and no others', () => {
    expect(CITIES).toHaveLength(36)
    expect(Object.keys(PLACES)).toEqual(CITIES.map(({ name }) => name))
  })

  it('puts every city close to where it is on the globe', () => {
    for (const { name, longitude, latitude } of CITIES) {
      const [place, truth] = [PLACES[name] ?? { x: 0, y: 0 }, project(longitude, latitude)]
      const off = Math.hypot((place.x - truth.x) * LEAST.width, (place.y - truth.y) * LEAST.height)
      expect(off, name).toBeLessThan(NEAR)
    }
  })

  it('has the cities of Europe inside the ring and all others outside', () => {
    for (const { name, market } of CITIES) {
      expect(distance(PLACES[name] ?? { x: 0, y: 0 }) < 1, name).toBe(market === 'europe')
    }
  })

  it.each([['en', en], ['nl', nl], ['de', de]])('keeps names and airports apart in %s', (_, catalogue) => {
    for (const [width, height] of SIZES) {
      expect(clashes(fit(width, height), catalogue, ['spaces', 'name']), `${width} x ${height}`).toEqual([])
    }
  })

  it.each([['en', en], ['nl', nl], ['de', de]])('has room for all odds at once in %s', (_, catalogue) => {
    expect(clashes(fit(560, 340), catalogue, ['spaces', 'name', 'odds'])).toEqual([])
  })

  it.each([['en', en], ['nl', nl], ['de', de]])('shows everything inside its frame in %s', (_, catalogue) => {
    for (const [width, height] of SIZES) {
      const frame = fit(width, height)
      for (const { what, whose, box } of things(frame, catalogue, ['spaces', 'name', 'odds'])) {
        const text = `${what} of ${whose} at ${width} x ${height}`
        const edges = [box.left, box.top, frame.width - box.right, frame.height - box.bottom]
        expect(Math.min(...edges), text).toBeGreaterThan(FRAME)
      }
    }
  })

  it('never writes smaller than can be read', () => {
    for (const [width, height] of [...SIZES, [200, 100] as const]) {
      expect(fit(width, height).unit * LETTER).toBeGreaterThanOrEqual(11)
    }
  })

  it('covers a small panel and keeps its shape in a wide one', () => {
    expect(fit(390, 500)).toMatchObject({ height: 500, width: expect.closeTo(675) })
    expect(fit(2000, 400)).toMatchObject({ height: 400, width: expect.closeTo(920) })
  })
})
