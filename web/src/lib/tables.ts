import { botName } from './bots'
import type { Level, SeatInfo, SeatWish, TableInfo } from './types'
import { language, say } from './words.svelte'

/** So many people, the first of them at this device; bots take the other seats. */
export function seatWishes(seats: number, people: number, others: 'me' | 'open', level: Level): SeatWish[] {
  return Array.from({ length: seats }, (_, n) => (n === 0 ? 'me' : n < people ? others : level))
}

export function openSeats({ seats }: Pick<TableInfo, 'seats'>): number[] {
  return seats.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []))
}

/** Those of them that anybody may take. */
export function freeSeats(table: Pick<TableInfo, 'seats'>): number[] {
  return openSeats(table).filter((n) => !table.seats[n]?.kept_for)
}

/** Who sits there, as a list names them. */
export function sitter({ kind, name, level, kept_for }: SeatInfo): string {
  if (kind === 'open') return kept_for ? say('lobby-kept', { name: name ?? '' }) : say('lobby-free')
  return name ?? (level ? botName(level) : '')
}

export function players({ seats }: TableInfo): string {
  const names = seats.filter(({ kind }) => kind !== 'open').map(sitter)
  return names.length > 0 ? new Intl.ListFormat(language()).format(names) : say('table-nobody')
}

/** How long an answer may take, in the largest unit that fits. */
export function clockText(seconds: number | null): string {
  if (seconds === null) return say('home-clock-none')
  const units = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 }
  const [unit, size] = Object.entries(units).find(([, size]) => seconds % size === 0) ?? ['seconds', 1]
  return say(`home-clock-${unit}`, { [unit]: seconds / size })
}

/** What a line about a table adds when answers have a limit. */
export function clockNote({ clock }: Pick<TableInfo, 'clock'>): string[] {
  return clock === null ? [] : [say('table-clock', { clock: clockText(clock) })]
}

/** Where the game at a table is shown from its start, as seen from a seat. */
export function replayAddress(table: string, seat: number | null): string {
  return `/replay/${table}${seat === null ? '' : `?seat=${seat}`}`
}

/** Seats have letters as well as colours. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat)
}
