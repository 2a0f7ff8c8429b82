import type { InvoiceSummary } from '@sejuk/contract/finance/invoice-summaries'
import { compareSummaries, type SummaryKind, summaryColumns } from '@sejuk/domain/finance/invoice-summaries'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './summary-bars.module.css'

const mostBars = 8

type Props = { kind: SummaryKind; newest: InvoiceSummary; before: InvoiceSummary | undefined }

/** The largest rows as bars, with what they were before as a mark; every figure stands in the table beside. */
export const SummaryBars = ({ kind, newest, before }: Props) => {
  const t = useWords(invoiceSummaryWords)
  const { main } = summaryColumns[kind]
  const rows = compareSummaries(kind, before?.rows ?? [], newest.rows)
    .map((row) => ({ name: row.name, now: Number(row.after?.[main] ?? 0), was: Number(row.before?.[main] ?? 0) }))
    .toSorted((a, b) => b.now - a.now)
    .slice(0, mostBars)
  const most = Math.max(1, ...rows.flatMap(({ now, was }) => [now, was]))
  const share = (amount: number) => `${(100 * Math.max(0, amount)) / most}%`
  if (rows.length === 0) return null
  return (
    <figure className={style.bars}>
      <figcaption>{t('chart', { figure: t(main) })}</figcaption>
      <ul>
        {rows.map(({ name, now, was }) => (
          <li key={name}>
            <span className={style.name}>{name}</span>
            <span className={style.track} aria-hidden>
              <i style={{ width: share(now) }} />
              {before && <b style={{ insetInlineStart: share(was) }} />}
            </span>
            <span className={style.amount}>{thousands(now)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
