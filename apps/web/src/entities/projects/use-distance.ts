import { projectWords } from '@sejuk/words/projects/projects'
import { useWords } from '../../lib/language/words.ts'

/** '140 m apart', '12 km apart'. */
export const useDistance = () => {
  const t = useWords(projectWords)
  return (metres: number | null) => {
    if (metres === null) return t('unknownDistance')
    return metres < 1000 ? t('apart', { m: metres }) : t('apartKm', { km: Math.round(metres / 1000) })
  }
}
