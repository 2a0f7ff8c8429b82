import type { ReturnStatus } from '@sejuk/domain/returns/return-requests'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useWords } from '../../lib/language/words.ts'
import { documentTones } from '../../ui/record/document-tones.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'

export const ReturnChip = ({ status }: { status: ReturnStatus }) => (
  <StatusChip tone={documentTones[status]}>{useWords(returnWords)(status)}</StatusChip>
)
