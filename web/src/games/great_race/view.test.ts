import { beforeAll, describe, expect, it } from 'vitest'
import type { Choice, Happening } from '../../lib/types'
import { speak, talkOf } from '../../lib/words.svelte'
import { describe as inWords } from './describe'
import { reacting } from './reacting'
import { after, along, hand, LANDING, nameOf, turnOf, wish, type View } from './view'
import { race } from './views.testing'

type Args = Record<string, string | number | null>

function event(name: string, args: Args = {}): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind: name, args: Object.fromEntries(values), more: [] }
}

const then = (view: View, name: string, args: Args = {}) => after(view, event(name, args))
const play = (view: View, ...events: [string, Args][]) =>
  events.reduce((now, [name, args]) => then(now, name, args), view)
const pilot = (view: View, seat: number) => view.pilots[seat]
const held = (view: View) => view.hand?.map(({ card }) => card)

beforeAll(async () => {
  talkOf('great_race')
  await speak('en')
})

describe('a round after an event', () => {
  it('turns the cards over, mine out of my hand', () => {
    const shown = play(
      race,
      ['show', { seat: 0, card: 'crosswind-123' }],
      ['show', { seat: 1, card: 'landing-2' }],
    )
    expect(pilot(shown, 0)).toMatchObject({ shown: { card: 'crosswind-123', progress: 4, fuel: 2 }, hand: 1 })
    expect(held(shown)).toEqual(['steady_cruise-126'])
    expect(pilot(shown, 1)).toMatchObject({ shown: { card: 'landing-2', progress: null }, hand: 3 })
  })

  it('makes a revealed card slower or dearer, and takes Moxy', () => {
    const shown = then(race, 'show', { seat: 1, card: 'redline-219' })
    expect(pilot(then(shown, 'suffer', { seat: 1, harm: 'progress', number: 9 }), 1)?.shown?.progress).toBe(0)
    expect(pilot(then(shown, 'suffer', { seat: 1, harm: 'cost', number: 1 }), 1)?.shown?.fuel).toBe(3)
    expect(pilot(then(shown, 'suffer', { seat: 1, harm: 'moxy', number: 1 }), 1)?.moxy).toBe(1)
    expect(pilot(then(shown, 'suffer', { seat: 1, harm: 'health', number: 1 }), 1)).toEqual(pilot(shown, 1))
  })

  it('pays, and lays the card into the Flight Path', () => {
    const shown = play(
      race,
      ['show', { seat: 0, card: 'crosswind-123' }],
      ['pay', { seat: 0, fuel: 3, health: 1 }],
      ['fly', { seat: 0, flight: 'crosswind-123', progress: 4 }],
    )
    expect(pilot(shown, 0)).toMatchObject({
      shown: null,
      path: ['steady_cruise-110', 'crosswind-123'],
      tracker: 11,
      fuel: { supply: 0, reserve: 1, spent: 4 },
      health: { supply: 3, reserve: 0, spent: 2 },
    })
  })

  it('flies another card out of the hand, and discards one that cannot be paid', () => {
    const another = then(race, 'fly', { seat: 0, flight: 'steady_cruise-126', progress: 3 })
    expect([pilot(another, 0)?.tracker, pilot(another, 0)?.hand, held(another)]).toEqual([10, 1, ['crosswind-123']])
    const shown = then(race, 'show', { seat: 1, card: 'redline-219' })
    const stalled = then(shown, 'stall', { seat: 1, flight: 'redline-219' })
    expect([pilot(stalled, 1)?.shown, stalled.flight_discard.length]).toEqual([null, 2])
  })

  it('moves tokens between Supply, Reserve and Discard', () => {
    const kept = then(race, 'refill', { seat: 0, resource: 'fuel', space: 'reserve', number: 1 })
    expect(pilot(kept, 0)?.fuel).toEqual({ supply: 3, reserve: 2, spent: 0 })
    const brought = then(kept, 'bring', { seat: 0, fuel: 2, health: 0 })
    expect(pilot(brought, 0)?.fuel).toEqual({ supply: 5, reserve: 0, spent: 0 })
    expect(pilot(then(race, 'lose', { seat: 0, resource: 'health', number: 2 }), 0)?.health).toEqual({
      supply: 2,
      reserve: 0,
      spent: 3,
    })
  })

  it('draws cards that I see, and cards that I do not see', () => {
    const mine = then(race, 'draw', { seat: 0, flight: 'redline-219' })
    expect([held(mine)?.length, mine.hand?.at(-1), pilot(mine, 0)?.hand, mine.flight_deck]).toEqual([
      3,
      { card: 'redline-219', fuel: 2, health: 1, payable: false, terrain: false },
      3,
      89,
    ])
    const others = then(race, 'draw', { seat: 1, flight: null })
    expect([held(others), pilot(others, 1)?.hand]).toEqual([held(race), 4])
  })

  it('takes what is played, redeemed or discarded out of the hand', () => {
    for (const kind of ['react', 'answer', 'redeem', 'discard']) {
      const mine = then(race, kind, { seat: 0, flight: 'crosswind-123', target: 1 })
      expect([held(mine), pilot(mine, 0)?.hand]).toEqual([['steady_cruise-126'], 1])
      expect(mine.flight_discard.at(-1)).toBe('crosswind-123')
      expect(pilot(then(race, kind, { seat: 1, flight: 'redline-211', target: 0 }), 1)?.hand).toBe(2)
    }
  })

  it('moves on to the next Stage and past the line, and takes the tokens', () => {
    const moved = play(race, ['move', { seat: 0, stage: 'pyrenees' }], ['reward', { seat: 0, reward: 'one_fuel' }])
    expect(pilot(moved, 0)).toMatchObject({ stage: 1, tracker: 0, path: [], tokens: [{ reward: 'one_fuel' }] })
    expect([moved.stages[0]?.reward, moved.flight_discard.at(-1)]).toEqual([null, 'steady_cruise-110'])
    const crossed = play(race, ['cross', { seat: 1, progress: 18 }], ['trophy', { seat: 1, reward: 'crew' }])
    expect(pilot(crossed, 1)).toMatchObject({ status: 'finished', stage: 2, tokens: [{ reward: 'crew' }] })
    expect([crossed.stages[1]?.reward, along(crossed, crossed.pilots[1]!)]).toEqual([null, 1])
  })

  it('lands with the Landing card, which returns at dawn', () => {
    const landed = play(race, ['show', { seat: 0, card: 'landing-1' }], ['land', { seat: 0 }])
    expect(pilot(landed, 0)).toMatchObject({ status: 'landed', path: ['steady_cruise-110', 'landing-1'], shown: null })
    expect(hand(landed)).not.toContain(LANDING)
    const dawn = then(landed, 'day', { number: 3 })
    expect(dawn).toMatchObject({ day: 3, round: 0, order: [] })
    expect(pilot(dawn, 0)).toMatchObject({ status: 'airborne', path: ['steady_cruise-110'] })
  })
})

