/** The games by their folders: what is drawn of each. A game's table comes as a chunk of its own, posters at once. */

import type { Component } from 'svelte'
import type { GameParts } from '../parts/game'

/** Each game's parts; `index.ts` of its folder exports them as default. */
export const games = byFolder(import.meta.glob<GameParts>('./*/index.ts', { import: 'default' }))
export const posters = byFolder(
  import.meta.glob<Component>('./*/Poster.svelte', { import: 'default', eager: true }),
)
/** What the rules page shows of the board. */
export const diagrams = byFolder(import.meta.glob<Component>('./*/Diagram.svelte', { import: 'default' }))

function byFolder<T>(files: Record<string, T>): Partial<Record<string, T>> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1], file]))
}
