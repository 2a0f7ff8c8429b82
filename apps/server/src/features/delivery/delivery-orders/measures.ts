import { pageTo } from '@sejuk/domain/pages'
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
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

/** On a truck today: the stops of the board. */
const today: Measure['read'] = async (db, viewer) => ({
  value: await db.$count(
    t,
    and(
      visibleDeliveries(viewer),
      notInArray(t.status, ['Deleted', 'Rejected']),
      isNotNull(t.truck_no),
      sql`${t.planned_date} = ${companyTodayInSql}`,
    ),
  ),
})

export const deliveryMeasureKinds: readonly Measure[] = [
  {
    ...{ measure: 'deliveriesToday', needs: 'Delivery-Order-View', unit: 'count', better: 'more' },
    page: () => pageTo('deliveryBoard'),
    read: today,
  },
  {
    ...{ measure: 'receiptsMissing', needs: 'Delivery-Receipt-Save', unit: 'count', better: 'less' },
    page: () => pageTo('deliveries', { missing_days: 3 }),
    read: missing,
  },
]
