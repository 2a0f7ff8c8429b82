import { addDays } from '@sejuk/domain/dates'
import type { AchievementTier } from '@sejuk/domain/sales/cashbacks'
import type pg from 'pg'
import { documentCounters } from '../src/db/tables/platform/document-counters.ts'
import {
  cashbackLedger,
  cashbackOrderItems,
  cashbackOrders,
  cashbackPlans,
  cashbacks,
  cashbackTargets,
} from '../src/db/tables/sales/cashbacks.ts'
import type { Area } from './area.ts'
import { type Person, readBranches } from './branches.ts'
import { type Buyer, makeCashbacks, makeShowcase } from './cashbacks.ts'
import { indexesAfterwards } from './indexes-afterwards.ts'
import { insertRows } from './insert-rows.ts'
import { chance, type Random } from './random.ts'

const most = 5000
const tiers: AchievementTier[] = [
  { from: 8_000, rate: 75 },
  { from: 10_000, rate: 150 },
  { from: 12_000, rate: 225 },
]

/** Every fourth customer who buys has cashback, and each of them several lines. */
const buyers = `select customer_code, dept_code, org_code, customer_is_taxable, price_include_tax, coalesce((
    select json_agg(json_build_object('order_code', o.order_code, 'order_date', o.order_date, 'total_amount', o.total_amount,
        'invoice_code', i.invoice_code) order by o.order_date, o.order_code)
      from customer_orders o left join lateral (select invoice_code from customer_invoices where order_code = o.order_code
        order by invoice_code limit 1) i on true
      where o.customer_code = c.customer_code), '[]') as orders
  from customers c where status in ('Approved', 'Adjusted') order by customer_code limit $1`

export const loadCashbacks: Area['load'] = async (client, { random, today, size, say }) => {
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
    branches: await readBranches(client),
    types: types.rows.map(({ code }) => code),
    approver,
    today,
    count,
  }
  const made = makeCashbacks(random, makings)
  if (own) makeShowcase(random, makings, made, own)
  await indexesAfterwards(client, ['cashbacks', 'cashback_ledger'], async () => {
    await insertRows(client, cashbacks, made.lines)
    await insertRows(client, cashbackOrders, made.orders)
    await insertRows(client, cashbackPlans, made.plans)
    await insertRows(client, cashbackOrderItems, made.items)
    await insertRows(client, cashbackLedger, made.ledger)
  })
  const counters = [...made.counters].map(([key, last]) => {
    const [dept_code = '', month = ''] = key.split('-')
    return { prefix: 'CB', dept_code, month, last }
  })
  await insertRows(client, documentCounters, counters)
  const targets = await makeTargets(client, random, today, count)
  await client.query('analyze cashbacks, cashback_ledger, cashback_plans, cashback_targets')
  say(`demo data: ${made.lines.length} cashback lines, ${targets} targets`)
}

/** The customer of the demo's own account, so that the account has something to see. */
const showcaseCustomer = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Buyer>(
    `select customer_code, dept_code, org_code, customer_is_taxable, price_include_tax, '[]'::json as orders
      from customers join user_belongings b on b.kind = 'customer' and b.code = customer_code order by 1 limit 1`,
  )
  return rows[0]
}

/** What customers with a place on the map are to buy this month and in the five before. */
const makeTargets = async (client: pg.ClientBase, random: Random, today: string, count: number) => {
  const { rows } = await client.query<{ customer_code: string }>(
    `select customer_code from customers where status in ('Approved', 'Adjusted') and lat is not null
      order by customer_code limit $1`,
    [Math.max(1, Math.round(count / 8))],
  )
  const months = Array.from({ length: 6 }, (_, n) => addDays(`${today.slice(0, 7)}-15`, -30 * n).slice(0, 7))
  const through = Number(today.slice(8)) / 30
  const targets = months.flatMap((period, n) =>
    rows.map(({ customer_code }) => {
      const target_amount = (5 + Math.floor(random() ** 2 * 95)) * 10_000_000
      const pace = 0.45 + random() * 0.75 + (chance(random, 0.1) ? 0.4 : 0)
      const actual_amount = Math.round((target_amount * pace * (n === 0 ? through : 1)) / 1000) * 1000
      return { customer_code, business_unit_code: 'RAC', period, target_amount, actual_amount, tiers: [...tiers] }
    }),
  )
  await insertRows(client, cashbackTargets, targets)
  return targets.length
}
