import { beforeEach, describe, expect, it } from 'vitest'
import type { Choice } from '../lib/types'
import { Picker } from './picker.svelte'

function choice(words: string, ...at: string[]): Choice {
  return { words, kind: words.split(' ')[0] ?? '', message: '', args: {}, at }
}

const END = choice('end')
const CHOICES = [
  END,
  choice('move 3 forward', 'aircraft:3', 'space:c4'),
  choice('move 3 left', 'aircraft:3', 'space:b3'),
  choice('move 5 forward', 'aircraft:5', 'space:e2'),
  choice('extra 3 forward', 'card:extra_move', 'aircraft:3', 'space:c4'),
  choice('extra 5 forward', 'card:extra_move', 'aircraft:5', 'space:e2'),
  choice('hold 3', 'card:holding', 'aircraft:3'),
  choice('hold 5', 'card:holding', 'aircraft:5'),
  choice('return 5', 'card:technical_return', 'aircraft:5', 'waiting:A'),
]

let given: string[]
let picker: Picker

beforeEach(() => {
  given = []
  picker = new Picker(
    ({ words }) => given.push(words),
    (_, touch) => touch,
  )
  picker.ask(CHOICES)
})

describe('touching', () => {
  it('narrows the options from an aircraft to its moves', () => {
    expect(picker.tap('aircraft:3')).toBe(true)
    expect(picker.open.map(({ words }) => words)).toEqual(['move 3 forward', 'move 3 left'])
    expect([...picker.next]).toEqual(['space:c4', 'space:b3'])
  })

  it('gives the answer when its target is touched', () => {
    picker.tap('aircraft:3')
    picker.tap('space:b3')
    expect(given).toEqual(['move 3 left'])
    expect(picker.choices).toEqual([])
  })

  it('shows first what a finger touched and gives it the second time', () => {
    picker.tap('aircraft:3', true)
    picker.tap('space:c4', true)
    expect([given, picker.preview?.words, picker.armed]).toEqual([[], 'move 3 forward', true])
    picker.tap('space:c4', true)
    expect(given).toEqual(['move 3 forward'])
  })

  it('knows the only option there is, whatever was touched', () => {
    picker.tap('aircraft:5')
    expect(picker.lone).toBeNull()
    picker.ask([END])
    expect(picker.lone).toBe(END)
    picker.pick(END)
    expect([given, picker.lone]).toEqual([['end'], null])
  })

  it('shows the only move of an aircraft without giving it', () => {
    picker.tap('aircraft:5')
    expect([given, picker.preview?.words, picker.armed]).toEqual([[], 'move 5 forward', true])
  })

  it('lets go of what is touched again', () => {
    picker.tap('aircraft:5')
    picker.tap('aircraft:5')
    expect([given, picker.path, picker.preview]).toEqual([[], [], null])
  })

  it('changes from one aircraft to another', () => {
    picker.tap('aircraft:3')
    picker.tap('aircraft:5')
    expect(picker.path).toEqual(['aircraft:5'])
  })

  it('lets a space of others be, once an aircraft is chosen', () => {
    picker.tap('aircraft:3')
    expect(picker.tap('space:e2')).toBe(false)
    expect(picker.path).toEqual(['aircraft:3'])
  })

  it('goes from a card to its targets', () => {
    picker.tap('card:extra_move')
    expect([...picker.next]).toEqual(['aircraft:3', 'aircraft:5'])
    picker.tap('aircraft:3')
    expect(picker.aim('space:c4')?.words).toBe('extra 3 forward')
  })

  it('does not know a wrong target of a card, and keeps the card', () => {
    picker.tap('card:technical_return')
    expect(picker.tap('aircraft:3')).toBe(false)
    expect(picker.path).toEqual(['card:technical_return'])
  })

  it('never answers from a target alone, which may be meant in several ways', () => {
    picker.ask([choice('move 5 forward', 'aircraft:5', 'space:e2'), END])
    picker.tap('space:e2')
    expect([given, picker.armed]).toEqual([[], true])
  })

  it('knows nothing of what no option names', () => {
    expect(picker.tap('aircraft:9')).toBe(false)
    expect(picker.path).toEqual([])
  })
})

describe('asking', () => {
  it('keeps what was touched when the same question comes again', () => {
    picker.tap('aircraft:3')
    picker.ask([...CHOICES])
    expect(picker.path).toEqual(['aircraft:3'])
  })

  it('forgets it when another question comes', () => {
    picker.tap('aircraft:3')
    picker.ask(CHOICES.slice(0, 4))
    expect(picker.path).toEqual([])
  })
})

describe('the list', () => {
  it('groups many options by what they begin with', () => {
    const names = picker.items.map(({ token, choices }) => `${token || choices[0]?.words} ${choices.length}`)
    expect(names).toEqual([
      'end 1',
      'aircraft:3 2',
      'aircraft:5 1',
      'card:extra_move 2',
      'card:holding 2',
      'card:technical_return 1',
    ])
  })

  it('names few options one by one', () => {
    picker.tap('card:holding')
    expect(picker.items.map(({ choices }) => choices.map(({ words }) => words))).toEqual([['hold 3'], ['hold 5']])
  })

  it('reaches every option by its items alone', () => {
    const reached = new Set<string>()
    const walk = (path: string[]): void => {
      picker.clear()
      for (const token of path) picker.tap(token, true)
      for (const { token, choices } of [...picker.items]) {
        if (choices.length === 1) reached.add(choices[0]?.words ?? '')
        else walk([...path, token])
      }
    }
    walk([])
    expect([...reached].toSorted()).toEqual(CHOICES.map(({ words }) => words).toSorted())
  })
})

describe('previewing', () => {
  it('shows what is pointed at until something waits for its second touch', () => {
    picker.hover(END)
    expect(picker.preview).toBe(END)
    picker.hover(null)
    picker.pick(END, true)
    picker.hover(CHOICES[1] ?? null)
    expect(picker.preview).toBe(END)
  })
})
