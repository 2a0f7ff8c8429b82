import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sendRequest, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { median } from './median.ts'
import { memoryOf, openBench, peakOf } from './server.ts'

/** A download of a hundred thousand rows: how long, how much memory, and how long others wait meanwhile. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const rows = 100_000
const file = join(tmpdir(), `sejuk-bench-${process.pid}.xlsx`)
const goals = { ratio: 1.5, growth: 200, wait: 150 }

const bench = await openBench()
try {
  console.log(`filling ${rows} addresses`)
  await fill(bench.pool, rows / 2, rows)
  const { child } = await bench.serve()
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const list = '/api/customer-address/maintain-official-address?page=3'
  for (let n = 0; n < 50; n++) await sendRequest(ours, { method: 'GET', path: list })
  const rested = memoryOf(child)

  /** How long others wait for a list while something else happens. */
  const watched = async (act: () => Promise<unknown>) => {
    const waits: number[] = []
    let isDone = false
    const watching = (async () => {
      while (!isDone) {
        const before = performance.now()
        await sendRequest(ours, { method: 'GET', path: list })
        waits.push(performance.now() - before)
        await new Promise((done) => setTimeout(done, 5))
      }
    })()
    await act()
    isDone = true
    await watching
    return waits
  }
  const download = async () => {
    const before = performance.now()
    const { data } = JSON.parse(
      await sendRequest(ours, { method: 'GET', path: '/api/common-download/prepare?module_name=official-address' }),
    )
    for (;;) {
      const { rows: found } = await bench.pool.query('select status from download_jobs where job_id = $1', [
        data.job_id,
      ])
      if (found[0].status === 'Ready') break
      if (found[0].status === 'Failed') throw new Error('The download failed')
      await new Promise((done) => setTimeout(done, 20))
    }
    return performance.now() - before
  }
  const bare = async () => {
    const program = spawn(process.execPath, [join(import.meta.dirname, 'bare-export.ts')], {
      env: { DATABASE_URL: bench.url, FILE: file },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return Number(/took (\S+)/.exec(await text(program.stdout))?.[1])
  }
  const [mine, limit]: [number[], number[]] = [[], []]
  for (let n = 0; n < rounds; n++) {
    const turns = [async () => mine.push(await download()), async () => limit.push(await bare())]
    for (const turn of n % 2 ? turns : turns.reverse()) await turn()
  }
  const calm: number[] = []
  const waits: number[] = []
  for (let n = 0; n < rounds; n++) {
    calm.push(...(await watched(() => new Promise((done) => setTimeout(done, median(mine))))))
    waits.push(...(await watched(download)))
  }
  const ratio = median(mine.map((ms, n) => ms / (limit[n] ?? Number.NaN)))
  const worst = Math.max(...waits)
  const say = (line: string, isMet: boolean) => console.log(`${line}${isMet ? '' : '  over'}`)
  console.log(`${rows} rows of 15 columns, ${rounds} rounds, from asked to ready`)
  say(
    `ours ${median(mine).toFixed(0)} ms, bare ${median(limit).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (goal ${goals.ratio})`,
    ratio <= goals.ratio,
  )
  const growth = peakOf(child) - rested
  say(
    `memory of the process: ${rested.toFixed(0)} MiB before, at most ${peakOf(child).toFixed(0)} MiB, grown by ${growth.toFixed(0)} (goal ${goals.growth})`,
    growth <= goals.growth,
  )
  const line = (of: number[]) => `${median(of).toFixed(1)} ms, at worst ${Math.max(...of).toFixed(0)} of ${of.length}`
  say(`others, asking for lists, waited ${line(waits)} (goal ${goals.wait})`, worst <= goals.wait)
  console.log(`and with no download at all ${line(calm)}`)
} finally {
  await bench.close()
  rmSync(file, { force: true })
}
