/** The Great Air Race's view in the client: what can be read from it, how things are called, what a touch means. */

import type { Happening } from '../../lib/types'
import { say, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'
import { isLanding, kindOf, speedOf } from './cards'
import { CHANGES } from './events'

type Schemas = components['schemas']

export type View = Schemas['great_race_View'] & Schemas['great_race_Plates']
export type Pilot = Schemas['great_race_PilotView']
export type Stage = Schemas['great_race_StageView']
export type Gauge = Schemas['great_race_GaugeView']
export type Design = Schemas['great_race_DesignPlate']
export type Held = Schemas['great_race_CardView']

export const LANDING = 'landing:card'
export const MOST_MOXY = 5 // GAR-3.10

/** The picture after an event: the same where nothing is to be seen. */
export function after(view: View, event: Happening): View {
  const change = CHANGES[event.kind]
  return change ? change(view, event) : view
}

export function designOf(view: View, card: string): Design | undefined {
  return view.designs.find(({ name }) => name === kindOf(card))
}

/** How far along its Stage a pilot is, from 0 to 1. */
export function along(view: View, { stage, tracker }: Pilot): number {
  const goal = view.stages[stage]?.progress
  return goal ? Math.min(1, tracker / goal) : 1
}

/** My cards as tokens, as they lie in the tray: Pilot cards to choose from, or Flight cards and the Landing card. */
export function hand(view: View): string[] {
  const { dealt, picked, viewer } = view
  const me = viewer === null ? undefined : view.pilots[viewer]
  if (!me) return []
  if (dealt.length > 0 && !me.pilot) return dealt.map((pilot) => `pilot:${pilot}`)
  const flights = (view.hand ?? []).map(({ card }) => `flight:${card}`)
  const gone = me.status !== 'airborne' || [picked, me.shown?.card].some((card) => card && isLanding(card))
  return gone || view.day === 0 ? flights : [...flights, LANDING]
}

/** GAR-7.1, GAR-7.2: whose revealed card comes when: as it was fixed, or as it looks now. */
export function turnOf(view: View, seat: number): number | null {
  if (view.order.length > 0) return view.order.includes(seat) ? view.order.indexOf(seat) + 1 : null
  const flying = view.pilots.flatMap(({ shown }, n) =>
    shown && shown.progress !== null ? [{ n, progress: shown.progress, speed: speedOf(shown.card) }] : [],
  )
  flying.sort((a, b) => b.progress - a.progress || b.speed - a.speed)
  return flying.findIndex(({ n }) => n === seat) + 1 || null
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain = '', name = ''] = token.split(':')
  if (token === LANDING) return 'land'
  if (domain === 'flight') return wishOfFlight(view, name)
  if (domain === 'crew') return `${view.cantina.some(({ card }) => card === name) ? 'hire' : 'use'} ${name}`
  const kinds: Record<string, string> = { seat: 'target', news: 'remove', pilot: 'keep' }
  return kinds[domain] ? `${kinds[domain]} ${name}` : null
}

/** Before the reveal a card is flown, in the React window it is played, and afterwards it refuels or repairs. */
function wishOfFlight({ order, pilots, viewer }: View, card: string): string {
  if (order.length > 0) return `refuel ${card}`
  const other = pilots.findIndex(({ shown }, seat) => shown && seat !== viewer)
  return other < 0 ? `fly ${card}` : `react ${card} ${other + 1}`
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  if (token === LANDING) return word('card', 'landing')
  return domain === 'seat' ? say('race-number', { number: Number(name) }) : word(domain, name)
}
