import type * as contract from '@sejuk/contract/aftersales/field-work'
import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { clockSkew, happenedAt, isClockWrong, isTooOld, tooOld } from '@sejuk/domain/aftersales/work-orders/field-work'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { fieldReports } from '../../../db/tables/aftersales/field-reports.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { answerTo, whereabouts } from '../../../platform/http/faults.ts'
import { validated } from '../../../platform/http/input.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import type { Acting } from './acting.ts'
import { onWorkOrder } from './commands.ts'

type Report = contract.FieldReport & { happened_date: string; skew_ms: number }
/** Inside one transaction, with room for a smaller one. */
type Reporting = Acting & { db: Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0] }
type Moment = { now: number; log: FastifyBaseLogger }
type Settled = Pick<typeof fieldReports.$inferSelect, 'outcome' | 'message' | 'errors'>

/** One after the other, each in a transaction of its own: what is refused undoes nothing that was taken. */
export const takeReports = async ({ db, ...context }: StepwiseContext<typeof contract.sendFieldReports>) => {
  const { sent_at_device, reports } = context.input
  const moment = { now: Date.now(), log: context.request.log }
  const { now } = moment
  const skew_ms = clockSkew(sent_at_device, now)
  const results: contract.FieldResult[] = []
  let last = 0
  // What follows a refusal was done on top of it: it waits on the phone until that is settled.
  const stopped = new Set<string>()
  for (const report of reports) {
    if (stopped.has(report.work_order_number)) continue
    const happened_date = happenedAt(report.at_device, skew_ms, now, last)
    last = Date.parse(happened_date)
    const { jobs, config, offers, viewer, actor } = context
    const result = await db.transaction((tx) =>
      takeReport({ db: tx, jobs, config, offers, viewer, actor }, { ...report, happened_date, skew_ms }, moment),
    )
    results.push(result)
    if (result.outcome === 'Refused') stopped.add(report.work_order_number)
  }
  return { data: { skew_ms, is_clock_wrong: isClockWrong(skew_ms), results } }
}

const takeReport = async (acting: Reporting, report: Report, moment: Moment): Promise<contract.FieldResult> => {
  const { db, viewer } = acting
  const { client_uuid, work_order_number } = report
  const [isFirst] = await db
    .insert(fieldReports)
    .values({ ...report, usercode: viewer.usercode, outcome: 'Refused' })
    .onConflictDoNothing()
    .returning({ client_uuid: fieldReports.client_uuid })
  const settled = isFirst
    ? await settle(acting, report, moment)
    : await answeredBefore(db, viewer.usercode, client_uuid)
  const [order] = await db
    .select({ service_status: workOrders.service_status })
    .from(workOrders)
    .where(and(eq(workOrders.work_order_number, work_order_number), visibleWorkOrders(viewer)))
  return { client_uuid, ...settled, service_status: order?.service_status ?? null }
}

/** Sent again, it gets the answer it got. Somebody else's key is nobody's. */
const answeredBefore = async (db: Db, usercode: string, client_uuid: string): Promise<Settled> => {
  const [found] = await db
    .select({ outcome: fieldReports.outcome, message: fieldReports.message, errors: fieldReports.errors })
    .from(fieldReports)
    .where(and(eq(fieldReports.client_uuid, client_uuid), eq(fieldReports.usercode, usercode)))
  return found ?? refuse('notFound')
}

const settle = async (acting: Reporting, report: Report, moment: Moment): Promise<Settled> => {
  const refusal = await act(acting, report, moment)
  const { code, message = null, errors = {} } = refusal ?? {}
  const settled: Settled = { outcome: refusal ? 'Refused' : 'Taken', message, errors }
  await acting.db.update(fieldReports).set(settled).where(eq(fieldReports.client_uuid, report.client_uuid))
  if (refusal && code !== '404') await logRefusal(acting, report, settled)
  return settled
}

/**
 * Does it, or says why not; then everything it touched is as it was. A fault of ours is an answer too: a report that is
 * thrown back for ever would hold up all that come after it.
 */
const act = async (acting: Reporting, report: Report, { now, log }: Moment) => {
  const { work_order_number, action, payload, lat, lng, happened_date } = report
  try {
    if (isTooOld(happened_date, now)) refuse('conflict', { message: tooOld })
    // A version that a phone saw days ago says nothing: the status decides.
    const { row_version: _seen, ...form } = payload
    const input = validated(actOnWorkOrder[action], { ...form, lat, lng, work_order_number })
    await acting.db.transaction((tx) => onWorkOrder.act({ ...acting, db: tx }, action, input, happened_date))
    return undefined
  } catch (error) {
    const answer = answerTo(error)
    if (answer.code === '503') throw error
    if (answer.code === '500') log.error(whereabouts(error), 'fault')
    return answer
  }
}

/** The desk sees in the log what the field wanted, and what was typed with it. */
const logRefusal = async ({ db, actor, viewer }: Acting, report: Report, { message, errors }: Settled) => {
  const { work_order_number, action, payload, happened_date } = report
  const isTheirs = await db.$count(
    workOrders,
    and(eq(workOrders.work_order_number, work_order_number), visibleWorkOrders(viewer)),
  )
  if (!isTheirs) return
  await logActions(db, actor, [
    {
      entity: 'work-order',
      entity_code: work_order_number,
      action: 'field-report-refused',
      reason: [message, ...Object.values(errors).flat()].filter(Boolean).join('. '),
      after: { action, happened_date, ...payload },
    },
  ])
}
