import { expect, test } from 'vitest'
import { changed, follow, reels } from './pictures'
import type { Happening, Moment } from './types'

const VIEW = {
  round: 1,
  seats: [
    { name: 'Ann', cards: ['x'] },
    { name: 'Bob', cards: [] },
  ],
  order: [0, 1],
}

test('changes are carried out in their order, and what has not changed is shared', () => {
  const then = changed(VIEW, [
    { path: ['round'], value: 2 },
    { path: ['seats', 0, 'cards', 1], value: 'y' },
    { path: ['seats', 2], value: { name: 'Eve', cards: [] } },
    { path: ['order'], value: [2, 0, 1] },
  ]) as typeof VIEW
  expect(then).toEqual({
    round: 2,
    seats: [
      { name: 'Ann', cards: ['x', 'y'] },
      { name: 'Bob', cards: [] },
      { name: 'Eve', cards: [] },
    ],
    order: [2, 0, 1],
  })
  expect(then.seats[1]).toBe(VIEW.seats[1])
  expect(VIEW.seats[0]?.cards).toEqual(['x'])
})

test('a change without a path is another view', () => {
  expect(changed(VIEW, [{ path: [], value: null }])).toBeNull()
})

test('moments become pictures that follow on each other, with what is printed', () => {
  const event: Happening = { kind: 'turn', args: {}, more: [] }
  const moments: Moment[] = [
    { seat: 1, events: [event, event], changes: [{ path: ['round'], value: 2 }] },
    { seat: null, events: [], changes: [{ path: ['round'], value: 3 }] },
  ]
  const { view, pictures } = follow({ map: 'Europe' }, VIEW, moments, 10)
  expect(view).toEqual({ ...VIEW, round: 3 })
  expect(pictures).toEqual([
    { view: { map: 'Europe', ...VIEW, round: 2 }, seat: 1, events: [event, event], told: 12, cut: false },
    { view: { map: 'Europe', ...VIEW, round: 3 }, seat: null, events: [], told: 12, cut: false },
  ])
})

test('every position of a replay has a picture, also where nothing was to be seen', () => {
  const event: Happening = { kind: 'turn', args: {}, more: [] }
  const positions = [
    { moments: [{ seat: null, events: [event], changes: [] }], asked: [0] },
    { moments: [], asked: [1] },
    { moments: [{ seat: 1, events: [event], changes: [{ path: ['round'], value: 2 }] }], asked: [0] },
  ]
  const found = reels({ plates: null, view: VIEW, positions })
  expect(found.map((pictures) => pictures.map(({ told, events }) => [told, events.length]))).toEqual([
    [[1, 1]],
    [[1, 0]],
    [[2, 1]],
  ])
  expect(found.map((pictures) => pictures.at(-1)?.view)).toEqual([VIEW, VIEW, { ...VIEW, round: 2 }])
})
