import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { paymentOf } from '../../src/business/sales/order-payment.ts'
import { bindMoney, lockedOrder } from '../../src/business/sales/order-money.ts'
import { salesOrders } from '../../src/db/tables/sales/sales-orders.ts'
import { workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

const most = 40
const ways = ['TRANSFER', 'CBD'] as const

/** Approved, with nothing on a letter yet; the branches of the demo accounts keep their goods free to leave. Who has money with us first. */
const free = `select o.order_code, (select c.source_code from customer_credits c where c.customer_code = o.customer_code
    and c.source_kind = 'receipt' and c.left_amount > 0 order by c.left_amount desc limit 1) as receipt_code
  from sales_orders o where o.status = 'Approved' and o.dept_code not in ('705', '713') and o.invoiced_amount = 0
    and not exists (select from sales_order_lines l where l.order_code = o.order_code and l.planned_qty > 0)
  order by 2 nulls last, 1 limit $1`
const cashier = `select u.usercode, u.username from users u join user_roles r using (usercode)
  where r.role_code = 'Finance' order by 1 limit 1`

/** Customers who chose to pay before the goods leave: some wait, for some a part or all of the money is kept. */
export const loadCashOrders: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const { rows: people } = await client.query<{ usercode: string; username: string }>(cashier)
  const by = people[0]
  if (!by) return
  const { rows } = await client.query<{ order_code: string; receipt_code: string | null }>(free, [most])
  const pay_by = instantOf(workday(addDays(today, 2)), '18:00', headOffice)
  let kept = 0
  for (const [n, { order_code, receipt_code }] of rows.entries()) {
    const [before] = await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code))
    if (!before) continue
    const changed = { ...before, collect_method: ways[n % ways.length] ?? null, payment_term_days: 0 }
    const { collect_method, payment_term_days } = changed
    await db
      .update(salesOrders)
      .set({ collect_method, payment_term_days, ...paymentOf(changed, pay_by) })
      .where(eq(salesOrders.order_code, order_code))
    if (!receipt_code || n % 4 === 3) continue
    await bindMoney(db, by, { order: await lockedOrder(db, order_code), receipt_code })
    kept += 1
  }
  say(`demo data: ${rows.length} orders to be paid before they leave, money kept for ${kept}`)
}
