import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { customerInvoices, customerOrders } from '../../src/db/tables/customers/trade.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { workday } from '../makers/office-hours.ts'
import { chance, type Random, whole } from '../makers/random.ts'
import { yearlyNumbers } from '../makers/yearly-numbers.ts'
import type { Part } from '../part.ts'
import { type OrderedGoods, type Orderer, orderedLadder, readOrderedGoods } from '../sales/ordered-goods.ts'

type Buyer = Orderer & {
  customer_code: string
  salesman_code: string
  since: string
  payment_term_days: number
  orders: string[]
}
type Order = typeof customerOrders.$inferInsert

/** With the orders that addresses already speak of: `open SO-705-2611-00001`. */
const buyers = `select customer_code, dept_code, salesman_code, created_date::date::text as since, customer_level,
    customer_type_code, customer_is_taxable, price_include_tax, transaction_code, payment_term_days, array(select (case when u.is_open then 'open ' else '' end) || u.order_code
      from official_address_uses u join official_addresses a using (address_code)
      where a.customer_code = c.customer_code order by u.order_code) as orders
  from customers c where status in ('Approved', 'Adjusted') order by customer_code`

/** What customers bought and owe of the last 18 months. */
export const loadTrade: Part['load'] = async (client, { random, today, size, say }) => {
  const { rows } = await client.query<Buyer>(buyers)
  const numbers = await orderNumbers(client)
  const goods = await readOrderedGoods(client)
  const share = size.customers < 5000 ? 0.5 : 0.05
  const orders = rows.flatMap((buyer) => makeOrders(random, buyer, { today, goods, share }, numbers.next))
  const own = await ownCustomers(client)
  for (const buyer of rows.filter(({ customer_code }) => own.has(customer_code)))
    for (const age of daysSinceOwnOrders) {
      const day = workday(addDays(today, -age))
      orders.push(orderOf(buyer, goods, numbers.next(buyer.dept_code, day), day, true))
    }
  const termOf = new Map(rows.map(({ customer_code, payment_term_days }) => [customer_code, payment_term_days]))
  const billed = await yearlyNumbers(client, 'SI')
  const invoices = orders
    .filter(({ is_open }) => !is_open)
    .map((order, n) => makeInvoice(random, order, n, termOf.get(order.customer_code) ?? 0, today))
    .toSorted((a, b) => a.invoice_date.localeCompare(b.invoice_date))
    .map(({ dept_code, ...invoice }) => ({ ...invoice, invoice_code: billed.next(dept_code, invoice.invoice_date) }))
  await insertRows(client, customerOrders, orders)
  await insertRows(client, customerInvoices, invoices)
  await numbers.keep()
  await billed.keep()
  say(`demo data: ${orders.length} orders, ${invoices.length} invoices`)
}

const monthOf = (day: string) => day.slice(2, 4) + day.slice(5, 7)

/** Goes on where the orders of addresses ended. */
export const orderNumbers = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ dept_code: string; month: string; last: number }>(
    `select dept_code, month, last from document_counters where prefix = 'SO'`,
  )
  const counters = new Map(rows.map(({ dept_code, month, last }) => [`${dept_code}-${month}`, last]))
  return {
    next: (dept_code: string, day: string) => {
      const key = `${dept_code}-${monthOf(day)}`
      const last = (counters.get(key) ?? 0) + 1
      counters.set(key, last)
      return `SO-${key}-${String(last).padStart(5, '0')}`
    },
    keep: () =>
      client.query(
        `insert into document_counters (prefix, dept_code, month, last)
         select 'SO', split_part(key, '-', 1), split_part(key, '-', 2), last from unnest($1::text[], $2::int[]) as t (key, last)
         on conflict (prefix, dept_code, month) do update set last = excluded.last`,
        [[...counters.keys()], [...counters.values()]],
      ),
  }
}

const orderOf = (
  buyer: Buyer,
  goods: OrderedGoods,
  order_code: string,
  order_date: string,
  is_open: boolean,
): Order => ({
  order_code,
  customer_code: buyer.customer_code,
  dept_code: buyer.dept_code,
  salesman_code: buyer.salesman_code,
  order_date,
  total_amount: orderedLadder(goods, { order_code, order_date }, buyer).ladder.total_amount,
  status: is_open ? 'Approved' : 'Closed',
  is_open,
})

/** Who signs in as a customer has orders under way. */
const daysSinceOwnOrders = [6, 1] as const
const ownCustomers = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ code: string }>(`select code from user_belongings where kind = 'customer'`)
  return new Set(rows.map(({ code }) => code))
}

const makeOrders = (
  random: Random,
  buyer: Buyer,
  { today, goods, share }: { today: string; goods: OrderedGoods; share: number },
  next: (dept_code: string, day: string) => string,
): Order[] => {
  const { dept_code, since } = buyer
  const age = daysFrom(since, today)
  const order = (order_code: string, order_date: string, is_open: boolean) =>
    orderOf(buyer, goods, order_code, order_date, is_open)
  const known = buyer.orders.map((line) => {
    const is_open = line.startsWith('open ')
    const code = line.replace('open ', '')
    const month = code.split('-')[2] ?? ''
    const first = `20${month.slice(0, 2)}-${month.slice(2)}-01`
    const day = addDays(first, whole(random, 0, 27))
    return order(code, day < since ? since : day > today ? today : day, is_open)
  })
  const more = Array.from({ length: chance(random, share) ? whole(random, 1, 3) : 0 }, () => {
    const day = workday(addDays(today, -whole(random, 0, age)))
    return order(next(dept_code, day), day, daysFrom(day, today) < 21 && chance(random, 0.4))
  })
  return [...known, ...more]
}

/** Most pay some days before the last one, some a little late. */
const paidOn = (invoice_date: string, due_date: string, n: number, today: string) => {
  const day = addDays(due_date, ((n * 7) % 26) - 18)
  if (day < invoice_date) return invoice_date
  return day > today ? today : day
}

/** The longer an invoice is due, the surer it is paid by now. */
const paidShare = (late: number) => {
  if (late < 0) return 0.3
  if (late <= 30) return 0.72
  return late <= 60 ? 0.9 : 0.985
}

const makeInvoice = (random: Random, order: Order, n: number, term: number, today: string) => {
  const invoice_date = addDays(order.order_date, Math.min(whole(random, 1, 6), daysFrom(order.order_date, today)))
  const due_date = addDays(invoice_date, term)
  const paid = chance(random, paidShare(daysFrom(due_date, today))) ? 1 : chance(random, 0.3) ? 0.5 : 0
  return {
    dept_code: order.dept_code,
    customer_code: order.customer_code,
    order_code: order.order_code,
    invoice_date,
    due_date,
    amount: order.total_amount,
    paid_amount: Math.round(order.total_amount * paid),
    paid_date: paid > 0 ? paidOn(invoice_date, due_date, n, today) : null,
  }
}
