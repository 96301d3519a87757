import { say, word } from '../../lib/words.svelte'
import type { GameParts } from '../../parts/game'
import Board from './Board.svelte'
import Tray from './Tray.svelte'
import { hand, nameOf, ofSeat, wish, type Machine, type View } from './view'

const PHASES: Record<string, string> = {
  'ask-choose-pilot': 'mfm-phase-draft',
  'ask-choose-machine': 'mfm-phase-draft',
  'ask-assign-pilot': 'mfm-phase-draft',
  'ask-choose-equipment': 'mfm-phase-draft',
  'ask-fit-equipment': 'mfm-phase-draft',
  'ask-load': 'mfm-phase-load',
  'ask-name-machine': 'mfm-phase-draft',
  'ask-act': 'mfm-phase-turn',
  'ask-scavenge': 'mfm-phase-repair',
  'ask-take-off-too': 'mfm-phase-repair',
  'ask-restock': 'mfm-phase-repair',
  'ask-exchange': 'mfm-phase-exchange',
  'ask-take-equipment': 'mfm-phase-exchange',
  'ask-choose-mate': 'mfm-phase-exchange',
  'ask-at-start': 'mfm-phase-tricks',
  'ask-before-test': 'mfm-phase-tricks',
  'ask-parry': 'mfm-phase-reply',
  'ask-retaliate': 'mfm-phase-reply',
  'ask-strike-back': 'mfm-phase-reply',
  'ask-aid': 'mfm-phase-test',
  'ask-reroll': 'mfm-phase-test',
  'ask-choose-tile': 'mfm-phase-weather',
  'ask-choose-forecast': 'mfm-phase-weather',
  'ask-draw-more': 'mfm-phase-end',
  'ask-discard-card': 'mfm-phase-end',
}
const FOLLOW = [
  'weather',
  'equip',
  'mate',
  'offer',
  'target',
  'part',
  'return',
  'phase',
  'fuel',
  'damage',
  'mended',
  'cad',
  'roll',
  'spend',
  'use_symbol',
  'use_device',
  'drop',
  'burn',
  'luck',
  'pass',
  'fail',
  'catastrophe',
  'move',
  'forced',
  'first_to_land',
  'stage',
  'deliver',
  'flag',
  'manoeuvre',
  'shoot',
  'miss',
  'cancel',
  'steal',
  'steal_part',
  'reveal',
  'put_off',
  'loosen',
  'sleep',
  'vp',
  'kept',
  'reshuffle',
  'clover',
  'autograph',
  'make_good',
  'score',
]
const MANY = 3 // machines: then there is room for one line of each player

function noteOf({ machine, pilot, tile, band }: Machine): string {
  if (!machine) return ''
  const name = word('machine', machine)
  if (!pilot) return name
  return say('mfm-note-machine', { machine: name, pilot: word('pilot', pilot.name), tile, band: word('band', band) })
}

/** What everybody may know of a player. */
function notes(view: View, seat: number): string[] {
  const player = view.players[seat]
  if (!player) return []
  const machines = ofSeat(view, seat)
  const { vp, hand, luck, points } = player
  const lead = say('mfm-note-points', { vp, hand, luck })
  if (view.ranks.length > 0) {
    const from = view.sources.flatMap((source, n) =>
      points[n] ? [say('mfm-note-from', { source: word('source', source), vp: points[n] })] : [],
    )
    return [say('mfm-note-total', { vp }), from.join(', ')]
  }
  const drafted = player.drafted.map((pilot) => word('pilot', pilot)).join(', ')
  const all = [lead, drafted, ...machines.map(noteOf)].filter(Boolean)
  return view.machines.length > MANY && machines.length === 1 ? all.slice(0, 1) : all
}

const parts: GameParts = {
  Board,
  Tray,
  tour: [
    { key: 'tour-magnificent-goal', at: 'course' },
    { key: 'tour-magnificent-course', at: 'course' },
    { key: 'tour-magnificent-panel', at: 'panel' },
    { key: 'tour-magnificent-test', at: 'panel' },
    { key: 'tour-magnificent-hand', at: 'hand' },
    { key: 'tour-magnificent-rivals', at: 'rivals' },
    { key: 'tour-magnificent-bar', at: 'bar' },
  ],
  big: ['catastrophe', 'reveal'],
  sounds: {
    roll: 'move',
    move: 'move',
    play: 'move',
    cancel: 'move',
    shoot: 'move',
    choose_pilot: 'move',
    collect: 'move',
    deliver: 'land',
    first_to_land: 'land',
    stage: 'land',
  },
  round: (view) => (view as View).round,
  phase: (_view, question) => {
    const phase = PHASES[question?.message ?? '']
    return phase ? say(phase) : ''
  },
  notes: (view, seat) => notes(view as View, seat),
  hand: (view) => hand(view as View),
  name: nameOf,
  wish: (view, _path, token) => wish(view as View, token),
  chained: ({ kind }) => FOLLOW.includes(kind),
  final: ['takeoff', 'launch', 'fly', 'manoeuvre', 'climb', 'land', 'end-phase', 'end-turn', 'accept'],
}

export default parts
