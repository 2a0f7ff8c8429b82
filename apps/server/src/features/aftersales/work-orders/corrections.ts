import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { splitObjection } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderDetails as d, workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import type { Acting } from './acting.ts'
import { areaOf } from './area.ts'
import { notifyCorrection } from './notices.ts'

type Ticket = typeof aftersalesTickets.$inferSelect

const entity = 'work-order'
const shared = ['customer_name', 'customer_phone', 'customer_address', 'pin_lat', 'pin_lng'] as const

/** What is corrected of the caller reaches every open work order of the ticket; each is logged and its centre notified. */
export const correctCaller = async (acting: Acting, before: Ticket, after: Ticket) => {
  const isMoved = before.sub_district_code !== after.sub_district_code
  const changed = shared.filter((field) => before[field] !== after[field])
  if (changed.length === 0 && !isMoved) return
  const { db, actor } = acting
  const open = await db
    .select()
    .from(t)
    .where(and(eq(t.ticket_number, after.ticket_number), notInArray(t.service_status, [...closedStatuses])))
    .orderBy(asc(t.work_order_number))
    .for('update')
  const set = {
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(isMoved ? { area_name: await areaOf(db, after.sub_district_code) } : {}),
    updated_date: new Date().toISOString(),
  }
  for (const order of open) {
    const { work_order_number } = order
    const [saved = order] = await db.update(t).set(set).where(eq(t.work_order_number, work_order_number)).returning()
    await logActions(db, actor, [
      { entity, entity_code: work_order_number, action: 'correct-caller', before: order, after: saved },
    ])
    await notifyCorrection(acting, saved, 'work-order-caller-corrected')
  }
}

type Split = { ticket_number: string; work_order_number: string; lines: readonly number[]; reason: string }

/** Units leave a job on which nobody has worked yet; at least one stays. The caller has locked the ticket. */
export const takeUnitsAway = async (acting: Acting, { ticket_number, work_order_number, lines, reason }: Split) => {
  const { db, actor } = acting
  const [order = refuse('notFound')] = await db
    .select()
    .from(t)
    .where(and(eq(t.work_order_number, work_order_number), eq(t.ticket_number, ticket_number)))
    .for('update')
  const units = await db.select().from(d).where(eq(d.work_order_number, work_order_number)).orderBy(d.line_no)
  const leaves = units.filter(({ ticket_line_no }) => ticket_line_no !== null && lines.includes(ticket_line_no))
  const stays = units.filter((unit) => !leaves.includes(unit))
  if (leaves.length < new Set(lines).size) refuse('notFound')
  const objection = splitObjection(order, stays.length)
  if (objection) refuse('conflict', { message: objection })
  const ids = leaves.map(({ work_order_detail_id }) => work_order_detail_id)
  await db.delete(d).where(inArray(d.work_order_detail_id, ids))
  const set = {
    unit_count: stays.reduce((sum, { quantity }) => sum + quantity, 0),
    unit_name: stays[0]?.item_name ?? null,
    updated_date: new Date().toISOString(),
  }
  const [saved = order] = await db.update(t).set(set).where(eq(t.work_order_number, work_order_number)).returning()
  await logActions(db, actor, [
    { entity, entity_code: work_order_number, action: 'split-units', reason, before: order, after: saved },
  ])
  await notifyCorrection(acting, saved, 'work-order-units-split')
}
