import type { CreditUseStatus } from '@sejuk/domain/money/credit-uses'
import { creditUseWords } from '@sejuk/words/money/credit-uses'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

export const UseStatusChip = ({ status }: { status: CreditUseStatus }) => (
  <StatusChip tone={status === 'Done' ? 'good' : 'neutral'}>{useWords(creditUseWords)(status)}</StatusChip>
)
