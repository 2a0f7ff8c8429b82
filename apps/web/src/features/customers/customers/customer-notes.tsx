import type { Customer } from '@sejuk/contract/customers/customers'
import { writeNpwp } from '@sejuk/domain/npwp'
import { pageTo } from '@sejuk/domain/pages'
import { customerWords } from '@sejuk/words/customers/customers'
import { Link } from '../../../lib/navigation/link.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Slab, slab } from '../../../ui/record/section.tsx'

type Word = keyof typeof customerWords.words
type Told = { field: string; value: unknown; name: string | null | undefined }

/** Values of the form as the profile says them. */
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
        <p className={slab.note}>
          <Link {...pageTo('customer', { id: merged_into })}>{t('mergedInto', { code: merged_into })}</Link>
        </p>
      )}
      {reject_reason && status === 'Rejected' && (
        <p className={slab.note} data-tone="bad">
          {t('rejectedBecause', { reason: reject_reason })}
        </p>
      )}
      {reject_reason && status === 'Approved' && (
        <p className={slab.note}>{t('changeRejected', { reason: reject_reason })}</p>
      )}
      {close_reason && status === 'Closed' && (
        <p className={slab.note}>{t('closedBecause', { reason: close_reason })}</p>
      )}
      {waiting && (
        <Slab title={t('waitingTitle')}>
          <p className={slab.inside}>{t('waitingText', { author: customer.author_name ?? '-' })}</p>
          <div className={slab.scroll}>
            <table className={slab.table}>
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
            </table>
          </div>
        </Slab>
      )}
    </>
  )
}
