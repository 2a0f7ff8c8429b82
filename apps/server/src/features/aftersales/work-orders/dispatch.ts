import { dispatchObjection } from '@sejuk/domain/aftersales/service-centres'
import { duesFrom, slaFor } from '@sejuk/domain/aftersales/sla'
import { because } from '@sejuk/domain/messages'
import { dayIn } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { slaRules } from '../../../db/tables/aftersales/sla-rules.ts'
import { aftersalesTickets, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { Doing, Effect, WorkOrder } from './acting.ts'
import { workingHoursOf } from './calendar.ts'

type Job = Pick<WorkOrder, 'priority' | 'service_type' | 'dept_code'>

/** Until when each step is due at this centre, by the closest rule. */
export const duesAt = async (db: Db, asc_code: string, job: Job, at: string) => {
  const hours = await workingHoursOf(db, asc_code, at)
  const rules = await db.select().from(slaRules)
  const objection = dispatchObjection(hours.centre, dayIn(at, hours.timezone))
  if (objection) refuseField('asc_code', objection)
  const dues = duesFrom(at, slaFor(rules, job), hours)
  return { dues: { ...dues, sla_due: dues.accept_due }, today: dayIn(at, hours.timezone) }
}

/** Redispatch to another centre: the clocks restart, no technician is assigned, and the new centre sees the ticket. */
export const dispatchElsewhere = async ({ db, input, before, at }: Doing<'dispatch-another-asc'>): Promise<Effect> => {
  const { asc_code } = input
  if (asc_code === before.asc_code) refuseField('asc_code', because('work-order-already-at-centre'))
  if (!(await db.$count(serviceCentres, eq(serviceCentres.asc_code, asc_code)))) refuseChoice('asc_code')
  const { dues } = await duesAt(db, asc_code, before, at)
  await db.update(ticketUnits).set({ asc_code }).where(eq(ticketUnits.work_order_number, before.work_order_number))
  await db
    .update(aftersalesTickets)
    .set({
      asc_codes: sql`array(select distinct unnest(${aftersalesTickets.asc_codes} || array[${asc_code}]::text[]))`,
    })
    .where(eq(aftersalesTickets.ticket_number, before.ticket_number))
  return {
    reason: input.reason,
    set: {
      asc_code,
      ...dues,
      helper_codes: [],
      scheduled_date: null,
      slot: null,
      schedule_note: null,
      dispatched_date: at,
      accepted_date: null,
      first_scheduled_date: null,
    },
  }
}
