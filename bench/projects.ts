import { similarityFigures } from '../packages/domain/src/projects/labelled-figures.ts'
import { mondayOf } from '../packages/domain/src/projects/weekly-report.ts'
import { fillProjects } from './fill/projects.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** Lists, the search for the same building, a map of a quarter of them, the weekly report; how many projects is the argument. */
const rows = Number(process.argv[2] ?? process.env.BENCH_ROWS ?? 200_000)
const few = { rounds: 3, requests: 6 }

for (const isKept of [false, true]) {
  const { pairs, asked, recall, precision } = similarityFigures(isKept, 0.3)
  const shares = `recall ${recall.toFixed(3)} (goal 0.95), precision ${precision.toFixed(3)} (goal 0.85)`
  console.log(`similarity, half ${isKept ? 'kept back' : 'tuned on'}: ${pairs} pairs, ${asked} asked, ${shares}`)
}

const bench = await openBench()
try {
  console.log(`filling ${rows} projects`)
  await fillProjects(bench.pool, rows)
  const compared = against(...(await startBoth(bench, './bare/projects.ts')))
  await compared('page 1', '/api/project-log')
  await compared('one branch', '/api/project-log?dept_code=705')
  await compared('search', '/api/project-log?search=mahoni%20griya')
  const { rows: known } = await bench.pool.query(
    `select project_name, owner_name, lat, lng from project_logs where log_code = 'LOG-0000777'`,
  )
  const { project_name, owner_name, lat, lng } = known[0]
  const typed = new URLSearchParams({ project_name, owner_name, lat, lng, province_code: '31' })
  await compared('the same building', `/api/project-log/similar?${typed}`)
  // The country is 44 degrees wide: eleven of them hold a quarter of the projects.
  await compared('map of a quarter', '/api/project-map?south=-11&west=96&north=6&east=107&zoom=6', few)
  await compared('map of a town', '/api/project-map?south=-6.5&west=106.5&north=-6&east=107&zoom=11')
  const week = mondayOf(new Date().toISOString().slice(0, 10))
  await compared('weekly report, not frozen', `/api/weekly-report?week=${week}`, few)
} finally {
  await bench.close()
}
