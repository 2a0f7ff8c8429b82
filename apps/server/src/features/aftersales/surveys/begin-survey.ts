import { linkEnd, reminderTime } from '@sejuk/domain/aftersales/tickets/surveys'
import type { PageAddress } from '@sejuk/domain/pages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { newLink } from './links.ts'

export const entity = 'survey'
export type Survey = typeof t.$inferSelect
type WorkOrder = typeof workOrders.$inferSelect

export const timezoneOf = async (db: Db, dept_code: string) => {
  const [found] = await db
    .select({ timezone: departments.timezone })
    .from(departments)
    .where(eq(departments.dept_code, dept_code))
  return found?.timezone ?? headOffice
}

/** The first call is due the day after the link, if it was not answered. */
const firstCall = (sent: string, timezone: string) => reminderTime(sent, 0, timezone)

/** Creates a survey, its link and a message. The caller has locked the work order. */
export const beginSurvey = async (within: Within, actor: Actor, order: WorkOrder) => {
  const { db } = within
  const now = new Date().toISOString()
  const timezone = await timezoneOf(db, order.dept_code)
  const [last] = await db
    .select({ round: t.round })
    .from(t)
    .where(eq(t.work_order_number, order.work_order_number))
    .orderBy(desc(t.round))
    .limit(1)
  const survey_code = await nextDocumentNumber(db, 'SVY', order.dept_code, dayIn(now, timezone))
  const [survey] = await db
    .insert(t)
    .values({
      survey_code,
      work_order_number: order.work_order_number,
      round: (last?.round ?? 0) + 1,
      asc_code: order.asc_code,
      dept_code: order.dept_code,
      technician_code: order.technician_code,
      customer_name: order.customer_name,
      customer_phone: order.customer_phone,
      service_type: order.service_type,
      finished_date: order.finished_date,
      sent_date: now,
      expires_date: linkEnd(now),
      next_reminder_date: reminderTime(now, 0, timezone),
      next_call_date: firstCall(now, timezone),
    })
    .returning()
  if (!survey) throw new Error('The survey was not kept')
  await db
    .update(workOrders)
    .set({ survey_status: 'Not_Reply', survey_sent_date: now, survey_attempts: 0 })
    .where(eq(workOrders.work_order_number, order.work_order_number))
  await logActions(db, actor, [{ entity, entity_code: survey_code, action: 'send', to_status: 'Not_Reply' }])
  const url = await newLink(db, survey_code, now)
  await inviteCustomer(within, survey, { unit_name: order.unit_name, timezone, url })
  return { survey, url }
}

type Invitation = { unit_name: string | null; timezone: string; url: PageAddress }

const inviteCustomer = async (within: Within, survey: Survey, { unit_name, timezone, url }: Invitation) => {
  const [who] = survey.technician_code
    ? await within.db
        .select({ name: technicians.technician_name })
        .from(technicians)
        .where(eq(technicians.technician_code, survey.technician_code))
    : []
  const service = unit_name ?? survey.service_type
  await writeToCustomer(within, {
    event: 'survey-invitation',
    variables: { work_order: survey.work_order_number, service, technician: who?.name ?? '-' },
    name: survey.customer_name,
    phone: survey.customer_phone,
    timezone,
    url,
    about: { entity, entity_code: survey.survey_code },
  })
}

/** A new link with full validity. Returns the address for agents who send it themselves. */
export const sendAgain = async (within: Within, survey: Survey, event: 'survey-invitation' | 'survey-reminder') => {
  const { db } = within
  const now = new Date().toISOString()
  const timezone = await timezoneOf(db, survey.dept_code)
  const url = await newLink(db, survey.survey_code, now)
  const reminders = event === 'survey-reminder' ? survey.reminders + 1 : survey.reminders
  const [order] = await db
    .select({ unit_name: workOrders.unit_name })
    .from(workOrders)
    .where(eq(workOrders.work_order_number, survey.work_order_number))
  await db
    .update(t)
    .set({
      expires_date: linkEnd(now),
      reminders,
      next_reminder_date:
        event === 'survey-reminder'
          ? reminderTime(survey.sent_date ?? now, reminders, timezone)
          : survey.next_reminder_date,
    })
    .where(eq(t.survey_code, survey.survey_code))
  const unit_name = order?.unit_name ?? null
  if (event === 'survey-invitation') await inviteCustomer(within, survey, { unit_name, timezone, url })
  else
    await writeToCustomer(within, {
      event,
      variables: { work_order: survey.work_order_number, service: unit_name ?? survey.service_type },
      name: survey.customer_name,
      phone: survey.customer_phone,
      timezone,
      url,
      about: { entity, entity_code: survey.survey_code },
    })
  return url
}
