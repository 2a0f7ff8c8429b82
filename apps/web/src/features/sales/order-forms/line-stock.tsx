import type { OrderGood } from '@sejuk/contract/sales/order-forms'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './order-line.module.css'

type Props = { good: OrderGood | undefined; quantity: number; lockLeft: number | undefined }

/** How many there are, and for a set which unit decides; others' holds are named with their end. */
export const LineStock = ({ good, quantity, lockLeft }: Props) => {
  const t = useWords(orderFormWords)
  const dates = useDates()
  if (!good) return <span className={style.soft}>…</span>
  const n = thousands(good.available)
  const tone = good.available === 0 ? 'bad' : good.holds.length > 0 || quantity >= good.available ? 'attention' : 'good'
  return (
    <>
      <span className={style.free}>
        <StatusIcon tone={tone} /> {t(good.is_set ? 'setsFree' : 'free', { n })}
      </span>
      {lockLeft !== undefined && <small>{t('fromLock', { n: thousands(lockLeft) })}</small>}
      {good.holds.slice(0, 2).map((hold) => (
        <small key={`${hold.username} ${hold.item_code}`}>
          {t('held', { n: thousands(hold.qty), who: hold.username, time: dates.time(hold.expires_date) })}
        </small>
      ))}
      {good.is_set && good.decided_by ? (
        <small>{t('unitDecides', { unit: good.decided_by })}</small>
      ) : (
        lockLeft === undefined && quantity > 0 && <small>{t('willLock', { n: thousands(quantity) })}</small>
      )}
    </>
  )
}
