import type { Part } from '../part.ts'

/**
 * What everybody is to buy this month of whom the demo's own salesperson sold to lately: a home page shows a target only where all
 * who buy have one. A tenth more than they bought in a month on average, in whole millions.
 */
const targets = `insert into cashback_targets (customer_code, business_unit_code, period, target_amount, tiers)
  select i.customer_code, 'RAC', $1, greatest(5, round(sum(i.grand_total) * 1.1 / 3 / 1e6)) * 1e6, $3
  from sales_invoices i join customers c using (customer_code)
  where c.salesman_code = (select usercode from users where login_name = 'sales') and i.invoice_date > $2::date - 90
  group by 1 on conflict do nothing`

const tiers = [
  { from: 8_000, rate: 75 },
  { from: 10_000, rate: 150 },
  { from: 12_000, rate: 225 },
]

export const loadSalespersonTargets: Part['load'] = async (client, { today }) => {
  await client.query(targets, [today.slice(0, 7), today, JSON.stringify(tiers)])
}
