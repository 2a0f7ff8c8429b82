import { addDays } from '@sejuk/domain/values/dates'
import { salesPolicies } from '../../src/db/tables/customers/sales-policies.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'
import { demoUsers } from '../platform/accounts.ts'

const million = 1_000_000
const tiers = (...steps: [from: number, percent: number][]) =>
  steps.map(([from, discount_percent]) => ({ from_amount: from * million, from_qty: 0, discount_percent }))
const byUnits = (...steps: [from_qty: number, percent: number][]) =>
  steps.map(([from_qty, discount_percent]) => ({ from_amount: 0, from_qty, discount_percent }))

/** The regular discounts of the company, and one that waits for approval. */
export const loadSalesPolicies: Part['load'] = async (client, { today }) => {
  const person = (login: string) => demoUsers.find(({ login_name }) => login_name === login)
  const [author, approver] = [person('admin'), person('finance-manager')]
  const by = { created_by: author?.usercode ?? '', create_user_name: author?.username ?? '' }
  const everybody = { dept_codes: [], customer_levels: [], customer_types: [], business_units: [] }
  const approved = {
    ...everybody,
    ...by,
    status: 'Approved' as const,
    approved_user_name: approver?.username ?? null,
    valid_from: addDays(today, -200),
    valid_to: null as string | null,
  }
  const rows = [
    { ...approved, policy_name: 'Regular discount', tiers: tiers([20, 1], [50, 1.5], [100, 2]) },
    {
      ...approved,
      policy_name: 'Gold and platinum',
      customer_levels: ['GOLD', 'PLATINUM'],
      tiers: tiers([20, 2], [100, 3.5]),
    },
    {
      ...approved,
      policy_name: 'Commercial units',
      business_units: ['CAC', 'LCAC'],
      tiers: tiers([100, 2.5], [500, 4]),
    },
    {
      ...approved,
      policy_name: 'Room units by number',
      business_units: ['RAC'],
      max_total_percent: 9,
      tiers: byUnits([10, 1], [20, 2.5], [50, 4]),
    },
    {
      ...approved,
      policy_name: 'Water, added to others',
      business_units: ['Water Purify'],
      stackable: true,
      tiers: byUnits([5, 1]),
    },
    {
      ...approved,
      policy_name: 'Jakarta autumn',
      dept_codes: ['705'],
      valid_to: addDays(today, -20),
      tiers: tiers([10, 3]),
    },
    {
      ...{ ...approved, policy_name: 'Project contractors', customer_types: ['project-contractor' as const] },
      ...{
        status: 'Submitted' as const,
        authors: [by.created_by],
        approved_user_name: null,
        tiers: tiers([200, 3], [1000, 5]),
      },
    },
  ]
  await insertRows(
    client,
    salesPolicies,
    rows.map((row, n) => ({ ...row, policy_code: `SPL-${String(n + 1).padStart(4, '0')}` })),
  )
  await client.query(`select setval('sales_policy_code', $1)`, [rows.length])
}
