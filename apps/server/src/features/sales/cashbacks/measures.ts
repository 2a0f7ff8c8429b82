import { pageTo } from '@sejuk/domain/pages'
import { and, type SQL, sql } from 'drizzle-orm'
import { isSpendable } from '../../../business/sales/spendable-cashback.ts'
import { cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { lineScope } from './commands.ts'

const endsWithinDays = 30

const left = (until?: SQL): Measure['read'] => {
  return async (db, viewer) => {
    const [row] = await db
      .select({ value: sql<number>`coalesce(sum(${t.cashback_remain}), 0)::float8` })
      .from(t)
      .where(and(lineScope(viewer), isSpendable(companyToday()), until))
    return { value: row?.value ?? 0 }
  }
}
const shared = { needs: 'Cashback-List-Search', unit: 'rupiah' } as const

export const cashbackMeasures: readonly Measure[] = [
  {
    ...shared,
    measure: 'cashbackLeft',
    better: 'more',
    page: () => pageTo('cashbacks', { expiring_in: 3650 }),
    read: left(),
  },
  {
    ...{
      ...shared,
      measure: 'cashbackEnding',
      better: 'less',
      page: () => pageTo('cashbacks', { expiring_in: endsWithinDays }),
    },
    read: left(sql`${t.valid_to} <= ${companyTodayInSql} + ${sql.raw(String(endsWithinDays))}`),
  },
]
