import type * as contract from '@sejuk/contract/sales/cashback-runs'
import { because, type Message, needsStatus, plain } from '@sejuk/domain/messages'
import { type RunActionName, runAction } from '@sejuk/domain/sales/cashback-runs'
import { validityPast } from '@sejuk/domain/sales/cashbacks'
import { gate } from '@sejuk/domain/workflow'
import { and, asc, eq } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackRunLines as lines, cashbackRuns as runs } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onCashback } from './lines.ts'
import { runEntity as entity, findRun, isCalculable } from './run-queries.ts'
import { runQueue } from './run-worker.ts'

export const calculateCashback = async (context: RequestContext<typeof contract.calculateCashback>) => {
  const { db, viewer, actor, input, jobs } = context
  if (input.period > companyToday().slice(0, 7)) refuseField('period', because('month-not-begun'))
  const type = and(eq(rebateTypes.type_rebate_code, input.type_rebate_code), isCalculable)
  if ((await db.$count(rebateTypes, type)) === 0)
    refuseField('type_rebate_code', because('type-not-reckoned-monthly-targets'))
  if ((await db.$count(departments, eq(departments.dept_code, input.dept_code))) === 0) refuseChoice('dept_code')
  const run_code = await nextDocumentNumber(db, 'CR', viewer.department, companyToday())
  await db.insert(runs).values({ ...input, run_code, created_by: viewer.usercode, create_user_name: viewer.username })
  await logActions(db, actor, [
    { entity, entity_code: run_code, action: 'create', to_status: 'Calculating', after: input },
  ])
  await jobs.send(db, runQueue, { run_code })
  return { data: { run_code } }
}

type Acting = Pick<RequestContext<typeof contract.createRunLines>, 'db' | 'viewer' | 'input'>

/** Locked, in sight, as the caller saw it, and willing. */
const lockRun = async ({ db, viewer, input }: Acting, name: RunActionName) => {
  const { run_code, row_version } = input
  await findRun(db, viewer, run_code)
  const [row] = await db.select().from(runs).where(eq(runs.run_code, run_code)).for('update')
  const run = await stillCurrent(db, row, { entity, entity_code: run_code, row_version, form: {} })
  const made = await db.$count(lines, and(eq(lines.run_code, run_code), eq(lines.is_done, true)))
  const state = { status: run.status, is_mine: run.created_by === viewer.usercode, has_made: made > 0 }
  enforce(gate(runAction(name), state, viewer.permission))
  return run
}

const move = async (context: RequestContext<typeof contract.createRunLines>, name: 'create' | 'discard') => {
  const { run_code, status: before } = await lockRun(context, name)
  const status = runAction(name).to?.status ?? before
  await context.db.update(runs).set({ status, progress: 0, problem: null }).where(eq(runs.run_code, run_code))
  await logActions(context.db, context.actor, [
    { entity, entity_code: run_code, action: name, from_status: before, to_status: status },
  ])
  return run_code
}

export const createRunLines = async (context: RequestContext<typeof contract.createRunLines>) => {
  const run_code = await move(context, 'create')
  await context.jobs.send(context.db, runQueue, { run_code })
  return { data: null }
}

export const discardRun = async (context: RequestContext<typeof contract.discardRun>) => {
  await move(context, 'discard')
  return { data: null }
}

/** Few enough for one answer; whoever asked goes on by asking again. */
const mostAtOnce = 300

/** Does to every line of a run what may be done to it; the others wait for somebody else. */
const actOnEach =
  (name: 'submit' | 'approve', from: 'Draft' | 'Submitted') =>
  async (context: RequestContext<typeof contract.submitRun>) => {
    const { db, viewer, actor } = context
    const { run_code } = await lockRun(context, name)
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
