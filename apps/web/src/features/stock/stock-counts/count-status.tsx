import type { CountStatus } from '@sejuk/domain/stock/stock-counts'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<CountStatus, Tone> = { Open: 'waiting', Counted: 'attention', Closed: 'good', Cancelled: 'neutral' }

export const CountChip = ({ status }: { status: CountStatus }) => {
  const t = useWords(stockCountWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
