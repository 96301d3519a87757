/** What lies on the card tables: pilots, machines, equipment and weather to choose from. */

import type { Choice } from '../../lib/types'
import { mine, type View } from './view'

export type Sort = 'pilot' | 'machine' | 'equipment' | 'weather' | 'item'

export interface Lying {
  sort: Sort
  name: string
  /** none where it is only shown */
  token: string | null
}

export interface CardTable {
  /** the end of its message */
  title: string
  cards: Lying[]
}

const OFFERS = { pilot: 'pilots', machine: 'machines', equipment: 'equipment' }

const lying = (sort: Sort, names: readonly string[], domain: string = sort): Lying[] =>
  names.map((name) => ({ sort, name, token: `${domain}:${name}` }))

function ownNames(view: View): string[] {
  return mine(view).flatMap(({ machine }) => machine ?? [])
}

/** Equipment of the own machine whose turn it is. */
function aboard(view: View): string[] {
  const own = mine(view).find(({ machine }) => machine === view.turn?.machine)
  return own?.equipment.map(({ name }) => name) ?? []
}

/** What my question is about. */
function asked(view: View, choices: readonly Choice[]): CardTable[] {
  const load = choices.find(({ message }) => message === 'do-load-yes')
  if (load) return [{ title: 'load', cards: [{ sort: 'item', name: String(load.args.item), token: null }] }]
  const kinds = new Set(choices.map(({ kind }) => kind))
  const tables: CardTable[] = []
  if (kinds.has('weather')) {
    const cards = view.peeked.map((name, n): Lying => ({ sort: 'weather', name, token: `peeked:${n + 1}` }))
    tables.push({ title: 'forecast', cards })
  }
  if (kinds.has('fit')) tables.push({ title: 'own-machines', cards: lying('machine', ownNames(view)) })
  if (kinds.has('remove')) tables.push({ title: 'own-equipment', cards: lying('equipment', aboard(view)) })
  if (['remove', 'fill', 'equip'].some((kind) => kinds.has(kind))) {
    tables.push({ title: 'equipment', cards: lying('equipment', view.row) })
  }
  if (kinds.has('pilot') && view.pilot_row.length === 0) {
    const drafted = view.viewer === null ? [] : (view.players[view.viewer]?.drafted ?? [])
    tables.push({ title: 'own-pilots', cards: lying('pilot', drafted) })
  }
  return tables
}

/** What is on offer, whoever is to choose. */
function offered({ offer }: View): CardTable[] {
  return offer ? [{ title: OFFERS[offer.sort], cards: lying(offer.sort, offer.names) }] : []
}

export function tablesOf(view: View, choices: readonly Choice[]): CardTable[] {
  const own = asked(view, choices)
  return own.length > 0 ? own : offered(view)
}
