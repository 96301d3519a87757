/** What the events of The Great Air Race change in the picture. */

import type { Happening } from '../../lib/types'
import { isLanding, kindOf } from './cards'
import type { Gauge, Pilot, Stage, View } from './view'

/** What an event makes of the picture. */
type Change = (view: View, event: Happening) => View
type Space = keyof Gauge
type Resource = 'fuel' | 'health'

function text(event: Happening, name: string): string {
  return String(event.args[name]?.value)
}

function number(event: Happening, name: string): number {
  return Number(event.args[name]?.value)
}

function resource(event: Happening): Resource {
  return text(event, 'resource') === 'fuel' ? 'fuel' : 'health'
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, n) => n !== at)
}

function ofSeat(view: View, seat: number, change: (pilot: Pilot) => Partial<Pilot>): View {
  return { ...view, pilots: view.pilots.map((pilot, n) => (n === seat ? { ...pilot, ...change(pilot) } : pilot)) }
}

function ofPilot(view: View, event: Happening, change: (pilot: Pilot) => Partial<Pilot>): View {
  return ofSeat(view, number(event, 'seat'), change)
}

function ofStage(view: View, name: string, change: (stage: Stage) => Partial<Stage>): View {
  return { ...view, stages: view.stages.map((stage) => (stage.name === name ? { ...stage, ...change(stage) } : stage)) }
}

function shift(gauge: Gauge, from: Space, to: Space, by: number): Gauge {
  return { ...gauge, [from]: gauge[from] - by, [to]: gauge[to] + by }
}

/** Tokens of one kind move on a pilot's board. */
function moved(view: View, event: Happening, kind: Resource, from: Space, to: Space, name = 'number'): View {
  const by = number(event, name)
  return ofPilot(view, event, (pilot) => ({ [kind]: shift(pilot[kind], from, to, by) }))
}

/** Fuel and Health move together. */
function both(view: View, event: Happening, from: Space, to: Space): View {
  return moved(moved(view, event, 'fuel', from, to, 'fuel'), event, 'health', from, to, 'health')
}

/** A Flight card leaves a hand; if it is mine, it is seen to leave. */
function leaves(view: View, event: Happening, card: string): View {
  const own = number(event, 'seat') === view.viewer
  if (own && !view.hand?.some((held) => held.card === card)) return view
  const then = ofPilot(view, event, ({ hand }) => ({ hand: Math.max(0, hand - 1) }))
  return own ? { ...then, hand: (view.hand ?? []).filter((held) => held.card !== card) } : then
}

function onPile(view: View, ...cards: string[]): View {
  return { ...view, flight_discard: [...view.flight_discard, ...cards] }
}

function discarded(view: View, event: Happening): View {
  return onPile(leaves(view, event, text(event, 'flight')), text(event, 'flight'))
}

function shown(view: View, event: Happening): View {
  const card = text(event, 'card')
  const design = view.designs.find(({ name }) => name === kindOf(card))
  const { progress, fuel, health } = design ?? { progress: null, fuel: null, health: null }
  const then = design ? leaves(view, event, card) : view
  const mine = number(event, 'seat') === view.viewer
  return ofPilot(mine ? { ...then, picked: null } : then, event, () => ({ shown: { card, progress, fuel, health } }))
}

function suffered(view: View, event: Happening): View {
  const by = number(event, 'number')
  return ofPilot(view, event, ({ shown: card, moxy }) => {
    if (text(event, 'harm') === 'moxy') return { moxy: Math.max(0, moxy - by) }
    if (!card || card.progress === null || card.fuel === null) return {}
    if (text(event, 'harm') === 'cost') return { shown: { ...card, fuel: card.fuel + by } }
    if (text(event, 'harm') === 'progress') return { shown: { ...card, progress: Math.max(0, card.progress - by) } }
    return {}
  })
}

/** The revealed card, or another from the hand, joins the Flight Path. */
function flown(view: View, event: Happening): View {
  const card = text(event, 'flight')
  const revealed = view.pilots[number(event, 'seat')]?.shown?.card === card
  return ofPilot(revealed ? view : leaves(view, event, card), event, ({ shown: now, path, tracker }) => ({
    shown: revealed ? null : now,
    path: [...path, card],
    tracker: tracker + number(event, 'progress'),
  }))
}

function drawn(view: View, event: Happening): View {
  const then = ofPilot({ ...view, flight_deck: Math.max(0, view.flight_deck - 1) }, event, ({ hand }) => ({
    hand: hand + 1,
  }))
  if (event.args.flight?.value == null || number(event, 'seat') !== view.viewer) return then
  const card = text(event, 'flight')
  const { fuel, health } = view.designs.find(({ name }) => name === kindOf(card)) ?? { fuel: 0, health: 0 }
  return { ...then, hand: [...(view.hand ?? []), { card, fuel, health, payable: false, terrain: false }] }
}

function shuffled(view: View, event: Happening): View {
  const cards = number(event, 'cards')
  const deck = text(event, 'deck')
  if (deck === 'flight') return { ...view, flight_deck: cards, flight_discard: [] }
  if (deck === 'crew') return { ...view, crew_deck: cards, crew_discard: [] }
  return deck === 'news' ? { ...view, news_deck: cards, news_discard: [] } : view
}

