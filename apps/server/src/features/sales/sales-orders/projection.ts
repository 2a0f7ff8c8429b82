import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { officialAddressUses } from '../../../db/tables/customers/official-addresses.ts'
import { customerOrders } from '../../../db/tables/customers/trade.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'

type Order = typeof salesOrders.$inferSelect
const shown: readonly string[] = [...promisedStatuses, 'Closed']

/** What customers' pages, their credit and their addresses know of an order. */
export const showToCustomers = async ({ db, after }: { db: Db; after: Order }) => {
  const { order_code, address_code, customer_code, order_date, status } = after
  const is_open = promisedStatuses.some((one) => one === status)
  await db.delete(officialAddressUses).where(eq(officialAddressUses.order_code, order_code))
  if (address_code && shown.includes(status))
    await db.insert(officialAddressUses).values({ address_code, order_code, is_open })
  if (!shown.includes(status)) {
    await db.delete(customerOrders).where(eq(customerOrders.order_code, order_code))
    return
  }
  const { dept_code, salesman_code, total_amount } = after
  const row = { customer_code, dept_code, salesman_code, order_date, total_amount, status, is_open }
  await db
    .insert(customerOrders)
    .values({ order_code, ...row })
    .onConflictDoUpdate({ target: customerOrders.order_code, set: row })
  // Not a change of the customer: whoever has the record open loses nothing.
  await db.execute(sql`update customers set last_order_date = ${order_date}
    where customer_code = ${customer_code} and (last_order_date is null or last_order_date < ${order_date})`)
}
