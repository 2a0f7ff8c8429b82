import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './board-page.module.css'
import { standings } from './stop-card.tsx'

export const BoardLegend = () => {
  const t = useWords(boardWords)
  return (
    <div className={style.legend}>
      {standings.map(({ tone, word }) => (
        <span key={word}>
          <StatusIcon tone={tone} /> {t(word)}
        </span>
      ))}
      <span className={style.hint}>{t('hint')}</span>
    </div>
  )
}
