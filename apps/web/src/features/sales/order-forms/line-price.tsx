import type { DiscountStep } from '@sejuk/domain/sales/ladder-lines'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useSay, useWords } from '../../../lib/language/words.ts'
import style from './order-line.module.css'
import type { OrderPrices } from './use-order-prices.ts'

const named = ['special-price', 'sales-policy', 'item-discount'] as const satisfies DiscountStep[]

/** What made the price of one unit, each with its percentage of the list price; below it by which document. */
export const LinePrice = ({ priced }: { priced: ReturnType<OrderPrices['lineAt']> }) => {
  const t = useWords(orderFormWords)
  const say = useSay()
  if (!priced) return <span className={style.why}>–</span>
  const { line, facts } = priced
  if (!facts.list_reason && !facts.unit_reason) return <b className={style.why}>{t('noPrice')}</b>
  const whole = line.list_price * line.ordered_qty
  const taken = named.flatMap((step) => {
    const discount = line.steps.find((one) => one.step === step)?.discount ?? 0
    return discount > 0 ? [t(step, { percent: writeNumber((discount / whole) * 100, 2) })] : []
  })
  const reason = facts.unit_reason ?? facts.list_reason
  return (
    <span className={style.why}>
      <b>{taken.join(', ') || t('listPrice')}</b>
      {reason && <small>{say(reason)}</small>}
      {facts.unit_reason && facts.quota_left !== null && <small>{t('quotaLeft', { n: facts.quota_left })}</small>}
    </span>
  )
}
