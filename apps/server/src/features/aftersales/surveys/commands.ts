import type * as contract from '@sejuk/contract/aftersales/surveys'
import { isUnreachable, nextCall, surveyRequired } from '@sejuk/domain/aftersales/tickets/surveys'
import { because } from '@sejuk/domain/messages'
import { asc, eq } from 'drizzle-orm'
import { surveyAttempts, surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { storeAnswers } from './answer.ts'
import { entity, sendAgain, timezoneOf } from './begin-survey.ts'
import { lockSeen } from './lock.ts'

const closed = () => refuse('conflict', { status: 'Closed', because: because('work-order-already-confirmed') })

export const recordCall = async ({ input, ...context }: RequestContext<typeof contract.recordCall>) => {
  const { db, viewer, actor } = context
  const { survey_code, outcome, note, call_back_date, answers } = input
  const { order, survey } = await lockSeen(db, viewer, survey_code, input.row_version)
  if (survey.is_closed) closed()
  if (outcome === 'Reached' && !answers) refuseField('answers.overall', surveyRequired)
  // What somebody else types must not replace what the customer wrote.
  if (outcome === 'Reached' && survey.channel === 'Link' && survey.answered_date)
    refuse('conflict', { because: because('customer-answered-already') })
  const now = new Date().toISOString()
  if (call_back_date && Date.parse(call_back_date) <= Date.parse(now))
    refuseField('call_back_date', because('next-call-lies-in-past'))
  const { usercode, username } = viewer
  await db.insert(surveyAttempts).values({
    survey_code,
    at: now,
    outcome,
    note,
    call_back_date: outcome === 'Call_Back' ? call_back_date : null,
    usercode,
    username,
  })
  const calls = await db
    .select({ at: surveyAttempts.at, outcome: surveyAttempts.outcome })
    .from(surveyAttempts)
    .where(eq(surveyAttempts.survey_code, survey_code))
    .orderBy(asc(surveyAttempts.attempt_id))
  const timezone = await timezoneOf(db, survey.dept_code)
  const own = eq(t.survey_code, survey_code)
  const ofOrder = eq(workOrders.work_order_number, order.work_order_number)
  await db.update(workOrders).set({ survey_attempts: calls.length }).where(ofOrder)
  await db.update(t).set({ attempts: calls.length, agent_code: usercode, agent_name: username }).where(own)
  if (outcome === 'Reached' && answers) {
    const status = await storeAnswers(context, { survey, order }, answers, { actor, channel: 'Call', agent: viewer })
    return { data: { status, next_call_date: null } }
  }
  // Who has answered already is not asked again by a call that went nowhere.
  if (survey.answered_date) return { data: { status: survey.status, next_call_date: null } }
  const status = isUnreachable(calls, timezone) ? 'Not_Response' : survey.status
  const next_call_date = nextCall(calls, timezone, call_back_date)
  await db.update(t).set({ status, next_call_date }).where(own)
  await db.update(workOrders).set({ survey_status: status }).where(ofOrder)
  await logActions(db, actor, [
    {
      entity,
      entity_code: survey_code,
      action: 'call',
      from_status: survey.status,
      to_status: status,
      reason: note,
      after: { outcome, next_call_date },
    },
  ])
  return { data: { status, next_call_date } }
}

export const resendSurvey = async ({ input, ...context }: RequestContext<typeof contract.resendSurvey>) => {
  const { db, viewer, actor, config } = context
  const { survey } = await lockSeen(db, viewer, input.survey_code, input.row_version)
  if (survey.is_closed) closed()
  if (survey.answered_date) refuse('conflict', { because: because('customer-answered-already') })
  const url = await sendAgain(context, survey, 'survey-invitation')
  await logActions(db, actor, [{ entity, entity_code: survey.survey_code, action: 'resend' }])
  return { data: { link: (config.publicUrl ?? '') + url } }
}
