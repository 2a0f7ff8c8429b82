import type { getCashbackCustomer as customerContract } from '@sejuk/contract/sales/cashback-orders'
import type { availableCashback as availableContract } from '@sejuk/contract/sales/cashbacks'
import { spentOnOrders } from '@sejuk/domain/masters/rebate-types'
import { highlightDays } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { spendableStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { requireCustomer } from '../../../business/customers/require-customer.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

/** What a customer may spend, what ends first at the top. What the order itself has planned counts as free. */
export const availableCashback = async ({ input, ...context }: RequestContext<typeof availableContract>) => {
  const { customer } = await requireCustomer(context, input.customer_code)
  const saved = new Map(
    input.saved_cashback_list.map(({ cashback_code, plannedAmount }) => [cashback_code, plannedAmount]),
  )
  const isSaved = saved.size ? inArray(t.cashback_code, [...saved.keys()]) : sql`false`
  const rows = await context.db
    .select({
      cashback_code: t.cashback_code,
      cashback_remain: t.cashback_remain,
      planned_amount: t.planned_amount,
      dept_code: t.dept_code,
      dept_name: departments.dept_name,
      valid_to: t.valid_to,
      type_rebate_name: rebateTypes.type_rebate_name,
    })
    .from(t)
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .innerJoin(rebateTypes, eq(rebateTypes.type_rebate_code, t.type_rebate_code))
    .where(
      and(
        eq(t.customer_code, customer.customer_code),
        eq(t.org_code, input.org_code || customer.org_code),
        inArray(t.status, spendableStatuses),
        eq(rebateTypes.payout, spentOnOrders),
        sql`(${isSaved} or (${t.cashback_remain} > 0 and ${gte(t.valid_to, companyToday())}))`,
      ),
    )
    .orderBy(asc(t.valid_to), asc(t.cashback_code))
    .limit(200)
  return {
    data: rows.map(({ planned_amount, ...line }) => ({
      ...line,
      cashback_remain: line.cashback_remain + Math.min(planned_amount, saved.get(line.cashback_code) ?? 0),
    })),
  }
}

export const getCashbackCustomer = async ({ input, ...context }: RequestContext<typeof customerContract>) => {
  const { customer, dept_name } = await requireCustomer(context, input.customer_code)
  const soon = addDays(companyToday(), highlightDays)
  const sum = (amount: unknown) => sql<number>`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number)
  const [sums] = await context.db
    .select({
      granted_amount: sum(t.granted_amount),
      planned_amount: sum(t.planned_amount),
      used_amount: sum(t.used_amount),
      expired_amount: sum(t.expired_amount),
      cashback_remain: sum(t.cashback_remain),
      expiring_amount: sum(sql`case when ${t.valid_to} <= ${soon} then ${t.cashback_remain} else 0 end`),
    })
    .from(t)
    .where(eq(t.customer_code, customer.customer_code))
  if (!sums) return refuse('notFound')
  return {
    data: {
      customerCode: customer.customer_code,
      customerName: customer.customer_name,
      orgCode: customer.org_code,
      deptCode: customer.dept_code,
      deptName: dept_name,
      customerIsTaxable: customer.customer_is_taxable === 1 ? (1 as const) : (0 as const),
      priceIncludeTax: customer.price_include_tax === 'Y' ? ('Y' as const) : ('N' as const),
      ...sums,
    },
  }
}
