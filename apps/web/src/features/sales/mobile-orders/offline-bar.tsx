import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconWifiOff from '#icon/WifiOff'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import type { Cart } from './cart.ts'
import style from './mobile-orders.module.css'

/** Without a network: that nothing is lost, and of when the prices are. */
export const OfflineBar = ({ cart, isOnline }: { cart: Pick<Cart, 'read_at'>; isOnline: boolean }) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  if (isOnline) return null
  return (
    <p className={style.offline} role="status">
      <IconWifiOff size={22} aria-hidden="true" />
      <span>
        <b>{t('offline')}</b>
        <small>{t('offlineSub', { time: dates.time(cart.read_at) })}</small>
      </span>
    </p>
  )
}
