import { fill } from './fill/addresses.ts'
import { fillProjects } from './fill/projects.ts'
import { fillSupervisions } from './fill/supervisions.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** Lists, tabs, the sheet of an inspection and the figures of managers; how many supervisions is the argument. */
const rows = Number(process.argv[2] ?? process.env.BENCH_ROWS ?? 50_000)

const bench = await openBench()
try {
  console.log(`filling ${rows} supervisions`)
  await fill(bench.pool, 300, 300)
  await fillProjects(bench.pool, Math.max(1000, rows / 5))
  await fillSupervisions(bench.pool, rows)
  const compared = against(...(await startBoth(bench, './bare/supervisions.ts')))
  const list = '/api-supervision/supervision-list'
  await compared('page 1', list)
  await compared('tab on site', `${list}?tab=site`)
  await compared('tab finished', `${list}?tab=finished`)
  await compared('overdue', `${list}?is_overdue=true`)
  await compared('search', `${list}?search=mahoni%20griya`)
  await compared('every tab counted', `${list}/status-tab`)
  await compared('warranty cards, page 1', '/api-supervision/supervision-report/warranty-card')
  await compared(
    'sheet of one inspection',
    '/api-supervision/supervision-detail/checkpoints?supervision_code=SPV-0000077',
  )
  await compared('figures of a year', '/api-supervision/supervision-report/kpi', { rounds: 3, requests: 4 })
} finally {
  await bench.close()
}
