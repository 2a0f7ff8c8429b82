import { type BenchRequest, compare, type Target } from './clients.ts'
import { freePort, type openBench, start } from './server.ts'

type Bench = Awaited<ReturnType<typeof openBench>>
type Size = { rounds?: number; requests?: number }

/** Our server against a bare program, one line for each case. */
export const comparedWith = async (bench: Bench, bareProgram: string, goal: number) => {
  await bench.serve()
  const port = await freePort()
  await start(bareProgram, { DATABASE_URL: bench.url, PORT: String(port) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port, cookie: bench.cookie }
  console.log(`\n${'case'.padEnd(40)}   ours ms   bare ms   ratio`)
  return async (name: string, path: string, size: Size = { rounds: 5, requests: 30 }) => {
    const next = (): BenchRequest => ({ method: 'GET', path })
    const { ours: us, bare: them, ratio } = await compare(ours, bare, next, 1, size)
    const mark = ratio <= goal ? '' : '  over'
    console.log(
      `${name.padEnd(40)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${mark}`,
    )
  }
}
