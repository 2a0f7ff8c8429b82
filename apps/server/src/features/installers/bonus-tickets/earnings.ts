import { type BonusLine, type BonusRule, computeBonus, type Evidence } from '@sejuk/domain/installers/bonus-rules'
import { serialsOf, type TicketUnit } from '@sejuk/domain/installers/bonus-tickets'
import type { InstallerType } from '@sejuk/domain/installers/installers'
import { and, eq, inArray, isNotNull, ne, notInArray, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { bonusRules } from '../../../db/tables/installers/bonus-rules.ts'
import { bonusTickets, bonusTicketUnits } from '../../../db/tables/installers/bonus-tickets.ts'

export type Serial = typeof serialNumbers.$inferSelect
type Claimant = { user_code: string; user_type: InstallerType; dept_code: string }
export type Earned = BonusLine & TicketUnit & { unit_no: number; item_code: string | null; item_name: string | null }

export const serialsIn = async (db: Db, units: readonly TicketUnit[]) => {
  const wanted = serialsOf(units)
  const found = wanted.length
    ? await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, wanted))
    : []
  return new Map(found.map((one) => [one.serial_number, one]))
}

const rulesOn = (db: Db, day: string): Promise<BonusRule[]> =>
  db
    .select()
    .from(bonusRules)
    .where(
      and(
        inArray(bonusRules.status, ['Approved', 'Closed']),
        sql`${bonusRules.valid_from} <= ${day} and (${bonusRules.valid_to} is null or ${bonusRules.valid_to} >= ${day})`,
      ),
    )

/** What was handed in already for the same month, this ticket aside. */
const monthSoFar = async (db: Db, user_code: string, day: string, itself: string) => {
  const units = await db
    .select({ rule_code: bonusTicketUnits.rule_code, amount: bonusTicketUnits.amount })
    .from(bonusTicketUnits)
    .innerJoin(bonusTickets, eq(bonusTickets.bonus_ticket_code, bonusTicketUnits.bonus_ticket_code))
    .where(
      and(
        eq(bonusTickets.user_code, user_code),
        sql`date_trunc('month', ${bonusTickets.install_date}) = date_trunc('month', ${day}::date)`,
        notInArray(bonusTickets.ticket_status, ['Draft', 'Denied']),
        ne(bonusTickets.bonus_ticket_code, itself),
      ),
    )
  const amounts: Record<string, number> = {}
  for (const { rule_code, amount } of units) if (rule_code) amounts[rule_code] = (amounts[rule_code] ?? 0) + amount
  return { units: units.length, amounts }
}

/** What everybody claimed by the rules that have a budget, this ticket aside. */
const spentSoFar = async (db: Db, rules: readonly BonusRule[], itself: string) => {
  const codes = rules.filter(({ budget_amount }) => budget_amount !== null).map(({ rule_code }) => rule_code)
  if (codes.length === 0) return {}
  const rows = await db
    .select({ rule_code: bonusTicketUnits.rule_code, spent: sum(bonusTicketUnits.amount).mapWith(Number) })
    .from(bonusTicketUnits)
    .innerJoin(bonusTickets, eq(bonusTickets.bonus_ticket_code, bonusTicketUnits.bonus_ticket_code))
    .where(
      and(
        inArray(bonusTicketUnits.rule_code, codes),
        notInArray(bonusTickets.ticket_status, ['Draft', 'Denied']),
        ne(bonusTickets.bonus_ticket_code, itself),
      ),
    )
    .groupBy(bonusTicketUnits.rule_code)
  return Object.fromEntries(rows.map(({ rule_code, spent }) => [rule_code, spent]))
}

/** Who hands in while a rule has a budget comes one after the other: it is spent once. */
export const lockBudgets = (db: Db) =>
  db
    .select({ rule_code: bonusRules.rule_code })
    .from(bonusRules)
    .where(and(inArray(bonusRules.status, ['Approved', 'Closed']), isNotNull(bonusRules.budget_amount)))
    .orderBy(bonusRules.rule_code)
    .for('update')

/** What these units earn by the rules in force on the day they were installed. */
export const earningsOf = async (
  db: Db,
  who: Claimant,
  install_date: string,
  units: readonly TicketUnit[],
  itself = '',
) => {
  const serials = await serialsIn(db, units)
  const rules = await rulesOn(db, install_date)
  const facts = units.map(
    ({ serial_indoor, serial_outdoor }) => serials.get(serial_indoor ?? '') ?? serials.get(serial_outdoor ?? ''),
  )
  const unknown = { brand_code: '', business_unit: '', category_code: '', capacity_pk: null }
  const lines = computeBonus(
    rules,
    facts.map((one) => one ?? unknown),
    who,
    install_date,
    { ...(await monthSoFar(db, who.user_code, install_date, itself)), spent: await spentSoFar(db, rules, itself) },
  )
  const used = new Set(facts.flatMap((one, n) => (one ? [lines[n]?.rule_code] : [])))
  const applied = rules.filter(({ rule_code }) => used.has(rule_code))
  const earned = units.map((unit, n): Earned & { rule_terms: BonusRule | null } => {
    const line = (facts[n] && lines[n]) ?? {
      rule_code: null,
      rule_name: null,
      base_amount: 0,
      extra_amount: 0,
      capped_amount: 0,
      amount: 0,
    }
    return {
      ...unit,
      ...line,
      unit_no: n + 1,
      item_code: facts[n]?.set_item_code ?? facts[n]?.item_code ?? null,
      item_name: facts[n]?.item_name ?? null,
      rule_terms: rules.find(({ rule_code }) => rule_code === line.rule_code) ?? null,
    }
  })
  return {
    earned,
    serials,
    evidence: [...new Set(applied.flatMap((rule) => rule.evidence))] as Evidence[],
    days: applied.length ? Math.min(...applied.map((rule) => rule.apply_within_days)) : null,
  }
}
