import { actOnOrderComplaint } from '@sejuk/contract/aftersales/complaints'
import { markAsReimbursement } from '@sejuk/contract/aftersales/reimbursements'
import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { callcenterConfirm, sendSurvey } from '@sejuk/contract/aftersales/surveys'
import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import type { WorkOrderRow } from '@sejuk/contract/aftersales/work-orders'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { surveyStatuses } from '@sejuk/domain/aftersales/statuses'
import type { WorkOrderActionName } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { surveyStatusWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { pickerWords } from '@sejuk/words/pickers'
import { useWords } from '../../../lib/language/words.ts'
import type { FormField, Values } from '../../../ui/form/form-fields.tsx'

/** What is done from a work order's own page; costs have a page of theirs. */
export const endpoints = {
  ...actOnWorkOrder,
  'send-survey': sendSurvey,
  'callcenter-confirm': callcenterConfirm,
  'mark-as-reimbursement': markAsReimbursement,
  ...actOnOrderComplaint,
} satisfies Partial<Record<WorkOrderActionName, Endpoint>>

/** What the table of actions asks of a row or a detail. */
export type Actable = Pick<
  WorkOrderRow,
  | 'work_order_number'
  | 'row_version'
  | 'service_status'
  | 'survey_status'
  | 'complaint_status'
  | 'cost_status'
  | 'invoice_status'
  | 'technician_code'
  | 'visit_count'
  | 'reimbursement_code'
>

export type Acted = Actable & { customer_name: string; scheduled_date: string | null }

export type FormAction = keyof typeof endpoints
export const formActions = Object.keys(endpoints) as FormAction[]
export const endpointOf = (name: FormAction): Endpoint => endpoints[name]

type Form = { fields: readonly FormField[]; initial: Values }

/** The fields of the plain forms. Schedule, assignment, arrival and work have forms of their own. */
export const useActionForm = (name: FormAction): Form => {
  const t = useWords(workOrderWords)
  const surveys = useWords(surveyStatusWords)
  const choose = useWords(pickerWords)('choose')
  const text = (field: string, label: string, isRequired: boolean, most = 1000): FormField => ({
    kind: 'text',
    field,
    label,
    isRequired,
    isLong: true,
    most,
  })
  const reason = text('reason', t('reason'), true)
  const maybeReason = text('reason', t('reason'), false)
  const centre: FormField = {
    kind: 'picker',
    field: 'asc_code',
    label: t('newCentre'),
    source: ascDropdown,
    none: choose,
    isRequired: true,
  }
  const forms: Partial<Record<FormAction, FormField[]>> = {
    reject: [reason],
    install: [text('note', t('note'), false, 500)],
    maintain: [text('note', t('note'), false, 500)],
    repair: [text('note', t('note'), false, 500)],
    'ask-support': [text('reason', t('problem'), true)],
    'require-technical-support': [
      { kind: 'picker', field: 'supporter_code', label: t('supporter'), source: staffDropdown, none: choose },
      { kind: 'tick', field: 'is_refused', label: t('refuseSupport') },
      maybeReason,
    ],
    'support-proof': [text('reason', t('proof'), true)],
    'evaluate-support': [
      {
        kind: 'choice',
        field: 'rating',
        label: t('rating'),
        isRequired: true,
        options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
      },
      text('evaluation', t('evaluation'), false),
    ],
    'ass-reject': [reason],
    cancel: [reason],
    'approve-cancellation': [maybeReason],
    'reject-cancellation': [reason],
    'dispatch-another-asc': [centre, reason],
    'callcenter-confirm': [
      {
        kind: 'choice',
        field: 'survey_result',
        label: t('survey_status'),
        isRequired: true,
        options: surveyStatuses.map((value) => ({ value, label: surveys(value) })),
      },
      maybeReason,
    ],
    'reply-complain': [text('reply', t('reply'), true, 2000)],
    'withdraw-back': [reason],
    'generate-new-work-order': [{ ...centre, isRequired: false }, text('note', t('note'), false)],
  }
  const fields = forms[name] ?? []
  const blank = ({ kind, field }: FormField): [string, unknown] => [field, kind === 'tick' ? false : '']
  return { fields, initial: Object.fromEntries(fields.map(blank)) }
}
