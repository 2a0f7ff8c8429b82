import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import {
  ascInvoiceStatusWords,
  complaintStatusWords,
  costStatusWords,
  serviceStatusWords,
  surveyStatusWords,
  workOrderActionWords,
} from '@sejuk/words/aftersales/work-orders'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { type Acted, endpoints, type FormAction, formActions } from './action-forms.ts'

const ActionPanel = lazyPart(() => import('./action-panel.tsx').then((panel) => panel.ActionPanel))

/** What usually comes next in each status, so that it stands in front. */
const nextUp: Partial<Record<ServiceStatus, readonly FormAction[]>> = {
  Service_Dispatched: ['accept', 'reject'],
  Rejected: ['dispatch-another-asc'],
  Accepted: ['schedule', 'assign-technician'],
  Start_to_Process: ['schedule'],
  Rejected_ASS: ['schedule'],
  Reject_to_Cancel: ['schedule'],
  Scheduled: ['visit', 're-schedule'],
  Re_Scheduled: ['visit', 're-schedule'],
  Visited: ['repair', 'maintain', 'install'],
  Re_Visited: ['repair', 'maintain', 'install'],
  Evaluate_Support: ['repair', 'maintain', 'install'],
  Servicing: ['finish', 'save-work'],
  Requiring_Support: ['require-technical-support'],
  Dispatch_Support_to_Technician: ['support-proof'],
  Support_Proof: ['evaluate-support'],
  Finished: ['ass-confirm', 'ass-reject'],
  Finished_SN_Invalid: ['ass-confirm', 'ass-reject'],
  Confirmed_ASS: ['callcenter-confirm', 'send-survey'],
  CallCenter_Survery: ['callcenter-confirm'],
  Require_to_Cancel: ['approve-cancellation', 'reject-cancellation'],
  Confirmed: ['mark-as-reimbursement'],
  Confirmed_Automatic: ['mark-as-reimbursement'],
}

/** Everything this user may ever do to a work order: what can be done now comes first, the rest says why not. */
export const useWorkOrderActions = <Row extends Acted>() => {
  const t = useWords(workOrderActionWords)
  useStatusWords(serviceStatusWords, surveyStatusWords, complaintStatusWords, costStatusWords, ascInvoiceStatusWords)
  return useRecordActions({
    workflow: workOrder,
    endpoints,
    keyField: 'work_order_number',
    nameOf: (row: Row) => row.work_order_number,
    label: t,
    first: ({ service_status }) => nextUp[service_status] ?? [],
    forms: Object.fromEntries(
      formActions.map((name) => [
        name,
        ({ row, onClose }: { row: Row; onClose: () => void }) => (
          <ActionPanel key={`${name}/${row.work_order_number}`} name={name} order={row} onClose={onClose} />
        ),
      ]),
    ),
  })
}
