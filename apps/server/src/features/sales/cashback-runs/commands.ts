import * as contract from '@sejuk/contract/sales/cashback-runs'
import { because, type Message, needsStatus, plain } from '@sejuk/domain/messages'
import { cashbackRun } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { validityPast } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { and, asc, eq } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackRunLines as lines, cashbackRuns as runs } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onCashback } from '../cashbacks/commands.ts'
import { isCalculable, runScope } from './queries.ts'
import { runQueue } from './worker.ts'

const { entity } = cashbackRun

export const calculateCashback = async (context: RequestContext<typeof contract.calculateCashback>) => {
  const { db, viewer, actor, input, jobs } = context
  if (input.period > companyToday().slice(0, 7)) refuseField('period', because('month-not-begun'))
  const type = and(eq(rebateTypes.type_rebate_code, input.type_rebate_code), isCalculable)
  if ((await db.$count(rebateTypes, type)) === 0)
    refuseField('type_rebate_code', because('type-not-reckoned-monthly-targets'))
  if ((await db.$count(departments, eq(departments.dept_code, input.dept_code))) === 0) refuseChoice('dept_code')
  const run_code = await nextDocumentNumber(db, 'CR', viewer.department, companyToday())
  const by = { authors: [viewer.usercode], created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(runs).values({ ...input, run_code, ...by })
  await logActions(db, actor, [
    { entity, entity_code: run_code, action: 'create', to_status: 'Calculating', after: input },
  ])
  await jobs.send(db, runQueue, { run_code })
  return { data: { run_code } }
}

export const onRun = acting(cashbackRun, {
  table: runs,
  key: 'run_code',
  endpoints: contract.actOnRun,
  visible: runScope,
  facts: async ({ db }, { run_code }) => ({
    has_made: (await db.$count(lines, and(eq(lines.run_code, run_code), eq(lines.is_done, true)))) > 0,
  }),
  changes: {
    create: async () => ({ set: { progress: 0, problem: null } }),
    discard: async () => ({ set: { progress: 0, problem: null } }),
  },
  effects: { create: [({ db, jobs, after: { run_code } }) => jobs.send(db, runQueue, { run_code })] },
})

/** Few enough for one answer; whoever asked goes on by asking again. */
const mostAtOnce = 300

/** Does to every line of a run what may be done to it; the others wait for somebody else. */
const actOnEach =
  (name: 'submit' | 'approve', from: 'Draft' | 'Submitted') =>
  async (context: RequestContext<typeof contract.submitRun>) => {
    const { db, viewer, actor, input } = context
    const { run_code } = (await onRun.begin(context, name, input)).before
    const found = await db
      .select({ line: cashbacks })
      .from(cashbacks)
      .innerJoin(lines, eq(lines.cashback_code, cashbacks.cashback_code))
      .innerJoin(customers, eq(customers.customer_code, lines.customer_code))
      .where(and(eq(lines.run_code, run_code), eq(cashbacks.status, from), visibleTo(viewer, customers)))
      .orderBy(asc(cashbacks.cashback_code))
      .for('update', { of: cashbacks })
    let done = 0
    let has_more = false
    let whyNot: Message | undefined
    for (const { line } of found) {
      const { gate: may, begun } = await onCashback.prepareOn(context, name, line)
      whyNot ??= may.enabled && line.valid_to < companyToday() ? plain(validityPast) : may.because
      if (!may.enabled || line.valid_to < companyToday()) continue
      has_more = done === mostAtOnce
      if (has_more) break
      await onCashback.run<typeof name>({ ...begun, isOfMany: true })
      done++
    }
    if (done === 0) refuse('conflict', { because: whyNot ?? needsStatus('status', [from], 'cashback') })
    const left = found.length - done
    await logActions(db, actor, [{ entity, entity_code: run_code, action: name, after: { done, left } }])
    return { data: { done, left, has_more } }
  }

export const submitRun = actOnEach('submit', 'Draft')
export const approveRun = actOnEach('approve', 'Submitted')
