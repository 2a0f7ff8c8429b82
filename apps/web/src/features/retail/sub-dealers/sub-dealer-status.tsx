import type { SubDealerStatus } from '@sejuk/domain/retail/sub-dealers'
import { subDealerWords } from '@sejuk/words/retail/sub-dealers'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<SubDealerStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Closed: 'neutral',
}

export const SubDealerChip = ({ status }: { status: SubDealerStatus }) => {
  const t = useWords(subDealerWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
