import { describe, expect, it } from 'vitest'
import { chances, passes, rows } from './odds'
import { season } from './views.testing'

/** All ways to draw, one by one: how often one of each card is among them. */
function counted(deck: readonly number[], draws: number): number[] {
  const cards = deck.flatMap((count, card) => Array<number>(count).fill(card))
  const hits = deck.map(() => 0)
  let all = 0
  const go = (from: number, drawn: readonly number[]): void => {
    if (drawn.length === draws) {
      all += 1
      for (const card of new Set(drawn)) hits[card] = (hits[card] ?? 0) + 1
      return
    }
    for (let n = from; n < cards.length; n += 1) go(n + 1, [...drawn, cards[n] ?? 0])
  }
  go(0, [])
  return hits.map((n) => n / all)
}

const round = (chance: number) => Number(chance.toFixed(12))

describe('the next draw', () => {
  it.each([
    [[7, 0, 1, 2], 5],
    [[3, 1, 0, 4], 3],
    [[1, 1, 1, 1], 1],
    [[5, 2, 2, 3], 4],
  ])('from %j, %i cards, is as likely as counting all ways says', (deck, draws) => {
    expect(chances(deck, [9, 9, 9, 9], draws).map(round)).toEqual(counted(deck, draws).map(round))
  })

  it('takes the rest of a short deck for certain, and goes on with the shuffled pile', () => {
    const pile = [4, 1, 0, 3]
    const rest = counted(pile, 3).map(round)
    expect(chances([1, 0, 1, 0], pile, 5).map(round)).toEqual([1, rest[1], 1, rest[3]])
  })

  it('loses what neither deck nor pile can give', () => {
    expect(chances([1, 0, 0], [0, 1, 0], 5)).toEqual([1, 1, 0])
    expect(chances([0, 0], [0, 0], 3)).toEqual([0, 0])
  })
})

describe('my cards', () => {
  it('are counted where they lie', () => {
    const dollar = rows(season).find(({ card }) => card === 'dollar')
    expect(dollar).toMatchObject({ hand: 2, deck: 1, played: 0, discard: 3 })
  })

  it('come from the deck and the discard pile in my turn, and from all of them in the next hand', () => {
    const boost = rows(season).find(({ card }) => card === 'boost')
    // three of the nine cards that will be shuffled then complete the hand; one of the nine is the Boost
    expect(boost?.next.map((chance) => chance && round(chance))).toEqual([0, 0, round(3 / 9)])
    expect(rows(season).find(({ card }) => card === 'fast')?.next.slice(0, 2)).toEqual([0.5, 1])
  })

  it('bring no new hand after August', () => {
    expect(rows({ ...season, month: 10 })[0]?.next[2]).toBeNull()
  })

  it('are nobody else’s business', () => {
    expect(rows({ ...season, viewer: null, hand: null })).toEqual([])
  })
})

it('a check passes with so many of ten rolls, and never with a 0', () => {
  expect([-4, -3, -1, 0, 2, 5, 9].map(passes)).toEqual([0, 1, 3, 4, 6, 9, 9])
})
