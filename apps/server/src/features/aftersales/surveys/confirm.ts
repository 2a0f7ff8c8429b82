import type * as contract from '@sejuk/contract/aftersales/surveys'
import { differsRequired } from '@sejuk/domain/aftersales/tickets/surveys'
import { reasonRequired } from '@sejuk/domain/installers/installers'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { openComplaint } from '../complaints/commands.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import { beginSurvey, entity, type Survey } from './begin-survey.ts'

type WorkOrder = typeof workOrders.$inferSelect
const versionOf = async (db: Db, number: string) => {
  const [row] = await db
    .select({ row_version: workOrders.row_version })
    .from(workOrders)
    .where(eq(workOrders.work_order_number, number))
  return row?.row_version ?? 0
}

export const sendSurvey = async ({ input, ...context }: RequestContext<typeof contract.sendSurvey>) => {
  const { db, actor, config } = context
  const begun = await onWorkOrder.begin(context, 'send-survey', input)
  const order = begun.before
  const { service_status } = await onWorkOrder.end(begun)
  const { url } = await beginSurvey(context, actor, order)
  const row_version = await versionOf(db, order.work_order_number)
  return { data: { service_status, row_version, link: (config.publicUrl ?? '') + url } }
}

/** The call centre's result closes survey and work order. What the customer answered stays, and is what counts. */
export const callcenterConfirm = async ({ input, ...context }: RequestContext<typeof contract.callcenterConfirm>) => {
  const { db, actor } = context
  const { survey_result, reason } = input
  const begun = await onWorkOrder.begin(context, 'callcenter-confirm', input)
  const order = begun.before
  if (survey_result === 'Not_Satisfy' && !reason) refuseField('reason', reasonRequired)
  const survey = await closeSurvey(context, order, survey_result, reason)
  const { service_status } = await onWorkOrder.end(begun, { set: { survey_status: survey.status } })
  const complain_code =
    survey_result === 'Not_Satisfy' && reason
      ? await openComplaint(context, actor, {
          order,
          source: 'Survey',
          survey_code: survey.survey_code,
          category: 'Quality',
          severity: 2,
          description: reason,
        })
      : null
  return { data: { service_status, row_version: await versionOf(db, order.work_order_number), complain_code } }
}

/** The latest survey; without one, a new one for the call centre's result. */
const closeSurvey = async (
  { db, viewer, actor }: Omit<RequestContext<typeof contract.callcenterConfirm>, 'input'>,
  order: WorkOrder,
  desk_result: Survey['status'],
  desk_reason: string | null,
): Promise<Survey> => {
  const [last] = await db
    .select()
    .from(t)
    .where(eq(t.work_order_number, order.work_order_number))
    .orderBy(desc(t.round))
    .limit(1)
    .for('update')
  const isHeard = desk_result === 'Satisfy' || desk_result === 'Not_Satisfy'
  const status = last?.answered_date ? last.status : desk_result
  if (status !== desk_result && !desk_reason) refuseField('reason', differsRequired)
  const closing = {
    status,
    desk_result,
    desk_reason,
    is_closed: true,
    next_call_date: null,
    next_reminder_date: null,
    ...(last?.answered_date ? {} : { agent_code: viewer.usercode, agent_name: viewer.username }),
    ...(isHeard && !last?.answered_date ? { channel: 'Call' as const, answered_date: new Date().toISOString() } : {}),
  }
  const today = companyToday()
  const [survey] = last
    ? await db.update(t).set(closing).where(eq(t.survey_code, last.survey_code)).returning()
    : await db
        .insert(t)
        .values({
          survey_code: await nextDocumentNumber(db, 'SVY', order.dept_code, today),
          work_order_number: order.work_order_number,
          asc_code: order.asc_code,
          dept_code: order.dept_code,
          technician_code: order.technician_code,
          customer_name: order.customer_name,
          customer_phone: order.customer_phone,
          service_type: order.service_type,
          finished_date: order.finished_date,
          ...closing,
        })
        .returning()
  if (!survey) throw new Error('The survey was not kept')
  const entry = { entity, entity_code: survey.survey_code, action: 'close' }
  const after = { desk_result, desk_reason }
  await logActions(db, actor, [
    { ...entry, from_status: last?.status ?? null, to_status: status, reason: desk_reason, after },
  ])
  return survey
}
