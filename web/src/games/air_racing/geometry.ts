/** The course on the ground: where each place of a lane is, which way it heads, and how all of it fits a picture. */

import type { Course, Place } from './view'

export interface Point {
  x: number
  y: number
}

/** A point and a heading in radians, counter-clockwise from the first axis. */
export interface Pose extends Point {
  heading: number
}

/** A pylon, the straight before it, and the turn around it. */
interface Corner extends Point {
  heading: number
  length: number
  turn: number
}

interface Piece {
  corner: number
  curved: boolean
  length: number
}

/** A part of a lane that holds so many places at even distances. */
interface Leg {
  from: number
  places: number
  pieces: Piece[]
  length: number
}

/** The course in tiles: the blue pylon at the origin, the second axis upward. */
export interface Track {
  course: Course
  corners: Corner[]
  lanes: Leg[][]
}

/** How the track lies in a picture, in pixels. */
export interface Frame {
  width: number
  height: number
  /** pixels of a tile */
  tile: number
  /** degrees, counter-clockwise */
  turned: number
  centre: Point
}

const FULL = 2 * Math.PI
const HUNDREDTHS = 100
const MARGIN = 0.3 // tiles around the outer lane
const BETTER = 1.05 // how much larger a turned course must be

export function track(course: Course): Track {
  const points = course.x.map((x, i) => ({ x: x / HUNDREDTHS, y: (course.y[i] ?? 0) / HUNDREDTHS }))
  const ways = points.map(({ x, y }, i) => {
    const from = points.at(i - 1) ?? { x: 0, y: 0 }
    return { heading: Math.atan2(y - from.y, x - from.x), length: Math.hypot(x - from.x, y - from.y) }
  })
  const corners = points.map((point, i) => {
    const { heading, length } = ways[i] ?? { heading: 0, length: 0 }
    const turn = ((ways[(i + 1) % ways.length]?.heading ?? 0) - heading + FULL) % FULL
    return { ...point, heading, length, turn: FULL - turn < 1e-9 ? 0 : turn }
  })
  return { course, corners, lanes: course.turns.map((turns, lane) => legs(course, corners, turns, lane)) }
}

/** How far a lane's middle is from the pylons. */
function out(lane: number): number {
  return lane + 0.5
}

/** The turn that holds no place is flown with the straight after it; the blue pylon's with the one before, because the
 * line is where it ends. */
function legs(course: Course, corners: Corner[], turns: readonly number[], lane: number): Leg[] {
  const made: Leg[] = []
  let from = 0
  let loose: Piece[] = []
  const add = (places: number, pieces: Piece[]) => {
    made.push({ from, places, pieces, length: pieces.reduce((sum, { length }) => sum + length, 0) })
    from += places
  }
  corners.forEach(({ length, turn }, corner) => {
    const straight = { corner, curved: false, length }
    const curve = { corner, curved: true, length: turn * out(lane) }
    const places = turns[corner] ?? 0
    const last = corner === corners.length - 1
    add(course.straights[corner] ?? 0, [...loose, straight, ...(last && places === 0 ? [curve] : [])])
    loose = []
    if (places > 0) add(places, [curve])
    else if (!last) loose = [curve]
  })
  return made
}

/** So far outside the pylons, part of the way along a straight or a turn. */
function along(corners: readonly Corner[], { corner, curved }: Piece, part: number, far: number): Pose {
  const here = corners[corner]
  if (!here) return { x: 0, y: 0, heading: 0 }
  const heading = here.heading + (curved ? part * here.turn : 0)
  const back = curved ? 0 : (1 - part) * here.length
  return {
    x: here.x - back * Math.cos(heading) + far * Math.sin(heading),
    y: here.y - back * Math.sin(heading) - far * Math.cos(heading),
    heading,
  }
}

/** So many half-tiles from the line along a lane, also between two places and beyond a lap. */
export function at({ course, corners, lanes }: Track, lane: number, halves: number): Pose {
  const length = course.length[lane] ?? 1
  const place = ((halves % length) + length) % length
  const leg = lanes[lane]?.findLast(({ from }) => from <= place)
  let left = leg ? ((place - leg.from) / leg.places) * leg.length : 0
  const piece = leg?.pieces.find((each, i) => {
    if (left <= each.length || i === leg.pieces.length - 1) return true
    left -= each.length
    return false
  })
  if (!piece) return along(corners, { corner: 0, curved: false, length: 0 }, 0, out(lane))
  return along(corners, piece, piece.length > 0 ? left / piece.length : 0, out(lane))
}

