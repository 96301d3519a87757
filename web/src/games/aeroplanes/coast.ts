/** The land of the world and the grid of the globe, as paths on a sheet. */

import { geoGraticule, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-110m.json'
import { sheet } from './projection'

export const SHEET = { width: 1000, height: 600 }
const ICE = -60 // degrees: what is farther south is left out
const STEP = 15

const draw = geoPath(sheet(SHEET.width, SHEET.height)).digits(1)

function lands(): string {
  const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  )
  const kept = polygons.filter(([outline]) => outline?.some(([, latitude = 0]) => latitude > ICE))
  return draw({ type: 'MultiPolygon', coordinates: kept }) ?? ''
}

export const LAND = lands()
export const GRID = draw(geoGraticule().step([STEP, STEP]).extent([[-180, -75], [180, 75]])()) ?? ''
