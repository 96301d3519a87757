/** What the route map tells of the cities: which can be touched, the way to one, the airport that would stand there. */

import type { Choice } from '../../lib/types'
import { say, word } from '../../lib/words.svelte'
import type { Picker } from '../../parts/picker.svelte'
import type { Opening, Route, View } from './view'

const CITY = 'city:'
const NEUTRAL = 'neutral'

/** A way to a city, as it is drawn. */
export interface Way extends Route {
  city: string
}

/** An airport as it would stand in a city, and who gives way to it. */
export interface Ghost {
  city: string
  airline: number
  stage: number
  victim: number | null
}

/** The token of an airline: seats count from 1. */
export function airlineOf(airline: number, seats: number): string {
  return `airline:${airline < seats ? airline + 1 : NEUTRAL}`
}

/** The city that an option points at. */
export function cityOf(choice: Choice | null): string | null {
  return choice?.at.find((token) => token.startsWith(CITY))?.slice(CITY.length) ?? null
}

/** The cities that a touch means something for, and what it means: the city itself, the only aeroplane that can go
 *  there, or the only airport there that can be replaced. */
export function openCities(view: View, picker: Pick<Picker, 'next'>): Map<string, string[]> {
  const seats = view.airlines.length
  const found = new Map<string, string[]>()
  view.cities.forEach(({ name }, n) => {
    const planes = view.openings.find(({ city }) => city === name)?.aeroplanes ?? []
    const others = view.flight?.city === name ? (view.airports[n] ?? []) : []
    const groups = [
      [`${CITY}${name}`],
      planes.map((aeroplane) => `aeroplane:${aeroplane}`),
      others.map(({ airline }) => airlineOf(airline, seats)),
    ]
    const known = groups.map((tokens) => tokens.filter((token) => picker.next.has(token)))
    const meant = known.find((tokens) => tokens.length === 1)
    if (meant) found.set(name, meant)
  })
  return found
}

/** The way with the best odds. */
export function bestWay({ ways, best }: Opening): Route | undefined {
  return ways[best]
}

/** The way that is meant: the one that an option names, or else the best to the city that is pointed at. */
export function wayOf(view: View, preview: Choice | null, pointed: string | null): Way | null {
  const [only] = view.openings
  if (only && preview && (preview.kind === 'over' || preview.kind === 'direct')) {
    const via = preview.kind === 'over' ? cityOf(preview) : null
    const way = only.ways.find((each) => each.via === via)
    return way ? { ...way, city: only.city } : null
  }
  const city = cityOf(preview) ?? pointed
  const opening = view.openings.find((each) => each.city === city)
  const way = opening && bestWay(opening)
  return opening && way ? { ...way, city: opening.city } : null
}

/** My airport where it would stand: a Home airport, or that of the way that is meant. */
export function ghostAt(view: View, preview: Choice | null, pointed: string | null): Ghost | null {
  const { viewer } = view
  if (viewer === null) return null
  const home = preview?.kind === 'home' ? cityOf(preview) : null
  if (home) return { city: home, airline: viewer, stage: 0, victim: null }
  const city = wayOf(view, preview, pointed)?.city
  const opening = view.openings.find((each) => each.city === city)
  if (!opening) return null
  return { city: opening.city, airline: viewer, stage: opening.stage, victim: opening.victims[0] ?? null }
}

/** A city for ears: name, market, whose airports stand there, what is free, the odds. */
export function spoken(view: View, n: number, names: readonly string[]): string {
  const city = view.cities[n]
  if (!city) return ''
  const airports = view.airports[n] ?? []
  const opening = view.openings.find((each) => each.city === city.name)
  const way = opening && bestWay(opening)
  const parts = [
    say('air-map-city', { city: word('city', city.name), market: word('market', city.market) }),
    ...airports.map(({ airline, stage }) =>
      say('air-map-airport', {
        name: names[airline] ?? word('airline', NEUTRAL),
        stage: word('stage', String(stage)),
      }),
    ),
    say('air-map-free', { free: city.room - airports.length }),
  ]
  if (way && way.needs.length === 0) parts.push(say('air-map-sure'))
  else if (way) {
    const { aided, dice, crash } = way.odds
    parts.push(say('air-map-chance', { aided, dice, crash }))
  }
  if (opening?.victims.length) parts.push(say('air-replaces'))
  return parts.join('. ')
}
