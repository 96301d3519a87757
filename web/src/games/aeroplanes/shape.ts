/** The picture of an aeroplane from the side, flying to the right, in a box of 100 by 56: paths from its card. */

import { airframe, type Airframe } from './airframes'
import type { Design } from './view'

const FIRST = 1919
const LAST = 1939
const MODERN = 0.6 // of these years: smooth bodies, tapered wings

export interface Motor {
  nacelle: string
  x: number
  y: number
}

export interface Shape {
  body: string
  shade: string
  fin: string
  tailplane: string
  /** the wings on this side, and what is seen of the others */
  wings: string[]
  beyond: string[]
  struts: string
  /** who sits in the open, and the glass or the hump of who does not */
  head: { x: number; y: number } | null
  screen: string
  glass: string
  hump: string
  panes: { x: number; y: number }[]
  portholes: boolean
  wheel: { x: number; y: number; r: number } | null
  fairing: string
  motors: Motor[]
  beyondMotors: Motor[]
  /** the propeller in the nose */
  nose: { x: number; y: number } | null
}

/** A path with its numbers to a tenth. */
function path(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  const told = values.map((value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value))
  return parts.reduce((all, part, n) => all + part + (told[n] ?? ''), '')
}

/** The measures that everything else hangs on. */
interface Frame extends Airframe {
  design: Design
  age: number
  modern: boolean
  long: number
  high: number
  front: number
  tail: number
  y: number
  top: number
  keel: number
  chord: number
  /** the middle of the wing */
  at: number
  /** an engine in the nose */
  central: boolean
  taper: number
}

function measured(design: Design): Frame {
  const built = airframe(design.name)
  const { boat, seats, engines, wings } = design
  const age = (design.year - FIRST) / (LAST - FIRST)
  const long = 72 + seats * 2.4 + age * 7
  const high = (boat ? 12.5 : 10.2) + seats * 0.6 + age * 1.8
  const [front, y, modern] = [50 + long / 2, boat ? 29 : 30, age > MODERN]
  return {
    ...built,
    design,
    age,
    modern,
    long,
    high,
    front,
    tail: 50 - long / 2,
    y,
    top: y - high / 2,
    keel: y + high / 2,
    chord: long * (modern ? 0.27 : 0.25),
    at: front - long * (engines % 2 ? 0.36 : 0.38),
    central: engines % 2 === 1 && !(boat && wings === 2),
    taper: age > MODERN + 0.05 ? 0.5 : built.nose === 'long' ? 0.7 : 0.92,
  }
}

/** The nose, from the keel to the top. */
function nose({ nose: kind, front: x, long, high, y, top, keel }: Frame): string {
  const shoulder = x - long * 0.13
  const brow = x - long * 0.07
  switch (kind) {
    case 'flat':
      return path`L${x - 1} ${keel - 0.6}L${x} ${y + high * 0.25}V${top + high * 0.22}L${x - 3} ${top + 0.6}`
    case 'long':
      return path`Q${x - 2} ${keel - 0.6} ${x} ${y + 0.6}Q${x - 4} ${top + high * 0.2} ${shoulder - 3} ${top}`
    case 'glazed':
      return path`Q${x} ${keel} ${x} ${y + high * 0.12}Q${x - 1} ${y - high * 0.06} ${brow} ${y - high * 0.1}`
    case 'bow':
      return path`Q${x - 3} ${keel - 1} ${x} ${y - high * 0.14}Q${x - 2} ${y - high * 0.34} ${brow} ${y - high * 0.3}`
    case 'round':
      return path`Q${x} ${keel} ${x} ${y}Q${x} ${top} ${shoulder} ${top}`
  }
}

function body(frame: Frame): string {
  const { design, front, tail, long, high, y, top, keel, modern } = frame
  const back = front - long * 0.5
  const end = path`${tail} ${y - high * 0.34}V${y - high * 0.02}`
  const upper = modern ? path`Q${tail + long * 0.24} ${top} ${end}` : `L${end}`
  const step = path`L${front - long * 0.58} ${keel - high * 0.16}V${keel}`
  const under = modern ? path`Q${tail + long * 0.3} ${keel} ${back} ${keel}` : path`L${back} ${keel}`
  const chin = path`L${front - long * 0.14} ${keel}`
  return path`M${front - long * 0.13} ${top}H${back}${upper}${design.boat ? step : under}${chin}${nose(frame)}Z`
}

/** A wing: where it leaves the body, and how far away its tip is seen. */
interface Span {
  y: number
  dx: number
  dy: number
  chord: number
}

