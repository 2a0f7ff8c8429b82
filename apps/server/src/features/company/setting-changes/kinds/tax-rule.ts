import { transactionCodes } from '@sejuk/domain/customers/customers'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import { taxRules as t } from '../../../../db/tables/finance/tax-rules.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { counted } from './count-lines.ts'
import type { SettingHandler } from './setting-handler.ts'

const ruleOn = async (db: Db, transaction_code: string, day: string) => {
  const [rule] = await db
    .select({ numerator: t.numerator, denominator: t.denominator, rate_percent: t.rate_percent })
    .from(t)
    .where(and(eq(t.transaction_code, transaction_code), lte(t.valid_from, day)))
    .orderBy(desc(t.valid_from))
    .limit(1)
  return rule
}

/** How a transaction code is taxed from the day on which the change begins to hold. */
export const taxRuleHandler: SettingHandler = {
  current: async (db, transaction_code) => {
    if (!transactionCodes.some((code) => code === transaction_code)) return undefined
    const rule = await ruleOn(db, transaction_code, companyToday())
    return {
      values: rule ?? { numerator: null, denominator: null, rate_percent: null },
      isFirst: rule === undefined,
      scope_name: transaction_code,
      dept_code: null,
    }
  },
  apply: async ({ db, actor, change_code }, transaction_code, values) => {
    const valid_from = companyToday()
    const before = await ruleOn(db, transaction_code, valid_from)
    const set = {
      numerator: Number(values.numerator),
      denominator: Number(values.denominator),
      rate_percent: Number(values.rate_percent),
    }
    await db
      .insert(t)
      .values({ transaction_code, valid_from, ...set })
      .onConflictDoUpdate({ target: [t.transaction_code, t.valid_from], set })
    await logActions(db, actor, [
      {
        ...{ entity: 'tax-rule', entity_code: transaction_code, action: 'update', reason: change_code },
        ...{ before: before ?? {}, after: { ...set, valid_from } },
      },
    ])
  },
  impact: async (db, { scope, since }) => [
    await counted(
      db,
      'invoices-of-code',
      sql`select count(*)::int as n, sum(vat)::float8 as amount from sales_invoices
        where transaction_code = ${scope} and created_date >= ${since}::timestamptz`,
    ),
  ],
}
