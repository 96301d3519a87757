import { beforeEach, describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/types'
import { Picker } from '../../parts/picker.svelte'
import { buildOf, countOf, draft, inMind } from './draft.svelte'

function build(microknot: number, fast: number, boost: number): Choice {
  const words = `build ${microknot}-${fast}-${boost}`
  return {
    words,
    kind: 'build',
    message: 'do-build',
    args: {},
    at: [`microknot:${microknot}`, `fast:${fast}`, `boost:${boost}`],
  }
}

const choices = [build(0, 0, 0), build(0, 0, 1), build(2, 0, 0), build(2, 1, 0)]

describe('a build in mind', () => {
  let picker: Picker

  beforeEach(() => {
    draft.build = null
    picker = new Picker(
      () => undefined,
      () => false,
    )
    picker.ask(choices)
  })

  it('is the option with so many of each mod, and none of those that are not named', () => {
    expect(buildOf(choices, [])?.words).toBe('build 0-0-0')
    expect(buildOf(choices, ['fast:1', 'microknot:2'])?.words).toBe('build 2-1-0')
    expect(buildOf(choices, ['boost:2'])).toBeNull()
    expect(countOf(build(2, 1, 0), 'microknot')).toBe(2)
    expect(countOf(null, 'microknot')).toBe(0)
  })

  it('is what the action bar points at, before my own draft', () => {
    expect(inMind(picker)?.words).toBe('build 0-0-0')
    draft.build = build(0, 0, 1)
    expect(inMind(picker)?.words).toBe('build 0-0-1')
    picker.tap('microknot:2')
    expect(inMind(picker)?.words).toBe('build 2-0-0')
    picker.hover(build(2, 1, 0))
    expect(inMind(picker)?.words).toBe('build 2-1-0')
  })

  it('stays when it is sealed and nothing is asked any more', () => {
    draft.build = build(2, 1, 0)
    picker.ask([])
    expect(inMind(picker)?.words).toBe('build 2-1-0')
  })
})
