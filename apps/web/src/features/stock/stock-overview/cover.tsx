import type { OverviewRow } from '@sejuk/contract/stock/stock-overview'
import { stockWords } from '@sejuk/words/stock/stock'
import { useWords } from '../../../lib/language/words.ts'
import style from './stock-cell.module.css'

/** The scale ends at 90 days; what lasts longer stands at its end. */
const most = 90
const width = 84
const short = 14

/** How long the stock of the first warehouse lasts as it sells now; the shaded part is what is wanted. */
export const Cover = ({ row }: { row: OverviewRow }) => {
  const t = useWords(stockWords)
  const { days_of_cover: days, min_qty, max_qty, cells } = row
  if (days === null) return <small>{t('noSales')}</small>
  const available = cells[0]?.available ?? 0
  const perDay = days > 0 ? available / days : 0
  const x = (n: number) => (Math.min(n, most) / most) * width
  const range =
    perDay > 0 && min_qty !== null && max_qty !== null ? [x(min_qty / perDay), x(max_qty / perDay)] : undefined
  return (
    <span className={style.cover}>
      <svg width={width} height={14} viewBox={`0 0 ${width} 14`} aria-hidden="true">
        {range && (
          <rect className={style.range} x={range[0]} y={4} width={(range[1] ?? 0) - (range[0] ?? 0)} height={6} />
        )}
        <line className={style.scale} x1={0} x2={width} y1={10.5} y2={10.5} />
        <rect
          className={style.mark}
          data-short={days < short}
          x={Math.min(x(days), width - 3)}
          y={1}
          width={3}
          height={12}
        />
      </svg>
      {t('coverDays', { n: days })}
    </span>
  )
}
