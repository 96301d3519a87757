import { say } from '../../lib/words.svelte'
import type { GameParts } from '../../parts/game'
import Board from './Board.svelte'
import './fonts.css'
import Tray from './Tray.svelte'
import { hand, nameOf, wish, type View } from './view'

const parts: GameParts = {
  Board,
  Tray,
  tour: [
    { key: 'tour-control-tower-goal', at: 'goal' },
    { key: 'tour-control-tower-scope', at: 'scope' },
    { key: 'tour-control-tower-move', at: 'scope' },
    { key: 'tour-control-tower-cards', at: 'hand' },
    { key: 'tour-control-tower-bar', at: 'bar' },
  ],
  big: ['land'],
  sounds: { depart: 'move', fly: 'move', swap: 'move', return: 'move', storm: 'move', hold: 'move', land: 'land' },
  round: (view) => (view as View).round,
  phase: (view, question) => {
    const { turn } = view as View
    if (!turn) return ''
    if (question?.message === 'ask-discard') return say('phase-discard')
    return say('board-moves-left', { moves: turn.due })
  },
  notes: (view, seat) => {
    const { seats, viewer } = view as View
    const about = seats[seat]
    if (!about) return []
    const notes = [
      say('board-cards', { cards: about.hand }),
      say(about.technical_return ? 'board-return-ready' : 'board-return-used'),
    ]
    if (about.goal && seat !== viewer) notes.push(`${say('component-goal')}: ${about.goal.join(', ')}`)
    if (about.goal) notes.push(say('board-goal-progress', { landed: about.landed ?? 0, all: about.goal.length }))
    return notes
  },
  hand: (view) => hand(view as View).map((card) => `card:${card}`),
  name: nameOf,
  wish: (view, path, token) => wish(view as View, path, token),
  chained: ({ kind }, before) => kind === 'release' || before?.kind === 'play',
  final: ['end'],
}

export default parts
