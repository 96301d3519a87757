/** Control Tower's view in the client: where things are, how an event changes the picture, how things are called. */

import { say, word } from '../../lib/words.svelte'
import type { Happening } from '../../lib/types'
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

function argument(event: Happening, name: string): string {
  return String(event.args[name]?.value)
}

function change(view: View, number: string, to: Partial<Aircraft>): View {
  return { ...view, aircraft: view.aircraft.map((each) => (String(each.number) === number ? { ...each, ...to } : each)) }
}

/** The picture after an event: what moved, appeared or went away. */
export function after(view: View, event: Happening): View {
  const aircraft = argument(event, 'aircraft')
  const place = (number: string) => view.aircraft.find((each) => String(each.number) === number)?.place ?? 'waiting'
  switch (event.kind) {
    case 'depart':
    case 'fly':
      return change(view, aircraft, { place: argument(event, 'to') })
    case 'land':
      return change(view, aircraft, { place: 'landed' })
    case 'return':
      return change(view, aircraft, { place: 'waiting', held: false })
    case 'hold':
      return change(view, aircraft, { held: true })
    case 'release':
      return change(view, aircraft, { held: false })
    case 'swap': {
      const [first, second] = [argument(event, 'first'), argument(event, 'second')]
      return change(change(view, first, { place: place(second) }), second, { place: place(first) })
    }
    case 'storm':
      return { ...view, storms: [...view.storms, argument(event, 'space')] }
    case 'clear':
      return { ...view, storms: view.storms.filter((space) => space !== argument(event, 'space')) }
    default:
      return view
  }
}

const WORDS: Record<string, (target: string) => string> = {
  extra_move: (target) => `extra ${target} forward`,
  diagonal_move: (target) => `diagonal ${target} left`,
  pass: (target) => `pass ${target}`,
  holding: (target) => `hold ${target}`,
  storm: (target) => `storm ${target}`,
  clear_sky: (target) => `clear ${target}`,
  technical_return: (target) => `return ${target}`,
}
const ON_SPACES = ['storm', 'clear_sky']

/** The answer somebody had in mind who touched this, having touched the path before. */
export function wish(view: View, path: readonly string[], token: string): string | null {
  const [domain, name = ''] = token.split(':')
  const [chosen = '', subject = ''] = path.map((each) => each.split(':')[1] ?? '')
  const card = path[0]?.startsWith('card:') ? chosen : null
  if (domain === 'card') {
    const [aircraft] = view.aircraft.filter(onField)
    return WORDS[name]?.(ON_SPACES.includes(name) ? middle(view.field) : String(aircraft?.number ?? 1)) ?? null
  }
  if (domain === 'aircraft') {
    if (card && !ON_SPACES.includes(card)) return WORDS[card]?.(name) ?? null
    const place = view.aircraft.find(({ number }) => String(number) === name)?.place
    return `move ${name} ${place === 'waiting' ? 'left' : 'forward'}`
  }
  if (card && ON_SPACES.includes(card)) return WORDS[card]?.(name) ?? null
  const space = domain === 'airport' || domain === 'waiting' ? airport(view.field, name).space : name
  const way = toward(view, card ? subject : chosen, space)
  if (!way) return null
  if (card) return card === 'extra_move' ? `extra ${subject} ${way}` : null
  return `move ${chosen} ${way}`
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
