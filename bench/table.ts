import { type BenchRequest, compare, type Target } from './clients.ts'
import { freePort, type openBench, start } from './server.ts'

type Bench = Awaited<ReturnType<typeof openBench>>
type Case = { goal?: number; clients?: number; rounds?: number; requests?: number; bareNext?: () => BenchRequest }

/** Our server, once it is filled, and a bare program beside it. */
export const startBoth = async (bench: Bench, bareProgram: string): Promise<[ours: Target, bare: Target]> => {
  await bench.serve()
  const port = await freePort()
  await start(bareProgram, { DATABASE_URL: bench.url, PORT: String(port) })
  const { cookie } = bench
  return [
    { name: 'ours', port: bench.port, cookie },
    { name: 'bare', port, cookie },
  ]
}

/** Cases against the bare program, a line each; an address alone is read. */
export const against = (ours: Target, bare: Target, usual: Case = {}) => {
  console.log(`\n${'case'.padEnd(38)}clients   ours ms   bare ms   ratio   goal`)
  return async (name: string, asked: string | (() => BenchRequest), its: Case = {}) => {
    const next = typeof asked === 'string' ? (): BenchRequest => ({ method: 'GET', path: asked }) : asked
    const { goal = 1.5, clients = 1, rounds = 5, requests = 40, bareNext = next } = { ...usual, ...its }
    const { ours: us, bare: them, ratio } = await compare(ours, bare, next, clients, { rounds, requests }, bareNext)
    const figures = `${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}`
    const mark = ratio <= goal ? '' : '  over'
    console.log(`${name.padEnd(38)}${String(clients).padStart(7)}${figures}${goal.toFixed(2).padStart(7)}${mark}`)
  }
}
