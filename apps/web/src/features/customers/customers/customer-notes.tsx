import type { Customer } from '@sejuk/contract/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../../lib/words.ts'
import { Slab, slab } from '../../../ui/slab.tsx'

const written = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || '-'

/** What one has to know before anything else: what waits, why it came back, what became of it. */
export const CustomerNotes = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const { waiting, reject_reason, close_reason, merged_into } = customer
  return (
    <>
      {merged_into && (
        <p className={slab.note}>
          <Link to={'/customer/$id/detail' as never} params={{ id: merged_into } as never}>
            {t('mergedInto', { code: merged_into })}
          </Link>
        </p>
      )}
      {reject_reason && (
        <p className={slab.note} data-tone="bad">
          {t('rejectedBecause', { reason: reject_reason })}
        </p>
      )}
      {close_reason && customer.status === 'Closed' && (
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
                    <td>{written(customer[field as keyof Customer])}</td>
                    <td>
                      <b>{written(value)}</b>
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
