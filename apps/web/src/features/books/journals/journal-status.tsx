import type { JournalStatus } from '@sejuk/domain/books/journals'
import { journalWords } from '@sejuk/words/books/journals'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<JournalStatus, Tone> = {
  Waiting: 'attention',
  Ready: 'waiting',
  In_Batch: 'active',
  Exported: 'good',
}

export const JournalStatusChip = ({ status, size }: { status: JournalStatus; size?: 'large' }) => (
  <StatusChip tone={tones[status]} {...(size ? { size } : {})}>
    {useWords(journalWords)(status)}
  </StatusChip>
)
