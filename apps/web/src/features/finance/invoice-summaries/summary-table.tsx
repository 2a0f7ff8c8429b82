import type { InvoiceSummary } from '@sejuk/contract/finance/invoice-summaries'
import { compareSummaries, type SummaryKind, summaryColumns } from '@sejuk/domain/finance/invoice-summaries'
import { type MarginBand, marginBands } from '@sejuk/domain/sales/special-price-requests'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { useWords } from '../../../lib/language/words.ts'
import { SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { changed, figureOf, written } from './figures.ts'

const mostRows = 200

/** Each figure now, and below it what changed since the summary before. */
export const SummaryTable = ({
  kind,
  newest,
  before,
}: {
  kind: SummaryKind
  newest: InvoiceSummary
  before: InvoiceSummary | undefined
}) => {
  const t = useWords(invoiceSummaryWords)
  const { figures } = summaryColumns[kind]
  const texts = summaryColumns[kind].texts.filter((key) => newest.rows.some((row) => key in row))
  const rows = compareSummaries(kind, before?.rows ?? [], newest.rows)
  const sum = (side: 'before' | 'after', field: string) =>
    rows.reduce((all, row) => all + figureOf(row[side], field), 0)
  return (
    <>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('row')}</th>
            {texts.map((key) => (
              <th key={key}>{t(key)}</th>
            ))}
            {figures.map((field) => (
              <th key={field} data-number>
                {t(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row) => (
            <tr key={row.name}>
              <td data-label={t('row')}>
                <b>{row.name}</b>
              </td>
              {texts.map((key) => (
                <td key={key} data-label={t(key)}>
                  <Band value={row.after?.[key]} />
                </td>
              ))}
              {figures.map((field) => (
                <td key={field} data-number data-label={t(field)}>
                  {written(figureOf(row.after, field))}
                  {before && <Changed amount={figureOf(row.after, field) - figureOf(row.before, field)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(kind === 'tax' ? 'net' : 'total')}</th>
            {texts.map((key) => (
              <td key={key} />
            ))}
            {figures.map((field) => (
              <td key={field} data-number data-label={t(field)}>
                <b>{written(sum('after', field))}</b>
                {before && <Changed amount={sum('after', field) - sum('before', field)} />}
              </td>
            ))}
          </tr>
        </tfoot>
      </PlainTable>
      {kind === 'operation' && <SectionText>{t(texts.length > 0 ? 'bandHelp' : 'bandHidden')}</SectionText>}
      {rows.length > mostRows && <SectionText>{t('others', { n: rows.length - mostRows })}</SectionText>}
    </>
  )
}

const tones = { 'below-floor': 'bad', 'near-floor': 'attention', 'above-floor': 'good' } as const satisfies Record<
  MarginBand,
  unknown
>
const Band = ({ value }: { value: string | number | undefined }) => {
  const t = useWords(invoiceSummaryWords)
  const band = marginBands.find((one) => one === value)
  return band ? <StatusChip tone={tones[band]}>{t(band)}</StatusChip> : '–'
}

const Changed = ({ amount }: { amount: number }) => (
  <div>
    <small>{changed(amount)}</small>
  </div>
)
