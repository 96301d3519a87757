import { describe, expect, it } from 'vitest'
import type { Happening } from '../../lib/types'
import { after, machineOf, type View } from './view'
import { draft, landing } from './views.testing'

type Args = Record<string, string | number | null>

function event(kind: string, args: Args = {}): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind, args: Object.fromEntries(values), more: [] }
}

const then = (view: View, kind: string, args: Args = {}) => after(view, event(kind, args))
const play = (view: View, ...events: [string, Args][]) =>
  events.reduce((now, [kind, args]) => then(now, kind, args), view)
const biplane = (view: View) => machineOf(view, 'biplane')
const quiet: View = { ...landing, trial: null }

describe('a test after an event', () => {
  const FLY: [string, Args] = ['declare', { machine: 'seaplane', test: 'fly', needed: 2, dice: 5 }]

  it('is declared with its parts and its chances', () => {
    const inGale = then(quiet, 'declare', { machine: 'biplane', test: 'fly', needed: 5, dice: 5 })
    expect(inGale.trial).toMatchObject({ kind: 'flying', needed: 5, terrain: 4, weather: 1, rolled: false })
    expect(inGale.trial?.passed).toBe(3)
    const calm = play(quiet, FLY)
    expect(calm.trial).toMatchObject({ terrain: 2, weather: 0, dice: 5 })
    expect(calm.trial).toMatchObject({ passed: 81, failed: 11, catastrophe: 8 })
  })

  it('bears explosions by armour', () => {
    const one = then(quiet, 'declare', { machine: 'seaplane', test: 'fly', needed: 2, dice: 1 }).trial
    expect([one?.passed, one?.failed, one?.catastrophe]).toEqual([0, 100, 0])
    const bare = then(quiet, 'declare', { machine: 'biplane', test: 'fly', needed: 2, dice: 1 }).trial
    expect(bare?.catastrophe).toBe(17)
  })

  it('loses a die to a cad', () => {
    const hindered = play(quiet, FLY, ['cad', { seat: 2, machine: 'seaplane' }])
    expect(hindered.trial).toMatchObject({ dice: 4, cad: true })
    expect(hindered.trial?.passed).toBe(69)
  })

  it('shows what is rolled, and rolls again what was picked up, explosions first', () => {
    expect(then(landing, 'roll', { hits: 1, explosions: 0, blanks: 0 }).trial).toMatchObject({
      hits: 3, bangs: 1, blanks: 1, passed: 100, catastrophe: 0,
    })
    const again = play(
      landing,
      ['use_device', { machine: 'biplane', device: 'lucky-locket' }],
      ['roll', { hits: 0, explosions: 0, blanks: 2 }],
    )
    expect(again.trial).toMatchObject({ hits: 2, bangs: 0, blanks: 2, failed: 100, catastrophe: 0 })
  })

  it('is helped by parts, cards, charges, fuel and luck', () => {
    const spent = then(landing, 'spend', { machine: 'biplane', part: 'landing' })
    expect([spent.trial?.added, spent.trial?.passed, biplane(spent)?.parts, spent.supply[2]]).toEqual([1, 100, [0, 1, 0], 14])
    const symbol = then(landing, 'use_symbol', { seat: 0, card: 'magpie-landing' })
    expect([symbol.trial?.added, symbol.hand?.length, symbol.discards]).toEqual([1, 2, ['magpie-landing']])
    const charge = then(landing, 'use_device', { machine: 'biplane', device: 'vladimir-orkovski', charges: 2 })
    expect([charge.trial?.added, biplane(charge)?.pilot?.charges]).toEqual([1, 2])
    expect(then(landing, 'burn', { machine: 'biplane', cubes: 2 }).trial?.added).toBe(1)
    const lucky = then(landing, 'luck', { seat: 0 })
    expect([lucky.trial?.added, lucky.players[0]?.luck, lucky.luck]).toEqual([1, 0, 4])
  })

  it('is made harder by tricks, and as it was when they are cancelled', () => {
    const tyre = play(quiet, FLY, ['play', { seat: 2, card: 'flat-tyre-flying' }])
    expect(tyre.trial).toMatchObject({ dice: 3, needed: 2 })
    const spared = then(tyre, 'cancel', { seat: 1, card: 'immunity-flying' })
    expect([spared.trial?.dice, spared.discards]).toEqual([5, ['flat-tyre-flying', 'immunity-flying']])
  })

  it('is made easier by the text of an own card', () => {
    const gale = then(quiet, 'declare', { machine: 'biplane', test: 'fly', needed: 5, dice: 5 })
    const clear = then(gale, 'play', { seat: 0, card: 'break-in-the-clouds-takeoff' })
    expect(clear.trial).toMatchObject({ needed: 4, terrain: 4, weather: 0 })
  })

  it('takes a phase, unless a flight goes on', () => {
    const fly = (view: View) => then(view, 'declare', { machine: 'biplane', test: 'fly', needed: 5, dice: 5 })
    const flown = then(fly(quiet), 'pass', { machine: 'biplane', test: 'fly' })
    expect(flown.turn).toMatchObject({ phases: 0, flying: true })
    expect(fly({ ...flown, turn: flown.turn && { ...flown.turn, phases: 1 } }).turn).toMatchObject({
      phases: 1, flying: false,
    })
    const forced = then(quiet, 'declare', { machine: 'biplane', test: 'forced', needed: 3, dice: 4 })
    expect(forced.turn?.phases).toBe(1)
  })

  it('is not helped by what others do', () => {
    const cad = then(landing, 'use_symbol', { seat: 1, card: 'this-means-war-cad' })
    expect([cad.trial?.added, cad.players[1]?.hand]).toEqual([0, 1])
    expect(then(landing, 'luck', { seat: 2 }).trial?.added).toBe(0)
    expect(then(landing, 'lose_luck', { seat: 2 }).players[2]?.luck).toBe(1)
  })

  it('stays in the picture with its outcome until the next turn', () => {
    const failed = then(landing, 'fail', { machine: 'biplane', test: 'landing' })
    expect(failed.trial).toMatchObject({ passed: 0, failed: 100, catastrophe: 0 })
    expect(then(failed, 'turn', { machine: 'seaplane' }).trial).toBeNull()
  })
})