function used(view: View, event: Happening): View {
  const card = text(event, 'crew')
  if (view.trades.find(({ name }) => name === kindOf(card))?.exhausts) {
    return ofPilot(view, event, ({ crew }) => ({
      crew: crew.map((each) => (each.card === card ? { ...each, ready: false } : each)),
    }))
  }
  return dismissed(view, event)
}

function dismissed(view: View, event: Happening): View {
  const card = text(event, 'crew')
  return ofPilot({ ...view, crew_discard: [...view.crew_discard, card] }, event, ({ crew }) => ({
    crew: crew.filter((each) => each.card !== card),
  }))
}

function boarded(view: View, event: Happening, moxy: number): View {
  const card = text(event, 'crew')
  const cantina = view.cantina.filter((offer) => offer.card !== card)
  return ofPilot({ ...view, cantina }, event, (pilot) => ({
    moxy: pilot.moxy - moxy,
    crew: [...pilot.crew, { card, ready: true }],
  }))
}

/** GAR-12: the Flight Path of the Stage before is discarded. */
function movedOn(view: View, event: Happening): View {
  const path = view.pilots[number(event, 'seat')]?.path ?? []
  const stage = view.stages.findIndex(({ name }) => name === text(event, 'stage'))
  return ofPilot(onPile(view, ...path), event, () => ({ stage, tracker: 0, path: [] }))
}

/** A token leaves the Stage that the pilot has just left. */
function rewarded(view: View, event: Happening): View {
  const left = view.stages[(view.pilots[number(event, 'seat')]?.stage ?? 0) - 1]
  const then = left ? ofStage(view, left.name, () => ({ reward: null })) : view
  return ofPilot(then, event, ({ tokens }) => ({ tokens: [...tokens, { reward: text(event, 'reward'), trophy: 0 }] }))
}

/** GAR-13.7: in the night the Crew rests, and the Landing cards return to the hands. */
function dawned(view: View, event: Happening): View {
  const pilots = view.pilots.map((pilot) => ({
    ...pilot,
    status: 'airborne' as const,
    path: pilot.path.filter((card) => !isLanding(card)),
    crew: pilot.crew.map((each) => ({ ...each, ready: true })),
  }))
  return { ...view, pilots, day: number(event, 'number'), round: 0, order: [], news: null }
}

function landed(view: View, event: Happening): View {
  return ofPilot(view, event, ({ shown: card, path }) => ({
    status: 'landed',
    shown: null,
    path: card ? [...path, card.card] : path,
  }))
}

export const CHANGES: Record<string, Change> = {
  race: (view, event) => ({ ...view, race: number(event, 'number') }),
  pilot: (view, event) => ofPilot(view, event, () => ({ pilot: text(event, 'pilot') })),
  day: dawned,
  news: (view, event) => ({ ...view, news: text(event, 'news'), news_deck: Math.max(0, view.news_deck - 1) }),
  attach: (view, event) =>
    ofStage(view, text(event, 'stage'), ({ attached }) => ({
      attached: [...attached, text(event, 'news')],
    })),
  detach: (view, event) =>
    ofStage({ ...view, news_discard: [...view.news_discard, text(event, 'news')] }, text(event, 'stage'), (stage) => ({
      attached: without(stage.attached, text(event, 'news')),
    })),
  round: (view, event) => ({ ...view, round: number(event, 'number'), order: [] }),
  show: shown,
  react: discarded,
  answer: discarded,
  discard: discarded,
  redeem: discarded,
  suffer: suffered,
  stall: (view, event) => onPile(ofPilot(view, event, () => ({ shown: null })), text(event, 'flight')),
  pay: (view, event) => both(view, event, 'supply', 'spent'),
  fly: flown,
  progress: (view, event) => ofPilot(view, event, ({ tracker }) => ({ tracker: tracker + number(event, 'number') })),
  moxy: (view, event) => ofPilot(view, event, ({ moxy }) => ({ moxy: moxy + number(event, 'number') })),
  refill: (view, event) => moved(view, event, resource(event), 'spent', text(event, 'space') as Space),
  lose: (view, event) => moved(view, event, resource(event), 'supply', 'spent'),
  draw: drawn,
  shuffle: shuffled,
  use: used,
  bid: (view, event) => ofPilot(view, event, () => ({ bid: text(event, 'flight') })),
  hire: (view, event) => boarded(view, event, number(event, 'moxy')),
  take: (view, event) => boarded(view, event, 0),
  drop: dismissed,
  arrive: (view, event) => {
    const card = text(event, 'crew')
    const cost = view.trades.find(({ name }) => name === kindOf(card))?.cost ?? 0
    return { ...view, cantina: [{ card, cost }, ...view.cantina], crew_deck: Math.max(0, view.crew_deck - 1) }
  },
  leave: (view, event) => ({
    ...view,
    cantina: view.cantina.filter(({ card }) => card !== text(event, 'crew')),
    crew_discard: [...view.crew_discard, text(event, 'crew')],
  }),
  move: movedOn,
  reward: rewarded,
  cross: (view, event) => ofPilot(view, event, () => ({ status: 'finished', stage: view.stages.length })),
  trophy: rewarded,
  land: landed,
  bring: (view, event) => both(view, event, 'reserve', 'supply'),
  points: (view, event) => ofPilot(view, event, ({ points }) => ({ points: points + number(event, 'number') })),
}
