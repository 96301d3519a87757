/** The lines of the route map: curves between cities, and the gateways, which every European city reaches. */

import { PLACES, put, spot, type Frame, type Point } from './projection'
import type { City, Connection } from './view'

/** A line from one city to another, a little bent. */
export interface Curve {
  from: Point
  bend: Point
  to: Point
}

/** A city outside Europe that is connected with every city in it. */
export interface Gateway extends Pick<Connection, 'colour' | 'lda'> {
  city: string
}

const BOW = 0.09 // of a curve's length
const RING = { x: 0.492, y: 0.27, across: 0.262, down: 0.335, power: 4 } // around Europe
const LETTERS: Readonly<Record<string, number>> = { 'ethiopia india': 0.3, 'west-africa south-america': 0.45 }
const STRANDS = [-0.05, 0, 0.05] // radians

export function curve(frame: Frame, start: string, end: string): Curve {
  const [from, to] = [spot(frame, start), spot(frame, end)]
  const east = to.x >= from.x ? 1 : -1
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * BOW * east,
    y: (from.y + to.y) / 2 - (to.x - from.x) * BOW * east,
  }
  return { from, bend, to }
}

export function line({ from, bend, to }: Curve): string {
  return `M${round(from)}Q${round(bend)} ${round(to)}`
}

/** A point of a curve, from 0 where it starts to 1 where it ends. */
export function along({ from, bend, to }: Curve, part: number): Point {
  const [before, at, after] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
  return { x: before * from.x + at * bend.x + after * to.x, y: before * from.y + at * bend.y + after * to.y }
}

/** How far along a connection its envelope lies, where names do not hide it. */
export function letterAt(frame: Frame, start: string, end: string): Point {
  return along(curve(frame, start, end), LETTERS[`${start} ${end}`] ?? 0.5)
}

/** The connections that are drawn one by one, and the gateways, whose many are drawn as one. */
export function sorted(cities: readonly City[], connections: readonly Connection[]): [Connection[], Gateway[]] {
  const europe = new Set(cities.filter(({ market }) => market === 'europe').map(({ name }) => name))
  const single: Connection[] = []
  const gateways = new Map<string, Gateway>()
  for (const each of connections) {
    const { start, end, colour, lda } = each
    const city = europe.has(start) ? end : start
    if (europe.has(start) === europe.has(end)) single.push(each)
    else gateways.set(city, { city, colour, lda })
  }
  return [single, [...gateways.values()]]
}

/** How far out a place is: 1 on the ring around Europe. */
export function distance({ x, y }: Point): number {
  const { power } = RING
  const parts = ((x - RING.x) / RING.across) ** power + ((y - RING.y) / RING.down) ** power
  return parts ** (1 / power)
}

/** The point of the ring in the direction of a place, turned a little. */
function landing(place: Point, turn: number): Point {
  const [x, y] = [place.x - RING.x, place.y - RING.y]
  const to = {
    x: RING.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: RING.y + x * Math.sin(turn) + y * Math.cos(turn),
  }
  const far = distance(to)
  return { x: RING.x + (to.x - RING.x) / far, y: RING.y + (to.y - RING.y) / far }
}

/** The rope from the ring to a gateway: its strands, where it is tied to the ring, and where its envelope lies. */
export function rope(frame: Frame, city: string): { d: string; knot: Point; letter: Point } {
  const place = PLACES[city] ?? RING
  const to = put(frame, place)
  const from = STRANDS.map((turn) => put(frame, landing(place, turn)))
  const knot = put(frame, landing(place, 0))
  const letter = { x: knot.x * 0.6 + to.x * 0.4, y: knot.y * 0.6 + to.y * 0.4 }
  return { d: from.map((point) => `M${round(point)}L${round(to)}`).join(''), knot, letter }
}

export function ring(frame: Frame): string {
  const steps = Array.from({ length: 96 }, (_, n) => (n * Math.PI) / 48)
  const root = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / RING.power)
  const points = steps.map((turn) =>
    put(frame, { x: RING.x + RING.across * root(Math.cos(turn)), y: RING.y + RING.down * root(Math.sin(turn)) }),
  )
  return `M${points.map(round).join('L')}Z`
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
