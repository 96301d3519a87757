import { say, word } from '../../lib/words.svelte'
import type { GameParts } from '../../parts/game'
import Board from './Board.svelte'
import Tray from './Tray.svelte'
import { hand, nameOf, wish, type View } from './view'

const PHASES: Record<string, string> = {
  'ask-choose-home': 'air-phase-home',
  'ask-act': 'air-phase-act',
  'ask-act-token': 'air-phase-act',
  'ask-maintain': 'air-phase-act',
  'ask-produce': 'air-phase-buy',
  'ask-go-on': 'air-phase-place',
  'ask-destination': 'air-phase-place',
  'ask-choose-route': 'air-phase-place',
  'ask-replace': 'air-phase-place',
  'ask-beacon': 'air-phase-risk',
  'ask-pilots': 'air-phase-risk',
  'ask-pay': 'air-phase-risk',
  'ask-board': 'air-phase-claim',
  'ask-night-flight': 'air-phase-claim',
  'ask-pick-advantage': 'air-phase-advantage',
}
const FOLLOW = [
  'load',
  'appear',
  'over',
  'roll',
  'beacon',
  'failure',
  'crash',
  'pilots',
  'pay',
  'fail',
  'oust',
  'open',
  'bonus',
  'income',
  'neutral',
  'majority',
  'profit',
  'remove',
  'retire',
  'flip',
  'overflow',
  'count',
]

const MANY = 3 // airlines: then there is room for one line of each

/** What everybody may know of an airline. */
function notes(view: View, seat: number): string[] {
  const airline = view.airlines[seat]
  if (!airline?.home) return []
  const { home, money, vp, points, fleet, profit, failures } = airline
  const lead = say('air-note-home', { home: word('city', home), money, vp })
  if (view.ranks.length > 0) {
    const from = view.sources.map((source, n) =>
      say('air-from', { source: word('source', source), vp: points[n] ?? 0 }),
    )
    return [lead, from.filter((_, n) => points[n]).join(', ')]
  }
  const free = fleet.reduce((sum, plane) => sum + plane.free, 0)
  const tiles = fleet.reduce((sum, plane) => sum + plane.tiles, 0)
  const all = [
    lead,
    say('air-note-fleet', { planes: fleet.length, free, tiles }),
    say('air-note-profit', { profit, failures }),
  ]
  return view.airlines.length > MANY ? all.slice(0, 1) : all
}

const parts: GameParts = {
  Board,
  Tray,
  tour: [
    { key: 'tour-aeroplanes-goal', at: 'standings' },
    { key: 'tour-aeroplanes-row', at: 'row' },
    { key: 'tour-aeroplanes-map', at: 'map' },
    { key: 'tour-aeroplanes-passengers', at: 'passengers' },
    { key: 'tour-aeroplanes-supply', at: 'supply' },
    { key: 'tour-aeroplanes-ledger', at: 'ledger' },
    { key: 'tour-aeroplanes-bar', at: 'bar' },
  ],
  big: ['crash', 'majority'],
  sounds: {
    home: 'land',
    buy: 'move',
    depart: 'move',
    roll: 'move',
    search: 'move',
    open: 'land',
    claim: 'move',
    advantage: 'move',
    subsidy: 'move',
  },
  round: (view) => (view as View).round,
  phase: (view, question) => {
    const { era } = view as View
    const phase = PHASES[question?.message ?? '']
    const when = era > 0 ? say('air-era', { era }) : ''
    return [when, phase ? say(phase) : ''].filter(Boolean).join(': ')
  },
  notes: (view, seat) => notes(view as View, seat),
  hand: (view) => hand(view as View),
  name: nameOf,
  wish: (view, _path, token) => wish(view as View, token),
  chained: ({ kind }, before) =>
    FOLLOW.includes(kind) || (kind === 'advantage' && ['search', 'advantage'].includes(before?.kind ?? '')),
  final: ['fly', 'direct', 'over', 'replace', 'roll', 'fail', 'stop', 'subsidy'],
}

export default parts
