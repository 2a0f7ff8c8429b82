import { pageTo } from '@sejuk/domain/pages'
import { and, sql } from 'drizzle-orm'
import { complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { isOpenComplaint } from './queries.ts'

export const openComplaints: Measure = {
  ...{ measure: 'openComplaints', needs: 'Complain-Search', unit: 'count', better: 'less' },
  page: () => pageTo('complaints', { open: 'true' }),
  read: async (db, viewer) => {
    const [row] = await db
      .select({ value: sql<number>`count(*)::int` })
      .from(t)
      .where(and(visibleTo(viewer, t), isOpenComplaint))
    return { value: row?.value ?? 0 }
  },
}
