import { type AchievementTier, validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { customerInvoices, customerOrders } from '../../src/db/tables/customers/trade.ts'
import { cashbackTargets } from '../../src/db/tables/sales/cashbacks.ts'
import { orderNumbers } from '../customers/load-trade.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { workday } from '../makers/office-hours.ts'
import { chance, type Random, whole } from '../makers/random.ts'
import { yearlyNumbers } from '../makers/yearly-numbers.ts'
import { type OrderedGoods, type Orderer, orderedLadder, readOrderedGoods, timesFor } from './ordered-goods.ts'

const tiers: AchievementTier[] = [
  { from: 8_000, rate: 75 },
  { from: 10_000, rate: 150 },
  { from: 12_000, rate: 225 },
]
type Buyer = Orderer & {
  customer_code: string
  salesman_code: string
  bought: Record<string, number>
}

/** With what they bought already, month by month. */
const buyers = `select customer_code, dept_code, salesman_code, customer_level, customer_type_code, customer_is_taxable,
    price_include_tax, transaction_code, coalesce((select json_object_agg(month, amount) from (
      select to_char(invoice_date, 'YYYY-MM') as month, sum(amount) as amount from customer_invoices i
      where i.customer_code = c.customer_code group by 1) m), '{}') as bought
  from customers c where status in ('Approved', 'Adjusted') and lat is not null order by customer_code limit $1`

/** This month and the ones before it, the youngest first. */
export const targetMonths = (today: string, count: number) =>
  Array.from({ length: count }, (_, n) => addDays(`${today.slice(0, 7)}-15`, -30 * n).slice(0, 7))

/** What customers with a place on the map are to buy this month and in the five before, and the orders they did it with. */
export const loadTargets = async (client: pg.ClientBase, random: Random, today: string, count: number) => {
  const { rows } = await client.query<Buyer>(buyers, [count])
  const numbers = await orderNumbers(client)
  const goods = await readOrderedGoods(client)
  const through = Number(today.slice(8)) / 30
  const bought = targetMonths(today, 6).flatMap((period, n) =>
    rows.map((buyer) => {
      const target_amount = (5 + Math.floor(random() ** 2 * 55)) * 1_000_000
      const pace = 0.45 + random() * 0.75 + (chance(random, 0.1) ? 0.4 : 0)
      const wanted = Math.round((target_amount * pace * (n === 0 ? through : 1)) / 1000) * 1000
      const more = wanted - (buyer.bought[period] ?? 0)
      const { customer_code } = buyer
      const target = { customer_code, business_unit_code: 'RAC', period, target_amount, tiers: [...tiers] }
      return {
        target,
        orders: more > 0 ? makeOrders(random, buyer, { period, today, amount: more, numbers, goods }) : [],
      }
    }),
  )
  await insertRows(
    client,
    cashbackTargets,
    bought.map(({ target }) => target),
  )
  const orders = bought.flatMap((one) => one.orders)
  await insertRows(client, customerOrders, orders)
  const billed = await yearlyNumbers(client, 'SI')
  const byDay = orders.toSorted((a, b) => a.order_date.localeCompare(b.order_date))
  const credited = numbered('CN')
  const next = { invoice: billed.next, credit: credited.next }
  await insertRows(client, customerInvoices, byDay.flatMap(makeInvoices(random, today, next)))
  await billed.keep()
  await credited.save(client)
  await numbers.keep()
  return bought.length
}

type Order = typeof customerOrders.$inferInsert
type Wanted = {
  period: string
  today: string
  amount: number
  numbers: Awaited<ReturnType<typeof orderNumbers>>
  goods: OrderedGoods
}

const makeOrders = (random: Random, buyer: Buyer, { period, today, amount, numbers, goods }: Wanted): Order[] => {
  const count = whole(random, 1, 2)
  const end = [validUntil(`${period}-01`, 0), today].sort()[0] ?? today
  const days = Math.max(0, Number(end.slice(8)) - 3)
  return Array.from({ length: count }, () => {
    const order_date = workday(addDays(`${period}-03`, Math.floor(random() * days)))
    const { customer_code, dept_code, salesman_code } = buyer
    const itself = { order_code: numbers.next(dept_code, order_date), order_date }
    const times = timesFor(goods, itself, buyer, amount / count)
    const { ladder } = orderedLadder(goods, { ...itself, times }, buyer)
    return {
      ...{ ...itself, customer_code, dept_code, salesman_code },
      ...{ total_amount: ladder.total_amount, status: 'Closed', is_open: false },
    }
  })
}

type Next = Record<'invoice' | 'credit', (dept_code: string, day: string) => string>

/** Invoiced the same day and paid; of a few something came back within the month. */
const makeInvoices = (random: Random, today: string, next: Next) => (order: Order) => {
  const { order_code, customer_code, dept_code, order_date, total_amount } = order
  const about = { order_code, customer_code, invoice_date: order_date }
  const paid = { amount: total_amount, paid_amount: total_amount }
  const invoice_code = next.invoice(dept_code, order_date)
  const sold = { ...about, invoice_code, due_date: addDays(order_date, 30), ...paid }
  const back = Math.round(total_amount / 20_000) * -1000
  if (order_date >= addDays(today, -2) || !chance(random, 0.03) || back === 0) return [sold]
  const credit_code = next.credit(dept_code, order_date)
  return [sold, { ...about, invoice_code: credit_code, due_date: order_date, amount: back, paid_amount: back }]
}
