import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { documentCounters as t } from '../../db/tables/platform/document-counters.ts'

/**
 * `{PFX}-{dept}-{YYMM}-{00001}`, one count for each prefix, branch and month. The counter's row stays locked until the
 * transaction ends, so ask for a number last: then it never repeats and never leaves a gap.
 */
export const nextDocumentNumber = async (db: Db, prefix: string, dept_code: string, today: string) => {
  const month = today.slice(2, 4) + today.slice(5, 7)
  const [counter] = await db
    .insert(t)
    .values({ prefix, dept_code, month, last: 1 })
    .onConflictDoUpdate({ target: [t.prefix, t.dept_code, t.month], set: { last: sql`${t.last} + 1` } })
    .returning({ last: t.last })
  return `${prefix}-${dept_code}-${month}-${String(counter?.last).padStart(5, '0')}`
}
