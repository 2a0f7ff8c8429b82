import { capacityOf, filledOf, type Load } from '@sejuk/domain/delivery/trucks'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './board-page.module.css'

/** What leaves with the truck; what it fetches finds the room that deliveries left. */
export const LoadBars = ({ load, model }: { load: Load; model: string | null }) => {
  const t = useWords(boardWords)
  const capacity = capacityOf(model)
  const filled = filledOf(load, capacity)
  if (!filled || !capacity || (load.weight === 0 && load.volume === 0)) return null
  const over = Math.round(load.weight - capacity.weight)
  return (
    <div className={style.bars}>
      {(['weight', 'volume'] as const).map((part) => (
        <div key={part} data-over={filled[part] > 100 || undefined}>
          <progress max={100} value={Math.min(100, filled[part])} aria-label={t(part, { n: filled[part] })} />
          <span>
            {filled[part] > 100 && <StatusIcon tone="attention" />}
            {t(part === 'weight' ? 'percentKg' : 'percentM3', { n: filled[part] })}
          </span>
        </div>
      ))}
      {over > 0 && <b className={style.over}>{t('over', { n: thousands(over) })}</b>}
    </div>
  )
}
