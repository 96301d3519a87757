import { beforeAll, expect, test } from 'vitest'
import { clockNote, clockText, freeSeats, openSeats, players, seatLetter, seatWishes, sitter } from './tables'
import type { SeatInfo, TableInfo } from './types'
import { speak } from './words.svelte'

beforeAll(() => speak('en'))

function seat(kind: SeatInfo['kind'], name: string | null, level: SeatInfo['level'] = null): SeatInfo {
  const nobody = { stand_in: false, present: true, absent: false, mine: false, instead_of: null, kept_for: null }
  return { kind, name, level, ...nobody }
}

const seats = [seat('human', 'Amelia'), seat('open', null), seat('bot', null, 'ace')]

test('people sit before bots, the first of them here', () => {
  expect(seatWishes(3, 1, 'me', 'pilot')).toEqual(['me', 'pilot', 'pilot'])
  expect(seatWishes(3, 2, 'me', 'ace')).toEqual(['me', 'me', 'ace'])
  expect(seatWishes(4, 3, 'open', 'cadet')).toEqual(['me', 'open', 'open', 'cadet'])
})

test('a table names who sits there, and its free seats', () => {
  expect(freeSeats({ seats })).toEqual([1])
  expect(players({ seats } as TableInfo)).toBe('Amelia and Ace')
  expect(players({ seats: [seat('open', null)] } as TableInfo)).toBe('Nobody yet')
  expect([0, 5].map(seatLetter)).toEqual(['A', 'F'])
})

test('a seat that is kept for somebody is open, but not free', () => {
  const kept: SeatInfo = { ...seat('open', 'Béla'), kept_for: 'another' }
  expect(openSeats({ seats: [kept] })).toEqual([0])
  expect(freeSeats({ seats: [kept] })).toEqual([])
  expect(sitter(kept)).toBe('kept for Béla')
})

test.each([
  [null, 'As long as you like'],
  [45, '45 seconds'],
  [60, 'one minute'],
  [90, '90 seconds'],
  [300, '5 minutes'],
  [3_600, 'one hour'],
  [172_800, '2 days'],
])('a clock of %s is read as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test('only a clock is worth a note', () => {
  expect(clockNote({ clock: null })).toEqual([])
  expect(clockNote({ clock: 60 })).toEqual(['one minute per answer'])
})