/** The middle of an aircraft, which is one tile long, by its front edge. */
export function middle(on: Track, lane: number, front: number): Pose {
  return at(on, lane, front - 1)
}

/** The middle of the pylons. */
export function heart({ corners }: Track): Point {
  const mean = (of: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length
  return { x: mean('x'), y: mean('y') }
}

/** How far it is from a point inside to the nearest straight. */
export function room({ corners }: Track, { x, y }: Point): number {
  return Math.min(
    ...corners.map((corner) => (corner.x - x) * Math.sin(corner.heading) - (corner.y - y) * Math.cos(corner.heading)),
  )
}

/** Points along a lane from one place to a later one. */
export function way(on: Track, lane: number, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil((to - from) * 3))
  return Array.from({ length: steps + 1 }, (_, n) => at(on, lane, from + ((to - from) * n) / steps))
}

/** The pylon that comes next or is being turned around, and whether it is. */
export function whereabouts({ straights, turns }: Course, { lane, place }: Place): { pylon: number; turning: boolean } {
  let end = 0
  for (let pylon = 0; pylon < straights.length; pylon++) {
    end += straights[pylon] ?? 0
    if (place <= end) return { pylon, turning: false }
    end += turns[lane]?.[pylon] ?? 0
    if (place <= end) return { pylon, turning: true }
  }
  return { pylon: 0, turning: false }
}

/** The course as large as it fits, turned on its side if that shows more of it. */
export function fit({ corners, lanes }: Track, width: number, height: number): Frame {
  const frames = [0, 90].map((turned) => {
    const points = corners.map((corner) => rotated(corner, turned))
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
    const [low, high] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
    const around = 2 * (lanes.length + MARGIN)
    const tile = Math.max(1, Math.min(width / (right - left + around), height / (high - low + around)))
    return { width, height, tile, turned, centre: { x: (left + right) / 2, y: (low + high) / 2 } }
  })
  const [upright, turned] = frames as [Frame, Frame]
  return turned.tile > upright.tile * BETTER ? turned : upright
}

function rotated({ x, y }: Point, turned: number): Point {
  return turned === 90 ? { x: -y, y: x } : { x, y }
}

/** A point of the track in the picture. */
export function put({ width, height, tile, turned, centre }: Frame, point: Point): Point {
  const { x, y } = rotated(point, turned)
  return { x: width / 2 + (x - centre.x) * tile, y: height / 2 - (y - centre.y) * tile }
}

/** A heading in the picture: degrees from straight up, clockwise. */
export function bearing({ turned }: Frame, heading: number): number {
  return 90 - turned - (heading * 180) / Math.PI
}

/** A line through points of the track. */
export function line(frame: Frame, points: readonly Point[]): string {
  return points
    .map((point) => put(frame, point))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}

/** The closed curve so many tiles outside the pylons. */
export function ring({ corners }: Track, frame: Frame, far: number): string {
  const radius = (far * frame.tile).toFixed(1)
  const parts = corners.flatMap(({ turn }, corner) => {
    const end = (curved: boolean, part: number) => {
      const { x, y } = put(frame, along(corners, { corner, curved, length: 0 }, part, far))
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    }
    const straight = `${corner === 0 ? `M${end(false, 0)}` : ''}L${end(false, 1)}`
    return turn > 0 && far > 0 ? [straight, `A${radius} ${radius} 0 0 0 ${end(true, 1)}`] : [straight]
  })
  return `${parts.join('')}Z`
}

/** A ray outward from a pylon through all that is so far and so far from it, square to the lanes at this heading. */
export function ray({ corners }: Track, corner: number, heading: number, from: number, to: number): [Point, Point] {
  const { x, y } = corners[corner] ?? { x: 0, y: 0 }
  const end = (far: number) => ({ x: x + far * Math.sin(heading), y: y - far * Math.cos(heading) })
  return [end(from), end(to)]
}
