import type { ManagementReport } from '@sejuk/contract/management-reports'
import type { MeasureUnit } from '@sejuk/domain/platform/my-day'
import { shortly, written } from '@sejuk/domain/values/written-figures'
import { managementReportWords } from '@sejuk/words/management-reports'
import { useState } from 'react'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Section } from '../../ui/record/section.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import style from './management-report.module.css'

type Props = { months: ManagementReport['months']; names: readonly string[]; unit: MeasureUnit }

const height = 220
const edge = { left: 56, right: 8, top: 12, bottom: 24 }

/** A round number at the top of the scale, above everything drawn. */
const topOf = (most: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))))
  return Math.max(1, Math.ceil((most / step) * 2) * (step / 2))
}

/** Twelve months, a bar for each series; the arrow keys read month by month, and a table says the same. */
export const MonthChart = ({ months, names, unit }: Props) => {
  const t = useWords(managementReportWords)
  const dates = useDates()
  const [isTable, setTable] = useState(false)
  const [at, setAt] = useState(months.length - 1)
  // Drawn for the room there is, so that the writing stays readable.
  const width = useNarrow() ? 400 : 900
  const top = topOf(Math.max(0, ...months.flatMap(({ values }) => values)))
  const step = (width - edge.left - edge.right) / Math.max(1, months.length)
  const bar = (step * 0.72) / names.length
  const y = (n: number) => height - edge.bottom - (Math.max(0, n) / top) * (height - edge.top - edge.bottom)
  const nameOf = (month: string) => dates.day(`${month}-01`).slice('01 '.length)
  const chosen = months[at]
  const move = (key: string) => {
    if (key === 'ArrowRight') setAt((now) => Math.min(months.length - 1, now + 1))
    if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1))
  }
  return (
    <Section
      title={t('byMonth')}
      actions={
        <Button size="small" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'picture' : 'table')}
        </Button>
      }
    >
      {isTable ? (
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {names.map((name) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, values }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month)}</th>
                {values.map((value, n) => (
                  <td key={names[n]} data-number>
                    {written(value, unit)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      ) : (
        <div className={style.chart}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="application"
            aria-label={chosen ? `${t('byMonth')}: ${nameOf(chosen.month)}` : t('byMonth')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move by month
            tabIndex={0}
            onKeyDown={({ key }) => move(key)}
          >
            {[0, 0.5, 1].map((part) => (
              <g key={part}>
                <line
                  className={style.grid}
                  x1={edge.left}
                  x2={width - edge.right}
                  y1={y(top * part)}
                  y2={y(top * part)}
                />
                <text x={edge.left - 6} y={y(top * part) + 4} textAnchor="end">
                  {shortly(top * part)}
                </text>
              </g>
            ))}
            {months.map(({ month, values }, n) => (
              <g key={month} data-chosen={n === at || undefined} onPointerEnter={() => setAt(n)}>
                <rect className={style.hit} x={edge.left + n * step} y={0} width={step} height={height} />
                {values.map((value, series) => (
                  <rect
                    key={names[series]}
                    data-series={series}
                    x={edge.left + n * step + step * 0.14 + series * bar}
                    y={y(value)}
                    width={Math.max(1, bar - 1)}
                    height={height - edge.bottom - y(value)}
                  />
                ))}
                {(width > 500 || n % 3 === 2) && (
                  <text x={edge.left + (n + 0.5) * step} y={height - 8} textAnchor="middle">
                    {nameOf(month).slice(0, 3)}
                  </text>
                )}
              </g>
            ))}
          </svg>
          {chosen && (
            <div className={style.reading} aria-live="polite">
              <b>{nameOf(chosen.month)}</b>
              <dl>
                {names.map((name, n) => (
                  <div key={name}>
                    <dt data-series={n}>{name}</dt>
                    <dd>{written(chosen.values[n] ?? 0, unit)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      )}
    </Section>
  )
}
