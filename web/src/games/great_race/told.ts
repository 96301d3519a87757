/** What the last turns tell of a pilot. */

import type { Happening } from '../../lib/types'

const PLAYED: Record<string, string> = { react: 'flight', fly: 'flight', use: 'crew' } // the card's domain, by event

/** The card with which a seat did something last, as a token. */
export function lastPlayed(recent: readonly Happening[], seat: number): string | null {
  for (const { kind, args } of recent.toReversed()) {
    const domain = PLAYED[kind]
    if (domain && Number(args.seat?.value) === seat) return `${domain}:${args[domain]?.value}`
  }
  return null
}

/** The card that each seat has revealed in this moment for an order between pilots. */
export function bids(moment: readonly Happening[]): Map<number, string> {
  const all = moment.filter(({ kind }) => kind === 'bid')
  return new Map(all.map(({ args }) => [Number(args.seat?.value), String(args.flight?.value)]))
}
