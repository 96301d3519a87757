import * as api from './api'
import { settings } from './settings.svelte'
import { LEVELS, type Level } from './types'
import { say } from './words.svelte'

/** The bots that the host has brought for a game. */
export async function brought(game: string): Promise<readonly Level[]> {
  return (await api.games()).find(({ name }) => name === game)?.bots ?? []
}

/** Those that a player may meet, with these brought. */
export function offered(brought: readonly Level[]): readonly Level[] {
  return [...LEVELS, ...brought]
}

/** The one that the player has chosen last; where it is not offered, the usual one. */
export function preferred(brought: readonly Level[]): Level {
  return offered(brought).includes(settings.level) ? settings.level : 'pilot'
}

/** Levels have a name in every language, bots of the host just the one that the host gave them. */
export function botName(level: Level): string {
  return LEVELS.includes(level) ? say(`level-${level}`) : level
}
