import { pageTo } from '@sejuk/domain/pages'
import { and, eq, sql } from 'drizzle-orm'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Approved by finance and not paid yet. */
export const bonusesToPay: Measure = {
  ...{ measure: 'bonusesToPay', needs: 'Installation-Bonus-List-Search', unit: 'rupiah', better: 'less' },
  page: () => pageTo('bonusTickets', { tab: 'Approved_By_Finance', payment_status: 'Not_Yet' }),
  read: async (db, viewer) => {
    const [row] = await db
      .select({ value: sql<number>`coalesce(sum(${t.amount}), 0)::float8` })
      .from(t)
      .where(and(visibleTo(viewer, t), eq(t.ticket_status, 'Approved_By_Finance'), eq(t.payment_status, 'Not_Yet')))
    return { value: row?.value ?? 0 }
  },
}
