import { serviceStatuses, surveyStatuses } from '@sejuk/domain/aftersales/statuses'
import {
  callOutcomes,
  longestComment,
  surveyChannels,
  surveyRequired,
  surveyTabs,
} from '@sejuk/domain/aftersales/tickets/surveys'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/survey'
const status = z.enum(surveyStatuses)

/** What a customer answers, by link or on the phone. */
export const surveyAnswers = z.object({
  overall: z.coerce
    .number<number | string>(surveyRequired)
    .int(surveyRequired)
    .min(1, surveyRequired)
    .max(5, surveyRequired),
  is_solved: z.boolean(surveyRequired),
  is_on_time: z.boolean().nullable().default(null),
  politeness: z.number().int().min(1).max(5).nullable().default(null),
  money_asked: z.boolean().default(false),
  money_amount: wholeNumber('amount', 0, 1_000_000_000).default(0),
  has_receipt: z.boolean().default(false),
  recommend: z.number().int().min(0).max(10).nullable().default(null),
  comment: optional('comment', longestComment),
})
export type SurveyAnswersForm = z.input<typeof surveyAnswers>

const row = z.object({
  ...texts('survey_code', 'work_order_number', 'asc_code', 'asc_name', 'dept_code', 'customer_name', 'customer_phone'),
  ...maybeTexts('technician_code', 'technician_name', 'agent_name', 'comment'),
  round: z.number(),
  service_type: z.enum(serviceTypes),
  status,
  channel: z.enum(surveyChannels).nullable(),
  overall: z.number().nullable(),
  is_suspicious: z.boolean(),
  is_closed: z.boolean(),
  /** What the call centre found when it confirmed. */
  desk_result: status.nullable(),
  desk_reason: z.string().nullable(),
  attempts: z.number(),
  finished_date: instant.nullable(),
  sent_date: instant.nullable(),
  answered_date: instant.nullable(),
  next_call_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type SurveyRow = z.output<typeof row>

const filters = z.object({
  dept_code: many,
  asc_code: many,
  is_suspicious: flag.optional(),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  text: z.string().max(200).optional(),
})
const tab = z.enum(surveyTabs).default('All')

export const listSurveys = endpoint(`GET ${group}`, {
  needs: 'Survey-List-Search',
  input: listInput(['created_date', 'next_call_date', 'finished_date', 'survey_code']).extend({
    tab,
    ...filters.shape,
  }),
  data: z.array(row),
})

export const countSurveys = endpoint(`GET ${group}/status-tab`, {
  needs: 'Survey-List-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(surveyTabs), total: z.number() })),
})

const rates = z.object({
  asked: z.number(),
  answered: z.number(),
  satisfied: z.number(),
  /** Of five, to one decimal. */
  average: z.number().nullable(),
  net_promoters: z.number().nullable(),
})
/** How content customers are, in all and by centre and technician. */
export const surveyAnalytics = endpoint(`GET ${group}/analytics`, {
  needs: 'Survey-List-Search',
  input: filters,
  data: z.object({
    all: rates,
    centres: z.array(rates.extend(texts('asc_code', 'asc_name'))),
    technicians: z.array(rates.extend(texts('technician_code', 'technician_name'))),
  }),
})
export type SurveyAnalytics = z.output<typeof surveyAnalytics.data>

const attempt = z.object({
  attempt_id: z.number(),
  at: instant,
  outcome: z.enum(callOutcomes),
  note: z.string().nullable(),
  call_back_date: instant.nullable(),
  username: z.string(),
})

const detail = row.extend({
  unit_name: z.string().nullable(),
  customer_address: z.string(),
  is_solved: z.boolean().nullable(),
  is_on_time: z.boolean().nullable(),
  politeness: z.number().nullable(),
  money_asked: z.boolean().nullable(),
  money_amount: z.number().nullable(),
  has_receipt: z.boolean().nullable(),
  recommend: z.number().nullable(),
  expires_date: instant.nullable(),
  reminders: z.number(),
  complain_code: z.string().nullable(),
  calls: z.array(attempt),
})
export type SurveyDetail = z.output<typeof detail>

const wanted = z.object({ survey_code: code })
export const getSurvey = endpoint(`GET ${group}/detail`, { needs: 'Survey-List-Search', input: wanted, data: detail })

/** Whom to call now: the longest overdue first. `after` is who was just called, or passed over. */
export const nextSurvey = endpoint(`GET ${group}/next`, {
  needs: 'Survey-List-Call',
  input: z.object({ after: z.string().max(100).optional() }),
  data: z.object({ survey_code: z.string().nullable(), waiting: z.number() }),
})

export const recordCall = endpoint(`POST ${group}/call`, {
  needs: 'Survey-List-Call',
  input: wanted.extend({
    row_version: rowVersion,
    outcome: z.enum(callOutcomes, told('say-how-call-went')),
    note: optional('note', 1000),
    call_back_date: z.iso.datetime().nullable().default(null),
    answers: surveyAnswers.nullable().default(null),
  }),
  data: z.object({ status, next_call_date: instant.nullable() }),
})

/** A new link in place of the old one, which serves no more. `link` is for an agent who writes to the customer themselves. */
export const resendSurvey = endpoint(`POST ${group}/resend`, {
  needs: 'Survey-List-Edit',
  input: wanted.extend({ row_version: rowVersion }),
  data: z.object({ link: z.string() }),
  says: because('link-sent-again'),
})

export const surveyLog = actionLogOf(`GET ${group}/action-log`, 'Survey-List-Search')

const ofOrder = z.object({ work_order_number: code, row_version: rowVersion.optional() })
const done = z.object({ service_status: z.enum(serviceStatuses), row_version: z.number() })

/** Before the clock does it. */
export const sendSurvey = endpoint('POST /api/work-order/{work_order_number}/send-survey', {
  needs: workOrder.actions['send-survey'].needs,
  input: ofOrder,
  data: done.extend({ link: z.string() }),
  says: because('survey-sent'),
})

/** Never blocked by what the customer said; who is not satisfied is asked why, and that is a complaint. */
export const callcenterConfirm = endpoint('POST /api/work-order/{work_order_number}/callcenter-confirm', {
  needs: workOrder.actions['callcenter-confirm'].needs,
  input: ofOrder.extend({ survey_result: z.enum(surveyStatuses, surveyRequired), reason: optional('reason', 1000) }),
  data: done.extend({ complain_code: z.string().nullable() }),
  says: because('work-order-confirmed'),
})

// A link of which this part was lost is a wrong link, and told as one.
const token = z.string().max(200).default('')
const linkStates = ['valid', 'answered'] as const
/** What stands behind a link. A wrong, used or expired one is a refusal with its own `status`. */
export const openFeedback = endpoint('GET /api/feedback-satisfaction', {
  needs: 'public',
  input: z.object({ token }),
  data: z.object({
    state: z.enum(linkStates),
    ...texts('company_name', 'work_order_number', 'customer_name'),
    ...maybeTexts('technician_name', 'unit_name'),
    service_type: z.enum(serviceTypes),
    finished_date: instant.nullable(),
    /** Until when the answer may be changed. */
    edit_until: instant.nullable(),
    answers: surveyAnswers.nullable(),
  }),
})
export type Feedback = z.output<typeof openFeedback.data>

export const sendFeedback = endpoint('POST /api/feedback-satisfaction', {
  needs: 'public',
  input: z.object({ token, answers: surveyAnswers }),
  data: z.object({ edit_until: instant }),
  says: because('thank-you-for-your-answer'),
})
