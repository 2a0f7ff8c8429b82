import { recordWords } from '@sejuk/words/masters/records'
import { useWords } from '../lib/words.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const ActiveChip = ({ isActive }: { isActive: boolean }) => {
  const t = useWords(recordWords)
  return <StatusChip tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</StatusChip>
}
