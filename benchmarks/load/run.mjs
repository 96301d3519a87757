// Plays at many tables at once, at each of them one move after the other, and tells how long the acknowledgements took.
//
//   node run.mjs aerodrome|boardgame ADDRESS TABLES WARM_UP_SECONDS SECONDS
//
// It prints a line when all tables are open, and waits for one; prints a line when it begins to count, after
// the warm-up; and in the end a report: moves a second, seconds to an acknowledgement, and the share of a core
// that it used itself.

import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const OPENED_AT_ONCE = 20

const [kind, address, ...numbers] = process.argv.slice(2)
const [count, warmUp, seconds] = numbers.map(Number)
const { Table } = await import(`./${kind}.mjs`)

const tables = Array.from({ length: count }, (_, number) => new Table(address, number))
for (let first = 0; first < count; first += OPENED_AT_ONCE) {
  await Promise.all(tables.slice(first, first + OPENED_AT_ONCE).map((table) => table.open()))
}
tell({ open: count })
await once(process.stdin, 'data')

let took = []
for (const table of tables) play(table)
await sleep(warmUp * 1000)
tell({ counting: true })
took = []
const began = performance.now()
const used = process.cpuUsage()
await sleep(seconds * 1000)
const spent = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(used)
took.sort((a, b) => a - b)
if (!took.length) throw new Error('no move was acknowledged')
tell({ moves: took.length / spent, p50: quantile(0.5), p99: quantile(0.99), load: (user + system) / 1e6 / spent })
process.exit()

async function play(table) {
  for (;;) {
    if (table.over) await table.open()
    const sent = performance.now()
    await table.move()
    took.push((performance.now() - sent) / 1000)
    await table.asked()
  }
}

function quantile(share) {
  return took[Math.floor(took.length * share)]
}

function tell(report) {
  console.log(JSON.stringify(report))
}
