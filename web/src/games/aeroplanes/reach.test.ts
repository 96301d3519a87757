import { beforeAll, describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/types'
import { speak, talkOf } from '../../lib/words.svelte'
import { ghostAt, openCities, spoken, wayOf } from './reach'
import { rope, sorted } from './routes'
import { fit } from './projection'
import type { Opening, Route, View } from './view'
import { table } from './views.testing'

const DIRECT: Route = {
  start: 'london',
  via: null,
  needs: [14],
  odds: { dice: 31, aided: 40, crash: 8, cost: 1.5 },
}
const OVER: Route = {
  start: 'london',
  via: 'rome',
  needs: [8, 9],
  odds: { dice: 20, aided: 52, crash: 10, cost: 2 },
}
const OCEAN: Opening = {
  city: 'north-america',
  aeroplanes: ['junkers-f-13'],
  stage: 1,
  ways: [DIRECT, OVER],
  best: 1,
  victims: [],
}
const flying: View = { ...table, openings: [OCEAN] }

function choice(kind: string, ...at: string[]): Choice {
  return { words: kind, kind, message: '', args: {}, at }
}

const next = (...tokens: string[]) => ({ next: new Set(tokens) })

describe('the cities that can be touched', () => {
  it('are those that an option names', () => {
    expect([...openCities(flying, next('city:rome', 'space:rome-1'))]).toEqual([['rome', ['city:rome']]])
  })

  it('stand for the only aeroplane that can go there, while an action is asked for', () => {
    const found = openCities(flying, next('aeroplane:junkers-f-13', 'aeroplane:airco-dh-16'))
    expect([...found]).toEqual([['north-america', ['aeroplane:junkers-f-13']]])
  })

  it('mean nothing when several aeroplanes can go there', () => {
    const both = { ...OCEAN, aeroplanes: ['junkers-f-13', 'dornier-merkur'] }
    const tokens = next('aeroplane:junkers-f-13', 'aeroplane:dornier-merkur')
    expect(openCities({ ...table, openings: [both] }, tokens).size).toBe(0)
  })

  it('stand for the only airport that can give way to a flight, such as that of the neutral airline', () => {
    const flight = {
      seat: 0,
      aeroplane: 'dornier-merkur',
      start: 'london',
      via: null,
      city: 'rome',
      victim: null,
      leg: 0,
      needs: [],
      odds: null,
      missing: 0,
    }
    const found = openCities({ ...table, flight }, next('airline:neutral'))
    expect([...found]).toEqual([['rome', ['airline:neutral']]])
  })
})

describe('the way that is drawn', () => {
  it('is the one that is said to be the best to the city that is pointed at', () => {
    expect(wayOf(flying, null, 'north-america')).toEqual({ ...OVER, city: 'north-america' })
    expect(wayOf(flying, choice('fly', 'city:north-america'), null)?.via).toBe('rome')
    expect(wayOf(flying, null, 'rome')).toBeNull()
  })

  it('is the one that an option names', () => {
    expect(wayOf(flying, choice('direct', 'city:north-america'), null)?.needs).toEqual([14])
    expect(wayOf(flying, choice('over', 'city:rome'), 'rome')?.city).toBe('north-america')
  })
})

describe('the airport that would stand there', () => {
  it('has the stage of the aeroplane', () => {
    const ghost = { city: 'north-america', airline: 0, stage: 1, victim: null }
    expect(ghostAt(flying, null, 'north-america')).toEqual(ghost)
    expect(ghostAt({ ...flying, viewer: null }, null, 'north-america')).toBeNull()
  })

  it('takes the place of one that can give way', () => {
    const rome = { ...OCEAN, city: 'rome', aeroplanes: ['dornier-merkur'], stage: 2, victims: [2] }
    expect(ghostAt({ ...table, openings: [rome] }, null, 'rome')).toMatchObject({ stage: 2, victim: 2 })
  })

  it('is a Home airport at the start', () => {
    const ghost = ghostAt(table, choice('home', 'city:rome'), null)
    expect(ghost).toEqual({ city: 'rome', airline: 0, stage: 0, victim: null })
  })
})

describe('a city for ears', () => {
  beforeAll(async () => {
    await speak('en')
    talkOf('aeroplanes')
  })

  it('tells its market, whose airports stand there and what is free', () => {
    expect(spoken(table, 1, ['Ann', 'Bob'])).toBe('Rome, Europe. Bob: Home. the neutral airline: Stage I. 1 space free')
  })

  it('tells the odds', () => {
    const said = '52 % with Daring Pilots and money, 20 % by the dice alone, crash 10 %'
    expect(spoken(flying, 2, ['Ann', 'Bob'])).toContain(said)
    const sure = { ...OCEAN, ways: [{ ...DIRECT, needs: [] }], best: 0 }
    expect(spoken({ ...table, openings: [sure] }, 2, [])).toContain('no roll needed')
  })
})

describe('the connections', () => {
  const gate = (start: string) => ({ start, end: 'north-america', colour: 'black' as const, lda: true })

  it('of a gateway are one rope from the ring around Europe', () => {
    const [single, gateways] = sorted(table.cities, [...table.connections, gate('london'), gate('rome')])
    expect(single).toEqual(table.connections)
    expect(gateways).toEqual([{ city: 'north-america', colour: 'black', lda: true }])
    const { d, knot, letter } = rope(fit(560, 340), 'north-america')
    expect(d.match(/M/g)).toHaveLength(3)
    expect(letter.x).toBeLessThan(knot.x)
  })
})
