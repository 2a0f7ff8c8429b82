import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { officialAddressUses as u } from '../../../db/tables/customers/official-addresses.ts'
import { customerOrders as o } from '../../../db/tables/customers/trade.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { plannedRows } from '../../../platform/lists/planned-rows.ts'

type Order = typeof salesOrders.$inferSelect
const shown: readonly string[] = [...promisedStatuses, 'Closed']

/** What customers' pages, their credit and their addresses know of an order. */
export const showToCustomers = async ({ db, after }: { db: Db; after: Order }) => {
  const { order_code, address_code, customer_code, order_date, status } = after
  if (!shown.includes(status)) {
    await db.delete(u).where(eq(u.order_code, order_code))
    await db.delete(o).where(eq(o.order_code, order_code))
    return
  }
  const is_open = promisedStatuses.some((one) => one === status)
  const { dept_code, salesman_code, total_amount } = after
  // The use that stays is written over, since one statement may not take it away and add it again. Last, and not as a change of the
  // customer, its day: whoever has the record open loses nothing.
  await plannedRows(
    db,
    sql`with gone as (delete from ${u} where ${u.order_code} = ${order_code} and ${u.address_code} is distinct from ${address_code}::text),
      used as (insert into ${u} (address_code, order_code, is_open) select ${address_code}::text, ${order_code}, ${is_open}::boolean
        where ${address_code}::text is not null on conflict (address_code, order_code) do update set is_open = excluded.is_open),
      ordered as (insert into ${o} (order_code, customer_code, dept_code, salesman_code, order_date, total_amount, status, is_open)
        values (${order_code}, ${customer_code}, ${dept_code}, ${salesman_code}, ${order_date}, ${total_amount}, ${status}, ${is_open})
        on conflict (order_code) do update set customer_code = excluded.customer_code, dept_code = excluded.dept_code,
          salesman_code = excluded.salesman_code, order_date = excluded.order_date, total_amount = excluded.total_amount,
          status = excluded.status, is_open = excluded.is_open)
      update customers set last_order_date = ${order_date}
        where customer_code = ${customer_code} and (last_order_date is null or last_order_date < ${order_date})`,
  )
}
