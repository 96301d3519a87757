import { beforeAll, describe, expect, it } from 'vitest'
import type { Choice, Happening } from '../../lib/types'
import { speak, talkOf } from '../../lib/words.svelte'
import { tablesOf } from './draft'
import { askedOf, helpsOf, sceneOf } from './scene'
import { linesOf } from './scoring'
import { windowOf } from './tricks'
import type { View } from './view'
import { draft, landing } from './views.testing'

type Args = Record<string, string | number | null>

function event(kind: string, args: Args = {}): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind, args: Object.fromEntries(values), more: [] }
}

function choice(words: string, more: Partial<Choice> = {}): Choice {
  const [kind = ''] = words.split(' ')
  return { words, kind, message: `do-${kind}`, args: {}, at: [], ...more }
}

const ACCEPT = choice('accept')
const PASS = choice('pass')
const quiet = { ...landing, trial: null }

beforeAll(async () => {
  talkOf('magnificent')
  await speak('en')
})

describe('the scene', () => {
  const told = { machine: 'seaplane', test: 'fly' }
  const DECLARED = event('declare', { ...told, needed: 2, dice: 5 })
  const ROLLED = event('roll', { machine: 'seaplane', hits: 1, explosions: 1, blanks: 3, symbols: 1, needed: 2 })
  const AGAIN = event('roll', { machine: 'seaplane', hits: 1, explosions: 0, blanks: 1, symbols: 2, needed: 2 })
  const SPENT = event('spend', { machine: 'seaplane', part: 'flying', number: 0 })
  const PASSED = event('pass', { ...told, symbols: 2, needed: 2 })

  it('is the test under way', () =>
    expect(sceneOf(landing, [])).toEqual({ ...landing.trial, trial: landing.trial, outcome: null }))

  it('is the last test of this turn with its outcome, in the numbers of its events', () =>
    expect(sceneOf(quiet, [event('turn', { machine: 'seaplane' }), DECLARED, ROLLED, SPENT, PASSED])).toEqual({
      ...told,
      kind: 'flying',
      needed: 2,
      symbols: 2,
      hits: 1,
      bangs: 1,
      blanks: 3,
      trial: null,
      outcome: 'passed',
    }))

  it('shows of several throws the one that has decided, or none', () => {
    expect(sceneOf(quiet, [DECLARED, ROLLED, AGAIN, PASSED])).toMatchObject({
      hits: 1,
      bangs: 0,
      blanks: 1,
      symbols: 2,
    })
    expect(sceneOf(quiet, [DECLARED, ROLLED, AGAIN, SPENT, PASSED])).toMatchObject({ hits: 0, bangs: 0, blanks: 0 })
    expect(sceneOf(quiet, [DECLARED, PASSED])).toMatchObject({ hits: 0, symbols: 2, outcome: 'passed' })
  })

  it('knows its own dice from those of a test within it', () => {
    const inner = { machine: 'triplane', test: 'landing' }
    const within = [
      event('declare', { ...inner, needed: 1, dice: 1 }),
      event('roll', { machine: 'triplane', hits: 0, explosions: 1, blanks: 0, symbols: 0, needed: 1 }),
      event('catastrophe', { ...inner, symbols: 0, needed: 1, explosions: 1 }),
    ]
    expect(sceneOf(quiet, [DECLARED, ...within])).toMatchObject({ ...inner, outcome: 'catastrophe', bangs: 1 })
    expect(sceneOf(quiet, [DECLARED, ...within, ROLLED, SPENT, PASSED])).toMatchObject({ ...told, hits: 1, blanks: 3 })
  })

  it('is empty in the next turn and before any test', () => {
    expect(sceneOf(quiet, [DECLARED, ROLLED, PASSED, event('turn', { machine: 'triplane' })])).toBeNull()
    expect(sceneOf(quiet, [])).toBeNull()
  })

  it('is the test under way also when one within it has ended', () =>
    expect(sceneOf(landing, [DECLARED, ROLLED, PASSED])?.outcome).toBeNull())

  it('knows what is asked', () => {
    expect(askedOf([ACCEPT])).toBe('aids')
    expect(askedOf([choice('dice 2', { at: ['dice:2'] })])).toBe('again')
    expect(askedOf([choice('pass', { message: 'do-pass-test' })])).toBe('hinder')
    expect(askedOf([PASS])).toBeNull()
  })

  it('offers aids with what they buy', () => {
    const args = { chance: 100, missing: 0 }
    const helps = helpsOf(landing, [
      choice('symbol magpie-landing', { args: { ...args, card: 'magpie-landing' }, at: ['card:magpie-landing'] }),
      choice('use improved-landing-gear', {
        args: { device: 'improved-landing-gear', chance: 33, missing: 0 },
        at: ['device:improved-landing-gear'],
      }),
      choice('spend', { args, at: ['deed:spend', 'machine:biplane', 'part:landing'] }),
      ACCEPT,
    ])
    expect(helps.map(({ icon, name, buys }) => [icon, name, buys])).toEqual([
      ['landing', 'Symbol of Magpie', 'passes with 100 %'],
      ['equipment', 'Improved Landing Gear', 'passes with 33 %'],
      ['part-landing', 'Spend a spare part', 'passes with 100 %'],
    ])
  })

  it('offers what hinders with what it does', () => {
    const helps = helpsOf(landing, [
      choice('play flat-tyre-flying', { args: { card: 'flat-tyre-flying' }, at: ['card:flat-tyre-flying'] }),
      choice('symbol this-means-war-cad', { args: { card: 'this-means-war-cad' }, at: ['card:this-means-war-cad'] }),
      choice('pass', { message: 'do-pass-test' }),
    ])
    expect(helps.map(({ icon, buys }) => [icon, buys])).toEqual([
      ['cad', "Before an opponent's takeoff or landing test: 2 dice fewer."],
      ['cad', '1 die less'],
    ])
  })
})

