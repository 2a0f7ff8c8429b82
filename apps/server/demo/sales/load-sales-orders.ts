import { because } from '@sejuk/domain/messages'
import { standardSettings } from '@sejuk/domain/platform/site-settings'
import { routeOf } from '@sejuk/domain/sales/order-approvals'
import type { OrderStatus } from '@sejuk/domain/sales/sales-orders'
import { addDays, daysFrom, headOffice, instantOf } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { salesOrderApprovals, salesOrderLines, salesOrders } from '../../src/db/tables/sales/sales-orders.ts'
import { orderNumbers } from '../customers/load-trade.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment } from '../makers/office-hours.ts'
import { chance, pick, type Random, seededRandom, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { lockOrders, type MadeOrder } from './lock-orders.ts'
import { type OrderedGoods, type Orderer, orderedLadder, readOrderedGoods, timesFor } from './ordered-goods.ts'

type Known = Orderer & {
  order_code: string
  order_date: string
  total_amount: number
  status: string
  is_open: boolean
  customer_code: string
  org_code: string
  salesman_code: string
  salesman_name: string
  manager_code: string | null
  manager_name: string | null
  warehouse_code: string
  payment_term_days: number
  address_code: string | null
  receiver_name: string | null
  receiver_phone: string | null
  cashback_code: string | null
}
type Order = typeof salesOrders.$inferInsert
type Line = typeof salesOrderLines.$inferInsert
type Approval = typeof salesOrderApprovals.$inferInsert

const facts = `c.customer_code, c.org_code, c.customer_level, c.customer_type_code, c.customer_is_taxable, c.price_include_tax,
    c.transaction_code, c.payment_term_days, c.salesman_code, coalesce(u.username, c.salesman_code) as salesman_name,
    d.bm_user_code as manager_code, m.username as manager_name, w.warehouse_code`
const people = `join departments d on d.dept_code = c.dept_code left join users u on u.usercode = c.salesman_code
  left join users m on m.usercode = d.bm_user_code
  join lateral (select b.warehouse_code from branch_warehouses b join warehouses using (warehouse_code)
    where b.dept_code = c.dept_code and is_active order by b.purpose = 'sales' desc, b.priority, 1 limit 1) w on true`

/** What customers ordered, as their credit and their addresses know it. */
const known = `select o.order_code, o.order_date::text as order_date, o.total_amount::float8 as total_amount, o.status, o.is_open, o.dept_code, ${facts},
    a.address_code, a.receiver_name, a.receiver_phone, p.cashback_code
  from customer_orders o join customers c on c.customer_code = o.customer_code ${people}
  left join (select distinct on (order_code) order_code, address_code from official_address_uses order by 1, 2) x
    on x.order_code = o.order_code
  left join official_addresses a on a.address_code = x.address_code
  left join cashback_plans p on p.order_code = o.order_code and p.state in ('Planned', 'Consumed')
  order by o.order_code`

/** Somebody of every branch is writing an order right now. */
const writing = `select '' as order_code, '' as order_date, 0 as total_amount, '' as status, false as is_open, c.dept_code, ${facts},
    a.address_code, a.receiver_name, a.receiver_phone, null as cashback_code
  from (select *, row_number() over (partition by dept_code order by md5(customer_code)) as n from customers
    where status = 'Approved' and salesman_code is not null) c ${people}
  left join lateral (select * from official_addresses x where x.customer_code = c.customer_code
    and x.address_type = 'official-address' order by 1 limit 1) a on true
  where c.n <= $1 order by c.dept_code, c.customer_code`

/** Orders over eighteen months: their prices by the ladder, their locks in the stock, their cashback in its ledger. */
export const loadSalesOrders: Part['load'] = async (client, { random, today, size, say }) => {
  const goods = await readOrderedGoods(client)
  const type = await orderType(client)
  if (goods.items.length === 0 || !type) return
  const { rows } = await client.query<Known>(known)
  const made = rows.map((row) => makeOrder(goods, row, statusOf(row, today), today, type))
  const drafts = await makeDrafts(client, random, goods, today, type, size.customers < 5000 ? 2 : 9)
  const all = [...made, ...drafts]
  await lockOrders(client, all, today)
  await insertRows(
    client,
    salesOrders,
    all.map(({ order }) => order),
  )
  await insertRows(
    client,
    salesOrderLines,
    all.flatMap(({ lines }) => lines),
  )
  await insertRows(
    client,
    salesOrderApprovals,
    all.flatMap(({ approvals }) => approvals),
  )
  await client.query(`update customer_orders o set status = s.status from sales_orders s
    where s.order_code = o.order_code and s.status <> o.status`)
  say(`demo data: ${all.length} sales orders`)
}

const orderType = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ type_code: string }>(
    'select type_code from sales_order_types where is_active order by seq limit 1',
  )
  return rows[0]?.type_code
}