/** The wings on this side, seen from above, or from below where a high wing would hide the windows. */
function spans({ design, wing, age, top, keel, chord }: Frame): Span[] {
  if (design.wings === 2) {
    const lower = wing === 'sesqui' ? 0.72 : 1
    return [
      { y: top - 9 - age, dx: -7, dy: 5.6, chord },
      { y: keel - 1.4, dx: -7 * lower - 2, dy: 6.4 * lower, chord: chord * (0.7 + 0.26 * lower) },
    ]
  }
  if (wing === 'low') return [{ y: keel - 2, dx: -11 - age * 5, dy: 11.5 + age * 1.5, chord }]
  const lift = wing === 'parasol' ? (design.boat ? 7 : 3.4) : 0
  return [{ y: top + 0.8 - lift, dx: -9 - age * 5, dy: -9.5 - age * 2.5, chord }]
}

/** What is seen of the wing on the other side. */
function opposite({ wing, high }: Frame, span: Span): Span {
  return { ...span, dx: span.dx * 0.6 + 1, dy: wing === 'low' ? -high - 3 : -span.dy * 0.7 }
}

function slab({ at, taper }: Frame, { y, dx, dy, chord }: Span): string {
  const tip = (chord / 2) * taper
  const end = path`L${at + tip + dx} ${y + dy - 0.5}Q${at + dx} ${y + dy * 1.22} ${at - tip + dx} ${y + dy}`
  return path`M${at + chord / 2} ${y}${end}L${at - chord / 2} ${y + 1.4}Z`
}

/** Between two wings, or between a wing and the body under it. */
function struts({ wing, at, y, chord }: Frame, [upper, lower]: Span[]): string {
  const [ahead, behind] = [chord * 0.3, -chord * 0.34]
  if (upper && lower) {
    const near = [ahead, behind].map((x) => path`M${at + x} ${upper.y + 1}V${lower.y}`)
    const far = [ahead, behind].map(
      (x) => path`M${at + x + upper.dx} ${upper.y + upper.dy}L${at + x + lower.dx} ${lower.y + lower.dy}`,
    )
    return [...near, ...far].join('')
  }
  if (!upper || wing !== 'parasol') return ''
  return path`M${at + 5} ${upper.y}L${at + 8} ${y}M${at - 5} ${upper.y}L${at - 8} ${y}`
}

/** How far out on a wing its engines hang. */
const OUT: Record<number, number[]> = { 2: [0.4], 3: [0.45], 4: [0.3, 0.68], 6: [0.22, 0.5, 0.78] }

function motor(x: number, y: number, pusher = false): Motor {
  const cowl = path`L${x + 1} ${y - 2.8}Q${x + 4} ${y} ${x + 1} ${y + 2.8}`
  return { nacelle: path`M${x - 8} ${y - 1}${cowl}L${x - 8} ${y + 1.6}Z`, x: pusher ? x - 8.6 : x + 3.4, y }
}

function hung({ at, taper }: Frame, span: Span, out: number, raised = 0): Motor {
  return motor(at + (span.chord / 2) * (1 - out * (1 - taper)) + span.dx * out, span.y + span.dy * out + raised)
}

function motors(frame: Frame, [upper, lower]: Span[]): Motor[] {
  const { design, at } = frame
  if (!upper) return []
  if (design.boat && design.engines === 2) {
    return [motor(at + 6, upper.y - 2.6), motor(at - 4, upper.y - 2.6, true)] // one pulls, the other pushes
  }
  return (OUT[design.engines] ?? []).map((out, n) => {
    if (!lower) return hung(frame, upper, out)
    return n % 2 ? hung(frame, upper, out, 1) : hung(frame, lower, out, (upper.y - lower.y) / 2.6)
  })
}

function fin({ fin: kind, tail, y, high }: Frame): string {
  const [x, base] = [tail + 2, y - high * 0.34]
  switch (kind) {
    case 'round':
      return path`M${x + 13} ${base + 1}Q${x + 8} ${base - 9} ${x + 2} ${base - 9}q-4 1 -4 12Z`
    case 'square':
      return path`M${x + 10} ${base + 1}L${x + 7} ${base - 9}H${x - 1}V${base + 3}Z`
    case 'sharp':
      return path`M${x + 14} ${base + 1}L${x} ${base - 9}L${x - 3} ${base + 3}Z`
    case 'swept': {
      const edge = path`Q${x + 10} ${base - 1} ${x + 5} ${base - 10}Q${x + 2} ${base - 13} ${x - 2} ${base - 11}`
      return path`M${x + 19} ${base + 0.6}${edge}Q${x - 1} ${base - 4} ${x - 1} ${base + 3}Z`
    }
    case 'twin':
      return path`M${x + 2} ${base - 6}a4 6.4 0 1 0 .01 0ZM${x + 10} ${base - 8}a3.4 5.6 0 1 0 .01 0Z`
    case 'box':
      return [
        path`M${x - 4} ${base - 7.6}h15v1.6h-15ZM${x - 4} ${base + 0.6}h16v1.6h-16Z`,
        path`M${x - 3} ${base - 7}h5v8h-5ZM${x + 6} ${base - 7}h3v8h-3Z`,
      ].join('')
  }
}

