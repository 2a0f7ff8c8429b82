import type { BatchStatus } from '@sejuk/domain/books/journal-batches'
import { batchStatusWords } from '@sejuk/words/books/journals'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<BatchStatus, Tone> = { Made: 'active', Taken: 'good', Cancelled: 'neutral' }

export const BatchStatusChip = ({ status, size }: { status: BatchStatus; size?: 'large' }) => (
  <StatusChip tone={tones[status]} {...(size ? { size } : {})}>
    {useWords(batchStatusWords)(status)}
  </StatusChip>
)
