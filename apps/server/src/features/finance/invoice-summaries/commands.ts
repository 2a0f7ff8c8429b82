import { createHash } from 'node:crypto'
import type * as contract from '@sejuk/contract/finance/invoice-summaries'
import { netOf, type SummaryKind, taxLockGate } from '@sejuk/domain/finance/invoice-summaries'
import { because } from '@sejuk/domain/messages'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { invoiceSummaries as t } from '../../../db/tables/finance/invoice-summaries.ts'
import { taxPeriods } from '../../../db/tables/finance/sales-invoices.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { changedSince, figuresOf } from './figures.ts'

const summaryQueue = 'invoice-summary'

/** Begins the job of a summary; while one runs, everybody is told of that one. */
export const makeSummary =
  (kind: SummaryKind) =>
  async ({ db, viewer, input, jobs, request }: StepwiseContext<typeof contract.makeTaxSummary>) => {
    // A GET that begins something: no page of another site can send this header.
    if (!request.headers['x-requested-with']) refuse('crossSite')
    const { period } = input
    const data = await db.transaction(async (within) => {
      const by = { created_by: viewer.usercode, create_user_name: viewer.username }
      const [begun] = await within
        .insert(t)
        .values({ kind, period, ...by })
        .onConflictDoNothing()
        .returning({ summary_id: t.summary_id, status: t.status })
      if (begun) await jobs.send(within, summaryQueue, { summary_id: begun.summary_id })
      return begun ?? (await runningOf(within, kind, period))
    })
    return { data }
  }

const runningOf = async (db: Db, kind: SummaryKind, period: string) => {
  const [found] = await db
    .select({ summary_id: t.summary_id, status: t.status })
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.period, period)))
    .orderBy(desc(t.summary_id))
    .limit(1)
  return found ?? refuse('conflict')
}

/** Done twice it writes the same again: only what is still being made is written. */
export const workOnSummary = async (db: Db, summary_id: number) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.summary_id, summary_id), eq(t.status, 'Making')))
  if (!found) return
  const { rows: clock } = await db.execute<{ at: string }>(sql`select now()::text as at`)
  const { rows, branches, invoice_count } = await figuresOf(db, found.kind, found.period)
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)
  await db
    .update(t)
    .set({ status: 'Made', rows, branches, invoice_count, hash, made_date: sql`${clock[0]?.at}::timestamptz` })
    .where(and(eq(t.summary_id, summary_id), eq(t.status, 'Making')))
}

export const invoiceSummaryWorker: Worker<{ summary_id: number }> = {
  name: summaryQueue,
  retries: 2,
  work: ({ db, data }) => db.transaction((own) => workOnSummary(own, data.summary_id)),
}

export const lastMade = async (db: Db, kind: SummaryKind, period: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.period, period), eq(t.status, 'Made')))
    .orderBy(desc(t.summary_id))
    .limit(1)
  return found
}

export const lockTaxPeriod = async ({ db, viewer, actor, input }: RequestContext<typeof contract.lockTaxPeriod>) => {
  const { period } = input
  const found = await lastMade(db, 'tax', period)
  const stale = found?.made_date ? await changedSince(db, period, found.made_date) : 0
  const net = netOf((await figuresOf(db, 'tax', period)).rows)
  const gate = taxLockGate(
    { made_by: found?.created_by ?? null, stale, net, made_net: netOf(found?.rows ?? []) },
    viewer,
  )
  if (!gate.enabled || !found) return refuse('conflict', { because: gate.because ?? because('tax-summary-missing') })
  const { usercode: locked_by, username: locked_user_name } = viewer
  const [locked] = await db
    .insert(taxPeriods)
    .values({ period, summary_id: found.summary_id, locked_by, locked_user_name })
    .onConflictDoNothing()
    .returning()
  if (!locked) refuse('conflict', { because: because('tax-period-is-locked') })
  await logActions(db, actor, [
    { entity: 'tax-period', entity_code: period, action: 'lock', after: { ...locked, ...net } },
  ])
  return { data: { period } }
}
