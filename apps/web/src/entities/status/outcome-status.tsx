import type { LineState } from '@sejuk/domain/aftersales/reimbursements'
import type {
  AscInvoiceStatus,
  ComplaintStatus,
  CostStatus,
  SurveyStatus,
  TaskStatus,
} from '@sejuk/domain/aftersales/statuses'
import { taskStatusWords } from '@sejuk/words/aftersales/complaints'
import { lineStateWords } from '@sejuk/words/aftersales/reimbursements'
import {
  ascInvoiceStatusWords,
  complaintStatusWords,
  costStatusWords,
  surveyStatusWords,
} from '@sejuk/words/aftersales/work-orders'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const surveyTones: Record<SurveyStatus, Tone> = {
  Not_Reply: 'waiting',
  Not_Satisfy: 'bad',
  Satisfy: 'good',
  Not_Response: 'attention',
}
const complaintTones: Record<ComplaintStatus, Tone> = {
  Complained: 'attention',
  Complain_Solved: 'good',
  Complain_Not_Solve: 'bad',
}
const taskTones: Record<TaskStatus, Tone> = {
  Task_Unassigned: 'attention',
  Task_Assigned: 'waiting',
  Task_Following: 'active',
  Task_Followed: 'good',
}
const costTones: Record<CostStatus, Tone> = { Cost_Draft: 'neutral', Cost_Submitted: 'waiting', Approved: 'good' }
const invoiceTones: Record<AscInvoiceStatus, Tone> = {
  Prepare_Invoice: 'waiting',
  Confirmed_Reject: 'bad',
  Invoice_Received: 'good',
}
const lineTones: Record<LineState, Tone> = { Agreed: 'good', Disputed: 'attention', Refused: 'neutral', Removed: 'bad' }

type Props<Status> = { status: Status; size?: 'normal' | 'large' }

export const SurveyChip = ({ status, size }: Props<SurveyStatus>) => (
  <StatusChip tone={surveyTones[status]} size={size}>
    {useWords(surveyStatusWords)(status)}
  </StatusChip>
)
export const ComplaintChip = ({ status, size }: Props<ComplaintStatus>) => (
  <StatusChip tone={complaintTones[status]} size={size}>
    {useWords(complaintStatusWords)(status)}
  </StatusChip>
)
export const TaskChip = ({ status, size }: Props<TaskStatus>) => (
  <StatusChip tone={taskTones[status]} size={size}>
    {useWords(taskStatusWords)(status)}
  </StatusChip>
)
export const CostChip = ({ status, size }: Props<CostStatus>) => (
  <StatusChip tone={costTones[status]} size={size}>
    {useWords(costStatusWords)(status)}
  </StatusChip>
)
export const InvoiceChip = ({ status, size }: Props<AscInvoiceStatus>) => (
  <StatusChip tone={invoiceTones[status]} size={size}>
    {useWords(ascInvoiceStatusWords)(status)}
  </StatusChip>
)
export const LineStateChip = ({ status }: Props<LineState>) => (
  <StatusChip tone={lineTones[status]}>{useWords(lineStateWords)(status)}</StatusChip>
)
