import { beforeAll, describe, expect, it } from 'vitest'
import type { Happening } from '../../lib/types'
import { speak, talkOf } from '../../lib/words.svelte'
import { after, hand, kind, mine, modsOf, nameOf, speed, wish, type View } from './view'
import { race, season } from './views.testing'

function event(name: string, args: Record<string, string | number | null> = {}, more: number[] = []): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind: name, args: Object.fromEntries(values), more }
}

const then = (view: View, name: string, args: Record<string, string | number | null> = {}, more: number[] = []) =>
  after(view, event(name, args, more))
const seat = (view: View, n: number) => view.seats[n]
const left = (view: View, card: string) => view.supply.find((pile) => pile.card === card)?.left

describe('the season after an event', () => {
  it('shows the free cards on the discard pile, taken from their piles', () => {
    const shown = then(season, 'free', { seat: 1, boosts: 1 })
    expect(seat(shown, 1)?.discard).toEqual(['boost', 'fast', 'fast'])
    expect(seat(shown, 1)?.owned).toEqual([7, 0, 4, 2, 0, 0, 0, 0])
    expect([left(shown, 'boost'), left(shown, 'fast')]).toEqual([9, 8])
  })

  it('turns the calendar and begins a turn afresh', () => {
    expect(then(season, 'month', { number: 4 }).month).toBe(4)
    expect(then(season, 'turn', { seat: 1 }).workshop).toMatchObject({ seat: 1, plays: 2, buys: 2, money: null })
    expect(then(season, 'turn', { seat: 0 }).workshop).toMatchObject({ extra: 0, money: 2 })
  })

  it('shuffles the discard pile into the deck', () => {
    const shown = then(then(season, 'draw', { seat: 0, card: 'fast' }), 'draw', { seat: 0, card: 'dollar' })
    const { deck, deck_cards, discard } = seat(then(shown, 'shuffle', { seat: 0, cards: 4 }), 0) ?? {}
    expect({ deck, deck_cards, discard }).toEqual({ deck: 4, deck_cards: [3, 0, 0, 1, 0, 0, 0, 0], discard: [] })
    expect(seat(then(season, 'shuffle', { seat: 1, cards: 5 }), 1)?.deck_cards).toBeNull()
  })

  it('draws a card that I see into my hand, and counts the money', () => {
    const shown = then(season, 'draw', { seat: 0, card: 'dollar' })
    expect(shown.hand).toEqual(['dollar', 'dollar', 'dollar', 'boost', 'night_shift'])
    expect(shown.workshop?.money).toBe(5)
    expect(seat(shown, 0)).toMatchObject({ hand: 5, deck: 1, deck_cards: [0, 0, 0, 1, 0, 0, 0, 0] })
  })

  it('draws a card that I do not see', () => {
    const shown = then(season, 'draw', { seat: 1, card: null })
    expect([shown.hand, seat(shown, 1)?.hand, seat(shown, 1)?.deck]).toEqual([season.hand, 6, 4])
  })

  it('plays and tests cards from my hand', () => {
    const shown = then(season, 'play', { seat: 0, card: 'night_shift' })
    expect(shown.hand).toEqual(['dollar', 'dollar', 'boost'])
    expect([seat(shown, 0)?.played, shown.workshop?.plays]).toEqual([['sponsorship', 'night_shift'], 0])
    expect(then(season, 'test', { seat: 0, card: 'night_shift' }).workshop?.plays).toBe(1)
    const others = then({ ...season, workshop: null }, 'play', { seat: 1, card: 'team_effort' })
    expect([others.hand, seat(others, 1)?.hand, seat(others, 1)?.played]).toEqual([season.hand, 4, ['team_effort']])
  })

  it('brings funding, takes discards and pays for what is bought', () => {
    expect(then(season, 'fund', { seat: 0, money: 2 }).workshop).toMatchObject({ extra: 4, money: 6 })
    const fewer = then(season, 'discard', { seat: 0, card: 'dollar' })
    expect([fewer.hand?.length, seat(fewer, 0)?.discard.at(-1), fewer.workshop?.money]).toEqual([3, 'dollar', 3])
    const shown = then(season, 'buy', { seat: 0, card: 'fast', cost: 3 })
    expect(shown.workshop).toMatchObject({ buys: 2, spent: 3, money: 1 })
    expect([left(shown, 'fast'), seat(shown, 0)?.discard.at(-1), seat(shown, 0)?.owned[3]]).toEqual([9, 'fast', 3])
  })

  it('cleans up: all that I held and played lies on the discard pile', () => {
    const shown = then(season, 'cleanup', { seat: 0 })
    expect([shown.hand, seat(shown, 0)?.hand, seat(shown, 0)?.played]).toEqual([[], 0, []])
    expect(seat(shown, 0)?.discard.slice(4)).toEqual(['sponsorship', 'dollar', 'dollar', 'boost', 'night_shift'])
    expect([then(season, 'cleanup', { seat: 1 }).hand, seat(then(season, 'cleanup', { seat: 1 }), 1)?.hand]).toEqual([
      season.hand,
      0,
    ])
  })

  it('begins again after a race, with or without a workshop', () => {
    expect(then(race, 'season', { number: 2 })).toMatchObject({ season: 2, stage: 'season', month: 0, race: null })
    const quick = { ...race, seats: race.seats.map((each) => ({ ...each, owned: each.owned.map(() => 0) })) }
    expect(then(quick, 'season', { number: 2 }).stage).toBe('quick_play')
  })
})

