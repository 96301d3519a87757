/** Aeroplanes' view in the client: what can be read from it, how things are called, what a touch means. */

import { say, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'

type Schemas = components['schemas']

/** What changes, laid over what is printed. */
export type View = Schemas['aeroplanes_View'] & Schemas['aeroplanes_Plates']
export type Airline = Schemas['aeroplanes_AirlineView']
export type Airport = Schemas['aeroplanes_AirportView']
export type Flight = Schemas['aeroplanes_FlightView']
export type Opening = Schemas['aeroplanes_OpeningView']
export type Passenger = Schemas['aeroplanes_PassengerView']
export type Plane = Schemas['aeroplanes_PlaneView']
export type Route = Schemas['aeroplanes_RouteView']
export type City = Schemas['aeroplanes_CityPlate']
export type Connection = Schemas['aeroplanes_ConnectionPlate']
export type Design = Schemas['aeroplanes_AeroplanePlate']

export const SUBSIDY = 'subsidy:box'
export const DICE = 'advantage:dice'

/** What is printed on an aeroplane's card. */
export function designOf(view: View, aeroplane: string): Design | undefined {
  return view.aeroplanes.find(({ name }) => name === aeroplane)
}

function isForSale(view: View, name: string): boolean {
  return view.row.some(({ aeroplane }) => aeroplane === name)
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

const WHOLE: Record<string, string> = { [SUBSIDY]: 'subsidy', [DICE]: 'roll' }
const WISHES: Record<string, (view: View, name: string) => string> = {
  aeroplane: (view, name) => (isForSale(view, name) ? 'buy' : 'place'),
  city: ({ era }) => (era === 0 ? 'home' : 'fly'),
  space: () => 'claim',
  advantage: () => 'take',
  airline: () => 'replace',
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain = '', name = ''] = token.split(':')
  const verb = WISHES[domain]?.(view, name)
  return WHOLE[token] ?? (verb ? `${verb} ${name}` : null)
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
  if (domain === 'aeroplane') return isForSale(view, name) ? 'market' : null
  const leaves: Record<string, Leaf> = { city: 'map', space: 'passengers', advantage: 'market', subsidy: 'market' }
  return leaves[domain] ?? null
}
