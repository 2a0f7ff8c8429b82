import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { paymentOf } from '../../src/business/sales/order-payment.ts'
import { bindMoney, lockedOrder, releaseMoney } from '../../src/business/sales/order-money.ts'
import { salesOrders } from '../../src/db/tables/sales/sales-orders.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { type Person, personOf, takeTransfer } from './take-transfer.ts'

const ways = ['TRANSFER', 'CBD'] as const
const fates = ['part', 'paid', 'released', 'waiting', 'let go', 'paid', 'part', 'waiting'] as const

/**
 * Approved, with nothing on a letter yet, the largest of each branch. In the branch where most demo accounts work the small ones
 * stay free to leave, and two that could leave wait for their money; the others are pre-orders.
 */
const free = `select order_code, dept_code = '705' and not is_pre_order as is_asked from (
    select o.order_code, o.dept_code, o.is_pre_order,
      row_number() over (partition by o.dept_code, o.is_pre_order order by o.total_qty desc, o.order_code) as n
    from sales_orders o where o.status = 'Approved' and o.dept_code <> '713' and o.invoiced_amount = 0
      and not exists (select from sales_order_lines l where l.order_code = o.order_code and l.planned_qty > 0)) found
  where n <= case when dept_code = '705' and is_pre_order then 7 when is_pre_order then 0 else 2 end
  order by dept_code <> '705', is_pre_order desc, dept_code, n`

type Order = typeof salesOrders.$inferSelect

/** Customers who chose to pay before the goods leave: some wait, for some a part or all of the money is kept, for a few it was released. */
export const loadCashOrders: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const [clerk, chief] = [await personOf(client, db, 'Finance'), await personOf(client, db, 'Finance-Manager')]
  if (!clerk || !chief) return
  const { rows } = await client.query<{ order_code: string; is_asked: boolean }>(free)
  const pay_by = instantOf(workday(addDays(today, 2)), '18:00', headOffice)
  for (const [at, { order_code, is_asked }] of rows.entries()) {
    const [before] = await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code))
    if (!before) continue
    const changed = { ...before, collect_method: ways[at % ways.length] ?? null, payment_term_days: 0 }
    const { collect_method, payment_term_days } = changed
    await db
      .update(salesOrders)
      .set({ collect_method, payment_term_days, ...paymentOf(changed, pay_by) })
      .where(eq(salesOrders.order_code, order_code))
    const fate = is_asked ? 'waiting' : (fates[at % fates.length] ?? 'waiting')
    await meet(db, [clerk, chief], { order: changed, fate, today, n: at })
  }
  say(`demo data: ${rows.length} orders to be paid before they leave`)
}

type Meeting = { order: Order; fate: (typeof fates)[number]; today: string; n: number }

const meet = async (
  db: NodePgDatabase,
  people: readonly [Person, Person],
  { order: { order_code, customer_code, total_amount }, fate, today, n }: Meeting,
) => {
  if (fate === 'waiting') return
  if (fate === 'let go') return letGo(db, people[1], order_code, today)
  const amount = fate === 'part' ? Math.round(total_amount / 200_000) * 100_000 : total_amount
  const day = workday(addDays(today, -1 - (n % 2)))
  const money = { customer_code, amount, allocations: [], day, reference: `TRF ${String(910_000 + n * 53)}` }
  const receipt_code = await takeTransfer(db, people, { ...money, order_code })
  const order = await bindMoney(db, people[0].viewer, { order: await lockedOrder(db, order_code), receipt_code })
  if (fate === 'released')
    await releaseMoney(db, order, { reason: 'Pelanggan menukar pesanan, uang untuk faktur lain' })
}

/** Goods may leave before they are paid: a finance manager answers for it. */
const letGo = (db: NodePgDatabase, { viewer }: Person, order_code: string, today: string) =>
  db
    .update(salesOrders)
    .set({
      ...{ unpaid_released_by: viewer.usercode, unpaid_released_user_name: viewer.username },
      unpaid_released_date: officeMoment(workday(addDays(today, -1)), headOffice, 0.5),
      unpaid_release_reason: 'Bukti transfer antarbank sudah dilihat, uang masuk besok pagi',
    })
    .where(eq(salesOrders.order_code, order_code))
