import {
  type mapAchievements as contract,
  mostOnMap,
  type achievementPeriods as periodsContract,
} from '@sejuk/contract/sales/cashback-achievements'
import { highlightDays } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { achievementOf, bandOf, validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { cashbacks, cashbackTargets as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const periodsIn = async (db: Db) => {
  const known = await db.selectDistinct({ period: t.period }).from(t).orderBy(desc(t.period)).limit(36)
  return known.map(({ period }) => period)
}

export const achievementPeriods = async ({ db }: RequestContext<typeof periodsContract>) => ({
  data: await periodsIn(db),
})

/** What customers were to buy in a month and what they bought, with what they may still spend. */
export const mapAchievements = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const period = input.period ?? (await periodsIn(db))[0] ?? companyToday().slice(0, 7)
  const soon = addDays(companyToday(), highlightDays)
  const purse = (amount: unknown) =>
    sql<number>`(select coalesce(sum(${amount}), 0)::bigint from ${cashbacks}
    where ${cashbacks.customer_code} = ${t.customer_code})`.mapWith(Number)
  const bought = sql<number>`(select coalesce(sum(i.amount), 0)::bigint from ${customerInvoices} i
    where i.customer_code = ${t.customer_code} and i.business_unit_code = ${t.business_unit_code}
      and i.invoice_date between ${`${period}-01`} and ${validUntil(`${period}-01`, 0)})`.mapWith(Number)
  const rows = await db
    .select({
      customer_code: t.customer_code,
      customer_name: customers.customer_name,
      dept_code: customers.dept_code,
      salesman_code: customers.salesman_code,
      salesman_name: users.username,
      business_unit_code: t.business_unit_code,
      period: t.period,
      lat: customers.lat,
      lng: customers.lng,
      target_amount: t.target_amount,
      actual_amount: bought,
      tiers: t.tiers,
      cashback_remain: purse(cashbacks.cashback_remain),
      expiring_amount: purse(
        sql`case when ${cashbacks.valid_to} <= ${soon} then ${cashbacks.cashback_remain} else 0 end`,
      ),
    })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .leftJoin(users, eq(users.usercode, customers.salesman_code))
    .where(
      and(
        eq(t.period, period),
        visibleTo(viewer, customers),
        input.dept_code.length ? inArray(customers.dept_code, input.dept_code) : undefined,
        input.salesman_code ? eq(customers.salesman_code, input.salesman_code) : undefined,
        input.business_unit_code ? eq(t.business_unit_code, input.business_unit_code) : undefined,
      ),
    )
    .orderBy(desc(t.target_amount), t.target_id)
    .limit(mostOnMap)
  const judged = rows.map(({ tiers, ...row }) => {
    const reached = achievementOf(row.target_amount, row.actual_amount, tiers)
    return { ...row, ...reached, band: bandOf(reached.percent) }
  })
  return { data: judged.filter(({ band }) => !input.band || band === input.band) }
}
