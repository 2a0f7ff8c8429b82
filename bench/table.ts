import type { BenchRequest } from './clients.ts'
import { compare, type Target } from './clients.ts'

/** Cases against the bare program, a line each. */
export const against = (ours: Target, bare: Target, { rounds = 5, requests = 40 } = {}) => {
  console.log(`\n${'case'.padEnd(38)}clients   ours ms   bare ms   ratio   goal`)
  return async (name: string, next: () => BenchRequest, { goal = 1.5, clients = 1, bareNext = next } = {}) => {
    const { ours: us, bare: them, ratio } = await compare(ours, bare, next, clients, { rounds, requests }, bareNext)
    const figures = `${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}`
    const mark = ratio <= goal ? '' : '  over'
    console.log(`${name.padEnd(38)}${String(clients).padStart(7)}${figures}${goal.toFixed(2).padStart(7)}${mark}`)
  }
}
