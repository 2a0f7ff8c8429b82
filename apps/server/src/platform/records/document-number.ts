import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { documentCounters as t } from '../../db/tables/platform/document-counters.ts'
import { plannedRows } from '../lists/planned-rows.ts'

/**
 * `{PFX}-{dept}-{YYMM}-{00001}`, one count for each prefix, branch and month. The counter's row stays locked until the
 * transaction ends, so ask for a number last: then it never repeats and never leaves a gap.
 */
export const nextDocumentNumber = (db: Db, prefix: string, dept_code: string, today: string) =>
  nextNumber(db, prefix, dept_code, today.slice(2, 4) + today.slice(5, 7))

/** `{PFX}-{dept}-{YY}-{00001}`: the same, counted through the year. */
export const nextYearlyNumber = (db: Db, prefix: string, dept_code: string, day: string) =>
  nextNumber(db, prefix, dept_code, day.slice(2, 4))

const nextNumber = async (db: Db, prefix: string, dept_code: string, month: string) => {
  const [counter] = await plannedRows<{ last: number }>(
    db,
    sql`insert into ${t} (prefix, dept_code, month, last) values (${prefix}, ${dept_code}, ${month}, 1)
      on conflict (prefix, dept_code, month) do update set last = ${t.last} + 1 returning ${t.last}`,
  )
  return `${prefix}-${dept_code}-${month}-${String(counter?.last).padStart(5, '0')}`
}
