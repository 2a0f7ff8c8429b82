import type { CustomerStatus } from '@sejuk/domain/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<CustomerStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Adjusted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Closed: 'neutral',
  Deleted: 'neutral',
}

export const CustomerChip = ({ status, size }: { status: CustomerStatus; size?: 'normal' | 'large' }) => {
  const t = useWords(customerWords)
  return (
    <StatusChip tone={tones[status]} size={size}>
      {t(status)}
    </StatusChip>
  )
}
