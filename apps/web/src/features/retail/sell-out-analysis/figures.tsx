import type { Data } from '@sejuk/contract/endpoint'
import type { analyzeSellOut } from '@sejuk/contract/retail/sell-out-analysis'
import { writeNumber, writePercent } from '@sejuk/domain/numbers'
import { targetWeeks } from '@sejuk/domain/retail/customer-stocks'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './analysis.module.css'

export type Analysis = Data<typeof analyzeSellOut>
export const targetSellThrough = 70

export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null

/** With a sign, so that it reads without its colour. */
export const signed = (change: number) => `${change > 0 ? '+' : ''}${writePercent(change)}`

/** Weeks with their decimals as the country writes them. */
export const weeksText = (weeks: number | null) => (weeks === null ? '-' : writeNumber(weeks, 1))

export const Figures = ({ data: { figures } }: { data: Analysis }) => {
  const t = useWords(sellOutAnalysisWords)
  const change = (now: number, before: number) => {
    const n = changeOf(now, before)
    return n === null ? undefined : t('change', { n: signed(n) })
  }
  const shown: [label: string, value: string, small: string | undefined][] = [
    [t('sellIn'), thousands(figures.sell_in), change(figures.sell_in, figures.sell_in_before)],
    [t('sellOut'), thousands(figures.sell_out), change(figures.sell_out, figures.sell_out_before)],
    [t('sellThrough'), writePercent(figures.sell_through), t('target', { n: writePercent(targetSellThrough) })],
    [t('weeksOfStock'), weeksText(figures.weeks_of_stock), t('targetWeeks', targetWeeks)],
    [
      t('shopsEntered'),
      `${figures.shops_this_week} ${t('ofShops', { n: figures.shops })}`,
      t('silent', { n: figures.shops - figures.shops_this_week }),
    ],
  ]
  return (
    <dl className={style.figures}>
      {shown.map(([label, value, small]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {small && <small>{small}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
