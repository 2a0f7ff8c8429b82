import type { InvoiceSummary } from '@sejuk/contract/finance/invoice-summaries'
import { compareSummaries } from '@sejuk/domain/finance/invoice-summaries'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { changed, figureOf, written } from './figures.ts'
import style from './tax-comparison.module.css'

type Props = { newest: InvoiceSummary; before: InvoiceSummary }
const earlierFigures = ['count', 'base', 'vat'] as const
const newestFigures = ['count', 'base', 'other_base', 'vat'] as const

/** Two tax summaries of a month side by side, and what changed from one to the other. */
export const TaxComparison = ({ newest, before }: Props) => {
  const t = useWords(invoiceSummaryWords)
  const dates = useDates()
  const rows = compareSummaries('tax', before.rows, newest.rows)
  const madeAt = ({ made_date }: InvoiceSummary) => (made_date ? dates.dateTime(made_date) : '-')
  const cellsOf = ({ before: was, after: now }: Pick<(typeof rows)[number], 'before' | 'after'>) => [
    ...earlierFigures.map((field) => ({ field, key: `was-${field}`, shown: written(figureOf(was, field)) })),
    ...newestFigures.map((field) => ({ field, key: `now-${field}`, shown: written(figureOf(now, field)) })),
    ...earlierFigures.map((field) => ({
      ...{ field, key: `by-${field}`, shown: changed(figureOf(now, field) - figureOf(was, field)) },
    })),
  ]
  const sumOf = (side: 'before' | 'after') =>
    Object.fromEntries(
      newestFigures.map((field) => [field, rows.reduce((sum, row) => sum + figureOf(row[side], field), 0)]),
    )
  const heads = cellsOf({ before: undefined, after: undefined })
  return (
    <PlainTable className={style.table}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('transaction_code')}
          </th>
          <th scope="colgroup" colSpan={earlierFigures.length} data-group>
            {madeAt(before)}
          </th>
          <th scope="colgroup" colSpan={newestFigures.length} data-group>
            {madeAt(newest)}
          </th>
          <th scope="colgroup" colSpan={earlierFigures.length} data-group>
            {t('change')}
          </th>
        </tr>
        <tr>
          {heads.map(({ field, key }) => (
            <th key={key} scope="col" data-number data-first={field === 'count' || undefined}>
              {t(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {cellsOf(row).map(({ field, key, shown }) => (
              <td key={key} data-number data-first={field === 'count' || undefined}>
                {shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('net')}</th>
          {cellsOf({ before: sumOf('before'), after: sumOf('after') }).map(({ field, key, shown }) => (
            <td key={key} data-number data-first={field === 'count' || undefined}>
              {shown}
            </td>
          ))}
        </tr>
      </tfoot>
    </PlainTable>
  )
}
