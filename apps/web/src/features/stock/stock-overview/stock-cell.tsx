import type { OverviewRow } from '@sejuk/contract/stock/stock-overview'
import { stockLevelWords, stockWords } from '@sejuk/words/stock/stock'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconLock from '#icon/Lock'
import IconMenu2 from '#icon/Menu2'
import IconSquareX from '#icon/SquareX'
import IconTruck from '#icon/Truck'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './stock-cell.module.css'

type Cell = OverviewRow['cells'][number]
const icons = { none: IconSquareX, low: IconAlertTriangle, over: IconMenu2 }

/** What is available in one warehouse, with its level as a shape and a word; below it what is locked and what is coming. */
export const StockCell = ({ cell }: { cell: Cell | undefined }) => {
  const t = useWords(stockWords)
  const levels = useWords(stockLevelWords)
  if (!cell) return '-'
  const { level, available, locked, held, in_transit } = cell
  if (level === 'fine' && available === 0 && in_transit === 0) return '–'
  const Icon = level === 'fine' ? undefined : icons[level]
  return (
    <span className={style.cell} data-level={level}>
      <span className={style.main}>
        {Icon && <Icon size={14} role="img" aria-label={levels(level)} />} <b>{thousands(available)}</b>
      </span>
      {(locked > 0 || held > 0 || in_transit > 0) && (
        <small>
          {locked + held > 0 && (
            <span title={t('locked')}>
              <IconLock size={12} role="img" aria-label={t('locked')} /> {thousands(locked + held)}
            </span>
          )}{' '}
          {in_transit > 0 && (
            <span title={t('in_transit')}>
              <IconTruck size={12} role="img" aria-label={t('in_transit')} /> +{thousands(in_transit)}
            </span>
          )}
        </small>
      )}
    </span>
  )
}
