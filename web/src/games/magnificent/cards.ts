/** Trick and boost cards on their ways: into a hand, out of it, and beside a dashboard. */

import type { Happening } from '../../lib/types'
import { number, ofMachine, ofPlayer, text, without } from './changes'
import type { View } from './view'

/** A card leaves a hand; if it is mine, it is seen to leave. */
function gone(view: View, seat: number, card: string | null): View {
  const players = view.players.map((player, n) =>
    n === seat ? { ...player, hand: Math.max(0, player.hand - 1), known: without(player.known, card ?? '') } : player,
  )
  return { ...view, players, hand: seat === view.viewer && view.hand ? without(view.hand, card ?? '') : view.hand }
}

/** A card comes into a hand; what it is, only some are told. */
function come(view: View, seat: number, card: string | null): View {
  const players = view.players.map((player, n) =>
    n === seat ? { ...player, hand: player.hand + 1, known: card ? [...player.known, card] : player.known } : player,
  )
  return { ...view, players, hand: seat === view.viewer && card ? [...(view.hand ?? []), card] : view.hand }
}

function cardIn(event: Happening): string | null {
  return event.args.card?.value == null ? null : text(event, 'card')
}

export function laidDown(view: View, event: Happening): View {
  const card = text(event, 'card')
  return { ...gone(view, number(event, 'seat'), card), discards: [...view.discards, card] }
}

export function drawn(view: View, event: Happening): View {
  return come({ ...view, deck: Math.max(0, view.deck - 1) }, number(event, 'seat'), cardIn(event))
}

export function stolen(view: View, event: Happening): View {
  const card = cardIn(event)
  return come(gone(view, number(event, 'victim'), card), number(event, 'seat'), card)
}

/** MFM-8.10: it stays beside the dashboard. */
export function kept(view: View, event: Happening): View {
  const card = text(event, 'card')
  const then = ofMachine(view, event, (machine) => ({ kept: [...machine.kept, card] }))
  return { ...then, discards: without(view.discards, card) }
}

export function reshuffled(view: View): View {
  return { ...view, deck: view.deck + view.discards.length, discards: [] }
}

/** A luck token comes from the supply or goes back to it. */
export function luck(view: View, event: Happening, by: number): View {
  return ofPlayer({ ...view, luck: view.luck - by }, event, (player) => ({ luck: player.luck + by }))
}
