import type { BonusRule } from '@sejuk/domain/installers/bonus-rules'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { bonusRules } from '../../src/db/tables/installers/bonus-rules.ts'

const all = { installer_types: [], dept_codes: [], brand_codes: [], category_codes: [], min_pk: null, max_pk: null }
const proof = ['indoor_serial', 'outdoor_serial', 'serial_photo', 'unit_photo', 'customer_phone', 'location'] as const

/** What the company pays, by year: last year's rules are closed, this year's in force, next year's being talked about. */
export const demoRules = (today: string): BonusRule[] => {
  const year = Number(today.slice(0, 4))
  const of = (first: number) => ({ valid_from: `${first}-01-01`, valid_to: `${first}-12-31` })
  const common = {
    ...all,
    evidence: [...proof],
    apply_within_days: 30,
    cap_amount: null,
    budget_amount: null,
    tiers: [],
  }
  const rule = (rule_code: string, rule_name: string, more: Partial<BonusRule>): BonusRule => ({
    ...common,
    rule_code,
    rule_name,
    status: 'Approved',
    business_units: ['RAC'],
    base_amount: 35_000,
    priority: 10,
    ...of(year),
    ...more,
  })
  const tiers = [
    { from_units: 21, extra_amount: 5000 },
    { from_units: 41, extra_amount: 10_000 },
  ]
  return [
    rule('BRL-0001', `Split ${year - 1}`, { status: 'Closed', base_amount: 30_000, ...of(year - 1) }),
    rule('BRL-0002', `LCAC ${year - 1}`, {
      status: 'Closed',
      business_units: ['LCAC'],
      base_amount: 90_000,
      ...of(year - 1),
    }),
    rule('BRL-0003', `Split up to 1 PK ${year}`, { max_pk: 1, tiers, cap_amount: 3_000_000 }),
    rule('BRL-0004', `Split above 1 PK ${year}`, { min_pk: 1.25, base_amount: 50_000, tiers, cap_amount: 4_000_000 }),
    rule('BRL-0005', `LCAC ${year}`, { business_units: ['LCAC'], base_amount: 110_000, budget_amount: 150_000_000 }),
    rule('BRL-0006', `Sales installers ${year}`, {
      installer_types: ['Sales_Installer'],
      base_amount: 65_000,
      priority: 20,
      tiers,
      cap_amount: 6_000_000,
    }),
    rule('BRL-0007', `Split ${year + 1}`, { status: 'Submitted', base_amount: 40_000, ...of(year + 1) }),
    rule('BRL-0008', 'Year-end campaign', {
      status: 'Draft',
      base_amount: 60_000,
      priority: 30,
      budget_amount: 200_000_000,
      valid_from: addDays(today, 7),
      valid_to: `${year + 1}-01-31`,
    }),
  ]
}

export const loadRules = async (client: pg.ClientBase, rules: readonly BonusRule[]) => {
  const by = { created_by: 'RCI-0310', create_user_name: 'Yudi Setiawan' }
  const approved = { approved_by: 'RCI-0203', approved_user_name: 'Hendri Halim' }
  const rows = rules.map(({ tiers, ...rule }) => {
    const isAgreed = rule.status === 'Approved' || rule.status === 'Closed'
    const day = addDays(rule.valid_from, -14)
    return {
      ...rule,
      tiers: [...tiers],
      installer_types: [...rule.installer_types],
      dept_codes: [...rule.dept_codes],
      brand_codes: [...rule.brand_codes],
      business_units: [...rule.business_units],
      category_codes: [...rule.category_codes],
      evidence: [...rule.evidence],
      ...by,
      ...(isAgreed ? { ...approved, approved_date: `${day}T04:10:00Z` } : { authors: [by.created_by] }),
      ...(isAgreed ? { created_date: `${addDays(day, -3)}T02:30:00Z` } : {}),
    }
  })
  await drizzle(client as pg.Client)
    .insert(bonusRules)
    .values(rows)
  await client.query(`select setval('bonus_rule_code', $1)`, [rules.length])
}
