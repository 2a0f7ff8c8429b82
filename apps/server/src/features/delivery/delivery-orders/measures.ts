import { plannedStatuses, sentStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { pageTo } from '@sejuk/domain/pages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'

/** Left more than three days ago, and nobody has the receipt. */
const missing: Measure['read'] = async (db, viewer) => ({
  value: await db.$count(
    t,
    and(
      visibleDeliveries(viewer),
      eq(t.status, 'Approved'),
      eq(t.receipt_status, 'None'),
      sql`${t.goods_issue_date} < now() - interval '3 days'`,
    ),
  ),
})

/** On a truck today, or meant to be. */
const today: Measure['read'] = async (db, viewer) => ({
  value: await db.$count(
    t,
    and(
      visibleDeliveries(viewer),
      inArray(t.status, [...plannedStatuses, ...sentStatuses]),
      sql`${t.planned_date} = ${companyTodayInSql}`,
    ),
  ),
})

export const deliveryMeasureKinds: readonly Measure[] = [
  {
    ...{ measure: 'deliveriesToday', needs: 'Delivery-Order-View', unit: 'count', better: 'more' },
    page: pageTo('deliveryBoard'),
    read: today,
  },
  {
    ...{ measure: 'receiptsMissing', needs: 'Delivery-Receipt-Save', unit: 'count', better: 'less' },
    page: pageTo('deliveryReceipts'),
    read: missing,
  },
]
