import { type BatchFormat, batchLayouts } from '@sejuk/domain/books/journal-batches'
import { addDays } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { journalBatches, journals } from '../../src/db/tables/books/journals.ts'
import { hashOf, linesOfBatch } from '../../src/features/books/journal-batches/content.ts'
import { nextYearlyNumber } from '../../src/platform/records/document-number.ts'

type Wanted = { from: string; to: string; format: BatchFormat; made: string; taken: boolean }

/** The last month was taken into the books, the first days of this one lie ready for it. */
export const makeBatches = async (db: NodePgDatabase, from: string, today: string) => {
  const month = `${today.slice(0, 7)}-01`
  await makeBatch(db, { from, to: addDays(month, -1), format: 'Accurate', made: month, taken: true })
  const to = addDays(month, Math.min(6, Number(today.slice(8)) - 1))
  await makeBatch(db, { from: month, to, format: 'CSV', made: today, taken: false })
}

const makeBatch = async (db: NodePgDatabase, { from, to, format, made, taken }: Wanted) => {
  const { rows } = await db.execute<{ usercode: string; username: string; dept_code: string }>(
    sql`select usercode, username, department as dept_code from users join user_roles using (usercode)
      where role_code = 'Finance-Manager' order by 1 limit 1`,
  )
  const [who] = rows
  const ready = await db
    .select({ journal_id: journals.journal_id })
    .from(journals)
    .where(and(eq(journals.status, 'Ready'), gte(journals.journal_date, from), lte(journals.journal_date, to)))
    .orderBy(journals.journal_id)
    .limit(batchLayouts[format].most)
  if (!who || ready.length === 0) return
  const { usercode, username, dept_code } = who
  const batch_code = await nextYearlyNumber(db, 'JX', dept_code, made)
  const at = `${made}T02:10:00Z`
  await db.insert(journalBatches).values({
    ...{ batch_code, dept_code, period: from.slice(0, 7), format, status: taken ? 'Taken' : 'Made' },
    ...{ created_by: usercode, create_user_name: username, authors: [usercode], created_date: at },
    ...(taken ? { taken_user_name: username, taken_date: `${made}T03:40:00Z` } : {}),
  })
  const ids = ready.map(({ journal_id }) => journal_id)
  await db
    .update(journals)
    .set({ status: taken ? 'Exported' : 'In_Batch', batch_code })
    .where(sql`${journals.journal_id} = any(${sql.param(ids)}::bigint[])`)
  const lines = await linesOfBatch(db, batch_code)
  const sums = { debit: total(lines.map((line) => line.debit)), credit: total(lines.map((line) => line.credit)) }
  await db
    .update(journalBatches)
    .set({ ...sums, journal_count: ids.length, line_count: lines.length, hash: hashOf(lines), row_version: 1 })
    .where(eq(journalBatches.batch_code, batch_code))
}
