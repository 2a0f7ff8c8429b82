import type * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import type { Parsed } from '@sejuk/contract/endpoint'
import { and, eq, inArray } from 'drizzle-orm'
import { ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { takeUnitsFromWorkOrder } from '../work-orders/commands.ts'
import { dispatchedOf } from './dispatched.ts'

type Begun = ActingContext & { input: Parsed<typeof dispatching.splitUnits> }

/** Units of an open job wait again, for another centre. */
export const splitUnits = async ({ input, ...context }: Begun) => {
  const { ticket_number, work_order_number, lines, reason } = input
  await takeUnitsFromWorkOrder(context, { ticket_number, work_order_number, lines, reason })
  await context.db
    .update(u)
    .set({ asc_code: null, work_order_number: null })
    .where(
      and(eq(u.ticket_number, ticket_number), eq(u.work_order_number, work_order_number), inArray(u.line_no, lines)),
    )
  return { set: await dispatchedOf(context.db, ticket_number) }
}
