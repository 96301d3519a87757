/** Aeroplanes' view in the client: what can be read from it, how things are called, what a touch means. */

import type { Happening } from '../../lib/types'
import { say, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'
import { CHANGES } from './events'

type Schemas = components['schemas']

/** What changes, laid over what is printed. */
export type View = Schemas['aeroplanes_View'] & Schemas['aeroplanes_Plates']
export type Airline = Schemas['aeroplanes_AirlineView']
export type Airport = Schemas['aeroplanes_AirportView']
export type Flight = Schemas['aeroplanes_FlightView']
export type Offer = Schemas['aeroplanes_OfferView']
export type Opening = Schemas['aeroplanes_OpeningView']
export type Passenger = Schemas['aeroplanes_PassengerView']
export type Boarded = Schemas['aeroplanes_BoardedView']
export type Plane = Schemas['aeroplanes_PlaneView']
export type Route = Schemas['aeroplanes_RouteView']
export type City = Schemas['aeroplanes_CityPlate']
export type Connection = Schemas['aeroplanes_ConnectionPlate']
export type Design = Schemas['aeroplanes_AeroplanePlate']
export type Advantage = Schemas['aeroplanes_AdvantagePlate']
export type Market = City['market']

export { designOf, MARKETS, SOURCES } from './printed'

export const SUBSIDY = 'subsidy:box'
export const DICE = 'advantage:dice'

/** The picture after an event: the same where nothing is to be seen. */
export function after(view: View, event: Happening): View {
  const change = CHANGES[event.kind]
  return change ? change(view, event) : view
}

/** My airline; none for a spectator. */
export function mineOf(view: View): Airline | undefined {
  return view.viewer === null ? undefined : view.airlines[view.viewer]
}

/** Where the people on a space wait: a starting city, or the overflow area. */
export function originOf(space: string): string {
  return space.slice(0, space.lastIndexOf('-'))
}

/** My aeroplanes as tokens. */
export function hand(view: View): string[] {
  return mineOf(view)?.fleet.map(({ aeroplane }) => `aeroplane:${aeroplane}`) ?? []
}

const WISHES: Record<string, string> = { space: 'claim', advantage: 'take', airline: 'replace' }

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  if (token === SUBSIDY) return 'subsidy'
  if (token === DICE) return 'roll'
  const [domain = '', name = ''] = token.split(':')
  if (domain === 'aeroplane') return `${view.row.some(({ aeroplane }) => aeroplane === name) ? 'buy' : 'place'} ${name}`
  if (domain === 'city') return `${view.era === 0 ? 'home' : 'fly'} ${name}`
  return WISHES[domain] ? `${WISHES[domain]} ${name}` : null
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  return token === SUBSIDY ? say('air-subsidy') : word(domain, name)
}

/** What a phone shows one at a time. */
export type Leaf = 'map' | 'market' | 'passengers'
export const LEAVES: readonly Leaf[] = ['map', 'market', 'passengers']

/** The leaf where something lies that can be touched; none if it is always seen. */
export function leafOf(view: View, token: string): Leaf | null {
  const [domain = '', name = ''] = token.split(':')
  if (domain === 'aeroplane') return view.row.some(({ aeroplane }) => aeroplane === name) ? 'market' : null
  const leaves: Record<string, Leaf> = { city: 'map', space: 'passengers', advantage: 'market', subsidy: 'market' }
  return leaves[domain] ?? null
}
