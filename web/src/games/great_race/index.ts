import { say, word } from '../../lib/words.svelte'
import type { GameParts } from '../../parts/game'
import Board from './Board.svelte'
import Tray from './Tray.svelte'
import { hand, nameOf, wish, type View } from './view'

const PHASES: Record<string, string> = {
  'ask-keep-pilot': 'race-phase-pilot',
  'ask-lay-down': 'race-phase-discard',
  'ask-select': 'race-phase-select',
  'ask-react': 'race-phase-react',
  'ask-act-aloft': 'race-phase-turn',
  'ask-act-landed': 'race-phase-ground',
  'ask-want-hire': 'race-phase-hire',
  'ask-hire': 'race-phase-hire',
}
const FOLLOW = [
  'attach',
  'answer',
  'spare',
  'suffer',
  'stall',
  'pay',
  'fly',
  'progress',
  'moxy',
  'refill',
  'lose',
  'draw',
  'shuffle',
  'redeem',
  'use',
  'take',
  'drop',
  'arrive',
  'move',
  'reward',
  'cross',
  'trophy',
]

/** What everybody may know of a pilot. */
function notes(view: View, seat: number): string[] {
  const pilot = view.pilots[seat]
  if (!pilot) return []
  const { stage, tracker, tokens, status } = pilot
  const goal = view.stages[stage]
  const all = [
    goal
      ? say('race-on-stage', { stage: word('stage', goal.name), tracker, progress: goal.progress })
      : say('race-past-line', { tracker }),
    word('status', status),
  ]
  if (pilot.pilot) all.unshift(word('pilot', pilot.pilot))
  if (tokens.length > 0) all.push(say('race-tokens', { tokens: tokens.length }))
  if (view.races > 1) all.push(say('race-points', { points: pilot.points }))
  return all
}

const parts: GameParts = {
  Board,
  Tray,
  tour: [
    { key: 'tour-great-race-goal', at: 'course' },
    { key: 'tour-great-race-course', at: 'course' },
    { key: 'tour-great-race-hand', at: 'hand' },
    { key: 'tour-great-race-gauges', at: 'gauges' },
    { key: 'tour-great-race-lock', at: 'pilots' },
    { key: 'tour-great-race-bar', at: 'bar' },
  ],
  big: ['show', 'cross'],
  sounds: { show: 'move', react: 'move', answer: 'move', fly: 'move', hire: 'move', land: 'land', cross: 'land' },
  round: (view) => (view as View).round,
  phase: (view, question) => {
    const { day, race, races } = view as View
    const message = question?.message ?? ''
    const phase = PHASES[message] ?? (message.startsWith('ask-respond') ? 'race-phase-respond' : undefined)
    const when = races > 1 ? say('race-of-races', { race, races, day }) : say('race-the-day', { day })
    if (!phase) return day > 0 ? when : ''
    return day > 0 ? `${when}: ${say(phase)}` : say(phase)
  },
  notes: (view, seat) => notes(view as View, seat),
  hand: (view) => hand(view as View),
  name: nameOf,
  wish: (view, _path, token) => wish(view as View, token),
  chained: ({ kind }) => FOLLOW.includes(kind),
  final: ['land'],
}

export default parts
