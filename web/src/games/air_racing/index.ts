import { say, word } from '../../lib/words.svelte'
import type { GameParts } from '../../parts/game'
import Board from './Board.svelte'
import Tray from './Tray.svelte'
import { hand, modsOf, nameOf, speed, wish, type View } from './view'

const PHASES: Record<NonNullable<View['phase']>, string> = {
  free: 'workshop-free',
  action: 'workshop-action-phase',
  buy: 'workshop-buy-phase',
  cleanup: 'workshop-cleanup-phase',
  race_week: 'workshop-race-week',
}
const FOLLOW = ['draw', 'shuffle', 'fund', 'pay', 'lap', 'cut', 'boost', 'backfire', 'avoid', 'back', 'finish']

/** What everybody may know of an aircraft; in the season, of what it will be. */
function notes(view: View, seat: number): string[] {
  const aircraft = view.aircraft[seat]
  if (!aircraft || view.stage === 'quick_play') return []
  const mods = modsOf(view, seat).map(({ card, count }) => say('board-copies', { card: word('card', card), count }))
  const all = [mods.join(', ')]
  if (view.race) all.unshift(say('workshop-speed', { speed: speed(aircraft.speed) }))
  if (view.seasons > 1) all.push(say('workshop-wins', { wins: view.medals[seat]?.[0] ?? 0 }))
  return all
}

const parts: GameParts = {
  Board,
  Tray,
  tour: [
    { key: 'tour-air-racing-goal', at: 'calendar' },
    { key: 'tour-air-racing-calendar', at: 'calendar' },
    { key: 'tour-air-racing-hand', at: 'hand' },
    { key: 'tour-air-racing-piles', at: 'supply' },
    { key: 'tour-air-racing-mods', at: 'supply' },
    { key: 'tour-air-racing-bar', at: 'bar' },
  ],
  big: ['backfire', 'finish'],
  sounds: {
    play: 'move',
    test: 'move',
    buy: 'move',
    discard: 'move',
    fly: 'move',
    aside: 'move',
    altitude: 'move',
    boost: 'move',
    finish: 'land',
  },
  round: (view) => {
    const { race, month, months } = view as View
    return race ? race.round : Math.min(month + 1, months) // beyond the last month Race Week begins
  },
  phase: (view) => {
    const { race, stage, phase, month } = view as View
    if (phase === 'race_week') return say(PHASES[phase])
    if (race || stage === 'quick_play') return word('stage', stage)
    return phase ? `${say(`month-${month}`)}: ${say(PHASES[phase])}` : say(`month-${month}`)
  },
  notes: (view, seat) => notes(view as View, seat),
  hand: (view) => hand(view as View).map(({ card }) => `card:${card}`),
  name: nameOf,
  wish: (view, _path, token) => wish(view as View, token),
  chained: ({ kind }) => FOLLOW.includes(kind),
  final: ['done', 'end', 'boost'],
}

export default parts
