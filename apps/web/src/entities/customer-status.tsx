import type { CustomerStatus } from '@sejuk/domain/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { useWords } from '../lib/words.ts'
import type { Tone } from '../ui/glyph.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

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
