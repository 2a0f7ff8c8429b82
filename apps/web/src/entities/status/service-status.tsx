import type { ServiceStatus as Status } from '@sejuk/domain/aftersales/statuses'
import { serviceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<Status, Tone> = {
  Service_Dispatched: 'waiting',
  Accepted: 'waiting',
  Rejected: 'bad',
  Rejected_ASS: 'bad',
  Start_to_Process: 'waiting',
  Scheduled: 'waiting',
  Re_Scheduled: 'attention',
  Visited: 'active',
  Re_Visited: 'active',
  Servicing: 'active',
  Finished: 'good',
  Finished_SN_Invalid: 'attention',
  Confirmed: 'good',
  Confirmed_ASS: 'good',
  Confirmed_Automatic: 'good',
  Require_to_Cancel: 'attention',
  Reject_to_Cancel: 'attention',
  Cancelled: 'neutral',
  CallCenter_Survery: 'waiting',
  Requiring_Support: 'attention',
  Dispatch_Support_to_Technician: 'active',
  Support_Proof: 'active',
  Evaluate_Support: 'active',
}

export const ServiceStatus = ({ status, size }: { status: Status; size?: 'normal' | 'large' }) => {
  const t = useWords(serviceStatusWords)
  return (
    <StatusChip tone={tones[status]} size={size}>
      {t(status)}
    </StatusChip>
  )
}
