import { describe, expect, it } from 'vitest'
import type { Happening } from '../lib/types'
import { lastTurns, tokens, turns } from './turns'

const event = (kind: string, args: Happening['args'] = {}): Happening => ({ kind, args, more: [] })
const game = ['deal', 'turn', 'draw', 'play', 'storm', 'turn', 'fly', 'turn', 'draw'].map((kind) => event(kind))
const chained = (_: Happening, before: Happening | undefined) => before?.kind === 'play'
const said = ({ kind, args }: Happening) => `${kind} ${args.card?.value ?? 'something'}`

describe('the log', () => {
  it('is grouped by turn, after what comes before the first', () => {
    const groups = turns(game, chained, said).map(({ head, lines }) => [head?.kind, ...lines.map(({ event }) => event.kind)])
    expect(groups).toEqual([
      [undefined, 'deal'],
      ['turn', 'draw', 'play', 'storm'],
      ['turn', 'fly'],
      ['turn', 'draw'],
    ])
  })

  it('tells what follows from what, and numbers its lines', () => {
    const [, turn] = turns(game, chained, said)
    expect(turn?.lines.map(({ n, chained }) => [n, chained])).toEqual([
      [2, false],
      [3, false],
      [4, true],
    ])
  })

  it('says once what happened several times in a row', () => {
    const kinds = ['turn', 'draw', 'draw', 'draw', 'fly', 'draw']
    const draws = kinds.map((kind, n) => event(kind, { hand: { domain: 'number', value: n } }))
    const [turn] = turns(draws, () => false, said)
    expect(turn?.lines.map(({ event, n, times }) => [event.kind, n, times])).toEqual([
      ['draw', 1, 3],
      ['fly', 4, 1],
      ['draw', 5, 1],
    ])
  })

  it('says again what is not the same', () => {
    const draws = ['storm', 'storm', 'pass'].map((value) => event('draw', { card: { domain: 'event', value } }))
    const [turn] = turns(draws, () => false, said)
    expect(turn?.lines.map(({ n, times }) => [n, times])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })

  it('gives the last turns, or all there were', () => {
    expect(lastTurns(game, 2)).toEqual(game.slice(5))
    expect(lastTurns(game, 9)).toEqual(game)
  })

  it('points at what an event names, but not at what it hides', () => {
    const seen = event('fly', { seat: { domain: 'seat', value: 1 }, to: { domain: 'space', value: 'c4' } })
    expect(tokens(seen)).toEqual(['seat:1', 'space:c4'])
    expect(tokens(event('draw', { card: { domain: 'event', value: null } }))).toEqual([])
  })
})
