import type { SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** What returns gave back of this invoice, and how its tax was corrected. */
export const InvoiceCreditNotes = ({ row }: { row: SalesInvoiceDetail }) => {
  const t = useWords(returnWords)
  const dates = useDates()
  if (row.credit_notes.length === 0) return null
  return (
    <Section title={t('credit_note')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('credit_note')}</th>
            <th>{t('return_code')}</th>
            <th>{t('tax_choice')}</th>
            <th data-number>{t('base')}</th>
            <th data-number>{t('vat')}</th>
            <th data-number>{t('credited_amount')}</th>
          </tr>
        </thead>
        <tbody>
          {row.credit_notes.map((note) => (
            <tr key={note.credit_note_code}>
              <td data-label={t('credit_note')}>
                {note.credit_note_code}
                <br />
                <small>{dates.day(note.credit_note_date)}</small>
              </td>
              <td data-label={t('return_code')}>
                <Link {...pageTo('return', { code: note.return_code })}>{note.return_code}</Link>
              </td>
              <td data-label={t('tax_choice')}>
                {[t(note.tax_choice), note.nota_retur_no].filter(Boolean).join(', ')}
              </td>
              <td data-number data-label={t('base')}>
                {thousands(note.base)}
              </td>
              <td data-number data-label={t('vat')}>
                {thousands(note.vat)}
              </td>
              <td data-number data-label={t('credited_amount')}>
                {thousands(note.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
