import type { Customer } from '@sejuk/contract/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { writeNpwp } from '@sejuk/domain/values/npwp'
import { customerWords } from '@sejuk/words/customers/customers'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

type Word = keyof typeof customerWords.words
type Told = { field: string; value: unknown; name: string | null | undefined }

/** Form values formatted as in the profile. */
const useWritten = () => {
  const t = useWords(customerWords)
  return ({ field, value, name }: Told) => {
    if (name) return name
    if (field === 'customer_is_taxable' || field === 'price_include_tax')
      return t(value === 1 || value === 'Y' ? 'Yes' : 'No')
    if (field === 'npwp' && value) return writeNpwp(String(value))
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
    return field === 'tax_id_type' && text ? t(text as Word) : text || '-'
  }
}

/** What one has to know before anything else: what waits, why it came back, what became of it. */
export const CustomerNotes = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const written = useWritten()
  const { waiting, waiting_names, reject_reason, close_reason, merged_into, status } = customer
  const inForce: Partial<Record<string, string | null>> = {
    dept_code: customer.dept_name,
    salesman_code: customer.salesman_name,
    bank_code: customer.bank_name,
  }
  const shallBe: typeof inForce = waiting_names ?? {}
  return (
    <>
      {merged_into && (
        <Note>
          <Link {...pageTo('customer', { id: merged_into })}>{t('mergedInto', { code: merged_into })}</Link>
        </Note>
      )}
      {reject_reason && status === 'Rejected' && (
        <Note tone="bad">{t('rejectedBecause', { reason: reject_reason })}</Note>
      )}
      {reject_reason && status === 'Approved' && <Note>{t('changeRejected', { reason: reject_reason })}</Note>}
      {close_reason && status === 'Closed' && <Note>{t('closedBecause', { reason: close_reason })}</Note>}
      {waiting && (
        <Section title={t('waitingTitle')}>
          <SectionText>{t('waitingText', { author: customer.author_name ?? '-' })}</SectionText>
          <PlainTable>
            <thead>
              <tr>
                <th />
                <th>{t('inForce')}</th>
                <th>{t('shallBe')}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(waiting).map(([field, value]) => (
                <tr key={field}>
                  <th scope="row">{t(field as 'customer_name')}</th>
                  <td>{written({ field, value: customer[field as keyof Customer], name: inForce[field] })}</td>
                  <td>
                    <b>{written({ field, value, name: shallBe[field] })}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Section>
      )}
    </>
  )
}
