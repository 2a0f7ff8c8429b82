import type { OwnAction } from '@sejuk/contract/aftersales/work-order-actions'
import type { Doing, Effect } from './acting.ts'
import { assignTechnician, moveVisit, scheduleVisit } from './appointments.ts'
import { dispatchElsewhere } from './dispatch.ts'
import { confirmWork, finishWork } from './finish.ts'
import { answerSupport, askSupport, proveSupport, rateSupport } from './supports.ts'
import { arrive, begin, saveWork } from './works.ts'

type Because = { input: { reason?: string | null } }
const because = async ({ input }: Because): Promise<Effect> => ({ reason: input.reason ?? null })

/** What each action does besides moving the status. */
export const effects: { [Name in OwnAction]: (doing: Doing<Name>) => Promise<Effect> } = {
  accept: async () => ({}),
  reject: because,
  'assign-technician': assignTechnician,
  schedule: scheduleVisit,
  're-schedule': moveVisit,
  visit: arrive,
  install: begin('Install'),
  maintain: begin('Maintain'),
  repair: begin('Repair'),
  'save-work': saveWork,
  'ask-support': askSupport,
  'require-technical-support': answerSupport,
  'support-proof': proveSupport,
  'evaluate-support': rateSupport,
  finish: finishWork,
  'ass-confirm': confirmWork,
  'ass-reject': because,
  cancel: because,
  'approve-cancellation': because,
  'reject-cancellation': because,
  'dispatch-another-asc': dispatchElsewhere,
}
