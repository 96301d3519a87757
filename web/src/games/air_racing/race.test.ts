import { expect, it } from 'vitest'
import type { Happening } from '../../lib/types'
import { courses } from './courses.testing'
import { flown, rolls } from './race'
import type { View } from './view'

function event(kind: string, args: Record<string, number | string>): Happening {
  const domain = (name: string) => (name === 'seat' || name === 'pylon' ? name : 'number')
  const given = Object.entries(args).map(([name, value]) => [name, { domain: domain(name), value }])
  return { kind, args: Object.fromEntries(given), more: [] }
}

const turn = (seat: number) => event('turn', { seat })
const fly = (seat: number, half_tiles: number, place: number) => event('fly', { seat, half_tiles, laps: 0, place })

/** A race of two, in which seat 1 flies in the given lane. */
function racing(lane: number): View {
  const aircraft = [0, 1].map(() => ({ at: { laps: 0, lane, place: 9 } }))
  return { course: courses[0], aircraft, race: { laps: 3, flight: { seat: 1 } } } as unknown as View
}

it('shows the rolls of this turn and of the one before', () => {
  const old = event('engine', { seat: 1, roll: 8, needed: 2 })
  const before = event('check', { seat: 0, pylon: 'p1', roll: 3, needed: 4 })
  const now = event('engine', { seat: 1, roll: 4, needed: 4 })
  const [cut, boost] = [
    event('cut', { seat: 0, pylon: 'p1', token: 2 }),
    event('boost', { seat: 1, speed: 9, more: 3 }),
  ]
  const shown = rolls([turn(1), old, turn(0), before, cut, turn(1), now, boost])
  expect(shown.map((roll) => [roll.event, roll.pylon, roll.passed, roll.fresh])).toEqual([
    [before, 'p1', false, false],
    [now, null, true, true],
  ])
})

it('takes from what follows a roll whether it has passed', () => {
  const engine = event('engine', { seat: 1, roll: 4, needed: 5 })
  const check = event('check', { seat: 1, pylon: 'p2', roll: 5, needed: 5 })
  expect(rolls([turn(1), engine, event('avoid', { seat: 1 }), check]).map(({ passed }) => passed)).toEqual([
    false,
    true,
  ])
})

it('follows the way of this turn from lane to lane', () => {
  const before = [event('grid', { seat: 1, lane: 2 }), turn(1), fly(1, 4, 4), turn(0), fly(0, 3, 3)]
  const told = [...before, turn(1), fly(1, 2, 6)]
  expect(flown(racing(2), told)).toMatchObject([{ lane: 2, from: 4, to: 6 }])
  const aside = event('aside', { seat: 1, lane: 1, place: 5 })
  expect(flown(racing(1), [...told, aside, fly(1, 3, 8)])).toMatchObject([
    { lane: 2, from: 4, to: 6 },
    { lane: 1, from: 5, to: 8 },
  ])
})

it('begins the way later where its first lane was not told', () => {
  const told = [turn(1), fly(1, 2, 6), event('aside', { seat: 1, lane: 1, place: 5 }), fly(1, 3, 8)]
  expect(flown(racing(1), told)).toMatchObject([{ lane: 1, from: 5, to: 8 }])
})
