import { pageTo } from '@sejuk/domain/pages'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { and, inArray, sql } from 'drizzle-orm'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { visibleOrders } from './queries.ts'

const monthBegan = sql`date_trunc('month', ${companyTodayInSql}::timestamp)::date`

/** Ordered this month, beside the same days of the month before. */
const ordered: Measure['read'] = async (db, viewer) => {
  const isBefore = sql`${t.order_date} < ${monthBegan}`
  const [row] = await db
    .select({
      value: sql<number>`coalesce(sum(${t.total_amount}) filter (where not ${isBefore}), 0)::float8`,
      before: sql<number>`coalesce(sum(${t.total_amount}) filter (where ${isBefore}
        and ${t.order_date} <= ${companyTodayInSql} - interval '1 month'), 0)::float8`,
    })
    .from(t)
    .where(
      and(
        visibleOrders(viewer),
        inArray(t.status, [...promisedStatuses, 'Closed']),
        sql`${t.order_date} >= ${monthBegan} - interval '1 month'`,
        sql`${t.created_date} >= ${monthBegan} - interval '2 months'`,
      ),
    )
  return { value: row?.value ?? 0, before: row?.before ?? 0 }
}

export const salesOrderMeasures: readonly Measure[] = [
  {
    ...{ measure: 'orderedThisMonth', needs: 'Sales-Order-View', unit: 'rupiah', better: 'more' },
    page: pageTo('salesOrders'),
    read: ordered,
  },
]
