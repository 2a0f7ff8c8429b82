import { addDays, dayIn, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { and, gte, lt, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Written out, not passed as a value: an index on a day is only found by the same words. */
export const companyZone = sql.raw(`'${headOffice}'`)

/** The company's current day: what belongs to no single branch changes at midnight of the head office. */
export const companyToday = () => dayIn(new Date().toISOString(), headOffice)

/** The same, as the database knows it. */
export const companyTodayInSql = sql`(now() at time zone ${companyZone})::date`

/** The day on which a moment falls for the whole company. */
export const companyDayOf = (moment: SQLWrapper) => sql`(${moment} at time zone ${companyZone})::date`

/** Between two days of the company, both included; either may be left out. */
export const onCompanyDays = (moment: PgColumn, from: string | undefined, to: string | undefined) =>
  and(
    from ? gte(moment, instantOf(from, '00:00', headOffice)) : undefined,
    to ? lt(moment, instantOf(addDays(to, 1), '00:00', headOffice)) : undefined,
  )
