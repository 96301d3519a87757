import { seatLetter, sitter } from '../lib/tables'
import type { TableInfo } from '../lib/types'
import { say } from '../lib/words.svelte'

/** What each seat is called at this table; those with the same name get their letter too. */
export function seatNames({ seats }: TableInfo): string[] {
  const plain = seats.map(sitter)
  const count = (name: string) => plain.filter((each) => each === name).length
  return plain.map((name, seat) =>
    name !== '' && count(name) === 1 ? name : say('seat-name', { name, letter: seatLetter(seat) }).trim(),
  )
}

/** The letters of the longest word: what decides how large a name can be set. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length))
}
