import type { ReturnDetail } from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { NotePrints } from './note-prints.tsx'

/** One for each invoice, with how its tax was corrected and what became of the money. */
export const CreditNotes = ({ row }: { row: ReturnDetail }) => {
  const t = useWords(returnWords)
  const dates = useDates()
  return row.credit_notes.map((note) => {
    const money = (amount: number) => amount !== 0 && rupiah(amount)
    return (
      <Section
        key={note.credit_note_code}
        title={note.credit_note_code}
        sub={t('credit_note')}
        actions={<NotePrints row={row} note={note} />}
      >
        <Facts
          facts={[
            [
              t('invoice_code'),
              <Link key="invoice" {...pageTo('salesInvoice', { code: note.invoice_code })}>
                {note.invoice_code}
              </Link>,
            ],
            [t('created_date'), dates.day(note.credit_note_date)],
            [t('tax_choice'), t(note.tax_choice)],
            [t('nota_retur_no'), note.nota_retur_no],
            [t('nota_retur_date'), note.nota_retur_date && dates.day(note.nota_retur_date)],
            [t('base'), rupiah(note.base)],
            [t('vat'), rupiah(note.vat)],
            [t('fee_amount'), money(note.fee_amount)],
            [t('cashback_taken'), money(note.cashback_taken)],
            [t('cashback_from_credit'), money(note.cashback_from_credit)],
            [t('cashback_given_back'), money(note.cashback_given_back)],
            [t('credited_amount'), rupiah(note.amount)],
            [t('applied_amount'), rupiah(note.applied_amount)],
            [t('closedBy'), note.create_user_name],
          ]}
        />
      </Section>
    )
  })
}
