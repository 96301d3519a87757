/** Air Racing's view in the client: how an event changes the picture, how things are called, what a touch means. */

import { say, word } from '../../lib/words.svelte'
import type { Happening } from '../../lib/types'
import type { components } from '../../lib/wire'
import { RACE_WEEK } from './raceweek'
import { SEASON } from './season'

type Schemas = components['schemas']

export type View = Schemas['air_racing_View'] & Schemas['air_racing_Plates']
export type Pile = Schemas['air_racing_PileView']
export type Seat = Schemas['air_racing_SeatView']
export type Workshop = Schemas['air_racing_WorkshopView']
export type Aircraft = Schemas['air_racing_AircraftView']
export type Place = Schemas['air_racing_PlaceView']
export type Race = Schemas['air_racing_RaceView']
export type Flight = Schemas['air_racing_FlightView']
export type Course = Schemas['air_racing_CoursePlate']

/** What an event makes of the picture. */
export type Change = (view: View, event: Happening) => View

const ACTIONS = ['sponsorship', 'night_shift', 'team_effort', 'wind_tunnel']
export const MODS = ['microknot', 'fast', 'boost'] // in the order in which a build names them

export type Kind = 'money' | 'action' | 'mod'

export function kind(card: string): Kind {
  if (ACTIONS.includes(card)) return 'action'
  return MODS.includes(card) ? 'mod' : 'money'
}

/** The picture after an event: the same where nothing is to be seen. */
export function after(view: View, event: Happening): View {
  const change = (view.race && RACE_WEEK[event.kind]) ?? SEASON[event.kind] ?? RACE_WEEK[event.kind]
  return change ? change(view, event) : view
}

export interface Held {
  card: string
  count: number
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

/** The mods that a seat's aircraft will have: those from seasons before, and those it owns now. */
export function modsOf(view: View, seat: number): Held[] {
  const aircraft = view.aircraft[seat]
  const kept = [aircraft?.microknots ?? 0, aircraft?.fast ?? 0, aircraft?.boosts ?? 0]
  const owned = MODS.map((mod) => view.seats[seat]?.owned[view.supply.findIndex(({ card }) => card === mod)] ?? 0)
  return MODS.map((card, n) => ({ card, count: (kept[n] ?? 0) + (view.race ? 0 : (owned[n] ?? 0)) }))
}

/** What a card costs. */
export function cost(view: View, card: string): number {
  return view.cards.find((plate) => plate.card === card)?.cost ?? 0
}

/** My cards by kind, as they lie in the tray. */
export function hand(view: View): Held[] {
  return sorted(view, view.hand ?? [])
}

/** My turn of the season, if it is going on; before the first one there is no card in hand. */
export function mine(view: View): Workshop | null {
  const { workshop, viewer } = view
  if (!workshop || workshop.seat !== viewer) return null
  const seat = view.seats[viewer]
  return seat && seat.hand + seat.deck + seat.played.length > 0 ? workshop : null
}

/** Speeds are counted in halves. */
export function speed(halves: number): string {
  return `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain, name = ''] = token.split(':')
  if (domain === 'pile') return `buy ${name}`
  if (domain === 'card') return kind(name) === 'action' ? `play ${name}` : `discard ${name}`
  const flight = view.race?.flight
  const aircraft = flight ? view.aircraft[flight.seat] : undefined
  if (!aircraft) return null
  if (domain === 'boost') return 'boost'
  if (domain === 'altitude') return Number(name) < aircraft.altitude ? 'dive' : 'climb'
  if (domain !== 'place') return null
  const lane = Number(name.split('-')[0])
  return lane === aircraft.at.lane ? 'fly' : lane < aircraft.at.lane ? 'in' : 'out'
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  if (domain === 'card' || domain === 'pile') return word('card', name)
  if (MODS.includes(domain)) return say('board-copies', { card: word('card', domain), count: Number(name) })
  if (domain === 'altitude') return word('altitude', name)
  if (domain === 'place') return say('race-lane', { lane: Number(name.split('-')[0]) })
  return name
}
