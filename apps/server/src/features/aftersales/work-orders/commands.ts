import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { nextDue } from '@sejuk/domain/aftersales/sla'
import { isClosed } from '@sejuk/domain/aftersales/statuses'
import { changedSince } from '@sejuk/domain/aftersales/work-orders/undo'
import { type WorkOrderActionName, workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { and, eq, inArray } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { aftersalesTickets, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as t, workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { lastActionOf, takeMessagesBack } from '../../../platform/records/last-action.ts'
import type { Acting, WorkOrder } from './acting.ts'
import { assignTechnician, endWaiting, moveVisit, scheduleVisit } from './appointments.ts'
import { areaOf } from './area.ts'
import { correctCaller, takeUnitsAway } from './corrections.ts'
import { dispatchElsewhere, duesAt } from './dispatch.ts'
import { confirmWork, finishWork } from './finish.ts'
import { notifyAction, notifyDispatch, notifyUndo } from './notices.ts'
import { answerSupport, askSupport, proveSupport, rateSupport } from './supports.ts'
import { undone } from './undo.ts'
import { arrive, begin, saveWork } from './works.ts'

const { entity } = workOrder

/** For the ticket: what it corrects or takes away of its open work orders. */
export const correctWorkOrders = correctCaller
export const takeUnitsFromWorkOrder = takeUnitsAway

/** When each step was first taken. */
const marksOf = (name: WorkOrderActionName, before: WorkOrder, after: WorkOrder, at: string): Partial<WorkOrder> => ({
  ...(name === 'accept' ? { accepted_date: at } : {}),
  ...(name === 'schedule' && !before.first_scheduled_date ? { first_scheduled_date: at } : {}),
  ...(name === 'visit' && !before.first_visit_date ? { first_visit_date: at } : {}),
  ...(name === 'finish' ? { finished_date: at } : {}),
  ...(name === 'ass-confirm' ? { ass_confirmed_date: at } : {}),
  ...(name === 'ass-reject' ? { finished_date: null } : {}),
  ...(name === 'send-survey' ? { survey_sent_date: at } : {}),
  ...(isClosed(after.service_status) && !before.closed_date ? { closed_date: at } : {}),
})

export const onWorkOrder = acting(workOrder, {
  table: t,
  key: 'work_order_number',
  endpoints: actOnWorkOrder,
  visible: visibleWorkOrders,
  changes: {
    'assign-technician': assignTechnician,
    schedule: scheduleVisit,
    're-schedule': moveVisit,
    visit: arrive,
    install: begin('Install'),
    maintain: begin('Maintain'),
    repair: begin('Repair'),
    'save-work': saveWork,
    'ask-support': askSupport,
    'require-technical-support': answerSupport,
    'support-proof': proveSupport,
    'evaluate-support': rateSupport,
    finish: finishWork,
    'ass-confirm': confirmWork,
    'dispatch-another-asc': dispatchElsewhere,
  },
  derived: (row, { name, before, at, reason }) => {
    const isMoved = row.service_status !== before.service_status
    const marks = {
      ...(isMoved && row.status_date === before.status_date ? { status_date: at } : {}),
      ...(reason ? { reason } : {}),
      ...marksOf(name, before, row, at),
    }
    return { ...marks, sla_due: nextDue({ ...row, ...marks, is_closed: isClosed(row.service_status) }) }
  },
  notices: notifyAction,
  onUndo: undone,
})

type OfOther = 'reply-complain' | 'withdraw-back' | 'generate-new-work-order' | CostAction
type CostAction = 'submit-cost' | 'nothing-to-charge' | 'approve-cost' | 'return-cost'
type ChangeOfOrder = NonNullable<Parameters<typeof onWorkOrder.end>[1]>

/** What is done to a complaint or a cost sheet is an action of its work order too, locked by the caller and judged by this table. */
export const actOnOrderOf = async (
  context: Acting,
  name: OfOther,
  work_order_number: string,
  change: ChangeOfOrder | ((order: WorkOrder) => ChangeOfOrder),
) => {
  const [order = refuse('notFound')] = await context.db
    .select()
    .from(t)
    .where(eq(t.work_order_number, work_order_number))
  const begun = await onWorkOrder.beginOn(context, name, order)
  return onWorkOrder.end(begun, typeof change === 'function' ? change(order) : change)
}

/** Its parts are on order, or all have arrived: meanwhile its clocks stand still. */
export const waitForParts = async ({ db, actor }: Acting, work_order_number: string, isWaiting: boolean) => {
  const [before] = await db.select().from(t).where(eq(t.work_order_number, work_order_number)).for('update')
  if (!before || before.is_waiting_part === isWaiting) return
  if (isWaiting && (isClosed(before.service_status) || before.finished_date)) return
  const at = new Date().toISOString()
  const set = isWaiting
    ? { is_waiting_part: true, waiting_since: at }
    : { is_waiting_part: false, ...(await endWaiting(db, before, at)) }
  const sla_due = nextDue({ ...before, ...set, is_closed: isClosed(before.service_status) })
  const [after = before] = await db
    .update(t)
    .set({ ...set, sla_due, updated_date: at })
    .where(eq(t.work_order_number, work_order_number))
    .returning()
  const action = isWaiting ? 'wait-for-part' : 'parts-arrived'
  await logActions(db, actor, [{ entity, entity_code: work_order_number, action, before, after }])
}

/** An undone dispatch: the untouched work order is closed as never begun. */
export const recallWorkOrder = async (acting: Acting, work_order_number: string) => {
  const { db, actor } = acting
  const [before = refuse('notFound')] = await db
    .select()
    .from(t)
    .where(eq(t.work_order_number, work_order_number))
    .for('update')
  const about = { entity, entity_code: work_order_number }
  const last = await lastActionOf(db, about)
  if (before.service_status !== 'Service_Dispatched' || last?.action !== 'dispatch')
    refuse('conflict', { message: changedSince })
  await takeMessagesBack(db, about, before.created_date)
  const at = new Date().toISOString()
  const set = {
    service_status: 'Cancelled',
    status_date: at,
    closed_date: at,
    sla_due: null,
    updated_date: at,
  } as const
  const [after = before] = await db.update(t).set(set).where(eq(t.work_order_number, work_order_number)).returning()
  await logActions(db, actor, [
    { ...about, action: 'undo', from_status: before.service_status, to_status: after.service_status, before, after },
  ])
  await notifyUndo(acting, before, after)
}

type Dispatched = {
  ticket_number: string
  asc_code: string
  /** Lines of the ticket. */
  line_nos: readonly number[]
  note?: string | null
  /** The work order whose complaint made this one. */
  parent_number?: string | null
}

/** Creates a work order for some units of a ticket. The caller has locked the ticket and updates it. */
export const dispatchWorkOrder = async (acting: Acting, given: Dispatched): Promise<WorkOrder> => {
  const { db, viewer, actor } = acting
  const { ticket_number, asc_code, line_nos, note = null, parent_number = null } = given
  const [ticket = refuse('notFound')] = await db
    .select()
    .from(aftersalesTickets)
    .where(eq(aftersalesTickets.ticket_number, ticket_number))
  const units = await db
    .select()
    .from(ticketUnits)
    .where(and(eq(ticketUnits.ticket_number, ticket_number), inArray(ticketUnits.line_no, [...line_nos])))
    .orderBy(ticketUnits.line_no)
  if (!units.length || units.length < new Set(line_nos).size) refuse('notFound')
  const at = new Date().toISOString()
  const { dues, today } = await duesAt(db, asc_code, ticket, at)
  const area_name = await areaOf(db, ticket.sub_district_code)
  const work_order_number = await nextDocumentNumber(db, 'WO', ticket.dept_code, today)
  const [order = refuse('notFound')] = await db
    .insert(t)
    .values({
      work_order_number,
      ticket_number,
      parent_number,
      asc_code,
      dept_code: ticket.dept_code,
      customer_name: ticket.customer_name,
      customer_phone: ticket.customer_phone,
      customer_address: ticket.customer_address,
      area_name,
      pin_lat: ticket.pin_lat,
      pin_lng: ticket.pin_lng,
      service_type: ticket.service_type,
      priority: ticket.priority,
      warranty: ticket.warranty,
      unit_count: units.reduce((sum, { quantity }) => sum + quantity, 0),
      unit_name: units[0]?.item_name ?? null,
      dispatch_note: note,
      ...dues,
      created_by: viewer.usercode,
      create_user_name: viewer.username,
    })
    .returning()
  await db.insert(workOrderDetails).values(
    units.map((unit, n) => ({
      work_order_number,
      line_no: n + 1,
      ticket_line_no: unit.line_no,
      quantity: unit.quantity,
      item_code: unit.item_code,
      item_name: unit.item_name,
      category_code: unit.category_code,
      serial_indoor: unit.serial_indoor,
      serial_outdoor: unit.serial_outdoor,
      warranty: unit.warranty,
      warranty_until: unit.warranty_until,
      symptom: unit.symptom,
      error_code: unit.error_code,
      description: unit.description,
    })),
  )
  await db
    .update(ticketUnits)
    .set({ asc_code, work_order_number })
    .where(and(eq(ticketUnits.ticket_number, ticket_number), inArray(ticketUnits.line_no, [...line_nos])))
  await logActions(db, actor, [
    {
      entity: 'work-order',
      entity_code: work_order_number,
      action: 'dispatch',
      to_status: 'Service_Dispatched',
      reason: note,
      after: { asc_code, ticket_number, unit_count: order.unit_count, parent_number },
    },
  ])
  await notifyDispatch(acting, order)
  return order
}
