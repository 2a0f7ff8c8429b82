import type { OrderGood } from '@sejuk/contract/sales/order-forms'
import { splitPrice } from '@sejuk/domain/catalogue/items'
import { keepQuantity, readTyped } from '@sejuk/domain/values/numbers'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useState } from 'react'
import IconTrash from '#icon/Trash'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { PercentageField } from '../../../ui/fields/number-fields.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { LineExtras, type LineLock } from './line-extras.tsx'
import style from './order-form.module.css'
import type { LineValues } from './order-values.ts'
import type { OrderPrices } from './use-order-prices.ts'

type Props = {
  line: LineValues
  good: OrderGood | undefined
  priced: ReturnType<OrderPrices['lineAt']>
  isPreOrder: boolean
  locks: readonly LineLock[]
  error: string | undefined
  onChange: (part: Partial<LineValues>) => void
  onRemove: () => void
  onPreOrder: () => void
}
const mostUnits = 100_000

/** How many there are, and for a set which unit decides; others' holds are named with their end. */
const Stock = ({ good }: { good: OrderGood | undefined }) => {
  const t = useWords(orderFormWords)
  const dates = useDates()
  if (!good) return <span className={style.soft}>…</span>
  const n = thousands(good.available)
  return (
    <>
      <span className={style.free}>
        <StatusIcon tone={good.available > 0 ? 'good' : 'bad'} /> {t(good.is_set ? 'setsFree' : 'free', { n })}
      </span>
      {good.is_set && good.decided_by && <small>{t('unitDecides', { unit: good.decided_by })}</small>}
      {good.holds.slice(0, 2).map((hold) => (
        <small key={`${hold.username} ${hold.item_code}`}>
          {t('held', { n: thousands(hold.qty), who: hold.username, time: dates.time(hold.expires_date) })}
        </small>
      ))}
    </>
  )
}

const Units = ({ good, unitPrice, quantity }: { good: OrderGood; unitPrice: number; quantity: number }) => {
  const t = useWords(orderFormWords)
  const shares = splitPrice(unitPrice, good.units)
  return (
    <details className={style.units}>
      <summary>{t('openUnits', { item: good.item_code })}</summary>
      <ul>
        {good.units.map((unit, n) => (
          <li key={unit.item_code}>
            <b>{unit.item_code}</b> <span>{t('free', { n: thousands(unit.available) })}</span>{' '}
            <span>{thousands(quantity * unit.sub_quantity)}</span>{' '}
            <span>{t('shareOf', { share: unit.price_share })}</span> <span>{thousands(shares[n] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One line of the order, with why its price is what it is. */
export const OrderLine = ({ line, good, priced, isPreOrder, locks, error, onChange, onRemove, onPreOrder }: Props) => {
  const t = useWords(orderFormWords)
  const say = useSay()
  const [over, setOver] = useState<number>()
  const quantity = Number(line.ordered_qty)
  const isLocked = line.lock_stock_order_detail_code !== ''
  const lock = locks.find((one) => one.lock_stock_order_detail_code === line.lock_stock_order_detail_code)
  const free = isLocked ? (lock?.left ?? mostUnits) : good?.available
  const cap = isPreOrder ? mostUnits : (free ?? mostUnits)
  const type = (typed: string) => {
    const wanted = readTyped(typed.replaceAll('-', '')) ?? 0
    setOver(wanted > cap ? Math.floor(wanted) : undefined)
    onChange({ ordered_qty: keepQuantity(typed, cap) })
  }
  const reason = priced?.facts.unit_reason ?? null
  const why = reason ? say(reason) : priced?.facts.list_reason ? t('listPrice') : t('noPrice')
  const perUnit = priced && quantity > 0 ? Math.round((priced.line.steps[3]?.after ?? 0) / quantity) : undefined
  return (
    <li className={style.line} data-error={error ? true : undefined}>
      <div className={style.item}>
        {good?.photo_path ? (
          <img className={style.photo} src={good.photo_path} alt="" loading="lazy" />
        ) : (
          <span className={style.photo} aria-hidden="true" />
        )}
        <span>
          <b>{line.item_code}</b> {good?.is_set && <span className={style.tag}>{t('isSet')}</span>}
          <small>{good?.item_name ?? priced?.facts.item_name}</small>
        </span>
      </div>
      <div className={style.stock}>
        <Stock good={good} />
      </div>
      <input
        className={style.quantity}
        inputMode="numeric"
        aria-label={t('quantityOf', { item: line.item_code })}
        value={line.ordered_qty}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <span className={style.number} data-label={t('list_price')}>
        {priced ? thousands(priced.line.list_price) : '–'}
      </span>
      <span className={style.why}>{why}</span>
      <div className={style.percent}>
        <PercentageField
          label={t('discountOf', { item: line.item_code })}
          value={line.item_discount_percent}
          onChange={(item_discount_percent) => onChange({ item_discount_percent })}
        />
      </div>
      <span className={style.number} data-label={t('net_price')}>
        {perUnit === undefined ? '–' : thousands(perUnit)}
      </span>
      <b className={style.number} data-label={t('amount')}>
        {priced ? thousands(priced.line.steps[3]?.after ?? 0) : '–'}
      </b>
      <IconButton label={t('remove', { item: line.item_code })} onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
      {over !== undefined && (
        <p className={style.told} role="status">
          <StatusIcon tone="attention" /> {t('setBack', { typed: thousands(over), n: thousands(cap) })}{' '}
          <Button kind="link" size="small" onClick={onPreOrder}>
            {t('asPreOrder')}
          </Button>
        </p>
      )}
      {priced?.facts.note && (
        <p className={style.told}>
          <StatusIcon tone="attention" /> {say(priced.facts.note)}
        </p>
      )}
      {error && (
        <p className={style.told} role="alert">
          <StatusIcon tone="bad" /> {error}
        </p>
      )}
      <LineExtras line={line} locks={locks} onChange={onChange} />
      {good?.is_set && <Units good={good} unitPrice={perUnit ?? 0} quantity={quantity} />}
    </li>
  )
}
