import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderParts } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { items } from '../../../db/tables/catalogue/items.ts'

const ticketKey = sql`(${ticketUnits.ticket_number} || '/' || ${ticketUnits.line_no})`

/** Where a merge finds each of them again. */
export const serviceTables = {
  ticket: { table: ticketUnits, key: ticketKey },
  'work-order': { table: workOrderDetails, key: workOrderDetails.work_order_detail_id },
  'work-order-part': { table: workOrderParts, key: workOrderParts.part_id },
}

const isOpen = notInArray(workOrders.service_status, [...closedStatuses])

/** Units of tickets that are not dispatched yet, and units and parts of work orders that are not closed. */
export const planMergedServices = async (db: Db, from: string, into: string) => {
  const [kept] = await db.select().from(items).where(eq(items.item_code, into))
  const after = { item_code: into, item_name: kept?.item_name ?? null }
  const units = await db
    .select({
      ticket_number: ticketUnits.ticket_number,
      line_no: ticketUnits.line_no,
      item_name: ticketUnits.item_name,
    })
    .from(ticketUnits)
    .innerJoin(aftersalesTickets, eq(aftersalesTickets.ticket_number, ticketUnits.ticket_number))
    .leftJoin(workOrders, eq(workOrders.work_order_number, ticketUnits.work_order_number))
    .where(
      and(
        eq(ticketUnits.item_code, from),
        or(isNull(ticketUnits.work_order_number), isOpen),
        ne(aftersalesTickets.ticket_status, 'Ticket_Deleted'),
      ),
    )
  const jobs = await db
    .select({ id: workOrderDetails.work_order_detail_id, item_name: workOrderDetails.item_name })
    .from(workOrderDetails)
    .innerJoin(workOrders, eq(workOrders.work_order_number, workOrderDetails.work_order_number))
    .where(and(eq(workOrderDetails.item_code, from), isOpen))
  const parts = await db
    .select({ id: workOrderParts.part_id, item_name: workOrderParts.item_name })
    .from(workOrderParts)
    .innerJoin(workOrderDetails, eq(workOrderDetails.work_order_detail_id, workOrderParts.work_order_detail_id))
    .innerJoin(workOrders, eq(workOrders.work_order_number, workOrderDetails.work_order_number))
    .where(and(eq(workOrderParts.item_code, from), isOpen))
  const change = (kind: keyof typeof serviceTables, record_code: string | number, item_name: string | null) => ({
    ...{ kind, record_code, before: { item_code: from, item_name }, after },
  })
  return [
    ...units.map((unit) => change('ticket', `${unit.ticket_number}/${unit.line_no}`, unit.item_name)),
    ...jobs.map(({ id, item_name }) => change('work-order', id, item_name)),
    ...parts.map(({ id, item_name }) => change('work-order-part', id, item_name)),
  ]
}
