import { surveyStatuses } from '@sejuk/domain/aftersales/statuses'
import { callOutcomes, surveyChannels } from '@sejuk/domain/aftersales/tickets/surveys'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { serviceCentres } from './service-centres.ts'
import { technicians } from './technicians.ts'
import { workOrders } from './work-orders.ts'

/** What a customer was asked about a work order, and answered. After a complaint was solved they are asked once more. */
export const surveys = pgTable(
  'surveys',
  {
    survey_code: text().primaryKey(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number),
    round: integer().notNull().default(1),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    technician_code: text().references(() => technicians.technician_code),
    customer_name: text().notNull(),
    customer_phone: text().notNull(),
    service_type: text({ enum: serviceTypes }).notNull(),
    finished_date: instant(),
    status: text({ enum: surveyStatuses }).notNull().default('Not_Reply'),
    /** How the answer came. */
    channel: text({ enum: surveyChannels }),
    sent_date: instant(),
    /** Of the last link. */
    expires_date: instant(),
    reminders: integer().notNull().default(0),
    next_reminder_date: instant(),
    attempts: integer().notNull().default(0),
    next_call_date: instant(),
    /** The first answer: from then on it may be changed for a day. */
    answered_date: instant(),
    overall: integer(),
    is_solved: boolean(),
    is_on_time: boolean(),
    politeness: integer(),
    money_asked: boolean(),
    money_amount: rupiah(),
    has_receipt: boolean(),
    recommend: integer(),
    comment: text(),
    /** Money was asked for and nobody can explain it. */
    is_suspicious: boolean().notNull().default(false),
    agent_code: text(),
    agent_name: text(),
    /** What the call centre found when it confirmed, beside what the customer answered; with a reason where they differ. */
    desk_result: text({ enum: surveyStatuses }),
    desk_reason: text(),
    /** The call centre confirmed the work order: nothing changes any more. */
    is_closed: boolean().notNull().default(false),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('surveys_round').on(t.work_order_number, t.round),
    index('surveys_created').on(t.created_date, t.survey_code),
    index('surveys_status').on(t.status, t.created_date, t.survey_code),
    index('surveys_dept').on(t.dept_code, t.created_date, t.survey_code),
    index('surveys_asc').on(t.asc_code, t.created_date, t.survey_code),
    index('surveys_technician').on(t.technician_code, t.created_date, t.survey_code),
    index('surveys_call').on(t.next_call_date, t.survey_code).where(sql`next_call_date is not null`),
    index('surveys_reminder').on(t.next_reminder_date).where(sql`next_reminder_date is not null`),
    index('surveys_phone').on(t.customer_phone, t.sent_date),
    check('surveys_overall', sql`${t.overall} between 1 and 5`),
    check('surveys_politeness', sql`${t.politeness} between 1 and 5`),
    check('surveys_recommend', sql`${t.recommend} between 0 and 10`),
  ],
)

/** The links a customer was sent: a reminder brings another, and the first one goes on serving. The tokens themselves are nowhere. */
export const surveyLinks = pgTable(
  'survey_links',
  {
    token_hash: text().primaryKey(),
    survey_code: text()
      .notNull()
      .references(() => surveys.survey_code, { onDelete: 'cascade' }),
    sent_date: createdDate(),
    expires_date: instant().notNull(),
  },
  (t) => [index('survey_links_survey').on(t.survey_code, t.sent_date)],
)

/** Every call that was made for a survey. */
export const surveyAttempts = pgTable(
  'survey_attempts',
  {
    attempt_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    survey_code: text()
      .notNull()
      .references(() => surveys.survey_code, { onDelete: 'cascade' }),
    at: createdDate(),
    outcome: text({ enum: callOutcomes }).notNull(),
    note: text(),
    call_back_date: instant(),
    usercode: text().notNull(),
    username: text().notNull(),
  },
  (t) => [index('survey_attempts_survey').on(t.survey_code, t.attempt_id)],
)
