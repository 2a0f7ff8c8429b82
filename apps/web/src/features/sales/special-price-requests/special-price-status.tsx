import type { SpecialPriceStatus } from '@sejuk/domain/sales/special-price-requests'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<SpecialPriceStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Adjusted: 'attention',
  Closed: 'neutral',
}

export const SpecialPriceChip = ({ status }: { status: SpecialPriceStatus }) => {
  const t = useWords(specialPriceWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
