import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { addDays, dayIn, headOffice } from '../values/dates.ts'
import type { InstallerType } from './installers.ts'

export const ruleStatuses = ['Draft', 'Submitted', 'Approved', 'Closed'] as const
export type RuleStatus = (typeof ruleStatuses)[number]

/** The evidence per unit required before a ticket can be submitted. */
export const evidences = [
  'indoor_serial',
  'outdoor_serial',
  'serial_photo',
  'unit_photo',
  'customer_phone',
  'location',
] as const
export type Evidence = (typeof evidences)[number]

/** From the n-th unit of a month on, every unit earns so much more. */
export type Tier = { from_units: number; extra_amount: number }

/** The terms of a rule. An empty list restricts nothing. */
export type RuleTerms = {
  rule_code: string
  rule_name: string
  installer_types: readonly InstallerType[]
  dept_codes: readonly string[]
  brand_codes: readonly string[]
  business_units: readonly string[]
  category_codes: readonly string[]
  min_pk: number | null
  max_pk: number | null
  base_amount: number
  tiers: readonly Tier[]
  /** The most one installer earns by this rule in one month of installation. */
  cap_amount: number | null
  /** The most all installers together earn by this rule. */
  budget_amount: number | null
  evidence: readonly Evidence[]
  apply_within_days: number
  priority: number
  valid_from: string
  /** The last day; none: until the rule is closed. */
  valid_to: string | null
}
export type BonusRule = RuleTerms & { status: RuleStatus }

export type UnitFacts = {
  brand_code: string
  business_unit: string
  category_code: string
  capacity_pk: number | null
}
export type Claimant = { user_type: InstallerType; dept_code: string }

/** Only what was agreed on counts, and what was agreed on counts until its last day, also after it was closed. */
export const isInForce = ({ status, valid_from, valid_to }: BonusRule, day: string) =>
  (status === 'Approved' || status === 'Closed') && valid_from <= day && (valid_to === null || day <= valid_to)

const admits = <T>(list: readonly T[], one: T) => list.length === 0 || list.includes(one)

export const ruleFits = (rule: RuleTerms, unit: UnitFacts, { user_type, dept_code }: Claimant) =>
  admits(rule.installer_types, user_type) &&
  admits(rule.dept_codes, dept_code) &&
  admits(rule.brand_codes, unit.brand_code) &&
  admits(rule.business_units, unit.business_unit) &&
  admits(rule.category_codes, unit.category_code) &&
  (rule.min_pk === null || (unit.capacity_pk !== null && unit.capacity_pk >= rule.min_pk)) &&
  (rule.max_pk === null || (unit.capacity_pk !== null && unit.capacity_pk <= rule.max_pk))

/** The highest priority wins; between equals the younger rule, then the code. */
const byPriority = (one: RuleTerms, other: RuleTerms) =>
  other.priority - one.priority ||
  (one.valid_from < other.valid_from ? 1 : one.valid_from > other.valid_from ? -1 : 0) ||
  (one.rule_code < other.rule_code ? -1 : 1)

/** Every rule that fits, the one that counts first. */
export const rulesFor = <Rule extends BonusRule>(
  rules: readonly Rule[],
  unit: UnitFacts,
  who: Claimant,
  install_date: string,
) => rules.filter((rule) => isInForce(rule, install_date) && ruleFits(rule, unit, who)).toSorted(byPriority)

export const tierExtra = (tiers: readonly Tier[], nth: number) =>
  tiers.filter(({ from_units }) => from_units <= nth).toSorted((a, b) => b.from_units - a.from_units)[0]
    ?.extra_amount ?? 0

export type BonusLine = {
  rule_code: string | null
  rule_name: string | null
  base_amount: number
  extra_amount: number
  /** What the month's cap, or the end of the budget, took away. */
  capped_amount: number
  amount: number
}
type Amounts = Readonly<Record<string, number>>
/**
 * What the installer has already claimed in the month of installation: how many units, and how much by each rule; and what
 * everybody has ever claimed by it.
 */
