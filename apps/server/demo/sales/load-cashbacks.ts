import type pg from 'pg'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import {
  cashbackLedger,
  cashbackOrderItems,
  cashbackOrders,
  cashbackPlans,
  cashbacks,
} from '../../src/db/tables/sales/cashbacks.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { type Person, readBranches } from '../masters/branches.ts'
import type { Part } from '../part.ts'
import { loadRuns } from './cashback-runs.ts'
import { loadTargets } from './cashback-targets.ts'
import { type Buyer, makeCashbacks, makeShowcase } from './cashbacks.ts'
import { readOrderedGoods } from './ordered-goods.ts'

const most = 5000

/** Every fourth customer who buys has cashback, and each of them several lines. */
const buyers = `select customer_code, dept_code, org_code, customer_is_taxable, price_include_tax, customer_level,
  customer_type_code, transaction_code, coalesce((
    select json_agg(json_build_object('order_code', o.order_code, 'order_date', o.order_date, 'total_amount', o.total_amount,
        'invoice_code', i.invoice_code) order by o.order_date, o.order_code)
      from customer_orders o left join lateral (select invoice_code from customer_invoices where order_code = o.order_code
        order by invoice_code limit 1) i on true
      where o.customer_code = c.customer_code), '[]') as orders
  from customers c where status in ('Approved', 'Adjusted') order by customer_code limit $1`

export const loadCashbacks: Part['load'] = async (client, { random, today, size, say }) => {
  const count = Math.min(most, Math.round(size.customers / 4))
  await client.query('create index demo_invoice_orders on customer_invoices (order_code)')
  const { rows } = await client.query<Buyer>(buyers, [Math.max(1, Math.round(count / 3))])
  const own = await showcaseCustomer(client)
  await client.query('drop index demo_invoice_orders')
  const types = await client.query<{ code: string }>('select type_rebate_code as code from rebate_types order by 1')
  const [approver] = (
    await client.query<Person>(`select usercode, username from users join user_roles using (usercode)
      where role_code = 'Finance-Manager' order by usercode limit 1`)
  ).rows
  if (!approver || types.rows.length === 0) return
  const makings = {
    buyers: rows,
    goods: await readOrderedGoods(client),
    branches: await readBranches(client),
    types: types.rows.map(({ code }) => code),
    approver,
    today,
    count,
  }
  const made = makeCashbacks(random, makings)
  if (own) makeShowcase(random, makings, made, own)
  await insertRows(client, cashbacks, made.lines)
  await insertRows(client, cashbackOrders, made.orders)
  await insertRows(client, cashbackPlans, made.plans)
  await insertRows(client, cashbackOrderItems, made.items)
  await insertRows(client, cashbackLedger, made.ledger)
  const counters = [...made.counters].map(([key, last]) => {
    const [dept_code = '', month = ''] = key.split('-')
    return { prefix: 'CB', dept_code, month, last }
  })
  await insertRows(client, documentCounters, counters)
  const targets = await loadTargets(client, random, today, Math.max(1, Math.round(count / 20)))
  await loadRuns(client, today, approver)
  say(`demo data: ${made.lines.length} cashback lines, ${targets} targets`)
}

/** The customer of the demo's own account, so that the account has something to see. */
const showcaseCustomer = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Buyer>(
    `select customer_code, dept_code, org_code, customer_is_taxable, price_include_tax, customer_level,
        customer_type_code, transaction_code, '[]'::json as orders
      from customers join user_belongings b on b.kind = 'customer' and b.code = customer_code order by 1 limit 1`,
  )
  return rows[0]
}
