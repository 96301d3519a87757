import { FluentResource } from '@fluent/bundle'
import { beforeEach, expect, test } from 'vitest'
import de from '../locale/de'
import en from '../locale/en'
import nl from '../locale/nl'
import type { Choice, Happening, Value } from './types'
import { choice, has, language, line, question, reason, say, speak, talkOf, word } from './words.svelte'

beforeEach(async () => {
  await speak('en')
  talkOf('control_tower')
})

function option(kind: string, args: Record<string, string>, message = ''): Choice {
  return { words: '', kind, message, args, at: [] }
}

function happening(kind: string, args: Record<string, Value>): Happening {
  return { kind, args, more: [] }
}

test('the words of a game come before the words of all', () => {
  expect(say('title')).toBe('Control Tower')
  expect(say('level-ace')).toBe('Ace')
  talkOf('')
  expect(has('title')).toBe(false)
  expect(say('title', {}, 'control_tower')).toBe('Control Tower')
})

test('options begin with a capital and name the words of their domains', () => {
  expect(choice(option('move', { aircraft: '3', way: 'forward' }))).toBe('Move aircraft 3 forward')
  expect(choice(option('move', { aircraft: '3', way: 'left' }, 'do-move-depart'))).toBe(
    'Let aircraft 3 depart to the left',
  )
  expect(choice(option('discard', { card: 'clear_sky' }))).toBe('Discard Clear sky')
})

test('lines of the log name players, words and numbers, and keep secrets', () => {
  const told = (kind: string, name: string, domain: string, value: number | string | null) =>
    line(happening(kind, { seat: { domain: 'seat', value: 1 }, [name]: { domain, value } }), ['Amelia', 'Anthony'])
  expect(told('turn', 'round', 'number', 7)).toBe("Round 7: Anthony's turn.")
  expect(told('draw', 'card', 'card', 'storm')).toBe('Anthony draws Storm.')
  expect(told('draw', 'card', 'card', null)).toBe('Anthony draws a card.')
  expect(told('lost', 'moves', 'number', 2)).toBe('No aircraft can move: Anthony loses 2 moves.')
})

test('questions count and reasons name their rule', () => {
  expect(question({ message: 'ask-discard', args: { limit: 4 }, choices: [] })).toBe(
    'You may keep 4 cards in hand: choose a card to discard.',
  )
  expect(reason('backward', 'CTL-4.5')).toMatch(/^Aircraft do not fly backward\..* \(CTL-4\.5\)$/)
  expect(reason('game-over', null)).toBe('The game is over.')
})

test('words without a message stand for themselves', () => {
  expect(word('colour', 'sky_blue')).toBe('sky blue')
  expect(word('space', 'c4')).toBe('c4')
})

test.each([
  ['nl', 'Verkeerstoren', 'vooruit'],
  ['de', 'Kontrollturm', 'vorwärts'],
] as const)('%s is spoken from then on', async (spoken, title, forward) => {
  await speak(spoken)
  expect(language()).toBe(spoken)
  expect(document.documentElement.lang).toBe(spoken)
  expect(say('title')).toBe(title)
  expect(choice(option('move', { aircraft: '3', way: 'forward' }))).toContain(forward)
})

test('a message that is missing stops a developer', () => {
  expect(() => say('no-such-message')).toThrow('no-such-message')
})

/** A catalogue's messages and terms with the variables they take. */
function shape(text: string): Record<string, string[]> {
  const variables = (of: unknown): string[] => [
    ...new Set([...JSON.stringify(of).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name = '']) => name)),
  ]
  const entries = new FluentResource(text).body.map((entry) => [entry.id, variables(entry).sort()] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}

test('the shape of a catalogue is its keys and their variables', () => {
  expect(shape('-a = x\nb = { $c } { $d ->\n *[other] { $e }\n }')).toEqual({ '-a': [], b: ['c', 'd', 'e'] })
})

test.each(Object.entries({ nl, de }))('%s says what English says, with the same variables', (_, other) => {
  expect(other.shared.map(shape)).toEqual(en.shared.map(shape))
  expect(Object.values(other.games).map(shape)).toEqual(Object.values(en.games).map(shape))
  expect(Object.keys(other.games)).toEqual(Object.keys(en.games))
})

test('no message is defined twice', () => {
  const ids = en.shared.flatMap((text) => new FluentResource(text).body.map(({ id }) => id))
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
})

test('every message that the client names is there: of a game for its own files, of every game for the others', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const named = Object.entries(sources).flatMap(([path, text]) => {
    const keys = [...text.matchAll(/\bsay\('([\w-]+)'/g)].map(([, key = '']) => key)
    const own = /\/games\/(\w+)\//.exec(path)?.[1]
    return (own ? [own] : Object.keys(en.games)).flatMap((of) => keys.map((key) => ({ of, key })))
  })
  expect(named).toContainEqual({ of: 'control_tower', key: 'home-play' })
  expect(named.filter(({ of, key }) => !has(key, of))).toEqual([])
})
