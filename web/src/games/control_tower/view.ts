/** Control Tower's view in the client: where things are, how they are called, what a touch means. */

import { say, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'

/** What changes, laid over what is printed. */
export type View = components['schemas']['control_tower_View'] & components['schemas']['control_tower_Plates']
export type Aircraft = components['schemas']['control_tower_AircraftView']
export type Airport = components['schemas']['control_tower_AirportPlate']
export type Field = components['schemas']['control_tower_FieldPlate']

export type Zone = 'airport' | 'arrival' | 'departure' | null

export const TECHNICAL_RETURN = 'technical_return'

export function onField({ place }: Aircraft): boolean {
  return place !== 'waiting' && place !== 'landed'
}

export function airport(field: Field, name: string): Airport {
  return field.airports[name === field.airports[0].name ? 0 : 1]
}

export function zone(field: Field, space: string): Zone {
  for (const each of field.airports) {
    if (each.space === space) return 'airport'
    if (each.arrival === space) return 'arrival'
    if (each.departure.includes(space)) return 'departure'
  }
  return null
}

/** The aircraft of my Goal card; nobody else's. */
export function goal(view: View): readonly number[] {
  return (view.viewer === null ? null : view.seats[view.viewer]?.goal) ?? []
}

/** My cards in the order of their keys: those of the hand, then the Technical return if I still have it. */
export function hand(view: View): string[] {
  if (view.viewer === null || !view.hand) return []
  return [...view.hand, ...(view.seats[view.viewer]?.technical_return ? [TECHNICAL_RETURN] : [])]
}

/** The answer of a card, by what it was played on. */
const CARDS: Record<string, (target: string) => string> = {
  extra_move: (target) => `extra ${target} forward`,
  diagonal_move: (target) => `diagonal ${target} left`,
  pass: (target) => `pass ${target}`,
  holding: (target) => `hold ${target}`,
  storm: (target) => `storm ${target}`,
  clear_sky: (target) => `clear ${target}`,
  technical_return: (target) => `return ${target}`,
}
const ON_SPACES = ['storm', 'clear_sky']

/** What was touched before: a card, or an aircraft, or a card and then an aircraft. */
interface Touched {
  card: string
  aircraft: string
}

type Wish = (view: View, touched: Touched, name: string) => string | null

const toSpace: Wish = (view, { card, aircraft }, space) => {
  if (ON_SPACES.includes(card)) return CARDS[card]?.(space) ?? null
  const way = toward(view, aircraft, space)
  const kind = { '': 'move', extra_move: 'extra' }[card]
  return way && kind ? `${kind} ${aircraft} ${way}` : null
}

const toAirport: Wish = (view, touched, name) => toSpace(view, touched, airport(view.field, name).space)

/** By the domain of what was touched last. */
const WISHES: Record<string, Wish> = {
  card: (view, _, card) => {
    const flying = view.aircraft.find(onField)
    return CARDS[card]?.(ON_SPACES.includes(card) ? middle(view.field) : String(flying?.number ?? 1)) ?? null
  },
  aircraft: (view, { card }, number) => {
    if (card && !ON_SPACES.includes(card)) return CARDS[card]?.(number) ?? null
    const there = view.aircraft.find((each) => String(each.number) === number)
    return `move ${number} ${there?.place === 'waiting' ? 'left' : 'forward'}`
  },
  space: toSpace,
  airport: toAirport,
  waiting: toAirport,
}

/** The answer somebody had in mind who touched this, having touched the path before. */
export function wish(view: View, path: readonly string[], token: string): string | null {
  const named = (domain: string) => path.find((each) => each.startsWith(`${domain}:`))?.split(':')[1] ?? ''
  const [domain = '', name = ''] = token.split(':')
  return WISHES[domain]?.(view, { card: named('card'), aircraft: named('aircraft') }, name) ?? null
}

function middle({ columns, rows }: Field): string {
  return `${columns[(columns.length - 1) / 2]}${(rows.length - 1) / 2}`
}

/** Which way an aircraft would fly to a neighbouring space, if it is one. */
function toward({ aircraft, field }: View, number: string, space: string): string | null {
  const from = aircraft.find((each) => String(each.number) === number)
  if (!from || !onField(from)) return null
  const columns = field.columns.indexOf(space[0] ?? '') - field.columns.indexOf(from.place[0] ?? '')
  const rows = (Number(space.slice(1)) - Number(from.place.slice(1))) * (from.destination === 'B' ? 1 : -1)
  if (Math.abs(columns) + Math.abs(rows) !== 1) return null
  if (columns !== 0) return columns < 0 ? 'left' : 'right'
  return rows > 0 ? 'forward' : 'back'
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  if (domain === 'aircraft') return say('board-aircraft', { aircraft: name })
  if (domain === 'card') return word('event', name)
  if (domain === 'airport') return say(`zone-airport-${name.toLowerCase()}`)
  if (domain === 'waiting') return say('board-waiting', { airport: name })
  return name
}

/** An aircraft in words, for those who do not see the scope. */
export function describe(aircraft: Aircraft, mine: boolean): string {
  const about = [
    say('board-aircraft', { aircraft: aircraft.number }),
    word('colour', aircraft.colour),
    say('board-route', { from: aircraft.origin, to: aircraft.destination }),
  ]
  about.push(onField(aircraft) ? aircraft.place : say(`term-${aircraft.place}`))
  if (aircraft.held) about.push(say('board-held'))
  if (mine) about.push(say('board-goal'))
  return about.join(', ')
}

/** What is on a space, in words. */
export function look(view: View, space: string): string {
  const there = view.aircraft.find(({ place }) => place === space)
  const kind = zone(view.field, space)
  const base = view.field.airports.find((each) => each.space === space)
  const about = [base ? say(`zone-airport-${base.name.toLowerCase()}`) : space]
  if (kind && !base) about.push(say(`zone-${kind}`))
  if (there) about[0] = describe(there, goal(view).includes(there.number))
  else if (view.storms.includes(space)) about.push(say('board-storm'))
  else if (!base) about.push(say('board-empty'))
  return about.join(', ')
}
