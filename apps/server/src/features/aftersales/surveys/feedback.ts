import type * as contract from '@sejuk/contract/aftersales/surveys'
import { editHours, linkState } from '@sejuk/domain/aftersales/tickets/surveys'
import { because } from '@sejuk/domain/messages'
import { eq } from 'drizzle-orm'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { storeAnswers } from './answer.ts'
import type { Survey } from './begin-survey.ts'
import { surveyOf } from './links.ts'
import { lockBoth } from './lock.ts'

const hourMs = 3_600_000
const editUntil = (answered: string) => new Date(Date.parse(answered) + editHours * hourMs).toISOString()

/** A genuine link that serves, or the reason why it does not. */
const usable = ({ answered_date, is_closed }: Survey, expires_date: string) => {
  const state = linkState({ expires_date, answered_date, is_closed }, new Date().toISOString())
  if (state === 'used')
    refuse('conflict', { status: 'UsedLink', because: because('survey-answered-already-thank-you') })
  if (state === 'expired') refuse('conflict', { status: 'ExpiredLink', because: because('link-no-longer-valid') })
  return state as 'valid' | 'answered'
}

const answersOf = (survey: Survey) =>
  survey.answered_date === null
    ? null
    : {
        overall: survey.overall ?? 0,
        is_solved: survey.is_solved ?? false,
        is_on_time: survey.is_on_time,
        politeness: survey.politeness,
        money_asked: survey.money_asked ?? false,
        money_amount: survey.money_amount ?? 0,
        has_receipt: survey.has_receipt ?? false,
        recommend: survey.recommend,
        comment: survey.comment,
      }

/** Only what the customer needs to recognize the job: neither address nor phone. */
export const openFeedback = async ({ db, input }: RequestContext<typeof contract.openFeedback>) => {
  const { survey, expires_date } = await surveyOf(db, input.token)
  const state = usable(survey, expires_date)
  const { company } = await settingsOf(db, 'company')
  const [order] = await db
    .select({ unit_name: workOrders.unit_name, technician_name: technicians.technician_name })
    .from(workOrders)
    .leftJoin(technicians, eq(technicians.technician_code, workOrders.technician_code))
    .where(eq(workOrders.work_order_number, survey.work_order_number))
  return {
    data: {
      state,
      company_name: company.company_name,
      work_order_number: survey.work_order_number,
      customer_name: survey.customer_name,
      technician_name: order?.technician_name ?? null,
      unit_name: order?.unit_name ?? null,
      service_type: survey.service_type,
      finished_date: survey.finished_date,
      edit_until: survey.answered_date && editUntil(survey.answered_date),
      answers: answersOf(survey),
    },
  }
}

/** Concurrent answers are serialized: both locks are taken before the link is checked. */
export const sendFeedback = async ({ input, ...context }: RequestContext<typeof contract.sendFeedback>) => {
  const { survey: seen, expires_date } = await surveyOf(context.db, input.token)
  const { survey, order } = await lockBoth(context.db, seen.survey_code, seen.work_order_number)
  usable(survey, expires_date)
  const actor = { ...context.actor, usercode: 'customer', username: survey.customer_name, via: 'link' }
  await storeAnswers(context, { survey, order }, input.answers, { actor, channel: 'Link', agent: null })
  return { data: { edit_until: editUntil(survey.answered_date ?? new Date().toISOString()) } }
}
