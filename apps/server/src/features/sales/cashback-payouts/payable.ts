import { takesBusiness } from '@sejuk/domain/customers/customers'
import { mostPayoutLines, type PayoutMethod, payoutObstacle } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { spendableStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackChanges, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const hasOpenChange = sql<boolean>`exists (select from ${cashbackChanges}
  where ${cashbackChanges.cashback_code} = ${t.cashback_code} and ${cashbackChanges.status} = 'Submitted')`

/** Granted and not yet paid, of types that are paid in this way, of customers in sight; each with what stands against it. */
export const payoutCandidates = async (db: Db, viewer: Viewer, method: PayoutMethod) => {
  const found = await db
    .select({
      cashback_code: t.cashback_code,
      customer_code: t.customer_code,
      customer_name: customers.customer_name,
      customer_status: customers.status,
      type_rebate_name: rebateTypes.type_rebate_name,
      net_amount: t.cashback_remain,
      has_open_change: hasOpenChange,
      bank_code: banks.bank_code,
      bank_name: banks.bank_name,
      swift_code: banks.swift_code,
      account_name: customers.account_name,
      credited_account: customers.account_number,
    })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .innerJoin(rebateTypes, eq(rebateTypes.type_rebate_code, t.type_rebate_code))
    .leftJoin(banks, eq(banks.bank_code, customers.bank_code))
    .where(
      and(
        eq(rebateTypes.payout, method),
        inArray(t.status, [...spendableStatuses]),
        gt(t.cashback_remain, 0),
        gte(t.valid_to, companyToday()),
        visibleTo(viewer, { dept_code: customers.dept_code, salesman_code: customers.salesman_code }),
      ),
    )
    .orderBy(asc(t.valid_to), asc(t.cashback_code))
    .limit(mostPayoutLines)
  return found.map(({ customer_status, ...line }) => {
    const has_account = Boolean(line.bank_code && line.account_name && line.credited_account)
    const facts = { ...line, has_account, takes_business: takesBusiness(customer_status) }
    return { ...line, obstacle: payoutObstacle(facts, method) ?? null }
  })
}
