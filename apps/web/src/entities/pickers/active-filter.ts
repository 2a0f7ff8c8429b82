import { recordWords } from '@sejuk/words/masters/records'
import { useWords } from '../../lib/language/words.ts'

/** The filter of lists whose records are switched off instead of deleted. */
export const useActiveFilter = () => {
  const t = useWords(recordWords)
  const options = [
    { value: 'true', label: t('active') },
    { value: 'false', label: t('inactive') },
  ]
  return { field: 'is_active', label: t('status'), kind: 'choice', options } as const
}