/** The newest still wait for a decision. */
const statusOf = ({ is_open, order_code, order_date }: Known, today: string): OrderStatus => {
  if (!is_open) return 'Closed'
  const isNew = daysFrom(order_date, today) <= 4
  return isNew && chance(seededRandom(`${order_code} status`), 0.6) ? 'Submitted' : 'Approved'
}

const makeDrafts = async (
  client: pg.ClientBase,
  random: Random,
  goods: OrderedGoods,
  today: string,
  type: string,
  each: number,
) => {
  const { rows } = await client.query<Known>(writing, [each])
  const numbers = await orderNumbers(client)
  const made = rows.map((row) => {
    const order_date = addDays(today, -whole(random, 0, 6))
    const status = pick(random, ['Draft', 'Draft', 'Draft', 'Saved', 'Rejected', 'Rejected', 'Deleted'] as const)
    const order_code = numbers.next(row.dept_code, order_date)
    return makeOrder(goods, { ...row, order_code, order_date }, status, today, type)
  })
  await numbers.keep()
  return made
}

const sent: readonly OrderStatus[] = ['Submitted', 'Approved', 'Rejected', 'Closed']
const decided: readonly OrderStatus[] = ['Approved', 'Closed']

const makeOrder = (goods: OrderedGoods, row: Known, status: OrderStatus, today: string, type: string): MadeOrder => {
  const { order_code, order_date, cashback_code, salesman_code, salesman_name, price_include_tax } = row
  const { lines, beside, ladder } = orderedLadder(
    goods,
    { ...row, times: timesFor(goods, row, row, row.total_amount) },
    row,
    cashback_code,
  )
  const random = seededRandom(`${order_code} life`)
  const at = officeMoment(order_date, headOffice, random() / 2)
  const later = officeMoment(order_date, headOffice, 0.6 + random() / 3)
  const total_qty = lines.reduce((sum, { qty }) => sum + qty, 0)
  const isClosed = status === 'Closed'
  const [isSent, isDecided] = [sent.includes(status), decided.includes(status)]
  const manager = { usercode: row.manager_code ?? 'system', username: row.manager_name ?? 'Sejuk' }
  const routes = isSent
    ? routeOf({
        band: standardSettings.orders.branch_band_percent,
        discount_percent: ladder.discount_percent,
        discount_problems: ladder.over_allowed_amount > 0 ? [because('ladder-discount-above-allowed')] : [],
        credit_problems: [],
      })
    : []
  const due = instantOf(addDays(order_date, 1), '10:00', headOffice)
  const requested = addDays(order_date, 2)
  const order: Order = {
    ...{ order_code, order_date, order_type: type, org_code: row.org_code, dept_code: row.dept_code },
    ...{ customer_code: row.customer_code, shop_code: null, salesman_code, warehouse_code: row.warehouse_code },
    ...{ address_code: row.address_code, receiver_name: row.receiver_name, receiver_phone: row.receiver_phone },
    requested_delivery_date: status === 'Draft' && requested < today ? today : requested,
    time_slot: '08:30~18:00',
    ...{ is_pre_order: false, collect_method: null, payment_term_days: row.payment_term_days, price_include_tax },
    customer_is_taxable: row.customer_is_taxable,
    po_number: chance(random, 0.3) ? `PO/${order_date.slice(2, 4)}/${whole(random, 100, 999)}` : null,
    cashback_list: cashback_code && beside > 0 ? [{ cashback_code, plannedAmount: beside }] : [],
    ...{ cbd_discount_percent: 0, extra_discount_amount: cashback_code ? 0 : beside },
    extra_discount_reason: !cashback_code && beside > 0 ? 'Agreed with the owner' : null,
    source: chance(random, 0.35) ? 'mobile' : 'web',
    ...{ line_count: lines.length, total_qty, list_amount: ladder.list_amount },
    ...{ discount_amount: ladder.discount_amount, discount_percent: ladder.discount_percent },
    allowed_discount_amount: ladder.max_allowed_discount_include_tax,
    cashback_amount: ladder.cashback.real_rebated_cashback_amount,
    ...{ base: ladder.tax.base, other_base: ladder.tax.other_base, vat: ladder.tax.vat },
    ...{ rounding_adjustment: ladder.tax.rounding_adjustment, total_amount: ladder.total_amount },
    ladder: ladder.steps,
    status,
    authors: isDecided ? [] : [salesman_code],
    waiting_for: status === 'Submitted' ? routes.map(({ kind }) => kind) : [],
    approval_round: isSent ? 1 : 0,
    decide_until: status === 'Submitted' ? instantOf(addDays(today, 2), '18:00', headOffice) : null,
    lock_round: 0,
    reject_reason: status === 'Rejected' ? 'The discount is too large' : null,
    ...{ delivered_qty: isClosed ? total_qty : 0, invoiced_qty: isClosed ? total_qty : 0 },
    invoiced_amount: isClosed ? ladder.total_amount : 0,
    ...{ submitted_by: isSent ? salesman_code : null, submitted_user_name: isSent ? salesman_name : null },
    submitted_date: isSent ? at : null,
    ...{ approved_by: isDecided ? manager.usercode : null, approved_user_name: isDecided ? manager.username : null },
    ...{ approved_date: isDecided ? later : null, closed_date: isClosed ? later : null },
    deleted_date: status === 'Deleted' ? later : null,
    ...{ created_by: salesman_code, create_user_name: salesman_name, created_date: at },
  }
  return {
    order,
    lines: lines.map(({ item, qty, price, price_code, percent }, n): Line => {
      const priced = ladder.lines[n]
      const step = priced?.steps.find((one) => one.step === 'item-discount')
      return {
        ...{ order_code, line_no: n + 1, item_code: item.item_code, item_name: item.item_name, ordered_qty: qty },
        ...{ business_unit_code: item.business_unit_code, sub_items: item.sub_items },
        ...{ warehouse_code: row.warehouse_code, requested_delivery_date: order.requested_delivery_date ?? null },
        ...{ list_price: price, unit_price: priced?.unit_price ?? price, price_rule: 'company', price_code },
        ...{ item_discount_percent: percent, item_discount_amount: step?.discount ?? 0, list_amount: price * qty },
        discount_amount: price * qty - (priced?.net_amount ?? 0),
        ...{ base: priced?.tax.base ?? 0, other_base: priced?.tax.other_base ?? 0, vat: priced?.tax.vat ?? 0 },
        ...{ rounding_adjustment: priced?.tax.rounding_adjustment ?? 0, amount: priced?.tax.amount ?? 0 },
        ladder: priced?.steps ?? [],
        ...{ planned_qty: isClosed ? qty : 0, issued_qty: isClosed ? qty : 0 },
        ...{ delivered_qty: isClosed ? qty : 0, invoiced_qty: isClosed ? qty : 0 },
      }
    }),
    approvals: routes.map(({ kind, reasons }): Approval => {
      const isAnswered = status !== 'Submitted'
      return {
        ...{ order_code, round: 1, kind, reasons, due_date: due, created_date: at },
        status: status === 'Submitted' ? 'Waiting' : status === 'Rejected' ? 'Rejected' : 'Approved',
        note: status === 'Rejected' ? 'The discount is too large' : null,
        decided_by: isAnswered ? manager.usercode : null,
        decided_user_name: isAnswered ? manager.username : null,
        ...{ decided_date: isAnswered ? later : null, reminded_date: status === 'Submitted' ? at : null },
      }
    }),
  }
}
