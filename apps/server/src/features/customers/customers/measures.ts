import { countedStatuses } from '@sejuk/domain/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { paceOf } from '@sejuk/domain/platform/my-day'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { customerInvoices as invoices } from '../../../db/tables/customers/trade.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { cashbackTargets } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday, companyTodayInSql as today } from '../../../platform/calendar/company-day.ts'
import {
  byMonth,
  monthEnd,
  monthStart,
  monthsAgo,
  ofMonth,
  since,
  thisMonth,
} from '../../../platform/my-day/by-month.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const billed = (viewer: Viewer) =>
  and(visibleTo(viewer, salesInvoices), inArray(salesInvoices.status, [...countedStatuses]))

/** Of the invoices that the list of invoices shows the viewer, or would. */
const salesBy = (db: Db, viewer: Viewer) => {
  const day = sql`${salesInvoices.invoice_date}`
  return byMonth(
    db,
    sql`select ${monthsAgo(day)} as month, sum(${salesInvoices.grand_total})::float8 as value from ${salesInvoices}
      where ${billed(viewer)}
        and ${day} >= ${since} and ${day} < ${thisMonth} + interval '1 month' group by 1`,
  )
}
/**
 * What the customers in sight are to buy this month. Nothing where nobody agreed on anything, or somebody buys who did not: sales of
 * all against the targets of a few would say nothing.
 */
const targetOfMonth = async (db: Db, viewer: Viewer) => {
  const period = companyToday().slice(0, 7)
  const { rows } = await db.execute<{ target: number | null }>(
    sql`select sum(${cashbackTargets.target_amount})::float8 as target from ${cashbackTargets}
      join ${t} on ${t.customer_code} = ${cashbackTargets.customer_code}
      where ${cashbackTargets.period} = ${period} and ${visibleTo(viewer, t)} and not exists (select from ${salesInvoices}
        where ${billed(viewer)} and ${salesInvoices.invoice_date} >= ${thisMonth} and ${salesInvoices.customer_code} not in
          (select g.customer_code from ${cashbackTargets} g where g.period = ${period}))`,
  )
  return rows[0]?.target ?? null
}
const newBy = (db: Db, viewer: Viewer) => {
  const day = sql`(${t.created_date})::date`
  return byMonth(
    db,
    sql`select ${monthsAgo(day)} as month, count(*)::int as value from ${t}
      where ${visibleTo(viewer, t)} and ${t.status} <> 'Deleted' and ${t.created_date} >= ${since} group by 1`,
  )
}

const shared = { better: 'more' } as const

export const customerMeasures: readonly Measure[] = [
  {
    ...{ ...shared, measure: 'salesOfMonth', needs: 'Customer-View-Credit', unit: 'rupiah' },
    // Who reads no invoices looks at the customers who got one.
    page: (today, { permission }) =>
      holds(permission, 'Sales-Invoice-View')
        ? pageTo('salesInvoices', { from: monthStart(today), to: monthEnd(today), is_billed: 'true' })
        : pageTo('customers', { billed_from: monthStart(today) }),
    read: async (db, viewer) => {
      const target = await targetOfMonth(db, viewer)
      const pace = target === null ? null : paceOf(target, companyToday())
      return { ...ofMonth(await salesBy(db, viewer)), target, pace }
    },
  },
  {
    ...{ measure: 'overdue', needs: 'Customer-View-Credit', unit: 'rupiah', better: 'less' },
    // Who has no receivables to work on looks at the customers themselves.
    page: (_today, { permission }) =>
      holds(permission, 'Sales-Invoice-View') ? pageTo('receivables', { only: 'late' }) : pageTo('customers'),
    read: async (db, viewer) => {
      const { rows } = await db.execute<{ value: number }>(sql`
        select coalesce(sum(${invoices.amount} - ${invoices.paid_amount}), 0)::float8 as value
        from ${invoices} join ${t} on ${t.customer_code} = ${invoices.customer_code}
        where ${visibleTo(viewer, t)} and ${invoices.due_date} < ${today} and ${invoices.paid_amount} < ${invoices.amount}`)
      return { value: rows[0]?.value ?? 0 }
    },
  },
  {
    ...{ ...shared, measure: 'newCustomers', needs: 'Customer-List-Search', unit: 'count' },
    page: (today) => pageTo('customers', { created_from: monthStart(today) }),
    read: async (db, viewer) => ofMonth(await newBy(db, viewer)),
  },
]