describe('the ground after an event', () => {
  it('exhausts or discards the Crew that is used', () => {
    expect(pilot(then(race, 'use', { seat: 0, crew: 'mechanic-1' }), 0)?.crew).toEqual([
      { card: 'mechanic-1', ready: false },
    ])
    const used = then(race, 'use', { seat: 1, crew: 'saboteur-1' })
    expect([pilot(used, 1)?.crew, used.crew_discard]).toEqual([[], ['saboteur-1']])
  })

  it('hires for Moxy, takes for nothing, and fills the Cantina from the left', () => {
    const hired = then(race, 'hire', { seat: 1, crew: 'rigger-1', moxy: 2 })
    expect([pilot(hired, 1)?.moxy, pilot(hired, 1)?.crew.length, hired.cantina.length]).toEqual([0, 2, 1])
    expect(pilot(then(race, 'take', { seat: 1, crew: 'rigger-1' }), 1)).toMatchObject({ moxy: 2 })
    expect(then(hired, 'arrive', { crew: 'mechanic-2' }).cantina[0]).toEqual({ card: 'mechanic-2', cost: 2 })
    expect(then(race, 'leave', { crew: 'navigator-2' }).cantina).toEqual([{ card: 'rigger-1', cost: 2 }])
    expect(pilot(then(race, 'drop', { seat: 0, crew: 'mechanic-1' }), 0)?.crew).toEqual([])
  })

  it('reads the News, and lays Attachments under their Stages', () => {
    expect(then(race, 'news', { news: 'icing' })).toMatchObject({ news: 'icing', news_deck: 14 })
    const more = then(race, 'attach', { news: 'icing', stage: 'croydon' })
    expect(more.stages[0]?.attached).toEqual(['headwinds', 'icing'])
    const gone = then(race, 'detach', { news: 'headwinds', stage: 'croydon' })
    expect([gone.stages[0]?.attached, gone.news_discard]).toEqual([[], ['headwinds']])
  })

  it('shuffles, counts points, and shows nothing for what is only told', () => {
    expect(then(race, 'shuffle', { deck: 'flight', cards: 40 })).toMatchObject({ flight_deck: 40, flight_discard: [] })
    expect(pilot(then(race, 'points', { seat: 1, number: 5 }), 1)?.points).toBe(5)
    expect(then(race, 'dusk', { number: 2 })).toBe(race)
  })
})

