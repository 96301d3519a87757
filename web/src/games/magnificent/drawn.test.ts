import { beforeAll, describe, expect, it } from 'vitest'
import cards from '../../../../src/aerodrome/games/magnificent/content/cards.toml?raw'
import equipment from '../../../../src/aerodrome/games/magnificent/content/equipment.toml?raw'
import pilots from '../../../../src/aerodrome/games/magnificent/content/pilots.toml?raw'
import { speak, talkOf } from '../../lib/words.svelte'
import { charged, describe as about, diceOf, fuelOf, summary, titleOf } from './describe'
import { emblem } from './emblems'
import { sign, WINDOWS } from './icons'
import { LOOKS } from './looks'
import { KINDS, machineOf } from './view'
import { landing } from './views.testing'

const names = (content: string) => [...content.matchAll(/^name = "(.+)"/gm)].map(([, name]) => name ?? '')

beforeAll(async () => {
  talkOf('magnificent')
  await speak('en')
})

describe('what is drawn', () => {
  it('has a picture for every title and every equipment card', () => {
    const wanted = [...names(cards), ...names(equipment)]
    expect(wanted).toHaveLength(64)
    expect(wanted.filter((name) => !emblem(name)?.startsWith('M'))).toEqual([])
  })

  it('knows what every pilot looks like, and no two are alike', () => {
    expect(Object.keys(LOOKS).toSorted()).toEqual(names(pilots).toSorted())
    expect(new Set(Object.values(LOOKS).map((look) => JSON.stringify(look))).size).toBe(18)
  })

  it('has signs for symbols, parts, cargo and weathers', () => {
    const { cargo, weather, terrain } = landing
    const wanted = [
      ...KINDS, ...KINDS.map((kind) => `part-${kind}`), 'cad', 'passenger', ...Object.values(WINDOWS),
      ...[...cargo, ...weather].map(({ name }) => name), ...terrain.map((plate) => plate.terrain),
    ]
    expect(wanted.filter((name) => !sign(name)?.startsWith('M'))).toEqual([])
    expect(sign('general-1')).toBe(sign('general-2'))
  })
})

describe('what it says', () => {
  const biplane = machineOf(landing, 'biplane')!

  it('tells of a card what it is, when it is played, what it does and its symbol', () => {
    expect(titleOf(landing, 'flat-tyre-flying')).toBe('Flat Tyre')
    expect(about(landing, 'flat-tyre-flying')).toBe(
      "Dirty trick. Before an opponent's takeoff or landing test: 2 dice fewer. Symbol: flying.",
    )
    expect(about(landing, 'magpie-landing')).toMatch(/^Dirty trick, at the start of a turn or in your own\. A/)
    expect(about(landing, 'no-such-card')).toBe('')
  })

  it('tells of charges only where there are any', () => {
    expect(charged(landing, 'improved-landing-gear', 2)).toBe('charges left: 2 of 3')
    expect(charged(landing, 'goggles', 0)).toBe('')
  })

  it('tells of a machine its fuel, its dice and its load', () => {
    expect(fuelOf(biplane)).toBe('fuel 3 of 3, damage 1 on the gauge and 1 in the scoring area')
    expect(diceOf(biplane)).toBe('takeoff: dice 4, flying: dice 5, landing: dice 4')
    expect(summary(biplane)).toContain('Passenger, Town cargo, flying part ×1, landing part ×1; 3 VP')
    expect(summary({ ...biplane, machine: null })).toContain('no machine yet')
  })
})
