/** The words under a moving picture: who moves, and what happens. */

import type { Happening } from '../lib/types'
import { line, say } from '../lib/words.svelte'

const LINES = 3 // that one reads before the picture is another

/** What a moment tells, as the log will; with the name of who moves, where no line has it. */
export function caption(events: readonly Happening[], mover: number | null, names: readonly string[]): string {
  const lines = [...new Set(events.map((event) => line(event, names)))].slice(0, LINES)
  if (lines.length === 0) return ''
  const text = lines.join(' ')
  const name = mover === null ? '' : (names[mover] ?? '')
  return name && !text.includes(name) ? say('bar-moves', { name, text }) : text
}
