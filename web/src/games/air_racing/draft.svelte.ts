/** The build that I have in mind in Quick Play: the tray changes it, the board shows what it means. */

import type { Picker } from '../../parts/picker.svelte'
import { MODS } from './view'

export const draft = $state({ build: MODS.map(() => 0) })

/** What the action bar points at, as far as it goes; else my own draft. */
export function inMind({ preview, path }: Picker): readonly number[] {
  const tokens = preview?.at.length ? preview.at : path
  if (tokens.length === 0) return draft.build
  const wanted = new Map(tokens.map((token) => token.split(':') as [string, string]))
  return MODS.map((mod) => Number(wanted.get(mod) ?? 0))
}
