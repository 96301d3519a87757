import { rename } from './api'
import { settings } from './settings.svelte'

/** Longer names are not taken. */
export const LONGEST_NAME = 24

/** Tell the server what we want to be called; without a wish it finds a name. */
export async function introduce(name: string): Promise<void> {
  const wish = name.trim()
  if (wish) settings.name = (await rename({ name: wish })).name ?? wish
}