describe('what can be read from a view', () => {
  it('knows the order of the turns: by Progress and Speed, or as it was fixed', () => {
    const shown = play(race, ['show', { seat: 0, card: 'crosswind-123' }], ['show', { seat: 1, card: 'crosswind-131' }])
    expect([turnOf(shown, 0), turnOf(shown, 1)]).toEqual([2, 1])
    expect([turnOf({ ...shown, order: [0, 1] }, 0), turnOf({ ...shown, order: [1] }, 0)]).toEqual([1, null])
    expect(turnOf(race, 0)).toBeNull()
  })

  it('holds my cards and the Landing card last, or the pilots I may be, and nothing for a spectator', () => {
    expect(hand(race)).toEqual(['flight:steady_cruise-126', 'flight:crosswind-123', LANDING])
    expect(hand({ ...race, picked: 'landing-1' })).toHaveLength(2)
    expect(hand({ ...race, day: 0, dealt: ['heir', 'veteran'] })).toEqual(['pilot:heir', 'pilot:veteran'])
    expect(hand({ ...race, viewer: null, hand: null })).toEqual([])
  })

  it('guesses the answer that a touch meant', () => {
    expect(wish(race, 'flight:crosswind-123')).toBe('fly crosswind-123')
    const shown = then(race, 'show', { seat: 1, card: 'redline-219' })
    expect(wish(shown, 'flight:crosswind-123')).toBe('react crosswind-123 2')
    expect(wish({ ...shown, order: [1] }, 'flight:crosswind-123')).toBe('refuel crosswind-123')
    expect([wish(race, 'crew:rigger-1'), wish(race, 'crew:mechanic-1')]).toEqual(['hire rigger-1', 'use mechanic-1'])
    const wishes = [LANDING, 'seat:2', 'news:icing'].map((token) => wish(race, token))
    expect(wishes).toEqual(['land', 'target 2', 'remove icing'])
    expect([wish(race, 'pilot:heir'), wish(race, 'stage:croydon')]).toEqual(['keep heir', null])
  })

  it('has names for everything that can be touched', () => {
    expect([nameOf(LANDING), nameOf('seat:2'), nameOf('news:icing')]).toEqual(['Landing card', 'Pilot 2', 'Icing'])
    expect(nameOf('flight:crosswind-123')).toContain('Crosswind')
    expect(nameOf('crew:rigger-1')).toContain('Rigger')
  })

  it('says what a card is, with the costs of the moment', () => {
    const text = inWords(race, 'flight:crosswind-123')
    expect(text).toContain('Speed 123')
    expect(text).toContain('Costs 3 Fuel.')
    expect(text).toContain('2 Progress less')
    expect(inWords(race, 'pilot:heir')).toContain('Cantina')
  })
})

describe('the React ribbon', () => {
  const asked = (...kinds: string[]): Choice[] =>
    kinds.map((kind) => ({ words: kind, kind, message: '', args: {}, at: [] }))
  const shown = play(race, ['show', { seat: 0, card: 'crosswind-123' }], ['show', { seat: 1, card: 'redline-219' }])

  it('opens after the reveal, even if I can only pass', () => {
    expect(reacting(shown, asked('pass'), [])).toEqual({ kind: 'reveal' })
    expect(reacting(race, asked('fly', 'land'), [])).toBeNull()
    expect(reacting({ ...shown, order: [1, 0] }, asked('pass', 'refuel'), [])).toBeNull()
  })

  it('tells who is about to hit me, and with what', () => {
    const crosswind = event('react', { seat: 1, flight: 'crosswind-131', target: 0 })
    expect(reacting(shown, asked('pass', 'answer'), [crosswind])).toEqual({
      kind: 'response',
      by: 1,
      cause: 'Crosswind',
      target: 0,
    })
    const over = [crosswind, event('suffer', { seat: 0, harm: 'progress', number: 2 })]
    expect(reacting(shown, asked('pass'), over)).toEqual({ kind: 'reveal' })
    const saboteur = event('use', { seat: 1, crew: 'saboteur-1' })
    expect(reacting({ ...shown, order: [1, 0] }, asked('pass'), [saboteur])).toMatchObject({ cause: 'Saboteur', by: 1 })
    const mechanic = event('use', { seat: 1, crew: 'mechanic-1' })
    expect(reacting({ ...shown, order: [1, 0] }, asked('pass'), [mechanic])).toBeNull()
  })
})
