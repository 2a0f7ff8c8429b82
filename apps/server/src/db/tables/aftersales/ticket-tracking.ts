import { timeSlots } from '@sejuk/domain/values/time-slots'
import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { aftersalesTickets } from './tickets.ts'
import { workOrders } from './work-orders.ts'

/** Links by which a customer follows a ticket. Only the hash of the token is kept. */
export const ticketLinks = pgTable(
  'ticket_links',
  {
    token_hash: text().primaryKey(),
    ticket_number: text()
      .notNull()
      .references(() => aftersalesTickets.ticket_number, { onDelete: 'cascade' }),
    created_date: createdDate(),
    expires_date: instant().notNull(),
  },
  (t) => [index('ticket_links_ticket').on(t.ticket_number)],
)

/** Other days customers asked for. One is open until the visit is moved or another is asked for. */
export const visitWishes = pgTable(
  'visit_wishes',
  {
    wish_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number, { onDelete: 'cascade' }),
    wanted_date: date({ mode: 'string' }).notNull(),
    wanted_slot: text({ enum: timeSlots }).notNull(),
    note: text(),
    created_date: createdDate(),
    settled_date: instant(),
  },
  (t) => [index('visit_wishes_order').on(t.work_order_number, t.wish_id)],
)