describe('the ribbon', () => {
  const TYRE = event('play', { seat: 1, card: 'flat-tyre-flying' })
  const MAGPIE = event('play', { seat: 1, card: 'magpie-landing' })
  const AIMED = event('target', { seat: 1, machine: 'biplane' })

  it('opens at the start of a turn and before a test, for who is asked', () => {
    expect(windowOf(quiet, [choice('pass', { message: 'do-pass-turn' })], [])).toEqual({
      kind: 'start',
      machine: 'biplane',
      by: 0,
    })
    expect(windowOf(landing, [choice('pass', { message: 'do-pass-test' })], [])).toEqual({
      kind: 'test',
      machine: 'biplane',
      test: 'landing',
      by: 0,
    })
    expect(windowOf(landing, [], [])).toBeNull()
  })

  it('shows a trick to everybody while it hangs in the air, with its target once there is one', () => {
    const trick = { seat: 1, card: 'flat-tyre-flying', machine: 'biplane' }
    const shown = { kind: 'trick', by: 1, card: 'flat-tyre-flying', target: 'biplane', cancelled: null, mine: false }
    expect(windowOf({ ...landing, trick }, [], [TYRE])).toEqual(shown)
    expect(windowOf({ ...landing, trick }, [PASS], [TYRE])).toEqual({ ...shown, mine: true })
    expect(windowOf({ ...landing, trick: { ...trick, machine: null } }, [], [TYRE])).toMatchObject({ target: null })
  })

  it('shows what has cancelled it, until something else happens', () => {
    const trick = { kind: 'trick', by: 1, card: 'magpie-landing', target: 'biplane', mine: false }
    const cancelled = [MAGPIE, AIMED, event('cancel', { seat: 0, card: 'immunity-flying' })]
    expect(windowOf(quiet, [], cancelled)).toEqual({ ...trick, cancelled: 'immunity-flying' })
    expect(windowOf(quiet, [], [MAGPIE, AIMED, event('steal_part', { machine: 'seaplane' })])).toBeNull()
  })

  it('looks back for who may strike back, but not beyond the turn', () => {
    const events = [MAGPIE, AIMED, event('steal_part', { machine: 'seaplane' }), event('part', { machine: 'seaplane' })]
    expect(windowOf(quiet, [PASS], events)).toMatchObject({ kind: 'trick', card: 'magpie-landing', mine: true })
    expect(windowOf(quiet, [PASS], [...events, event('turn', { machine: 'triplane' })])).toBeNull()
  })

  it('tells of a cad', () =>
    expect(windowOf(landing, [], [event('cad', { seat: 2, machine: 'biplane' })])).toEqual({
      kind: 'cad',
      by: 2,
      machine: 'biplane',
    }))

  it('keeps quiet about boosts', () =>
    expect(windowOf(quiet, [], [event('play', { seat: 1, card: 'immunity-flying' })])).toBeNull())
})

describe('the card tables', () => {
  const tokens = (...args: Parameters<typeof tablesOf>) =>
    tablesOf(...args).map(({ title, cards }) => [title, cards.map(({ token }) => token)])

  it('show what is on offer, whoever chooses', () => {
    const types = ['monoplane', 'biplane', 'seaplane', 'pusher-plane', 'triplane', 'helicopter']
    expect(tokens(draft, [])).toEqual([['machines', types.map((name) => `machine:${name}`)]])
    const offer: View['offer'] = { sort: 'pilot', names: ['jing-li'] }
    expect(tokens({ ...draft, offer }, [])).toEqual([['pilots', ['pilot:jing-li']]])
    expect(tokens(landing, [])).toEqual([])
  })

  it('show my own pilots and machines where they are asked about', () => {
    expect(tokens(draft, [choice('pilot elinah-mwangi')])).toEqual([['own-pilots', ['pilot:elinah-mwangi']]])
    expect(tokens(landing, [choice('fit biplane')])).toEqual([['own-machines', ['machine:biplane']]])
  })

  it('show what may be exchanged beside what there is', () =>
    expect(tokens(landing, [choice('remove goggles'), choice('done')])).toEqual([
      ['own-equipment', ['equipment:improved-landing-gear', 'equipment:goggles']],
      ['equipment', landing.row.map((name) => `equipment:${name}`)],
    ]))

  it('show weather to who looks at it, and what is loaded', () => {
    expect(tokens({ ...landing, peeked: ['fog', 'fine'] }, [choice('weather 1')])).toEqual([
      ['forecast', ['peeked:1', 'peeked:2']],
    ])
    const load = choice('yes', { message: 'do-load-yes', args: { item: 'water', machine: 'biplane' } })
    expect(tablesOf(draft, [load])).toEqual([{ title: 'load', cards: [{ sort: 'item', name: 'water', token: null }] }])
  })
})

describe('the final score', () => {
  it('has a line for every source that counts', () => {
    const scored = landing.machines.map((machine, n) => ({ ...machine, points: [n, 0, 4, 0, 0, 0, 0, 0, 0, -2, 0] }))
    expect(linesOf({ ...landing, machines: scored })).toEqual([
      { source: 'first', points: [0, 1, 2] },
      { source: 'cargo', points: [4, 4, 4] },
      { source: 'damage', points: [-2, -2, -2] },
    ])
  })
})
