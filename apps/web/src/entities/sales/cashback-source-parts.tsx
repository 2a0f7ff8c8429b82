import type { SourcePart } from '@sejuk/contract/sales/cashback-sources'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { RowList } from '../../ui/record/row-list.tsx'
import { SectionText, Subheading } from '../../ui/record/section.tsx'

/** Invoice by invoice what was counted, and how it became money. */
export const SourceParts = ({ parts }: { parts: readonly SourcePart[] }) => {
  const t = useWords(cashbackRunWords)
  const dates = useDates()
  return parts.map((part) => (
    <div key={part.business_unit_code}>
      <Subheading>
        {part.business_unit_code} ·{' '}
        {t('ofTarget', { percent: writeNumber(part.percent / 100, 1), target: rupiah(part.target_amount) })}
      </Subheading>
      {part.invoices.length === 0 ? (
        <SectionText>{t('noInvoices')}</SectionText>
      ) : (
        <RowList>
          {part.invoices.map(({ invoice_code, invoice_date, amount }) => (
            <li key={invoice_code}>
              <span>
                {invoice_code} <small>{dates.day(invoice_date)}</small>
              </span>
              <span>{rupiah(amount)}</span>
            </li>
          ))}
        </RowList>
      )}
      <RowList>
        <li>
          <b>
            {part.rate > 0
              ? `${rupiah(part.actual_amount)} × ${writeNumber(part.rate / 100, 2)}%`
              : `${rupiah(part.actual_amount)} · ${t('notReached')}`}
          </b>
          <b>{rupiah(part.earned_amount)}</b>
        </li>
      </RowList>
    </div>
  ))
}
