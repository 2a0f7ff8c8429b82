import { outOfQuietHours, sendingTime } from '@sejuk/domain/aftersales/tickets/surveys'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Job, Worker } from '../../../platform/jobs/jobs.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import { beginSurvey, sendAgain, timezoneOf } from './begin-survey.ts'

const most = 200

/**
 * By the clock: customers whose work was confirmed two hours ago are asked, those who said nothing are reminded, and those whose
 * complaint was solved are asked once more. Done twice it does nothing new: each row is locked and judged again.
 */
export const sendDueSurveys = async (job: Job<object>, now: string) => {
  for (const number of await dueOrders(job.db, now)) await each(job, (within) => askCustomer(within, number, now))
  for (const code of await dueReminders(job.db, now)) await each(job, (within) => remindCustomer(within, code, now))
  for (const number of await solvedOrders(job.db, now)) await each(job, (within) => askOnceMore(within, number, now))
}

export const sendSurveys: Worker<object> = {
  name: 'send-surveys',
  cron: '*/5 * * * *',
  work: (job) => sendDueSurveys(job, new Date().toISOString()),
}

const each = ({ db, jobs, config, offers }: Job<object>, work: (within: ActingWithin) => Promise<void>) =>
  db.transaction((tx) => work({ db: tx, jobs, config, offers }))

const dueOrders = async (db: Db, now: string) => {
  const found = await db
    .select({ number: workOrders.work_order_number })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.service_status, 'Confirmed_ASS'),
        sql`${workOrders.ass_confirmed_date} <= ${now}::timestamptz - interval '2 hours'`,
      ),
    )
    .orderBy(workOrders.ass_confirmed_date)
    .limit(most)
  return found.map(({ number }) => number)
}

const dueReminders = async (db: Db, now: string) => {
  const found = await db
    .select({ code: t.survey_code })
    .from(t)
    .where(and(isNotNull(t.next_reminder_date), lte(t.next_reminder_date, now)))
    .orderBy(t.next_reminder_date)
    .limit(most)
  return found.map(({ code }) => code)
}

/** Recently solved, about a work order, and not surveyed since. */
const solvedOrders = async (db: Db, now: string) => {
  const { rows } = await db.execute<{ number: string }>(sql`select c.work_order_number as number from complaints c
    where c.status = 'Complain_Solved' and c.work_order_number is not null
      and c.solved_date between ${now}::timestamptz - interval '3 days' and ${now}::timestamptz - interval '2 hours'
      and not exists (select from surveys s where s.work_order_number = c.work_order_number
        and (s.round > 1 or s.created_date > c.solved_date))
    order by c.solved_date limit ${most}`)
  return rows.map(({ number }) => number)
}

const lockOrder = async (db: Db, work_order_number: string) => {
  const [order] = await db
    .select()
    .from(workOrders)
    .where(eq(workOrders.work_order_number, work_order_number))
    .for('update', { skipLocked: true })
  return order
}

const askCustomer = async (within: ActingWithin, work_order_number: string, now: string) => {
  const { db } = within
  const begun = await onWorkOrder.beginBySystem(within, 'send-survey', work_order_number)
  const order = begun?.before
  if (!begun || !order?.ass_confirmed_date) return
  const timezone = await timezoneOf(db, order.dept_code)
  const [last] = await db
    .select({ sent: t.sent_date })
    .from(t)
    .where(and(eq(t.customer_phone, order.customer_phone), isNotNull(t.sent_date)))
    .orderBy(desc(t.sent_date))
    .limit(1)
  const due = sendingTime(order.ass_confirmed_date, last?.sent ?? null, timezone)
  if (Date.parse(due) > Date.parse(now) || outOfQuietHours(now, timezone) !== now) return
  await onWorkOrder.end(begun)
  await beginSurvey(within, systemActor, order)
}

const remindCustomer = async (within: Within, survey_code: string, now: string) => {
  const { db } = within
  const [survey] = await db.select().from(t).where(eq(t.survey_code, survey_code)).for('update', { skipLocked: true })
  if (!survey?.next_reminder_date) return
  if (survey.status !== 'Not_Reply' || survey.is_closed) {
    await db.update(t).set({ next_reminder_date: null }).where(eq(t.survey_code, survey_code))
    return
  }
  if (outOfQuietHours(now, await timezoneOf(db, survey.dept_code)) !== now) return
  await sendAgain(within, survey, 'survey-reminder')
  await logActions(db, systemActor, [{ entity: 'survey', entity_code: survey_code, action: 'remind' }])
}

const askOnceMore = async (within: Within, work_order_number: string, now: string) => {
  const { db } = within
  const order = await lockOrder(db, work_order_number)
  if (!order) return
  if (outOfQuietHours(now, await timezoneOf(db, order.dept_code)) !== now) return
  if ((await db.$count(t, and(eq(t.work_order_number, work_order_number), sql`${t.round} > 1`))) > 0) return
  await beginSurvey(within, systemActor, order)
}
