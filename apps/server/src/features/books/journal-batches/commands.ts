import * as contract from '@sejuk/contract/books/journal-batches'
import { batchLayouts, journalBatch } from '@sejuk/domain/books/journal-batches'
import { because, needsStatus } from '@sejuk/domain/messages'
import { total } from '@sejuk/domain/values/money'
import { and, eq, sql } from 'drizzle-orm'
import { visibleJournals } from '../../../business/books/visible-journals.ts'
import { journals, journalBatches as t } from '../../../db/tables/books/journals.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextYearlyNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { fileOf, hashOf, linesOfBatch } from './content.ts'
import { findBatch, ofMonth, visibleBatches } from './queries.ts'

const records = recordsOf(journalBatch.entity, t, t.batch_code)

/** Takes what is ready. Of two batches at once the second takes what the first left. */
export const createJournalBatch = async (context: RequestContext<typeof contract.createJournalBatch>) => {
  const { db, viewer, actor, input } = context
  const { period, format } = input
  const dept_code = viewer.department
  const ready = await db
    .select({ journal_id: journals.journal_id })
    .from(journals)
    .where(and(eq(journals.status, 'Ready'), ofMonth(viewer, period)))
    .orderBy(journals.journal_id)
    .limit(batchLayouts[format].most)
    .for('update')
  if (ready.length === 0) refuse('conflict', { because: because('no-journal-ready', { month: period }) })
  const batch_code = await nextYearlyNumber(db, 'JX', dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { batch_code, dept_code, period, format, ...by })
  const ids = ready.map(({ journal_id }) => journal_id)
  await db
    .update(journals)
    .set({ status: 'In_Batch', batch_code })
    .where(sql`${journals.journal_id} = any(${sql.param(ids)}::bigint[])`)
  const lines = await linesOfBatch(db, batch_code)
  const sums = { debit: total(lines.map((line) => line.debit)), credit: total(lines.map((line) => line.credit)) }
  const counts = { journal_count: ids.length, line_count: lines.length, hash: hashOf(lines), row_version: 1 }
  await db
    .update(t)
    .set({ ...sums, ...counts })
    .where(eq(t.batch_code, batch_code))
  return { data: { batch_code, journal_count: ids.length } }
}

export const onJournalBatch = acting(journalBatch, {
  table: t,
  key: 'batch_code',
  endpoints: contract.actOnJournalBatch,
  visible: visibleBatches,
  changes: {
    take: async ({ db, before, viewer, at }) => {
      await db.update(journals).set({ status: 'Exported' }).where(eq(journals.batch_code, before.batch_code))
      return { set: { taken_user_name: viewer.username, taken_date: at } }
    },
    cancel: async ({ db, before, input }) => {
      await db
        .update(journals)
        .set({ status: 'Ready', batch_code: null })
        .where(eq(journals.batch_code, before.batch_code))
      return { set: { cancel_reason: input.reason } }
    },
  },
})

/** Whole, or not at all: nobody gets journals of branches that they do not see. A cancelled batch has none. */
export const journalBatchFile = async ({ db, viewer, input }: RequestContext<typeof contract.journalBatchFile>) => {
  const batch = await findBatch(db, viewer, input.batch_code)
  if (batch.status === 'Cancelled')
    refuse('conflict', { because: needsStatus('status', ['Made', 'Taken'], journalBatch.entity) })
  const own = eq(journals.batch_code, batch.batch_code)
  const seen = await db.$count(journals, and(own, visibleJournals(viewer)))
  if (seen < batch.journal_count && (await db.$count(journals, own)) === batch.journal_count) refuse('notFound')
  const lines = await linesOfBatch(db, batch.batch_code)
  if (hashOf(lines) !== batch.hash) refuse('conflict', { because: because('journal-batch-changed') })
  return { data: await fileOf(batch, lines) }
}

export const journalBatchLog = ({ db, viewer, input }: RequestContext<typeof contract.journalBatchLog>) =>
  records.history(db, input.code, input.page, visibleBatches(viewer))
