/** The route map as a picture: the world as seen through a lens over Europe, so that one map has room for both.
 *  Places are in parts of the poster's width and height; a frame turns them into pixels. */

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

/** How a city stands on the poster: the middle of its airport spaces, on which sides of them its name and its odds are,
 *  and how far the name leans: at 1 it begins with the spaces, at -1 it ends with them. */
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

export const LEAST = { width: 490, height: 260 } // at which every name still has room
export const SPACE = { width: 10, height: 12, step: 10.5 } // of an airport, in units
export const LETTER = 11 // height of a name, in units
export const LINE = 10.5
export const BADGE = { width: 25, height: 12 }
const MOST = 1.7 // units
const TALLEST = 1.35 // width to height
const WIDEST = 2.3

const LENS = {
  longitude: 13,
  latitude: 48.5,
  power: 11,
  narrow: 0.8,
  across: 0.1261,
  down: 0.1559,
  x: 0.4869,
  y: 0.3561,
}
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

/** Close to the true places, and moved so that names, spaces and odds of neighbours do not touch. */
export const PLACES: Readonly<Record<string, Place>> = {
  london: at(0.304, 0.289, 'w', 'e'),
  amsterdam: at(0.364, 0.231, 'n', 'e', 0.5),
  berlin: at(0.494, 0.208, 's', 'e'),
  paris: at(0.326, 0.347, 's', 'w'),
  zurich: at(0.406, 0.4, 's', 'e'),
  rome: at(0.48, 0.548, 's', 'n'),
  dublin: at(0.267, 0.231, 'n', 'w'),
  lisbon: at(0.267, 0.498, 'n', 'w', -1),
  madrid: at(0.306, 0.556, 'w', 'e'),
  toulouse: at(0.329, 0.492, 'e', 'n'),
  frankfurt: at(0.417, 0.302, 's', 'e'),
  copenhagen: at(0.479, 0.136, 'n', 'w', -1),
  stockholm: at(0.549, 0.099, 's', 'n', 0.5),
  helsinki: at(0.615, 0.095, 'n', 'e', 0.5),
  warsaw: at(0.608, 0.234, 's', 'e'),
  moscow: at(0.729, 0.205, 'n', 'e'),
  vienna: at(0.542, 0.373, 'n', 's'),
  budapest: at(0.595, 0.39, 'e', 's'),
  athens: at(0.613, 0.577, 'n', 'w'),
  istanbul: at(0.677, 0.524, 'n', 'e'),
  casablanca: at(0.289, 0.654, 'w', 'e'),
  cairo: at(0.649, 0.673, 's', 'w'),
  'west-africa': at(0.293, 0.74, 'w', 'e'),
  nigeria: at(0.427, 0.799, 's', 'e'),
  ethiopia: at(0.655, 0.771, 's', 'e', 1),
  kenya: at(0.603, 0.811, 'n', 'w', -1),
  'south-africa': at(0.552, 0.886, 's', 'w', -0.5),
  'middle-east': at(0.763, 0.596, 's', 'w'),
  india: at(0.841, 0.537, 'n', 'w'),
  indochina: at(0.877, 0.635, 'n', 'e'),
  malaya: at(0.851, 0.694, 'w', 'e'),
  china: at(0.909, 0.493, 's', 'e'),
  japan: at(0.944, 0.435, 'n', 'w'),
  australia: at(0.881, 0.752, 's', 'e'),
  'north-america': at(0.075, 0.429, 's', 'e', 0.5),
  'south-america': at(0.261, 0.83, 's', 'e'),
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
