/** The Great Air Race's view in the client: what can be read from it, how things are called, what a touch means. */

import { say, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'
import { kindOf } from './cards'

type Schemas = components['schemas']

export type View = Schemas['great_race_View'] & Schemas['great_race_Plates']
export type Pilot = Schemas['great_race_PilotView']
export type Stage = Schemas['great_race_StageView']
export type Window = Schemas['great_race_WindowView']
export type Gauge = Schemas['great_race_GaugeView']
export type Design = Schemas['great_race_DesignPlate']
export type Held = Schemas['great_race_CardView']

export const LANDING = 'landing:card'

export function designOf(view: View, card: string): Design | undefined {
  return view.designs.find(({ name }) => name === kindOf(card))
}

/** The sign of an Attachment: the terrain that it adds, or its own. */
export function signOf(view: View, news: string): string {
  return view.attachments.find(({ name }) => name === news)?.terrain ?? news
}

/** How far along its Stage a pilot is, from 0 to 1. */
export function along(view: View, { stage, tracker }: Pilot): number {
  const goal = view.stages[stage]?.progress
  return goal ? Math.min(1, tracker / goal) : 1
}

/** My cards as tokens, as they lie in the tray: Pilot cards to choose from, or Flight cards and the Landing card. */
export function hand({ dealt, hand: held, landing }: View): string[] {
  if (dealt.length > 0) return dealt.map((pilot) => `pilot:${pilot}`)
  return [...(held ?? []).map(({ card }) => `flight:${card}`), ...(landing ? [LANDING] : [])]
}

/** The answer to a question, by the domain of what was touched. */
const WISHES: Record<string, (view: View, name: string) => string> = {
  landing: () => 'land',
  flight: wishOfFlight,
  crew: ({ cantina }, name) => `${cantina.some(({ card }) => card === name) ? 'hire' : 'use'} ${name}`,
  seat: (_, name) => `target ${name}`,
  news: (_, name) => `remove ${name}`,
  pilot: (_, name) => `keep ${name}`,
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain = '', name = ''] = token.split(':')
  return WISHES[domain]?.(view, name) ?? null
}

/** In a window a card is played, in the own turn it refuels or repairs, and else it is flown. */
function wishOfFlight({ pilots, turn, viewer, window }: View, card: string): string {
  const other = pilots.findIndex(({ shown }, seat) => shown && seat !== viewer) + 1
  if (window) return window.kind === 'reveal' ? `react ${card} ${other}` : `answer ${card}`
  return `${turn === viewer ? 'refuel' : 'fly'} ${card}`
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  if (token === LANDING) return word('card', 'landing')
  return domain === 'seat' ? say('race-number', { number: Number(name) }) : word(domain, name)
}
