import { getCreditAmount } from '@sejuk/contract/customers/customers'
import { rupiah } from '@sejuk/domain/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import { CreditBar } from './credit-bar.tsx'

/** Credit and overdue amounts, with the permission. */
export const CreditCard = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(customerWords)
  const gate = useGate(getCreditAmount)
  const found = useCall(getCreditAmount, { customer_code }, { enabled: gate.enabled })
  if (!gate.enabled) return null
  const credit = found.data?.data
  if (!credit)
    return (
      <Section title={t('credit')}>
        <Pending />
      </Section>
    )
  const used = credit.outstanding_invoice + credit.open_order + credit.uncleared_cheque
  const amounts = [
    'credit_limit',
    'temporary_limit',
    'outstanding_invoice',
    'open_order',
    'uncleared_cheque',
    'overdue_amount',
  ] as const
  return (
    <Section title={t('credit')}>
      <SectionBody>
        <Total data-tone={credit.available < 0 ? 'bad' : undefined}>
          {t('available')}: {rupiah(credit.available)}
        </Total>
        <CreditBar used={used} limit={credit.credit_limit + credit.temporary_limit} />
      </SectionBody>
      <Facts
        facts={[
          ...amounts.map((field) => [t(field), rupiah(credit[field])] as const),
          [t('overdue_days_max'), t('days', { n: credit.overdue_days_max })] as const,
        ]}
      />
    </Section>
  )
}