describe('a flight after an event', () => {
  it('moves the machine and reckons the fuel', () => {
    const flown = play(
      quiet,
      ['move', { machine: 'biplane', tile: 5, band: 'low', owed: 0 }],
      ['move', { machine: 'biplane', tile: 6, band: 'low', owed: 2 }],
    )
    expect(biplane(flown)).toMatchObject({ tile: 6, band: 'low' })
    expect(flown.turn).toMatchObject({ crossed: 2, owed: 2 })
    const other = then(quiet, 'move', { machine: 'seaplane', tile: 4, band: 'middle' })
    expect(other.turn?.crossed).toBe(0)
  })

  it('brings loose parts within reach on the ground', () => {
    const loose = { ...quiet, machines: quiet.machines.map((each) => ({ ...each, outside: [0, 1, 0] })) }
    expect(biplane(then(loose, 'move', { machine: 'biplane', tile: 4, band: 'ground' }))?.outside).toEqual([0, 0, 0])
    expect(biplane(then(loose, 'drop', { machine: 'biplane', band: 'low' }))?.outside).toEqual([0, 1, 0])
  })

  it('takes and gives fuel, damage and repairs', () => {
    expect(biplane(then(quiet, 'fuel', { machine: 'biplane', change: -2, fuel: 1 }))?.fuel).toBe(1)
    const hurt = then(quiet, 'damage', { machine: 'biplane', gauge: 2, scars: 1, markers: 1, fuel: 2 })
    expect(biplane(hurt)).toMatchObject({ gauge: 2, scars: 1, fuel: 2 })
    const mended = then(quiet, 'mended', { machine: 'biplane', markers: 1, gauge: 0, scars: 2 })
    expect(biplane(mended)).toMatchObject({ gauge: 0, scars: 2 })
    const good = then(quiet, 'make_good', { machine: 'biplane', markers: 2, gauge: 0, scars: 0 })
    expect(biplane(good)).toMatchObject({ gauge: 0, scars: 0 })
  })

  it('takes the marker of the first landing and the best of a race stage', () => {
    const first = then(quiet, 'first_to_land', { machine: 'biplane', vp: 4 })
    expect([first.course[4]?.first, biplane(first)?.points[0], biplane(first)?.vp]).toEqual([false, 4, 7])
    const middle = then(then(quiet, 'move', { machine: 'biplane', tile: 5, band: 'ground' }), 'stage', {
      machine: 'biplane',
      vp: 7,
    })
    expect([middle.middle, middle.final, biplane(middle)?.points[1]]).toEqual([[4], [8, 5], 7])
    const home = then(then(quiet, 'move', { machine: 'biplane', tile: 10, band: 'ground' }), 'stage', {
      machine: 'biplane',
      vp: 8,
    })
    expect([home.middle, home.final]).toEqual([[7, 4], [5]])
  })

  it('collects and delivers cargo and passengers', () => {
    const got = then(quiet, 'collect', { machine: 'biplane', item: 'mountain' })
    expect([got.course[4]?.cargo, biplane(got)?.cargo, got.turn?.collected]).toEqual([[], ['town', 'mountain'], 1])
    const invited = then(then(quiet, 'move', { machine: 'biplane', tile: 5, band: 'ground' }), 'collect', {
      machine: 'biplane',
      item: 'passenger',
    })
    expect([invited.course[5]?.passengers, biplane(invited)?.riders]).toEqual([1, [1, 5]])
    const home = then(invited, 'deliver', { machine: 'biplane', item: 'passenger', vp: 3 })
    expect([biplane(home)?.riders, biplane(home)?.points[3]]).toEqual([[5], 3])
    const sold = then(quiet, 'deliver', { machine: 'biplane', item: 'town', vp: 2 })
    expect([biplane(sold)?.cargo, biplane(sold)?.points[2]]).toEqual([[], 2])
    expect(biplane(then(invited, 'put_off', { machine: 'biplane' }))?.riders).toEqual([5])
  })

  it('scores where the points come from', () => {
    const points = (kind: string, view = quiet) => biplane(then(view, kind, { machine: 'biplane', vp: 2 }))?.points
    expect(points('manoeuvre')?.[4]).toBe(2)
    expect(points('flag')?.[6]).toBe(2)
    expect(points('autograph')?.[5]).toBe(2)
    expect(points('vp')?.[7]).toBe(2)
    const turn = quiet.turn && { ...quiet.turn, final: true }
    expect(points('vp', { ...quiet, turn })?.[5]).toBe(2)
    expect(points('start_vp')?.[8]).toBe(5)
    expect(biplane(then(quiet, 'score', { machine: 'biplane', vp: -1 }))?.vp).toBe(-1)
  })
})

