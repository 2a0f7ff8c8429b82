import { recordWords } from '@sejuk/words/masters/records'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'

export const ActiveChip = ({ isActive }: { isActive: boolean }) => {
  const t = useWords(recordWords)
  return <StatusChip tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</StatusChip>
}
