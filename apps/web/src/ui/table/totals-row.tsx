import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import style from './data-table.module.css'
import type { Column, Totals } from './table.ts'

type Props<Row> = { columns: readonly Column<Row>[]; totals: Totals }

const sumOf = <Row,>({ total, showTotal = rupiah }: Column<Row>, { sums }: Totals) => {
  const sum = total === undefined ? undefined : sums?.[total]
  return sum === undefined ? undefined : showTotal(sum)
}

/** Totals below their columns; for large lists they are computed on request. */
export const TotalsRow = <Row,>({ columns, totals, before, after }: Props<Row> & { before: number; after: number }) => {
  const t = useWords(everydayWords)
  return (
    <tfoot>
      <tr>
        {before > 0 && <td colSpan={before} />}
        {columns.map((column, n) => (
          <td key={column.key} data-first={n === 0 || undefined} data-number={column.isNumber || undefined}>
            {n === 0 && <b>{t('totalOfAll')}</b>}
            {sumOf(column, totals)}
            {column.total && !totals.sums && totals.onCount && (
              <button type="button" className={style.count} onClick={totals.onCount}>
                {t('countExactly')}
              </button>
            )}
          </td>
        ))}
        {after > 0 && <td colSpan={after} />}
      </tr>
    </tfoot>
  )
}

/** On a phone: each sum with the name of its column. */
export const TotalsCard = <Row,>({ columns, totals, className }: Props<Row> & { className: string }) => {
  const t = useWords(everydayWords)
  return (
    <dl className={className} aria-label={t('totalOfAll')}>
      {columns
        .filter(({ total }) => total !== undefined)
        .map((column) => (
          <div key={column.key}>
            <dt>
              {t('totalOfAll')}, {column.title}
            </dt>
            <dd>
              {sumOf(column, totals) ??
                (totals.onCount && (
                  <button type="button" className={style.count} onClick={totals.onCount}>
                    {t('countExactly')}
                  </button>
                ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}
