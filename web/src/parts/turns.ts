/** The log as it is read: turn by turn, with what follows from what. */

import type { Happening } from '../lib/types'

export interface Line {
  event: Happening
  /** its number among all events */
  n: number
  /** how often it happened in a row */
  times: number
  chained: boolean
}

export interface Turn {
  n: number
  head: Happening | null
  lines: Line[]
}

type Chained = (event: Happening, before: Happening | undefined) => boolean

export const TURN = 'turn' // the kind of event that begins one

/** The turns of these events. What is said of an event is said once, if it is said of several in a row. */
export function turns(
  events: readonly Happening[],
  chained: Chained,
  said: (event: Happening) => string,
): Turn[] {
  const all: Turn[] = []
  events.forEach((event, n) => {
    if (event.kind === TURN) return all.push({ n, head: event, lines: [] })
    if (all.length === 0) all.push({ n, head: null, lines: [] })
    const lines = all.at(-1)?.lines ?? []
    const last = lines.at(-1)
    if (last?.event.kind === event.kind && said(last.event) === said(event)) return (last.times += 1)
    return lines.push({ event, n, times: 1, chained: chained(event, events[n - 1]) })
  })
  return all
}

/** The events of the last turns, so many of them. */
export function lastTurns(events: readonly Happening[], count: number): Happening[] {
  const starts = events.flatMap(({ kind }, n) => (kind === TURN ? [n] : []))
  return events.slice(starts.at(-count) ?? 0)
}

/** What an event points at. */
export function tokens({ args }: Happening): string[] {
  return Object.values(args).flatMap(({ domain, value }) => (value === null ? [] : [`${domain}:${value}`]))
}
