import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { byMonth, monthEnd, monthStart, monthsAgo, ofMonth, since } from '../../../platform/my-day/by-month.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { visibleRetailOrders } from './queries.ts'

export const retailMeasureKinds: readonly Measure[] = [
  {
    ...{ measure: 'soldOutThisMonth', needs: 'Retail-Order-Search-Sell-Out', unit: 'count', better: 'more' },
    page: (today) => pageTo('sellOut', { from: monthStart(today), to: monthEnd(today), status: 'Approved' }),
    read: async (db, viewer) =>
      ofMonth(
        await byMonth(
          db,
          sql`select ${monthsAgo(sql`${t.sale_date}`)} as month, sum(${t.quantity})::int as value from ${t}
            where ${visibleRetailOrders(viewer)} and ${t.status} = 'Approved' and ${t.sale_date} >= ${since} group by 1`,
        ),
      ),
  },
]