interface Undercarriage {
  wheel: Shape['wheel']
  legs: string
  fairing: string
}

function undercarriage({ gear, wing, at, chord, keel, tail, y }: Frame): Undercarriage {
  const [x, low] = [at + chord * 0.28, keel + (wing === 'low' ? 6.4 : 7.4)]
  switch (gear) {
    case 'wheels': {
      const skid = path`M${tail + 8} ${y + 1}l-2 4`
      const legs = path`M${x - 5} ${keel - 1}L${x} ${low}L${x + 3} ${keel - 1}${skid}`
      return { wheel: { x, y: low, r: 3.3 }, legs, fairing: '' }
    }
    case 'spats': {
      const drop = path`q0 -4 -4 -4.2L${x - 9} ${low + 0.6}Q${x} ${low + 3} ${x + 4} ${low + 1}`
      const legs = path`M${x - 4} ${keel - 1}L${x - 1} ${low - 2}L${x + 3} ${keel - 1}`
      return { wheel: { x: x + 0.6, y: low + 1.6, r: 2 }, legs, fairing: path`M${x + 4} ${low + 1}${drop}Z` }
    }
    case 'sponson': {
      const fairing = path`M${at + 9} ${keel - 3.6}L${at + 4} ${keel + 1}H${at - 11}L${at - 7} ${keel - 3.6}Z`
      return { wheel: null, legs: '', fairing }
    }
    case 'float': {
      const fairing = path`M${at + 5} ${keel + 1.6}L${at} ${keel + 5}H${at - 11}L${at - 13} ${keel + 2.6}Z`
      return { wheel: null, legs: path`M${at - 6} ${keel - 4}V${keel + 3}`, fairing }
    }
    case 'none':
      return { wheel: null, legs: '', fairing: '' }
  }
}

type Crew = Pick<Shape, 'head' | 'screen' | 'glass' | 'hump'>

function crew({ cockpit, design, central, front, long, high, top }: Frame): Crew {
  const none = { head: null, screen: '', glass: '', hump: '' }
  if (cockpit === 'closed') {
    const [brow, back] = [front - long * (central ? 0.15 : 0.12), front - long * 0.19]
    const glass = path`M${brow} ${top + 0.6}L${brow + long * 0.04} ${top + high * 0.34}H${back}V${top + 0.6}Z`
    return { ...none, glass }
  }
  if (cockpit === 'hump') {
    const roof = path`L${front - long * 0.34} ${top - 3.4}H${front - long * 0.5}L${front - long * 0.6} ${top + 1}`
    const hump = path`M${front - long * 0.3} ${top + 1}${roof}Z`
    return { ...none, hump, head: { x: front - long * 0.24, y: top - 1 } }
  }
  const x = front - long * (design.engines === 1 && design.number % 2 ? 0.58 : 0.19)
  const screen = path`M${x + long * 0.05} ${top + 0.4}L${x + long * 0.02} ${top - 3}`
  return { ...none, head: { x, y: top - 0.8 }, screen }
}

export function shape(design: Design): Shape {
  const frame = measured(design)
  const { front, tail, long, high, y, keel, age, central, wing } = frame
  const near = spans(frame)
  const far = near.slice(0, 1).map((span) => opposite(frame, span))
  const { wheel, legs, fairing } = undercarriage(frame)
  const step = Math.min(5.6, (long * 0.4) / design.seats)
  const paired = wing === 'low' && design.engines > 1 // one of the other side is seen over the body
  const belly = keel - high * 0.1
  return {
    body: body(frame),
    shade: path`M${tail + long * 0.3} ${belly}H${front - long * 0.14}V${keel - 0.5}H${tail + long * 0.5}Z`,
    fin: fin(frame),
    tailplane: path`M${tail + 1} ${y - high * 0.1}H${tail + 13}L${tail + 7} ${y + 2.4}H${tail - 1}Z`,
    wings: near.map((span) => slab(frame, span)).reverse(),
    beyond: far.map((span) => slab(frame, span)),
    struts: struts(frame, near) + legs,
    ...crew(frame),
    panes: Array.from({ length: design.seats }, (_, n) => ({
      x: front - long * (central ? 0.27 : 0.24) - n * step,
      y: y - high * (design.boat ? 0.02 : 0.12),
    })),
    portholes: design.boat || age > 0.85,
    wheel,
    fairing,
    motors: motors(frame, near),
    beyondMotors: paired ? far.map((span) => hung(frame, span, central ? 0.82 : 0.76)) : [],
    nose: central ? { x: front, y } : null,
  }
}
