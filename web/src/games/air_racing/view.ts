/** Air Racing's view in the client: how things are called, how they lie, what a touch means. */

import { say, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'

type Schemas = components['schemas']

export type View = Schemas['air_racing_View'] & Schemas['air_racing_Plates']
export type Pile = Schemas['air_racing_PileView']
export type Seat = Schemas['air_racing_SeatView']
export type Workshop = Schemas['air_racing_WorkshopView']
export type Aircraft = Schemas['air_racing_AircraftView']
export type Place = Schemas['air_racing_PlaceView']
export type Token = Schemas['air_racing_TokenView']
export type Course = Schemas['air_racing_CoursePlate']
export type Card = Schemas['air_racing_CardPlate']

export interface Held {
  card: string
  count: number
}

/** What is printed on a card. */
export function printed(view: View, card: string): Card | undefined {
  return view.cards.find((plate) => plate.card === card)
}

/** Cards by kind, in the order of the piles. */
export function sorted(view: View, cards: readonly string[]): Held[] {
  const held = view.supply.map(({ card }) => ({ card, count: cards.filter((each) => each === card).length }))
  return held.filter(({ count }) => count > 0)
}

/** Numbers by card, as the server gives them, without those that are 0. */
export function counted(view: View, numbers: readonly number[]): Held[] {
  return view.supply.map(({ card }, n) => ({ card, count: numbers[n] ?? 0 })).filter(({ count }) => count > 0)
}

/** The mods that a seat's aircraft has or will have. */
export function modsOf(view: View, seat: number): Held[] {
  return view.mods.map((card, n) => ({ card, count: view.aircraft[seat]?.mods[n] ?? 0 }))
}

/** My cards by kind, as they lie in the tray. */
export function hand(view: View): Held[] {
  return sorted(view, view.hand ?? [])
}

/** My turn of the season, if it is going on. */
export function mine({ workshop, viewer }: View): Workshop | null {
  return workshop?.seat === viewer ? workshop : null
}

/** Speeds are counted in halves. */
export function speed(halves: number): string {
  return `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`
}

/** By what was touched: the answer somebody had in mind, in the season or for an aircraft in flight. */
const WISHES: Record<string, (view: View, name: string) => string> = {
  pile: (_, name) => `buy ${name}`,
  card: (view, name) => `${printed(view, name)?.sort === 'action' ? 'play' : 'discard'} ${name}`,
}
const WISHES_ALOFT: Record<string, (aircraft: Aircraft, name: string) => string> = {
  boost: () => 'boost',
  altitude: ({ altitude }, name) => (Number(name) < altitude ? 'dive' : 'climb'),
  place: ({ at }, name) => ['in', 'fly', 'out'][Math.sign(Number(name.split('-')[0]) - at.lane) + 1] ?? 'fly',
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain = '', name = ''] = token.split(':')
  const flight = view.race?.flight
  const aircraft = flight ? view.aircraft[flight.seat] : undefined
  return WISHES[domain]?.(view, name) ?? (aircraft && WISHES_ALOFT[domain]?.(aircraft, name)) ?? null
}

const copies = (name: string, card: string) => say('board-copies', { card: word('card', card), count: Number(name) })
const NAMES: Record<string, (name: string, domain: string) => string> = {
  card: (name) => word('card', name),
  pile: (name) => word('card', name),
  altitude: (name) => word('altitude', name),
  place: (name) => say('race-lane', { lane: Number(name.split('-')[0]) }),
  microknot: copies,
  fast: copies,
  boost: copies,
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  return NAMES[domain]?.(name, domain) ?? name
}
