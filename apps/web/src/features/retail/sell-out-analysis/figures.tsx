import type { Data } from '@sejuk/contract/endpoint'
import type { analyzeSellOut } from '@sejuk/contract/retail/sell-out-analysis'
import { targetWeeks } from '@sejuk/domain/retail/customer-stocks'
import { writeNumber, writePercent } from '@sejuk/domain/values/numbers'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import type { ReactNode } from 'react'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './analysis.module.css'

export type Analysis = Data<typeof analyzeSellOut>
export const targetSellThrough = 70

export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null

/** With a sign, so that it reads without its colour. */
const signed = (change: number) => `${change > 0 ? '+' : ''}${writePercent(change)}`

/** Weeks with their decimals as the country writes them. */
export const weeksText = (weeks: number | null) => (weeks === null ? '-' : writeNumber(weeks, 1))

type Figure = { label: string; value: string; of?: string; small?: ReactNode; isMet?: boolean | undefined }

/** Silent shops are shown in the ranking below. */
type Props = { data: Analysis; isYear: boolean; onSilent: () => void }
export const Figures = ({ data: { figures, weeks: counted }, isYear, onSilent }: Props) => {
  const t = useWords(sellOutAnalysisWords)
  const change = (now: number, before: number) => {
    const n = changeOf(now, before)
    if (n === null) return {}
    const small = isYear
      ? t('onYearBefore', { change: signed(n) })
      : t('onWeeksBefore', { change: signed(n), n: counted.length })
    return { small, ...(n > 0 ? { isMet: true } : {}) }
  }
  const { sell_through, weeks_of_stock: weeks } = figures
  const { silent } = figures
  const shown: Figure[] = [
    { label: t('sellIn'), value: thousands(figures.sell_in), ...change(figures.sell_in, figures.sell_in_before) },
    { label: t('sellOut'), value: thousands(figures.sell_out), ...change(figures.sell_out, figures.sell_out_before) },
    {
      label: t('sellThrough'),
      value: writePercent(sell_through),
      small: t('target', { n: writePercent(targetSellThrough) }),
      isMet: sell_through === null ? undefined : sell_through >= targetSellThrough,
    },
    {
      label: t('weeksOfStock'),
      value: weeksText(weeks),
      small: t('targetWeeks', targetWeeks),
      isMet: weeks === null ? undefined : weeks >= targetWeeks.least && weeks <= targetWeeks.most,
    },
    {
      label: t('shopsEntered'),
      value: thousands(figures.shops_this_week),
      of: t('ofShops', { n: figures.shops }),
      isMet: silent === 0,
      small: (
        <>
          {t('silent', { n: silent })}
          {silent > 0 && (
            <>
              {', '}
              <button type="button" className={style.show} onClick={onSilent}>
                {t('showThem')}
              </button>
            </>
          )}
        </>
      ),
    },
  ]
  return (
    <dl className={style.figures}>
      {shown.map(({ label, value, of, small, isMet }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>
              {value}
              {of && <span className={style.of}> {of}</span>}
            </b>
            {small && (
              <span className={style.small}>
                {isMet !== undefined && <StatusIcon tone={isMet ? 'good' : 'attention'} />}
                <span>{small}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
