import { getCreditAmount } from '@sejuk/contract/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import { CreditBar } from './credit-bar.tsx'

/** Credit and overdue amounts, with the permission. */
export const CreditCard = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(customerWords)
  const say = useSay()
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
  const terms = ['outstanding_invoice', 'open_order', 'uncleared_cheque'] as const
  return (
    <Section
      title={t('credit')}
      actions={<Link {...pageTo('customerAccount', { customer_code })}>{t('openAccount')}</Link>}
    >
      <SectionBody>
        <Total data-tone={credit.available < 0 ? 'bad' : undefined}>
          {t('available')}: {rupiah(credit.available)}
        </Total>
        <CreditBar used={credit.exposure} limit={credit.credit_limit + credit.temporary_limit} />
        {credit.problems.map((problem) => (
          <Note key={problem.code} tone="bad" role="status">
            {say(problem)}. {t(`blocked_${credit.block_at}`)}
          </Note>
        ))}
      </SectionBody>
      <Facts
        facts={[
          [t('credit_limit'), rupiah(credit.credit_limit)],
          [t('temporary_limit'), rupiah(credit.temporary_limit)],
          [t('exposure'), rupiah(credit.exposure)],
          ...terms.map((term) => [`+ ${t(term)}`, rupiah(credit[term])] as const),
          [`− ${t('unapplied_receipt')}`, rupiah(credit.unapplied_receipt)],
          [t('overdue_amount'), rupiah(credit.overdue_amount)],
          [t('overdue_days_max'), t('days', { n: credit.overdue_days_max })],
        ]}
      />
    </Section>
  )
}