export type MonthSoFar = { units: number; amounts: Amounts; spent?: Amounts }

const nothing: BonusLine = {
  rule_code: null,
  rule_name: null,
  base_amount: 0,
  extra_amount: 0,
  capped_amount: 0,
  amount: 0,
}

/** What is left of a limit; without one, everything. */
const roomIn = (limit: number | null, taken = 0) => (limit === null ? Infinity : Math.max(0, limit - taken))

/** One line a unit, in their order: each is the next unit of the month, and eats of its rule's cap and budget. */
export const computeBonus = (
  rules: readonly BonusRule[],
  units: readonly UnitFacts[],
  who: Claimant,
  install_date: string,
  soFar: MonthSoFar,
): BonusLine[] => {
  const earned: Record<string, number> = { ...soFar.amounts }
  const spent: Record<string, number> = { ...soFar.spent }
  return units.map((unit, n) => {
    const [rule] = rulesFor(rules, unit, who, install_date)
    if (!rule) return nothing
    const { rule_code, rule_name, base_amount } = rule
    const extra_amount = tierExtra(rule.tiers, soFar.units + n + 1)
    const whole = base_amount + extra_amount
    const [inMonth, inAll] = [earned[rule_code] ?? 0, spent[rule_code] ?? 0]
    const amount = Math.min(whole, roomIn(rule.cap_amount, inMonth), roomIn(rule.budget_amount, inAll))
    earned[rule_code] = inMonth + amount
    spent[rule_code] = inAll + amount
    return { rule_code, rule_name, base_amount, extra_amount, capped_amount: whole - amount, amount }
  })
}

export const mayApplyUntil = (install_date: string, apply_within_days: number) =>
  addDays(install_date, apply_within_days)

type RuleRow = { status: RuleStatus; valid_from: string; authors: readonly string[] }

const notRetroactive = ({ begins_in_past }: { begins_in_past: boolean }) =>
  begins_in_past ? 'A rule cannot begin before the day it is approved' : undefined

export const bonusRule = workflow({
  entity: 'bonus-rule',
  status: 'status',
  state: ({ status, valid_from }: RuleRow, _viewer: WorkflowViewer, now: string) => ({
    status,
    /** Then it would change what was already promised. */
    begins_in_past: valid_from < dayIn(now, headOffice),
  }),
  actions: {
    modify: { needs: 'Bonus-Rule-Create', from: ['Draft'] },
    submit: { needs: 'Bonus-Rule-Create', from: ['Draft'], to: 'Submitted', guards: [notRetroactive] },
    approve: {
      needs: 'Bonus-Rule-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [notRetroactive],
      approves: true,
      confirm: true,
    },
    return: { needs: 'Bonus-Rule-Approve', from: ['Submitted'], to: 'Draft', reason: 'required', writes: false },
    close: { needs: 'Bonus-Rule-Approve', from: ['Approved'], to: 'Closed', writes: false, confirm: true },
  },
})

/** A rule closed today still applies to today's installations: what was promised this morning stays valid. */
export const closedUntil = ({ valid_from, valid_to }: Pick<RuleTerms, 'valid_from' | 'valid_to'>, today: string) => {
  const last = valid_to !== null && valid_to < today ? valid_to : today
  // A rule that has not begun never will.
  return last < valid_from ? addDays(valid_from, -1) : last
}

/** What is wrong with the terms by themselves, under the fields' names. */
export const termsObjections = (
  terms: Pick<RuleTerms, 'tiers' | 'min_pk' | 'max_pk' | 'valid_from' | 'valid_to'>,
): Record<string, string> => {
  const steps = terms.tiers.map(({ from_units }) => from_units)
  const found: Record<string, string> = {}
  if (new Set(steps).size < steps.length) found.tiers = 'Two tiers begin at the same unit'
  if (terms.min_pk !== null && terms.max_pk !== null && terms.min_pk > terms.max_pk)
    found.max_pk = 'The largest capacity is below the smallest'
  if (terms.valid_to !== null && terms.valid_to < terms.valid_from) found.valid_to = 'The last day is before the first'
  return found
}