describe('a turn after an event', () => {
  it('begins with two phases, or at home with none', () => {
    expect(then(quiet, 'turn', { machine: 'seaplane', phases: 2 }).turn).toMatchObject({ machine: 'seaplane', phases: 2, final: false })
    const home = then(quiet, 'move', { machine: 'seaplane', tile: 10, band: 'ground' })
    expect(then(home, 'turn', { machine: 'seaplane', phases: 0 }).turn).toMatchObject({ phases: 0, final: true })
  })

  it('gets longer and shorter', () => {
    expect(then(quiet, 'phase', { machine: 'biplane', left: 2 }).turn?.phases).toBe(2)
    expect(then(quiet, 'sleep', { machine: 'biplane', left: 0 }).turn?.phases).toBe(0)
    const near = then(quiet, 'move', { machine: 'triplane', tile: 10, band: 'ground' })
    expect(then(near, 'last_turns', { machines: 2 }).due).toEqual([0, 1])
    expect(then(quiet, 'round', { number: 4 })).toMatchObject({ round: 4, turn: null })
  })

  it('moves cards', () => {
    const drawn = then(quiet, 'draw', { seat: 0, card: 'immunity-flying' })
    expect([drawn.hand?.length, drawn.players[0]?.hand, drawn.deck]).toEqual([4, 4, 57])
    const hidden = then(quiet, 'draw', { seat: 1, card: null })
    expect([hidden.hand?.length, hidden.players[1]]).toEqual([3, { ...quiet.players[1], hand: 3 }])
    const played = then(quiet, 'play', { seat: 1, card: 'flat-tyre-flying' })
    expect([played.players[1]?.hand, played.discards]).toEqual([1, ['flat-tyre-flying']])
    const robbed = then(quiet, 'steal', { seat: 1, victim: 0, card: 'magpie-landing' })
    expect([robbed.hand?.length, robbed.players[1]?.hand, robbed.players[1]?.known]).toEqual([2, 3, ['magpie-landing']])
    const beside = then(played, 'kept', { machine: 'seaplane', card: 'flat-tyre-flying' })
    expect([beside.discards, machineOf(beside, 'seaplane')?.kept]).toEqual([[], ['flat-tyre-flying']])
    expect(then(played, 'reshuffle')).toMatchObject({ deck: 59, discards: [] })
    expect(then(quiet, 'clover', { seat: 1, luck: 1 })).toMatchObject({ luck: 2, players: [{}, { luck: 1 }, {}] })
  })

  it('moves parts and charges', () => {
    const got = then(quiet, 'part', { machine: 'biplane', part: 'takeoff', number: 1 })
    expect([biplane(got)?.parts, got.supply]).toEqual([[1, 1, 1], [12, 15, 13]])
    const stolen = play(
      quiet,
      ['steal_part', { machine: 'seaplane', from: 'biplane', part: 'flying' }],
      ['part', { machine: 'seaplane', part: 'flying', number: 1 }],
    )
    expect([biplane(stolen)?.parts, machineOf(stolen, 'seaplane')?.parts, stolen.supply]).toEqual([
      [0, 0, 1], [0, 1, 0], quiet.supply,
    ])
    const loose = then(quiet, 'loosen', { machine: 'biplane', device: 'improved-landing-gear', charges: 1 })
    expect(biplane(loose)?.equipment[0]?.charges).toBe(1)
  })

  it('changes the weather', () => {
    expect(then(draft, 'weather', { tile: 2, weather: 'fog' }).course[2]).toMatchObject({ weather: 'fog', covered: false })
    expect(then(quiet, 'change', { change: 'westerly-wind' })).toMatchObject({ changed: ['westerly-wind'], changes: 7 })
  })
})

