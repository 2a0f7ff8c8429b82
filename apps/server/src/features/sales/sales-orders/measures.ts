import { pageTo } from '@sejuk/domain/pages'
import { and, sql } from 'drizzle-orm'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { byMonth, monthEnd, monthStart, monthsAgo, since, thisMonth } from '../../../platform/my-day/by-month.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { isOrdered, visibleOrders } from './queries.ts'

/** Ordered this month, beside the same days of the month before, and by month. */
const ordered: Measure['read'] = async (db, viewer) => {
  const counted = and(visibleOrders(viewer), isOrdered)
  // An order is written at most a month before its day: the index by creation finds them.
  const series = await byMonth(
    db,
    sql`select ${monthsAgo(sql`${t.order_date}`)} as month, sum(${t.total_amount})::float8 as value from ${t}
      where ${counted} and ${t.order_date} >= ${since} and ${t.created_date} >= ${since} - interval '1 month' group by 1`,
  )
  const [soFar] = await db
    .select({ before: sql<number>`coalesce(sum(${t.total_amount}), 0)::float8` })
    .from(t)
    .where(
      and(
        counted,
        sql`${t.order_date} >= ${thisMonth} - interval '1 month'`,
        sql`${t.order_date} <= ${companyTodayInSql} - interval '1 month'`,
        sql`${t.created_date} >= ${thisMonth} - interval '2 months'`,
      ),
    )
  return { value: series.at(-1) ?? 0, before: soFar?.before ?? 0, series }
}

export const salesOrderMeasures: readonly Measure[] = [
  {
    ...{ measure: 'orderedThisMonth', needs: 'Sales-Order-View', unit: 'rupiah', better: 'more' },
    page: (today) => pageTo('salesOrders', { from: monthStart(today), to: monthEnd(today), ordered: 'true' }),
    read: ordered,
  },
]
