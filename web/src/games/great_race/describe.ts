/** What a card of the own hand says, in words. */

import { say, word } from '../../lib/words.svelte'
import { kindOf } from './cards'
import { designOf, LANDING, type View } from './view'

export function describe(view: View, token: string): string {
  if (token === LANDING) return say('race-landing-about')
  const [domain, card = ''] = token.split(':')
  if (domain === 'pilot') return word('effect-pilot', card)
  const design = designOf(view, card)
  if (!design) return ''
  const { progress, moxy, green_fuel, green_health, window, flight_class } = design
  const held = view.hand?.find((each) => each.card === card)
  const { fuel, health } = held ?? design
  return [
    say('race-about', {
      class: word('class', flight_class),
      progress,
      speed: view.speeds[card] ?? 0,
      fuel,
      health,
      moxy,
    }),
    word('effect', kindOf(card)),
    held?.terrain ? say('race-terrain-fits') : '',
    window ? word('react', kindOf(card)) : '',
    say('race-green', { fuel: green_fuel, health: green_health }),
    held?.payable === false ? say('race-not-payable') : '',
  ]
    .filter(Boolean)
    .join(' ')
}
