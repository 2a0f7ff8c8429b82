import * as contract from '@sejuk/contract/aftersales/surveys'
import type { Serve } from '../../../platform/http/serve.ts'
import { recordCall, resendSurvey } from './commands.ts'
import { callcenterConfirm, sendSurvey } from './confirm.ts'
import { openFeedback, sendFeedback } from './feedback.ts'
import { countSurveys, getSurvey, listSurveys, nextSurvey, surveyAnalytics, surveyLog } from './queries.ts'

export const surveyRoutes = (serve: Serve) => {
  serve(contract.listSurveys, listSurveys)
  serve(contract.countSurveys, countSurveys)
  serve(contract.surveyAnalytics, surveyAnalytics)
  serve(contract.getSurvey, getSurvey)
  serve(contract.nextSurvey, nextSurvey)
  serve(contract.recordCall, recordCall)
  serve(contract.resendSurvey, resendSurvey)
  serve(contract.surveyLog, surveyLog)
  serve(contract.sendSurvey, sendSurvey)
  serve(contract.callcenterConfirm, callcenterConfirm)
  serve(contract.openFeedback, openFeedback)
  serve(contract.sendFeedback, sendFeedback)
}
