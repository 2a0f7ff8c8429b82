import { categoryOfSurvey, severityOfSurvey } from '@sejuk/domain/aftersales/tickets/complaints'
import {
  isSuspicious,
  type SurveyAnswers,
  type SurveyChannel,
  surveyResult,
} from '@sejuk/domain/aftersales/tickets/surveys'
import { addressTo } from '@sejuk/domain/pages'
import { eq } from 'drizzle-orm'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { openComplaint } from '../complaints/commands.ts'
import { entity, type Survey } from './begin-survey.ts'

type Given = { actor: Actor; channel: SurveyChannel; agent: { usercode: string; username: string } | null }
type WorkOrder = typeof workOrders.$inferSelect

/** Stores the customer's answers in the survey and the work order, and creates a complaint if not satisfied. */
export const storeAnswers = async (
  within: Within,
  { survey, order }: { survey: Survey; order: WorkOrder },
  answers: SurveyAnswers,
  { actor, channel, agent }: Given,
) => {
  const { db } = within
  const status = surveyResult(answers)
  const suspicious = isSuspicious(answers)
  const after = {
    ...answers,
    money_amount: answers.money_asked ? answers.money_amount : 0,
    has_receipt: answers.money_asked && answers.has_receipt,
    status,
    channel,
    is_suspicious: suspicious,
    answered_date: survey.answered_date ?? new Date().toISOString(),
    next_call_date: null,
    next_reminder_date: null,
    agent_code: agent?.usercode ?? survey.agent_code,
    agent_name: agent?.username ?? survey.agent_name,
  }
  await db.update(t).set(after).where(eq(t.survey_code, survey.survey_code))
  await db
    .update(workOrders)
    .set({ survey_status: status })
    .where(eq(workOrders.work_order_number, order.work_order_number))
  await logActions(db, actor, [
    {
      entity,
      entity_code: survey.survey_code,
      action: 'answer',
      from_status: survey.status,
      to_status: status,
      before: survey,
      after: { ...survey, ...after },
    },
  ])
  if (status === 'Not_Satisfy')
    await openComplaint(within, actor, {
      order,
      source: 'Survey',
      survey_code: survey.survey_code,
      category: categoryOfSurvey(answers),
      severity: severityOfSurvey(answers),
      description: answers.comment ?? 'The customer is not satisfied',
    })
  if (suspicious && !survey.is_suspicious) await tellOfMoney(within, order, answers.money_amount)
  return status
}

const tellOfMoney = async (within: Within, order: WorkOrder, amount: number) => {
  const [centre] = await within.db
    .select({ asc_name: serviceCentres.asc_name, to: serviceCentres.ass_admin_user_codes })
    .from(serviceCentres)
    .where(eq(serviceCentres.asc_code, order.asc_code))
  await notify(within, {
    to: centre?.to ?? [],
    event: 'survey-suspicious',
    variables: { work_order: order.work_order_number, service_centre: centre?.asc_name ?? order.asc_code, amount },
    url: addressTo('surveys', { text: order.work_order_number }),
    about: { entity: 'work-order', entity_code: order.work_order_number },
  })
}
