import type { PriceStatus } from '@sejuk/domain/catalogue/prices'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<PriceStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Closed: 'neutral',
}

export const PriceChip = ({ status }: { status: PriceStatus }) => {
  const t = useWords(priceWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