describe('a draft after an event', () => {
  const chosen = play(
    { ...draft, pilot_row: ['jing-li', 'adriana-belhinda'] },
    ['choose_pilot', { seat: 0, pilot: 'jing-li' }],
    ['choose_machine', { seat: 0, machine: 'biplane' }],
    ['assign', { machine: 'biplane', pilot: 'elinah-mwangi' }],
  )

  it('gives pilots and machines to players', () => {
    expect(chosen.pilot_row).toEqual(['adriana-belhinda'])
    expect(chosen.players[0]?.drafted).toEqual(['jing-li'])
    expect(biplane(chosen)).toMatchObject({ owner: 0, pilot: { name: 'elinah-mwangi', charges: 0 } })
  })

  it('fits and gives up equipment', () => {
    const fitted = play(
      chosen,
      ['offer', { equipment: 'drop-of-courage' }],
      ['equip', { machine: 'biplane', equipment: 'drop-of-courage' }],
    )
    expect([fitted.row, fitted.equipment_deck]).toEqual([[], 23])
    expect(biplane(fitted)?.equipment).toEqual([{ name: 'drop-of-courage', charges: 3 }])
    const bare = then(fitted, 'give_up', { machine: 'biplane', equipment: 'drop-of-courage' })
    expect(biplane(bare)?.equipment).toEqual([])
  })

  it('loads, and names a second pilot who may take over', () => {
    const loaded = play(
      chosen,
      ['load', { machine: 'biplane', item: 'water' }],
      ['load', { machine: 'biplane', item: 'passenger' }],
      ['mate', { machine: 'biplane', pilot: 'jing-li' }],
      ['swap', { machine: 'biplane', pilot: 'jing-li' }],
    )
    expect(biplane(loaded)).toMatchObject({
      cargo: ['water'], riders: [0], pilot: { name: 'jing-li' }, mate: { name: 'elinah-mwangi' },
    })
  })

  it('fixes the first player and the order', () => {
    expect(then(chosen, 'first', { seat: 1 }).first).toBe(1)
    expect(then(chosen, 'place_in_order', { machine: 'biplane', place: 1 }).order).toEqual([0])
  })
})

describe('an event that changes nothing to be seen', () => {
  it.each(['course', 'first_roll', 'repair', 'forced', 'reveal', 'safety', 'win'])('leaves the view alone: %s', (kind) =>
    expect(then(quiet, kind)).toBe(quiet))
})
