import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconChevronRight from '#icon/ChevronRight'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { type Cart, type CartState, totalOf, unitsIn } from './cart.ts'
import style from './mobile-orders.module.css'

const shown = {
  open: ['neutral', 'stateOpen'],
  waiting: ['waiting', 'waits'],
  changed: ['attention', 'stateChanged'],
  refused: ['bad', 'stateRefused'],
  sent: ['good', 'sentTitle'],
} as const satisfies Record<CartState, readonly [Tone, string]>

/** A cart of this phone: of whom, how much, and how far it is. */
export const CartRow = ({ cart, onOpen }: { cart: Cart; onOpen: () => void }) => {
  const t = useWords(mobileOrderWords)
  const [tone, word] = shown[cart.state]
  return (
    <li>
      <button type="button" className={style.row} onClick={onOpen}>
        <span>
          <b>{cart.customer_name}</b>
          <small>
            {t('cart', { n: cart.lines.length, units: unitsIn(cart) })} · {rupiah(cart.total_amount ?? totalOf(cart))}
          </small>
          <StatusChip tone={tone}>{t(word)}</StatusChip>
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
