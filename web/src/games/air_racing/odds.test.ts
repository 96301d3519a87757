import { describe, expect, it } from 'vitest'
import { rows } from './odds'
import { season } from './views.testing'

describe('my cards', () => {
  it('are counted where they lie, with the chances that the server tells', () => {
    const all = rows(season)
    expect(all.find(({ card }) => card === 'dollar')).toEqual({
      card: 'dollar',
      hand: 2,
      deck: 1,
      played: 0,
      discard: 3,
      next: [50, 100, 100],
    })
    expect(all.find(({ card }) => card === 'boost')).toMatchObject({ hand: 1, deck: 0, next: [0, 0, 33] })
    expect(all.find(({ card }) => card === 'sponsorship')).toMatchObject({ played: 1, next: [0, 0, 33] })
  })

  it('bring no new hand after August', () => {
    const seats = season.seats.map((each) => ({ ...each, draws: each.draws && { ...each.draws, hand: null } }))
    expect(rows({ ...season, month: 10, seats })[0]?.next).toEqual([50, 100, null])
  })

  it('are nobody else’s business', () => {
    expect(rows({ ...season, viewer: null, hand: null })).toEqual([])
  })
})
