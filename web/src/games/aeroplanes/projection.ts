/** The route map as a picture: the world as seen through a lens over Europe, so that one map has room for both. Places are
 *  in parts of the poster's width and height; a frame turns them into pixels. */

import { geoProjection, type GeoProjection } from 'd3-geo'

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Side = 'n' | 'e' | 's' | 'w'

/** How a city stands on the poster: the middle of its airport spaces, on which sides of them its name and its odds are, and
 *  how far the name leans: 1 makes it end with the spaces on the right, -1 on the left. */
export interface Place extends Point {
  name: Side
  odds: Side
  lean: number
}

/** The poster in pixels; `unit` is how large things on it are drawn. */
export interface Frame {
  width: number
  height: number
  unit: number
}

export const LEAST = { width: 560, height: 340 } // at which every name still has room
export const SPACE = { width: 11, height: 14, step: 12 } // of an airport, in units
export const LETTER = 11 // height of a name, in units
export const LINE = 11.5
export const BADGE = { width: 27, height: 13 }
const MOST = 1.35 // units
const TALLEST = 1.35 // width to height
const WIDEST = 2.3

const LENS = { longitude: 13, latitude: 48.5, power: 10, narrow: 0.8, across: 0.1289, down: 0.1666, x: 0.4839, y: 0.3504 }
const RADIAN = Math.PI / 180
const FLAT = 0.8 // between a plain grid and Mercator

const north = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (FLAT * latitude) / 2)) / FLAT
const HEART = north(LENS.latitude * RADIAN)

/** Longitude from that of the lens, and latitude, in radians: the farther from the lens, the smaller. */
function raw(longitude: number, latitude: number): [number, number] {
  const [across, up] = [longitude * LENS.narrow, north(latitude) - HEART]
  const far = Math.hypot(across, up)
  const scale = far > 0 ? Math.asinh(LENS.power * far) / far : LENS.power
  return [across * scale * LENS.across, up * scale * LENS.down]
}

/** Where a place of the globe is on the poster. */
export function project(longitude: number, latitude: number): Point {
  const [across, up] = raw((longitude - LENS.longitude) * RADIAN, latitude * RADIAN)
  return { x: LENS.x + across, y: LENS.y - up }
}

/** The same for whole coasts, on a sheet of this size. */
export function sheet(width: number, height: number): GeoProjection {
  const equator = project(LENS.longitude, 0)
  return geoProjection((longitude, latitude) => {
    const [across, up] = raw(longitude, latitude)
    return [across * width, up * height]
  })
    .rotate([-LENS.longitude, 0])
    .scale(1)
    .translate([equator.x * width, equator.y * height])
    .precision(0.2)
}

const at = (x: number, y: number, name: Side, odds: Side, lean = 0): Place => ({ x, y, name, odds, lean })

/** Set by hand, close to the true places: names, spaces and odds of neighbours must not touch. */
export const PLACES: Readonly<Record<string, Place>> = {
  london: at(0.312, 0.273, 'w', 'n'),
  amsterdam: at(0.372, 0.223, 'n', 'e'),
  berlin: at(0.492, 0.213, 's', 'e'),
  paris: at(0.332, 0.338, 's', 'w'),
  zurich: at(0.409, 0.396, 's', 'e'),
  rome: at(0.477, 0.543, 's', 'e'),
  dublin: at(0.262, 0.223, 'n', 'w'),
  lisbon: at(0.27, 0.517, 'n', 'w', -0.5),
  madrid: at(0.318, 0.531, 's', 'e'),
  toulouse: at(0.331, 0.48, 'n', 'e'),
  frankfurt: at(0.412, 0.295, 's', 'e'),
  copenhagen: at(0.478, 0.134, 'n', 'w', -0.5),
  stockholm: at(0.544, 0.074, 'n', 's'),
  helsinki: at(0.608, 0.077, 's', 'e'),
  warsaw: at(0.601, 0.236, 's', 'e'),
  moscow: at(0.721, 0.198, 's', 'e'),
  vienna: at(0.538, 0.355, 'n', 'w'),
  budapest: at(0.586, 0.384, 's', 'e'),
  athens: at(0.606, 0.579, 'n', 'e'),
  istanbul: at(0.665, 0.521, 'n', 'e'),
  casablanca: at(0.293, 0.625, 's', 'e'),
  cairo: at(0.644, 0.657, 's', 'w'),
  'west-africa': at(0.292, 0.738, 's', 'e'),
  nigeria: at(0.425, 0.811, 's', 'e'),
  ethiopia: at(0.639, 0.776, 'n', 'e'),
  kenya: at(0.612, 0.826, 's', 'e'),
  'south-africa': at(0.548, 0.9, 's', 'n'),
  'middle-east': at(0.736, 0.593, 's', 'e', 0.5),
  india: at(0.834, 0.545, 'n', 'w'),
  indochina: at(0.867, 0.629, 'n', 'e'),
  malaya: at(0.845, 0.679, 's', 'e'),
  china: at(0.916, 0.487, 's', 'e'),
  japan: at(0.94, 0.437, 'n', 'w'),
  australia: at(0.877, 0.763, 's', 'e'),
  'north-america': at(0.08, 0.424, 's', 'e'),
  'south-america': at(0.259, 0.842, 's', 'e'),
}

/** A poster that fills a panel of this size: neither too small for its names nor out of shape. */
export function fit(width: number, height: number, zoom = 1): Frame {
  const tall = Math.max(height, LEAST.height)
  const wide = Math.min(Math.max(width, LEAST.width, tall * TALLEST), tall * WIDEST)
  const unit = Math.max(1, Math.min((wide * zoom) / LEAST.width, (tall * zoom) / LEAST.height, MOST))
  return { width: wide * zoom, height: tall * zoom, unit }
}

export function put({ width, height }: Frame, { x, y }: Point): Point {
  return { x: x * width, y: y * height }
}

/** Where a city is drawn, in pixels. */
export function spot(frame: Frame, city: string): Point {
  return put(frame, PLACES[city] ?? { x: 0, y: 0 })
}

/** The airport spaces of a city. */
export function spaces(frame: Frame, city: string, room: number): Box {
  const { x, y } = spot(frame, city)
  const [across, down] = [(room * SPACE.step * frame.unit) / 2, (SPACE.height * frame.unit) / 2]
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

/** What stands on a side of the airport spaces. */
function beside({ left, top, right, bottom }: Box, side: Side, width: number, height: number, lean: number): Box {
  const middle = { x: (left + right) / 2 + (lean * (width - right + left)) / 2, y: (top + bottom) / 2 }
  const corner = {
    n: { x: middle.x - width / 2, y: top - height },
    s: { x: middle.x - width / 2, y: bottom },
    e: { x: right, y: middle.y - height / 2 },
    w: { x: left - width, y: middle.y - height / 2 },
  }[side]
  return { left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height }
}

/** The name of a city; `long` is how many pixels it takes at one pixel of height. */
export function nameBox(frame: Frame, city: string, room: number, long: number): Box {
  const place = PLACES[city]
  const own = spaces(frame, city, room)
  return place ? beside(own, place.name, long * LETTER * frame.unit, LINE * frame.unit, place.lean) : own
}

export function badgeBox(frame: Frame, city: string, room: number): Box {
  const place = PLACES[city]
  const own = spaces(frame, city, room)
  return place ? beside(own, place.odds, BADGE.width * frame.unit, BADGE.height * frame.unit, 0) : own
}
