/** The test as a scene: what is tested, how it stands or has ended, and what helps or hinders. */

import type { Choice, Happening } from '../../lib/types'
import { say, sentence, word } from '../../lib/words.svelte'
import { cardOf, type Kind, type Trial, type View } from './view'

export type Outcome = 'passed' | 'failed' | 'catastrophe'

/** A test under way, or one that was judged. */
export interface Scene {
  machine: string
  test: string
  kind: Kind
  needed: number
  symbols: number
  /** what the dice show that lie there */
  hits: number
  bangs: number
  blanks: number
  /** none when it was judged */
  trial: Trial | null
  outcome: Outcome | null
}

/** An option that changes the test: its sign, its name and what it does. */
export interface Help {
  choice: Choice
  icon: string
  name: string
  buys: string
}

const OUTCOMES: Record<string, Outcome> = { pass: 'passed', fail: 'failed', catastrophe: 'catastrophe' }
const ENDS = ['turn', 'round']
const SIGNS: Record<string, string> = { use: 'equipment', drop: 'landing', burn: 'fuel', luck: 'luck' }

const value = ({ args }: Happening, name: string) => args[name]?.value
const number = (event: Happening | undefined, name: string) => Number((event && value(event, name)) ?? 0)

/** The test that is under way, or the last one of this turn with its outcome. */
export function sceneOf(view: View, recent: readonly Happening[]): Scene | null {
  const { trial } = view
  return trial ? { ...trial, trial, outcome: null } : judged(view, recent)
}

/** What the events tell of a test that was judged: of its dice the last throw, if it was the only one or has decided. */
function judged(view: View, recent: readonly Happening[]): Scene | null {
  const at = recent.findLastIndex(({ kind }) => kind in OUTCOMES)
  const end = recent[at]
  if (!end || recent.slice(at).some(({ kind }) => ENDS.includes(kind))) return null
  const same = (event: Happening) => value(event, 'machine') === value(end, 'machine')
  const begun = recent.slice(0, at).findLastIndex((event) => event.kind === 'declare' && same(event))
  const throws = recent.slice(Math.max(0, begun), at).filter((event) => event.kind === 'roll' && same(event))
  const last = throws.length === 1 || recent[at - 1] === throws.at(-1) ? throws.at(-1) : undefined
  const test = String(value(end, 'test'))
  return {
    machine: String(value(end, 'machine')),
    test,
    kind: view.tests.find(({ name }) => name === test)?.kind ?? 'flying',
    needed: number(end, 'needed'),
    symbols: number(end, 'symbols'),
    hits: number(last, 'hits'),
    bangs: number(last, 'explosions'),
    blanks: number(last, 'blanks'),
    trial: null,
    outcome: OUTCOMES[end.kind] ?? null,
  }
}

/** What is asked about the test: how to help it, how to hinder it, or how many dice are rolled again. */
export function askedOf(choices: readonly Choice[]): 'aids' | 'hinder' | 'again' | null {
  if (choices.some(({ kind }) => kind === 'accept')) return 'aids'
  if (choices.some(({ kind }) => kind === 'dice')) return 'again'
  return choices.some(({ message }) => message === 'do-pass-test') ? 'hinder' : null
}

export function helpsOf(view: View, choices: readonly Choice[]): Help[] {
  const hinders = askedOf(choices) === 'hinder'
  return choices
    .filter(({ at }) => at.length > 0)
    .map((choice) => ({
      choice,
      icon: iconOf(view, choice),
      name: nameOf(view, choice),
      buys: buysOf(choice, hinders),
    }))
}

function iconOf(view: View, { kind, args }: Choice): string {
  if (kind === 'spend') return `part-${view.trial?.kind ?? 'flying'}`
  if (kind === 'symbol') return cardOf(view, String(args.card))?.symbol ?? 'cad'
  if (kind === 'play') return cardOf(view, String(args.card))?.dirty ? 'cad' : 'boost'
  return SIGNS[kind] ?? 'dice'
}

function nameOf(view: View, { kind, args }: Choice): string {
  const title = word('title', cardOf(view, String(args.card))?.title ?? '')
  if (kind === 'play') return title
  if (kind === 'symbol') return sentence(say('mfm-scene-symbol-of', { title }))
  if (kind === 'use') return word('device', String(args.device))
  return kind === 'dice' ? String(args.dice) : sentence(say(`do-${kind}`))
}

function buysOf({ kind, args: { card, chance, missing, catastrophe } }: Choice, hinders: boolean): string {
  if (hinders) return kind === 'play' ? word('effect', String(card)) : say('mfm-scene-die-less')
  if (chance === undefined || missing === undefined) return ''
  const buys = say('aid-buys', { chance, missing })
  return catastrophe === undefined ? buys : `${buys}, ${say('mfm-scene-odds-catastrophe', { chance: catastrophe })}`
}
