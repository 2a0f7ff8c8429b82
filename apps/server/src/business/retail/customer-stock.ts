import { type SQL, sql } from 'drizzle-orm'
import { companyDayOf } from '../../platform/calendar/company-day.ts'

const returnedOn = sql`(select ${companyDayOf(sql`max(e.happened_at)`)} from serial_events e where e.serial_number = s.serial_number
      and e.event = 'returned')`
const soldOn = sql`coalesce(s.retail_date, s.installed_date)`

/** The day on which the unit `s` left its customer: sold, or returned to us. */
export const leftOn = sql`case when s.is_returned then ${returnedOn} else ${soldOn} end`

/**
 * Every unit that was delivered to a customer, once for both halves of a set: when it came, and when and how it left again.
 * A unit that came back to us left by that, whatever happened to it before.
 */
export const unitsOfCustomers = (
  where: SQL,
) => sql`select s.customer_code, coalesce(s.set_item_code, s.item_code) as item_code,
    s.delivered_date as came, s.capacity_pk, s.business_unit,
    case when s.is_returned then ${returnedOn} end as returned,
    case when not s.is_returned then ${soldOn} end as sold
  from serial_numbers s where s.unit_kind <> 'Outdoor' and s.delivered_date is not null and s.customer_code is not null
    and ${where}`
