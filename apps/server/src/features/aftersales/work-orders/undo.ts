import type * as contract from '@sejuk/contract/aftersales/work-orders'
import {
  changedSince,
  nothingToUndo,
  type UndoableAction,
  undoableActions,
  undoneUntil,
  undoObjection,
} from '@sejuk/domain/aftersales/undo'
import { workOrderAction } from '@sejuk/domain/aftersales/work-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { hasMessageLeft, lastActionOf, takeMessagesBack } from '../../../platform/records/last-action.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import type { WorkOrder } from './acting.ts'
import { notifyUndo } from './notices.ts'

const entity = 'work-order'
const columns = getTableColumns(t)
const aboutOf = ({ work_order_number }: WorkOrder) => ({ entity, entity_code: work_order_number })

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The row's values before the last action, if this user may undo it now. */
const judge = async (db: Db, viewer: Viewer, order: WorkOrder) => {
  const last = await lastActionOf(db, aboutOf(order))
  const objection = undoObjection(last, undoableActions, {
    usercode: viewer.usercode,
    now: new Date().toISOString(),
  })
  if (!last || objection) return { objection: objection ?? nothingToUndo }
  const action = last.action as UndoableAction
  const changes = Object.entries(last.diff ?? {})
  // What it wrote beside the row, such as a corrected serial number, is not in the row to be put back.
  if (changes.length === 0 || changes.some(([field]) => !Object.hasOwn(columns, field)))
    return { objection: nothingToUndo }
  if (!permissionGate(viewer.permission, workOrderAction(action).needs).enabled) return { objection: 'No Permission' }
  if (changes.some(([field, [, is]]) => !same(order[field as keyof WorkOrder], is))) return { objection: changedSince }
  const was = Object.fromEntries(changes.map(([field, [before]]) => [field, before])) as Partial<WorkOrder>
  return { action, at: last.at, was }
}

/** For the page: what could be taken back, and until when. */
export const undoOf = async (db: Db, viewer: Viewer, order: WorkOrder) => {
  const { action, at } = await judge(db, viewer, order)
  if (!action || (await hasMessageLeft(db, aboutOf(order), at))) return null
  return { action, until: undoneUntil({ at }) }
}

/** Its units belong to the first centre again, and whoever never had any does not see the ticket. */
const bringBack = async (db: Db, before: WorkOrder, asc_code: string) => {
  const { ticket_number, work_order_number } = before
  await db.update(ticketUnits).set({ asc_code }).where(eq(ticketUnits.work_order_number, work_order_number))
  const others = await db.$count(
    t,
    and(
      eq(t.ticket_number, ticket_number),
      eq(t.asc_code, before.asc_code),
      ne(t.work_order_number, work_order_number),
    ),
  )
  if (others === 0)
    await db
      .update(aftersalesTickets)
      .set({ asc_codes: sql`array_remove(${aftersalesTickets.asc_codes}, ${before.asc_code})` })
      .where(eq(aftersalesTickets.ticket_number, ticket_number))
}

export const undoWorkOrder = async (context: RequestContext<typeof contract.undoWorkOrder>) => {
  const { db, viewer, actor, input } = context
  const { work_order_number, row_version } = input
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.work_order_number, work_order_number), visibleWorkOrders(viewer)))
    .for('update')
  const about = { entity, entity_code: work_order_number }
  const before = await stillCurrent(db, found, { ...about, row_version, form: {} })
  const { action, at, was, objection } = await judge(db, viewer, before)
  if (!action) return refuse(objection === 'No Permission' ? 'noPermission' : 'conflict', { message: objection })
  await takeMessagesBack(db, about, at)
  if (was.asc_code) await bringBack(db, before, was.asc_code)
  const [after = before] = await db
    .update(t)
    .set({ ...was, updated_date: new Date().toISOString() })
    .where(eq(t.work_order_number, work_order_number))
    .returning()
  await logActions(db, actor, [
    {
      ...about,
      action: 'undo',
      from_status: before.service_status,
      to_status: after.service_status,
      before,
      after,
    },
  ])
  await notifyUndo(context, before, after)
  const { service_status } = after
  return { data: { work_order_number, service_status, row_version: after.row_version } }
}