describe('Race Week after an event', () => {
  const flyer = (view: View) => view.aircraft[1]
  const flight = (view: View) => view.race?.flight

  it('builds the aircraft', () => {
    expect(flyer(then(race, 'build', { seat: 1, build: '2-3-1' }))).toMatchObject({
      microknots: 3,
      fast: 4,
      boosts: 3,
      speed: 11,
      pylon_odds: 80,
    })
    expect(flyer(then(season, 'aircraft', { seat: 1, speed: 9 }, [1, 5, 0]))).toMatchObject({
      microknots: 1,
      fast: 5,
      boosts: 0,
      speed: 9,
      pylon_odds: 90,
    })
  })

  it('lines up on the grid', () => {
    const ready = then(race, 'race', { stage: 'heat', laps: 2 })
    expect(ready).toMatchObject({ stage: 'heat', race: { laps: 2, round: 0, grid: [], flight: null } })
    expect(flyer(ready)).toMatchObject({ at: { laps: 0, lane: 0, place: 0 }, tokens: [], flying: false })
    const shown = then(ready, 'grid', { seat: 1, lane: 0 })
    expect([shown.race?.grid, flyer(shown)?.flying]).toEqual([[1], true])
    expect(then(shown, 'round', { number: 1 }).race).toMatchObject({ round: 1, flight: null })
  })

  it('begins a turn and pays tokens, the oldest first', () => {
    expect(flight(then(race, 'turn', { seat: 0 }))).toMatchObject({ seat: 0, budget: 8, boost_odds: 60 })
    const paid = then(race, 'pay', { seat: 1, speed: 5 })
    expect([flight(paid)?.budget, flyer(paid)?.tokens]).toEqual([5, [3]])
  })

  it('flies and steps aside', () => {
    const flown = then(race, 'fly', { seat: 1, half_tiles: 4, laps: 0, place: 8 })
    expect([flyer(flown)?.at, flight(flown)?.budget]).toEqual([{ laps: 0, lane: 1, place: 8 }, 5])
    expect(flight(flown)?.ahead).toEqual(flight(race)?.ahead)
    const aside = then(race, 'aside', { seat: 1, lane: 2, place: 5 })
    expect([flyer(aside)?.at, flight(aside)?.budget]).toEqual([{ laps: 0, lane: 2, place: 5 }, 7])
    expect(flight(aside)).toMatchObject({ ahead: { lane: 2, place: 5 }, gates: [] })
  })

  it('climbs for Speed and dives to gain it', () => {
    const high = then(race, 'altitude', { seat: 1, altitude: 2 })
    expect([flyer(high)?.altitude, flight(high)?.budget, flight(high)?.levels]).toEqual([2, 7, 1])
    expect(flight(then(race, 'altitude', { seat: 1, altitude: 0 }))?.budget).toBe(11)
  })

  it('uses Boosts, which hold or backfire', () => {
    const rolled = then(race, 'engine', { seat: 1, roll: 3, needed: 5 })
    expect([flyer(rolled)?.boosts, flight(rolled)?.engaged, flight(rolled)?.boost_odds]).toEqual([1, 1, 40])
    expect(flight(then(rolled, 'boost', { seat: 1, speed: 15 }))?.budget).toBe(15)
    expect(flyer(then(rolled, 'backfire', { seat: 1, token: 3 }))?.tokens).toEqual([2, 3, 3])
    expect(flyer(then(rolled, 'avoid', { seat: 1 }))?.boosts).toBe(0)
    expect(flyer(then(race, 'cut', { seat: 1, pylon: 'P1', token: 2 }))?.tokens).toEqual([2, 3, 2])
  })

  it('gives a roll its time: a picture of its own, with nothing else in it', () => {
    const shown = then(race, 'check', { seat: 1, pylon: 'P1', roll: 4, needed: 5 })
    expect(shown).toEqual(race)
    expect(shown).not.toBe(race)
  })

  it('moves back to pay, finishes and is ranked', () => {
    const back = flyer(then(race, 'back', { seat: 1, half_tiles: 10, laps: 2, place: 40 }))
    expect([back?.at, back?.tokens]).toEqual([{ laps: 2, lane: 1, place: 40 }, []])
    expect(flyer(then(race, 'finish', { seat: 1, overshoot: 3000 }))).toMatchObject({ overshoot: 3000, flying: false })
    expect(flyer(then(race, 'place', { seat: 1, rank: 1 }))?.standing).toBe(1)
    const alone = then(race, 'qualified', { seat: 1, turns: 5 })
    expect([flyer(alone)?.flying, flight(alone)]).toEqual([false, null])
  })
})

