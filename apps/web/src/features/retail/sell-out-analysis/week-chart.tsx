import type { SellOutWeek } from '@sejuk/contract/retail/sell-out-analysis'
import { pageTo } from '@sejuk/domain/pages'
import { targetWeeks } from '@sejuk/domain/retail/customer-stocks'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './analysis.module.css'
import type { Asked } from './asked.ts'
import { weeksText } from './figures.tsx'

const width = 640
const barTop = 10
const barBottom = 170
const lineTop = 220
const lineBottom = 290

const roundUp = (n: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1) * 5
  return Math.max(step, Math.ceil(n / step) * step)
}

/** Two pictures on one axis of weeks. Pointing at a week, or the arrow keys, fill the reading beside it. */
export const WeekChart = ({ weeks, asked }: { weeks: readonly SellOutWeek[]; asked: Asked }) => {
  const t = useWords(sellOutAnalysisWords)
  const dates = useDates()
  const navigate = useNavigate()
  const [isTable, setTable] = useState(false)
  const [at, setAt] = useState(Math.max(0, weeks.length - 1))
  const chosen = weeks[Math.min(at, weeks.length - 1)]
  const rowsOf = (from: string, to: string) =>
    pageTo('sellOut', {
      from,
      to,
      status: 'Approved',
      ...(asked.dept_code[0] ? { dept_code: asked.dept_code[0] } : {}),
    })
  const most = roundUp(Math.max(1, ...weeks.flatMap(({ sell_in, sell_out }) => [sell_in, sell_out])))
  const mostWeeks = Math.max(8, ...weeks.map(({ weeks_of_stock }) => Math.ceil(weeks_of_stock ?? 0)))
  const step = (width - 50) / Math.max(1, weeks.length)
  const x = (n: number) => 45 + n * step
  const y = (n: number) => barBottom - ((barBottom - barTop) * n) / most
  const z = (n: number) => lineBottom - ((lineBottom - lineTop) * Math.min(n, mostWeeks)) / mostWeeks
  const points = weeks.flatMap(({ weeks_of_stock }, n) =>
    weeks_of_stock === null ? [] : [{ x: x(n) + step / 2, y: z(weeks_of_stock), n }],
  )
  const total = weeks.reduce((sum, { sell_out }) => sum + sell_out, 0)
  const ofWeek = (week: SellOutWeek) =>
    `${t('weekN', { n: week.number })}, ${dates.day(week.from)} – ${dates.day(week.to)}`
  const press = (key: string) => {
    if (key === 'ArrowRight') setAt((now) => Math.min(weeks.length - 1, now + 1))
    if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1))
    if (key === 'Enter' && chosen) void navigate(rowsOf(chosen.from, chosen.to))
  }
  return (
    <Section
      title={t('chart')}
      sub={
        <span className={style.legend}>
          <i data-of="in" /> {t('inShort')} <i data-of="out" /> {t('outShort')}
        </span>
      }
      actions={
        <>
          <Button size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'picture' : 'table')}
          </Button>
          <Link {...rowsOf(weeks[0]?.from ?? '', weeks.at(-1)?.to ?? '')}>{t('openRows', { n: total })}</Link>
        </>
      }
    >
      {isTable ? (
        <PlainTable>
          <thead>
            <tr>
              <th>{t('week')}</th>
              {(['inShort', 'outShort', 'stockEnd', 'weeksShort', 'shops'] as const).map((title) => (
                <th key={title} data-number>
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from}>
                <td>
                  <Link {...rowsOf(week.from, week.to)}>{ofWeek(week)}</Link>
                </td>
                <td data-number>{thousands(week.sell_in)}</td>
                <td data-number>{thousands(week.sell_out)}</td>
                <td data-number>{thousands(week.stock)}</td>
                <td data-number>{weeksText(week.weeks_of_stock)}</td>
                <td data-number>{week.shops}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      ) : (
        <div className={style.chart}>
          {/* The table beside it says the same. */}
          <svg
            viewBox={`0 0 ${width} 300`}
            role="application"
            aria-label={chosen ? `${t('chart')}: ${ofWeek(chosen)}` : t('chart')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move by week
            tabIndex={0}
            onKeyDown={({ key }) => press(key)}
          >
            {[0, 0.5, 1].map((part) => (
              <g key={part}>
                <line x1={40} x2={width} y1={y(most * part)} y2={y(most * part)} className={style.grid} />
                <text x={36} y={y(most * part) + 4} textAnchor="end">
                  {thousands(Math.round(most * part))}
                </text>
              </g>
            ))}
            <rect
              x={40}
              width={width - 40}
              y={z(targetWeeks.most)}
              height={z(targetWeeks.least) - z(targetWeeks.most)}
              className={style.band}
            />
            <text x={40} y={lineTop - 14} className={style.axis}>
              {t('weeksShort')}
            </text>
            {[0, targetWeeks.least, mostWeeks].map((n) => (
              <text key={n} x={36} y={z(n) + 4} textAnchor="end">
                {n}
              </text>
            ))}
            {weeks.map((week, n) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the arrow keys of the whole picture
              <g
                key={week.from}
                onPointerEnter={() => setAt(n)}
                onClick={() => void navigate(rowsOf(week.from, week.to))}
                className={style.week}
                data-chosen={n === at || undefined}
              >
                <rect x={x(n)} y={0} width={step} height={300} className={style.hit} />
                <rect
                  x={x(n) + step * 0.14}
                  y={y(week.sell_in)}
                  width={step * 0.34}
                  height={barBottom - y(week.sell_in)}
                  className={style.in}
                />
                <rect
                  x={x(n) + step * 0.52}
                  y={y(week.sell_out)}
                  width={step * 0.34}
                  height={barBottom - y(week.sell_out)}
                  className={style.out}
                />
                {(weeks.length < 16 || n % 4 === 0) && (
                  <text x={x(n) + step / 2} y={barBottom + 16} textAnchor="middle">
                    {t('weekN', { n: week.number })}
                  </text>
                )}
              </g>
            ))}
            <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} className={style.line} />
            <text x={46} y={z(targetWeeks.least) - 3}>
              {t('targetBand', targetWeeks)}
            </text>
            {points
              .filter(({ n }) => n === 0 || n === at || n === weeks.length - 1)
              .map((point) => (
                <text key={point.n} x={point.x} y={point.y - 8} textAnchor="middle" className={style.axis}>
                  {weeksText(weeks[point.n]?.weeks_of_stock ?? null)}
                </text>
              ))}
            {points.map((point) => (
              <circle key={point.n} cx={point.x} cy={point.y} r={point.n === at ? 5 : 3} className={style.dot} />
            ))}
          </svg>
          {chosen && (
            <dl className={style.reading} aria-live="polite">
              <dt>{t('pointed')}</dt>
              <dd className={style.pointed}>{ofWeek(chosen)}</dd>
              <dt>{t('inShort')}</dt>
              <dd>{thousands(chosen.sell_in)}</dd>
              <dt>{t('outShort')}</dt>
              <dd>{thousands(chosen.sell_out)}</dd>
              <dt>{t('stockEnd')}</dt>
              <dd>{thousands(chosen.stock)}</dd>
              <dt>{t('weeksShort')}</dt>
              <dd>{weeksText(chosen.weeks_of_stock)}</dd>
              <dt>{t('shops')}</dt>
              <dd>{chosen.shops}</dd>
              <dd className={style.pointed}>
                <Link {...rowsOf(chosen.from, chosen.to)}>{t('openRows', { n: chosen.sell_out })}</Link>
              </dd>
            </dl>
          )}
        </div>
      )}
    </Section>
  )
}
