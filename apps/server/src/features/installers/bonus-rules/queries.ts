import type * as contract from '@sejuk/contract/installers/bonus-rules'
import { type BonusRule, computeBonus, rulesFor } from '@sejuk/domain/installers/bonus-rules'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusRules as t } from '../../../db/tables/installers/bonus-rules.ts'
import { bonusTickets, bonusTicketUnits as units } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

const fields = {
  rule_code: t.rule_code,
  rule_name: t.rule_name,
  status: t.status,
  authors: t.authors,
  installer_types: t.installer_types,
  dept_codes: t.dept_codes,
  brand_codes: t.brand_codes,
  business_units: t.business_units,
  category_codes: t.category_codes,
  min_pk: t.min_pk,
  max_pk: t.max_pk,
  base_amount: t.base_amount,
  tiers: t.tiers,
  cap_amount: t.cap_amount,
  budget_amount: t.budget_amount,
  evidence: t.evidence,
  apply_within_days: t.apply_within_days,
  priority: t.priority,
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string | null>`${t.valid_to}::text`,
  return_reason: t.return_reason,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  approved_by: t.approved_by,
  approved_user_name: t.approved_user_name,
  approved_date: t.approved_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** What was handed in and not denied, by rule. */
const spentBy = (rule_code: SQL) =>
  sql<number>`(select coalesce(sum(u.amount), 0)::float8 from ${units} u join ${bonusTickets} k on k.bonus_ticket_code = u.bonus_ticket_code where u.rule_code = ${rule_code} and k.ticket_status not in ('Draft', 'Denied'))`

const admits = (list: SQL, value: string) => sql`(cardinality(${list}) = 0 or ${value} = any(${list}))`
const inForceOn = (day: SQL) =>
  and(
    inArray(t.status, ['Approved', 'Closed']),
    sql`${t.valid_from} <= ${day} and (${t.valid_to} is null or ${day} <= ${t.valid_to})`,
  )

/** Staff see every rule; an installer those in force for people like them. */
const seenBy = async (db: Db, viewer: Viewer) => {
  const [self] = await db.select().from(installers).where(eq(installers.user_code, viewer.usercode))
  if (!self) return viewer.login_from === 'partner' ? sql`false` : undefined
  return and(
    inForceOn(companyTodayInSql),
    admits(sql`${t.installer_types}`, self.user_type),
    admits(sql`${t.dept_codes}`, self.dept_code),
  )
}

const shownTo = (viewer: Viewer) => ({
  ...fields,
  spent_amount: viewer.permission.has('Installation-Bonus-List-Search')
    ? spentBy(sql`${t.rule_code}`)
    : sql<null>`null::float8`,
})

export const listBonusRules = async ({ db, viewer, input }: RequestContext<typeof contract.listBonusRules>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      await seenBy(db, viewer),
      input.status ? eq(t.status, input.status) : undefined,
      input.dept_code.length ? or(...input.dept_code.map((code) => admits(sql`${t.dept_codes}`, code))) : undefined,
      input.on ? inForceOn(sql`${input.on}::date`) : undefined,
      input.text ? containsText(input.text, t.rule_name, t.rule_code) : undefined,
    ),
    key: t.rule_code,
    sorts: {
      rule_name: t.rule_name,
      valid_from: t.valid_from,
      priority: t.priority,
      base_amount: t.base_amount,
      created_date: t.created_date,
    },
    sort: '-created_date',
    fields: shownTo(viewer),
  })

export const getBonusRule = async ({ db, viewer, input }: RequestContext<typeof contract.getBonusRule>) => {
  const where = and(eq(t.rule_code, input.rule_code), await seenBy(db, viewer))
  const [data] = await selectRows(db, shownTo(viewer), sql`from ${t} where ${where}`)
  return { data: data ?? refuse('notFound') }
}

/** Of those that have a budget. */
const spentByRules = async (db: Db, rules: readonly BonusRule[]) => {
  const codes = rules.filter(({ budget_amount }) => budget_amount !== null).map(({ rule_code }) => rule_code)
  if (codes.length === 0) return {}
  const found = await selectRows(
    db,
    { rule_code: t.rule_code, spent: spentBy(sql`${t.rule_code}`) },
    sql`from ${t} where ${inArray(t.rule_code, codes)}`,
  )
  return Object.fromEntries(found.map(({ rule_code, spent }) => [rule_code, spent]))
}

export const simulateBonus = async ({ db, viewer, input }: RequestContext<typeof contract.simulateBonus>) => {
  const asked = await db
    .select()
    .from(t)
    .where(and(await seenBy(db, viewer), input.with_drafts ? undefined : inArray(t.status, ['Approved', 'Closed'])))
  const rules: BonusRule[] = asked.map((rule) => (input.with_drafts ? { ...rule, status: 'Approved' } : rule))
  const { brand_code, business_unit, category_code, capacity_pk, user_type, dept_code, install_date } = input
  const unit = { brand_code, business_unit, category_code, capacity_pk }
  const who = { user_type, dept_code }
  const lines = computeBonus(rules, Array(input.quantity).fill(unit), who, install_date, {
    units: input.units_before,
    amounts: {},
    spent: await spentByRules(db, rules),
  })
  const fitting = rulesFor(rules, unit, who, install_date)
  const amount = total(lines.map((one) => one.amount))
  return { data: { rules: fitting, lines, amount, evidence: [...(fitting[0]?.evidence ?? [])] } }
}
