import { undoneUntil, undoObjection } from '@sejuk/domain/aftersales/work-orders/undo'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { hasMessageLeft, lastActionOf } from '../../../platform/records/last-action.ts'

/** The dispatch that can be undone, with the records it created, or the reason why not. */
export const lastDispatch = async (db: Db, viewer: Viewer, ticket_number: string) => {
  const last = await lastActionOf(db, { entity: 'aftersales-ticket', entity_code: ticket_number })
  const now = new Date().toISOString()
  const objection = undoObjection(last, ['dispatch'], { usercode: viewer.usercode, now })
  if (!last || objection) return { objection }
  const { work_orders, asc_codes } = last.diff ?? {}
  return {
    at: last.at,
    work_orders: (work_orders?.[1] ?? []) as string[],
    /** As they were before; a dispatch to centres it knew already changed none. */
    asc_codes: asc_codes?.[0] as string[] | undefined,
  }
}

/** For the page: until when, while no centre has answered. */
export const undoOf = async (db: Db, viewer: Viewer, ticket_number: string) => {
  if (!viewer.permission.has('Aftersales-Ticket-Dispatch')) return null
  const { at, work_orders } = await lastDispatch(db, viewer, ticket_number)
  if (!at || work_orders.length === 0) return null
  const touched = and(inArray(w.work_order_number, work_orders), ne(w.row_version, 1))
  if (await db.$count(w, touched)) return null
  for (const entity_code of work_orders)
    if (await hasMessageLeft(db, { entity: 'work-order', entity_code }, at)) return null
  return { until: undoneUntil({ at }) }
}
