import { fillAttendance } from './fill/attendance.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** The month of 3,000 staff, or as many as the argument says, and the visits of a quarter. */
const staff = Number(process.argv[2] ?? 3000)
const few = { rounds: 5, requests: 10 }

const bench = await openBench()
try {
  console.log(`filling a quarter of ${staff} staff`)
  await fillAttendance(bench.pool, staff)
  const { rows } = await bench.pool.query(
    `select to_char(current_date - interval '1 month', 'YYYY-MM') as month, (current_date - 90)::text as from, current_date::text as to`,
  )
  const { month, from, to } = rows[0]
  const compared = against(...(await startBoth(bench, './bare/attendance.ts')))
  await compared('month, a page of people', `/api/attendance/month?month=${month}`)
  await compared('visits of a quarter, a page of people', `/api/visit-customer-report?from=${from}&to=${to}`, few)
  await compared('visits of a quarter, in sum', `/api/visit-customer-report/summary?from=${from}&to=${to}`, few)
} finally {
  await bench.close()
}
