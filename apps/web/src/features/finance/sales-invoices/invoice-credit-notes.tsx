import type { SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

/** What returns gave back of this invoice, and how its tax was corrected. */
export const InvoiceCreditNotes = ({ row }: { row: SalesInvoiceDetail }) => {
  const t = useWords(returnWords)
  const dates = useDates()
  if (row.credit_notes.length === 0) return null
  return (
    <Section title={t('credit_note')}>
      <LineTable
        rows={row.credit_notes}
        keyOf={(note) => note.credit_note_code}
        columns={[
          [
            t('credit_note'),
            (note) => (
              <>
                {note.credit_note_code}
                <br />
                <small>{dates.day(note.credit_note_date)}</small>
              </>
            ),
          ],
          [
            t('return_code'),
            (note) => <Link {...pageTo('return', { code: note.return_code })}>{note.return_code}</Link>,
          ],
          [t('tax_choice'), (note) => [t(note.tax_choice), note.nota_retur_no].filter(Boolean).join(', ')],
          [t('base'), (note) => thousands(note.base), 'number'],
          [t('vat'), (note) => thousands(note.vat), 'number'],
          [t('credited_amount'), (note) => thousands(note.amount), 'number'],
        ]}
      />
    </Section>
  )
}
