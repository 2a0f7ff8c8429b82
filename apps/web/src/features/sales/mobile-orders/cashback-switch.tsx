import { rupiah, total } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useOrderCashback } from '../../../entities/sales/use-order-cashback.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import style from './mobile-orders.module.css'
import type { OpenCart } from './use-open-cart.ts'

/** As much cashback as may be spent, or none, by one tap; how much of which line is chosen on the page before. */
export const CashbackSwitch = ({ open }: { open: OpenCart }) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const { cart, carts, facts, put } = open
  const cashback = useOrderCashback({
    ...{ customer_code: carts.isOnline ? cart.customer_code : '', org_code: facts?.org_code },
    ...{ list: cart.header.cashback_list, ladder: open.ladder },
    onChange: (cashback_list) => void put({ cashback_list }),
  })
  const free = cashback.lines.filter(({ isDisabled }) => !isDisabled)
  const [first] = free.toSorted((a, b) => a.valid_to.localeCompare(b.valid_to))
  const spent = total(cart.header.cashback_list.map(({ plannedAmount }) => plannedAmount))
  if (!cashback.mayChoose || !first || (cashback.max === 0 && spent === 0)) return null
  const left = total(free.map((line) => line.cashback_remain))
  return (
    <div className={style.cashback}>
      <CheckboxField
        label={t('useCashback')}
        isOn={spent > 0}
        onChange={(isOn) => (isOn ? cashback.spendAll() : cashback.deselectAll())}
      />
      <small>{t('cashbackLeft', { amount: rupiah(left), day: dates.day(first.valid_to) })}</small>
      {spent > 0 && <b>− {thousands(spent)}</b>}
    </div>
  )
}
