import { dayIn, headOffice } from '@sejuk/domain/dates'
import { type SQLWrapper, sql } from 'drizzle-orm'

/** Written out, not passed as a value: an index on a day is only found by the same words. */
export const companyZone = sql.raw(`'${headOffice}'`)

/** The company's current day: what belongs to no single branch changes at midnight of the head office. */
export const companyToday = () => dayIn(new Date().toISOString(), headOffice)

/** The same, as the database knows it. */
export const companyTodayInSql = sql`(now() at time zone ${companyZone})::date`

/** The day on which a moment falls for the whole company. */
export const companyDayOf = (moment: SQLWrapper) => sql`(${moment} at time zone ${companyZone})::date`
