/** The build that I have in mind in Quick Play: the tray changes it, the board shows what it means. */

import type { Choice } from '../../lib/types'
import type { Picker } from '../../parts/picker.svelte'

export const draft: { build: Choice | null } = $state({ build: null })

/** The build that points at these tokens, and at none of the mods that they do not name. */
export function buildOf(choices: readonly Choice[], tokens: readonly string[]): Choice | null {
  const wanted = new Map(tokens.map((token) => [token.split(':')[0], token]))
  const fits = (token: string) => (wanted.get(token.split(':')[0]) ?? token.replace(/:.*/, ':0')) === token
  return choices.find(({ at }) => at.every(fits)) ?? null
}

/** What the action bar points at, as far as it goes; else my own draft, which stays when it is sealed. */
export function inMind({ choices, preview, path }: Picker): Choice | null {
  const tokens = preview?.at.length ? preview.at : path
  return (tokens.length > 0 ? null : draft.build) ?? buildOf(choices, tokens)
}

/** How many of a mod an option points at. */
export function countOf(build: Choice | null, mod: string): number {
  const token = build?.at.find((each) => each.startsWith(`${mod}:`))
  return Number(token?.split(':')[1] ?? 0)
}
