import { describe, expect, it } from 'vitest'
import { HALF, stowed, traitOf, type Space } from './storage'
import { machineOf, type Machine } from './view'
import { landing } from './views.testing'

const biplane = machineOf(landing, 'biplane')!
const things = (spaces: readonly Space[]) => spaces.map(({ thing }) => thing)

function hold(change: Partial<Machine>) {
  return stowed(landing, { ...biplane, ...change })
}

describe('where things lie aboard', () => {
  it('puts cargo outside and spare parts inside', () => {
    const { seats, inside, outside } = hold({ riders: [] })
    expect(seats).toEqual([])
    expect(things(inside)).toEqual(['part-flying', 'part-landing', null, null, null])
    expect(things(outside)).toEqual(['town', null, null])
  })

  it('gives two inside spaces to a passenger without a seat, and remembers where he came aboard', () => {
    const { inside } = hold({})
    expect(things(inside)).toEqual(['passenger', HALF, 'part-flying', 'part-landing', null])
    expect(inside[0]?.from).toBe(1)
  })

  it('seats the first passengers where there are seats', () => {
    const { seats, inside } = hold({ pilot: { name: 'jan-van-der-vall', charges: 0 }, riders: [1, 3], parts: [] })
    expect(seats).toEqual([{ thing: 'passenger', from: 1 }])
    expect(things(inside)).toEqual(['passenger', HALF, null, null, null])
  })

  it('leaves outside in the air what was left there, and nothing on the ground as long as there is room', () => {
    const load = { riders: [], cargo: [], parts: [0, 2, 0], outside: [0, 1, 0] }
    expect(things(hold({ ...load, band: 'low' }).outside)).toEqual(['part-flying', null, null])
    expect(things(hold({ ...load, band: 'ground' }).outside)).toEqual([null, null, null])
  })

  it('uses the room of equipment, of a pilot for cargo, and of cards beside the dashboard for parts', () => {
    const equipment = [{ name: 'extra-cargo-capacity', charges: 0 }]
    const pilot = { name: 'jing-li', charges: 0 }
    const { inside, outside, slots, pockets } = hold({ equipment, pilot, kept: ['tool-roll-cad'], riders: [] })
    expect([inside.length, outside.length]).toEqual([6, 4])
    expect(things(slots)).toEqual(['town'])
    expect(things(pockets)).toEqual(['part-flying', 'part-landing'])
  })

  it('brings cargo inside when nothing else is free', () => {
    const { inside, outside } = hold({ riders: [], parts: [0, 0, 0], cargo: ['town', 'water', 'fields', 'general-1'] })
    expect(things(outside)).toEqual(['town', 'water', 'fields'])
    expect(things(inside)).toEqual([null, null, null, null, 'general-1'])
  })

  it('adds up what dashboard, pilot and equipment give', () => {
    const seaplane = machineOf(landing, 'seaplane')!
    expect(traitOf(landing, seaplane, 'water')).toBe(2)
    expect(traitOf(landing, { ...seaplane, equipment: [{ name: 'floats', charges: 0 }] }, 'water')).toBe(4)
    expect(traitOf(landing, biplane, 'water')).toBe(0)
  })
})
