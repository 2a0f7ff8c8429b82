import { grantedStatuses } from '@sejuk/domain/sales/special-price-requests'
import { and, asc, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { specialPriceRequests as t } from '../../../db/tables/sales/special-prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { onSpecialPrice } from './commands.ts'

const perStep = 100

/** By night: what was valid until yesterday is closed. */
export const endSpecialPrices = async (
  database: Database['db'],
  within: Omit<ActingWithin, 'db'>,
  today = companyToday(),
) => {
  const ended = await database
    .select({ request_code: t.request_code })
    .from(t)
    .where(and(inArray(t.status, [...grantedStatuses]), lt(t.valid_to, today)))
    .orderBy(asc(t.valid_to))
    .limit(perStep)
  for (const { request_code } of ended)
    await database.transaction((db) => onSpecialPrice.actBySystem({ ...within, db }, 'expire', request_code))
  return ended.length
}

export const specialPriceEnds: Worker<object> = {
  name: 'special-price-ends',
  cron: '25 0 * * *',
  work: async ({ db, jobs, config, offers }) => {
    while ((await endSpecialPrices(db, { jobs, config, offers })) === perStep);
  },
}
