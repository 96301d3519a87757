import { me, rename } from './api'
import { settings } from './settings.svelte'

/** Longer names are not taken. */
export const LONGEST_NAME = 24

/** What we are called so far. */
export async function knownName(): Promise<string> {
  return settings.name || ((await me()).name ?? '')
}

/** Tell the server what we want to be called; without a wish it finds a name. */
export async function introduce(name: string): Promise<void> {
  const wish = name.trim()
  if (wish) settings.name = (await rename({ name: wish })).name ?? wish
}
