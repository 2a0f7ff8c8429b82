import type { OrderGood } from '@sejuk/contract/sales/order-forms'
import { splitPrice } from '@sejuk/domain/catalogue/items'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './order-line.module.css'

type Props = { good: OrderGood; listPrice: number; unitPrice: number; quantity: number }

/** The units of a set, below its columns: the shares are always the whole price together. */
export const LineUnits = ({ good, listPrice, unitPrice, quantity }: Props) => {
  const t = useWords(orderFormWords)
  const listed = splitPrice(listPrice, good.units)
  const shares = splitPrice(unitPrice, good.units)
  return (
    <ul className={style.unitRows} aria-label={t('openUnits', { item: good.item_code })}>
      {good.units.map((unit, n) => (
        <li key={unit.item_code}>
          <span>
            <b>{unit.item_code}</b> <small>{unit.item_name}</small>
          </span>
          <span>{t('free', { n: thousands(unit.available) })}</span>
          <span className={style.number} data-label={t('quantity')}>
            {thousands(quantity * unit.sub_quantity)}
          </span>
          <span className={style.number} data-label={t('list_price')}>
            {thousands(listed[n] ?? 0)}
          </span>
          <span>{t('shareOf', { share: unit.price_share })}</span>
          <span className={style.number} data-label={t('net_price')}>
            {thousands(shares[n] ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  )
}
