/** The test as a scene: what is tested, how it stands or has ended, and what helps or hinders. */

import type { Choice, Happening } from '../../lib/types'
import { say, sentence, word } from '../../lib/words.svelte'
import { after, cardOf, type Trial, type View } from './view'

export type Outcome = 'passed' | 'failed' | 'catastrophe'

export interface Scene {
  trial: Trial
  /** none while it is under way */
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
const SIGNS: Record<string, string> = { use: 'equipment', drop: 'landing', burn: 'fuel', luck: 'luck' }

/** The test that is under way, or the last one of this turn with its outcome. */
export function sceneOf(view: View, recent: readonly Happening[]): Scene | null {
  const later = recent.slice(Math.max(0, recent.findLastIndex(({ kind }) => kind === 'declare')))
  const told = later.findLast(({ kind }) => kind in OUTCOMES)
  const outcome = OUTCOMES[told?.kind ?? ''] ?? null
  if (view.trial) {
    const same = told?.args.machine?.value === view.trial.machine && told.args.test?.value === view.trial.test
    return { trial: view.trial, outcome: same ? outcome : null }
  }
  if (!outcome || later.some(({ kind }) => kind === 'turn') || later[0]?.kind !== 'declare') return null
  const { trial } = later.reduce(after, view)
  return trial && { trial, outcome }
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
    .map((choice) => ({ choice, icon: iconOf(view, choice), name: nameOf(view, choice), buys: buysOf(choice, hinders) }))
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
  if (hinders) return kind === 'play' ? word('effect', String(card).replace(/-[a-z]+$/, '')) : say('mfm-scene-die-less')
  if (chance === undefined || missing === undefined) return ''
  const buys = say('aid-buys', { chance, missing })
  return catastrophe === undefined ? buys : `${buys}, ${say('mfm-scene-odds-catastrophe', { chance: catastrophe })}`
}
