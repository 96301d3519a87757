/** What a player prefers, kept in this browser; where nothing can be kept, for this visit. */

import { keep, kept } from './storage'
import type { Level } from './types'
import { LANGUAGES } from './words.svelte'

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'on', 'off'],
  confirm: ['touch', 'always', 'never'],
  language: LANGUAGES,
  botSpeed: ['1', '2', 'instant'],
} as const

type Chosen = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

export interface Settings extends Chosen {
  sound: boolean
  name: string
  level: Level
  toured: boolean
}

const KEY = 'aerodrome'

function defaults(): Settings {
  const [browser] = navigator.language.toLowerCase().split('-')
  return {
    theme: 'system',
    motion: 'system',
    confirm: 'touch',
    language: LANGUAGES.find((each) => each === browser) ?? 'en',
    botSpeed: '1',
    sound: true,
    name: '',
    level: 'pilot',
    toured: false,
  }
}

/** The settings in a stored text; whatever is missing or is no possible value keeps its default. */
export function restore(text: string | null): Settings {
  const settings = defaults()
  let stored: unknown = null
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    return settings
  }
  if (typeof stored !== 'object' || stored === null) return settings
  const valid = Object.entries(stored).filter(([key, value]) => {
    if (!(key in settings) || typeof value !== typeof settings[key as keyof Settings]) return false
    return !(key in CHOICES) || (CHOICES[key as keyof typeof CHOICES] as readonly unknown[]).includes(value)
  })
  return Object.assign(settings, Object.fromEntries(valid))
}

export const settings: Settings = $state(restore(kept(KEY)))

const system = $state({ dark: false, still: false })

function follow(query: string, heard: (matches: boolean) => void): void {
  const media = matchMedia(query)
  heard(media.matches)
  media.addEventListener('change', () => heard(media.matches))
}

follow('(prefers-color-scheme: dark)', (dark) => (system.dark = dark))
follow('(prefers-reduced-motion: reduce)', (still) => (system.still = still))

/** Whether nothing should move on its own. */
export function reduced(): boolean {
  return settings.motion === 'system' ? system.still : settings.motion === 'off'
}

export function dark(): boolean {
  return settings.theme === 'system' ? system.dark : settings.theme === 'dark'
}

$effect.root(() => {
  $effect(() => keep(KEY, JSON.stringify(settings)))
  $effect(() => {
    const html = document.documentElement
    html.dataset.theme = dark() ? 'dark' : 'light'
    html.dataset.motion = reduced() ? 'off' : 'on'
  })
})
