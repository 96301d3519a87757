/** What the client says, in the language of the settings: the same catalogues and the same ways as in the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Catalogues } from '../locale/gather'
import type { Choice, Happening, Question } from './types'

export const LANGUAGES = ['en', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

const SHARED = ''
const sources: Record<Language, () => Promise<{ default: Catalogues }>> = {
  en: () => import('../locale/en'),
  nl: () => import('../locale/nl'),
  de: () => import('../locale/de'),
}
const loaded = new Map<Language, Map<string, FluentBundle>>()

let spoken: Language = $state('en')
let game: string = $state(SHARED)

/** Speak this language from now on. English comes along, for what the other lacks. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([load('en'), load(language)])
  spoken = language
  document.documentElement.lang = language
}

async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const { shared, games } = (await sources[language]()).default
  const bundles = new Map([[SHARED, bundle(language, shared)]])
  for (const [name, text] of Object.entries(games)) bundles.set(name, bundle(language, [text]))
  loaded.set(language, bundles)
}

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    for (const error of made.addResource(new FluentResource(text))) wrong(error.message)
  }
  return made
}

/** A fault in a catalogue stops a developer, never a player. */
function wrong(what: string): void {
  if (import.meta.env.DEV) throw new Error(what)
}

export function language(): Language {
  return spoken
}

/** The game whose words come first from now on. */
export function talkOf(name: string): void {
  game = name
}

function* heard(of: string): Generator<FluentBundle> {
  for (const each of new Set<Language>([spoken, 'en'])) {
    for (const name of [of, SHARED]) {
      const found = loaded.get(each)?.get(name)
      if (found) yield found
    }
  }
}

export function has(key: string, of = game): boolean {
  return [...heard(of)].some((bundle) => bundle.hasMessage(key))
}

/** The message of this key, of the game at hand unless another is named. */
export function say(key: string, args: Args = {}, of = game): string {
  for (const bundle of heard(of)) {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) continue
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, args, errors)
    if (errors[0]) wrong(`message ${key}: ${errors[0].message}`)
    return text
  }
  wrong(`there is no message ${key}`)
  return key
}

/** A word of a domain. A copy of a card ("mechanic-2") has the name of its design, and its number where the domain has a
 *  message for that; numbers and names of spaces have no message and stand for themselves. */
export function word(domain: string, word: string): string {
  const key = `${domain}-${word.replaceAll('_', '-')}`
  const end = key.lastIndexOf('-')
  const [design, copy] = [key.slice(0, end), key.slice(end + 1)]
  if (has(key) || !has(design)) return has(key) ? say(key) : word
  const name = say(design)
  return has(`${domain}-copy`) ? say(`${domain}-copy`, { name, copy }) : name
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An option, as a button shows it. */
export function choice({ kind, message, args }: Choice): string {
  const said = Object.entries(args).map(([name, each]) => [name, typeof each === 'string' ? word(name, each) : each])
  return sentence(say(message || `do-${kind}`, Object.fromEntries(said)))
}

/** What is asked: the sentence of the action bar. */
export function question({ message, args }: Question): string {
  return say(message, args)
}

/** A line of the log; what the viewer was not told has words of its own. */
export function line(happening: Happening, names: readonly string[]): string {
  const args: Args = {}
  let key = `log-${happening.kind}`
  for (const [name, { domain, value }] of Object.entries(happening.args)) {
    if (value === null) key = `log-${happening.kind}-hidden`
    else if (domain === 'number') args[name] = Number(value)
    else if (domain === 'seat') args[name] = names[Number(value)] ?? String(value)
    else args[name] = word(domain, String(value))
  }
  return say(key, args)
}

/** Why an answer is not allowed, with the rule that forbids it. */
export function reason(message: string, rule: string | null | undefined): string {
  const why = say(`why-${message}`)
  return rule ? say('reason-with-rule', { why, rule }) : why
}
