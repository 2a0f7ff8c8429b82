import { undoWords } from '@sejuk/words/aftersales/undo'
import IconArrowBackUp from '#icon/ArrowBackUp'
import { useNow } from '../../lib/browser/clock.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import style from './undo-strip.module.css'

type Props = { action: string; until: string; isBusy: boolean; onUndo: () => void }

/** The user's last action, while it can still be undone. */
export const UndoStrip = ({ action, until, isBusy, onUndo }: Props) => {
  const t = useWords(undoWords)
  const dates = useDates()
  if (useNow() > until) return null
  return (
    <p className={style.strip} role="status">
      <span>
        {t('done', { action })} <small>{t('until', { time: dates.time(until) })}</small>
      </span>
      <Button size="small" icon={<IconArrowBackUp size={16} />} isBusy={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  )
}