it.each(['first', 'lap', 'safety', 'win'])('the picture is the same after %s', (name) => {
  expect(then(race, name, { seat: 1, laps: 1 })).toBe(race)
})

describe('what somebody had in mind', () => {
  it.each([
    [season, 'pile:fast', 'buy fast'],
    [season, 'card:night_shift', 'play night_shift'],
    [season, 'card:dollar', 'discard dollar'],
    [season, 'boost:1', null],
    [race, 'boost:1', 'boost'],
    [race, 'altitude:2', 'climb'],
    [race, 'altitude:0', 'dive'],
    [race, 'place:0-3', 'in'],
    [race, 'place:2-3', 'out'],
    [race, 'place:1-13', 'fly'],
    [race, 'seat:0', null],
  ])('a touch is an answer to ask about (%#: %s)', (view, token, words) => {
    expect(wish(view, token)).toBe(words)
  })
})

describe('what is mine', () => {
  it('is my hand by kind, and my turn', () => {
    expect(hand(season)).toEqual([
      { card: 'dollar', count: 2 },
      { card: 'boost', count: 1 },
      { card: 'night_shift', count: 1 },
    ])
    expect(mine(season)).toBe(season.workshop)
    expect(mine({ ...season, viewer: 1 })).toBeNull()
  })

  it('is no turn before there are cards in hand', () => {
    const before = season.seats.map((each) => ({ ...each, hand: 0, deck: 0, played: [] }))
    expect(mine({ ...season, seats: before })).toBeNull()
  })

  it('is nothing for a spectator', () => {
    expect([hand({ ...season, viewer: null, hand: null }), mine({ ...season, viewer: null })]).toEqual([[], null])
  })
})

describe('words', () => {
  beforeAll(async () => {
    await speak('en')
    talkOf('air_racing')
  })

  it.each([
    ['card:night_shift', 'Night Shift'],
    ['pile:fast', 'FAST'],
    ['microknot:2', 'Microknot ×2'],
    ['altitude:0', 'Low'],
    ['place:1-13', 'lane 1'],
  ])('%s is called %s', (token, words) => {
    expect(nameOf(token)).toBe(words)
  })

  it('Speeds are whole and half', () => {
    expect([0, 1, 8, 11].map(speed)).toEqual(['0', '½', '4', '5½'])
  })

  it('mods are those owned in the season, and those of the aircraft in the race', () => {
    expect(modsOf(season, 0).map(({ count }) => count)).toEqual([0, 2, 1])
    expect(modsOf(race, 1).map(({ count }) => count)).toEqual([1, 1, 2])
    expect(['dollar', 'fast', 'wind_tunnel'].map(kind)).toEqual(['money', 'mod', 'action'])
  })
})
