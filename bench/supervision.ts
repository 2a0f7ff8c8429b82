import { comparedWith } from './compared.ts'
import { fill } from './fill.ts'
import { fillProjects } from './fill-projects.ts'
import { fillSupervisions } from './fill-supervisions.ts'
import { openBench } from './server.ts'

/** Lists, tabs, the sheet of an inspection and the figures of managers; how many supervisions is the argument. */
const rows = Number(process.argv[2] ?? process.env.BENCH_ROWS ?? 50_000)
const goal = 1.5

const bench = await openBench()
try {
  console.log(`filling ${rows} supervisions`)
  await fill(bench.pool, 300, 300)
  await fillProjects(bench.pool, Math.max(1000, rows / 5))
  await fillSupervisions(bench.pool, rows)
  const against = await comparedWith(bench, './bare-supervisions.ts', goal)
  const list = '/api-supervision/supervision-list'
  await against('page 1', list)
  await against('tab on site', `${list}?tab=site`)
  await against('tab finished', `${list}?tab=finished`)
  await against('overdue', `${list}?is_overdue=true`)
  await against('search', `${list}?search=mahoni%20griya`)
  await against('every tab counted', `${list}/status-tab`)
  await against('warranty cards, page 1', '/api-supervision/supervision-report/warranty-card')
  await against(
    'sheet of one inspection',
    '/api-supervision/supervision-detail/checkpoints?supervision_code=SPV-0000077',
  )
  await against('figures of a year', '/api-supervision/supervision-report/kpi', { rounds: 3, requests: 4 })
} finally {
  await bench.close()
}
