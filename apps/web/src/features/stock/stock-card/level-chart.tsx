import type { StockLevels } from '@sejuk/contract/stock/stock-card'
import { daysFrom } from '@sejuk/domain/values/dates'
import { stockWords } from '@sejuk/words/stock/stock'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './level-chart.module.css'

const height = 180
const edge = { left: 44, right: 12, top: 12, bottom: 24 }

/** A round number at the top of the scale, above everything drawn. */
const topOf = (most: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))))
  return Math.max(4, Math.ceil((most * 1.05) / step) * step)
}

/** How much lay there at the end of each day, as steps; what is wanted as dashed lines. */
export const LevelChart = ({ level }: { level: StockLevels }) => {
  const t = useWords(stockWords)
  const dates = useDates()
  // Drawn for the room there is, so that the writing stays readable.
  const width = useNarrow() ? 380 : 1200
  const days = Math.max(1, daysFrom(level.from, level.to))
  const top = topOf(Math.max(level.opening, level.max_qty ?? 0, ...level.points.map(({ on_hand }) => on_hand)))
  const x = (day: string) => edge.left + (daysFrom(level.from, day) / days) * (width - edge.left - edge.right)
  const y = (n: number) => height - edge.bottom - (n / top) * (height - edge.top - edge.bottom)
  const steps = level.points.map(({ day, on_hand }) => `H${x(day).toFixed(1)}V${y(on_hand).toFixed(1)}`).join('')
  const line = `M${edge.left} ${y(level.opening).toFixed(1)}${steps}H${width - edge.right}`
  const marks = [0, top / 2, top]
  const wanted = [
    // At the two ends: they may lie close together.
    { n: level.min_qty, label: t('least', { n: level.min_qty ?? 0 }), kind: 'least', at: width - edge.right - 4 },
    { n: level.max_qty, label: t('most', { n: level.max_qty ?? 0 }), kind: 'most', at: edge.left + 4 },
  ]
  const title = t('levelOverTime', { from: dates.day(level.from), to: dates.day(level.to) })
  return (
    <figure className={style.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {marks.map((mark) => (
          <g key={mark}>
            <line className={style.grid} x1={edge.left} x2={width - edge.right} y1={y(mark)} y2={y(mark)} />
            <text x={edge.left - 6} y={y(mark) + 4} textAnchor="end">
              {thousands(Math.round(mark))}
            </text>
          </g>
        ))}
        {wanted.map(
          ({ n, label, kind, at }) =>
            n !== null && (
              <g key={kind} data-kind={kind} className={style.wanted}>
                <line x1={edge.left} x2={width - edge.right} y1={y(n)} y2={y(n)} />
                <text x={at} y={y(n) - 4} textAnchor={kind === 'least' ? 'end' : undefined}>
                  {label}
                </text>
              </g>
            ),
        )}
        <path className={style.line} d={line} />
        <text x={edge.left} y={height - 6}>
          {dates.day(level.from)}
        </text>
        <text x={width - edge.right} y={height - 6} textAnchor="end">
          {dates.day(level.to)}
        </text>
      </svg>
    </figure>
  )
}
