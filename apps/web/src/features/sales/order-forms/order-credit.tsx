import type { OrderCustomer } from '@sejuk/contract/sales/order-forms'
import { rupiah } from '@sejuk/domain/values/money'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import style from './order-side.module.css'

/** What is used of the limit and by what, and where this order comes to lie. */
export const OrderCredit = ({ customer, amount }: { customer: OrderCustomer; amount: number }) => {
  const t = useWords(orderFormWords)
  const { credit } = customer
  const over = Math.max(0, credit.exposure + amount - credit.limit)
  const whole = Math.max(credit.limit, credit.exposure + amount, 1)
  const share = (part: number) => `${(Math.max(0, part) / whole) * 100}%`
  const within = Math.min(amount, Math.max(0, credit.limit - credit.exposure))
  return (
    <Section title={t('credit')} sub={t('limit', { amount: rupiah(credit.limit) })}>
      <div className={style.meter} aria-hidden="true">
        <i data-part="used" style={{ width: share(Math.min(credit.exposure, whole)) }} />
        <i data-part="order" style={{ width: share(within) }} />
        {over > 0 && <i data-part="over" style={{ width: share(Math.min(over, amount)) }} />}
        <em style={{ left: share(credit.limit) }} />
      </div>
      <dl className={style.credit}>
        <div>
          <dt>
            <i data-part="used" aria-hidden="true" /> {t('usedNow')}
          </dt>
          <dd>{thousands(credit.exposure)}</dd>
          <dd className={style.terms}>
            {t('creditTerms', {
              invoices: thousands(credit.outstanding_invoice),
              orders: thousands(credit.open_order),
              cheques: thousands(credit.uncleared_cheque),
              receipts: thousands(credit.unapplied_receipt),
            })}
          </dd>
        </div>
        <div>
          <dt>
            <i data-part="order" aria-hidden="true" /> {t('thisOrder')}
          </dt>
          <dd>{thousands(amount)}</dd>
        </div>
        <div data-over={over > 0 || undefined}>
          <dt>
            <i data-part={over > 0 ? 'over' : 'left'} aria-hidden="true" /> {t(over > 0 ? 'overLimit' : 'leftOfLimit')}
          </dt>
          <dd>{thousands(over > 0 ? over : credit.limit - credit.exposure - amount)}</dd>
        </div>
      </dl>
    </Section>
  )
}
