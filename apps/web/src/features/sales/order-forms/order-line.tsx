import { itemContention } from '@sejuk/contract/sales/lock-stock-requests'
import type { OrderGood } from '@sejuk/contract/sales/order-forms'
import { keepQuantity, readTyped } from '@sejuk/domain/values/numbers'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useState } from 'react'
import IconChevronDown from '#icon/ChevronDown'
import IconChevronRight from '#icon/ChevronRight'
import IconTrash from '#icon/Trash'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { PercentageField } from '../../../ui/fields/number-fields.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { LineExtras, type LineLock } from './line-extras.tsx'
import { LinePrice } from './line-price.tsx'
import { LineStock } from './line-stock.tsx'
import { LineUnits } from './line-units.tsx'
import style from './order-line.module.css'
import type { LineValues } from './order-values.ts'
import type { OrderPrices } from './use-order-prices.ts'

const Elsewhere = lazyPart(() => import('./stock-elsewhere.tsx').then((part) => part.StockElsewhere))

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
  /** The line is finished: the next one is typed. */
  onNext: () => void
}
const mostUnits = 100_000

/** One line of the order, with why its price is what it is; opened it shows the units of a set, its day and its lock. */
export const OrderLine = (props: Props) => {
  const { line, good, priced, isPreOrder, locks, error, onChange } = props
  const t = useWords(orderFormWords)
  const say = useSay()
  const mayLookElsewhere = useGate(itemContention).enabled
  const [isLooking, setLooking] = useState(false)
  const [over, setOver] = useState<number>()
  const hasOwn = line.lock_stock_order_detail_code !== '' || line.requested_delivery_date !== ''
  const [isOpen, setOpen] = useState(hasOwn)
  const quantity = Number(line.ordered_qty)
  const isLocked = line.lock_stock_order_detail_code !== ''
  const lock = locks.find((one) => one.lock_stock_order_detail_code === line.lock_stock_order_detail_code)
  // A lock is used first, and the rest comes from stock.
  const free = isLocked && lock && good ? lock.left + good.available : isLocked ? undefined : good?.available
  const cap = isPreOrder ? mostUnits : (free ?? mostUnits)
  const type = (typed: string) => {
    // What is typed on after the number was set back belongs to what was typed.
    const more = over !== undefined && typed.startsWith(line.ordered_qty) ? typed.slice(line.ordered_qty.length) : ''
    const wanted = readTyped(more ? `${over}${more}` : typed.replaceAll('-', '')) ?? 0
    setOver(wanted > cap ? Math.floor(wanted) : undefined)
    onChange({ ordered_qty: keepQuantity(typed, cap) })
  }
  const perUnit = priced && quantity > 0 ? Math.round((priced.line.steps[3]?.after ?? 0) / quantity) : undefined
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li
      className={style.line}
      data-error={error ? true : undefined}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        setOpen(event.key === 'ArrowDown')
      }}
    >
      <IconButton
        className={style.toggle}
        label={t('openLine', { item: line.item_code })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} />
      </IconButton>
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
        <LineStock good={good} quantity={quantity} lockLeft={isLocked ? lock?.left : undefined} />
      </div>
      <input
        className={style.quantity}
        inputMode="numeric"
        aria-label={t('quantityOf', { item: line.item_code })}
        data-quantity={line.item_code}
        data-set-back={over !== undefined || undefined}
        value={line.ordered_qty}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          props.onNext()
        }}
      />
      <span className={style.number} data-label={t('list_price')}>
        {priced ? thousands(priced.line.list_price) : '–'}
      </span>
      <LinePrice priced={priced} />
      <div className={style.percent}>
        <PercentageField
          label={t('discountOf', { item: line.item_code })}
          value={line.item_discount_percent}
          onChange={(item_discount_percent) => onChange({ item_discount_percent, item_discount_amount: '' })}
        />
      </div>
      <span className={style.number} data-label={t('net_price')}>
        {perUnit === undefined ? '–' : thousands(perUnit)}
      </span>
      <b className={style.number} data-label={t('amount')}>
        {priced ? thousands(priced.line.steps[3]?.after ?? 0) : '–'}
      </b>
      <IconButton className={style.remove} label={t('remove', { item: line.item_code })} onClick={props.onRemove}>
        <IconTrash size={16} />
      </IconButton>
      {isOpen && good?.is_set && (
        <LineUnits good={good} listPrice={priced?.line.list_price ?? 0} unitPrice={perUnit ?? 0} quantity={quantity} />
      )}
      {isOpen && <LineExtras line={line} locks={locks} onChange={onChange} />}
      {over !== undefined && (
        <p className={style.told} role="status" data-tone="attention">
          <StatusIcon tone="attention" /> {t('setBack', { typed: thousands(over), n: thousands(cap) })}{' '}
          <Button kind="link" size="small" onClick={props.onPreOrder}>
            {t('asPreOrder')}
          </Button>
          {mayLookElsewhere && good && (
            <Button kind="link" size="small" onClick={() => setLooking(true)}>
              {t('elsewhere')}
            </Button>
          )}
        </p>
      )}
      {isLooking && good && <Elsewhere good={good} onClose={() => setLooking(false)} />}
      {priced?.facts.note && (
        <p className={style.told} data-tone="attention">
          <StatusIcon tone="attention" /> {say(priced.facts.note)}{' '}
          {line.special_price_code && (
            <Button kind="link" size="small" onClick={() => onChange({ special_price_code: '' })}>
              {t('withoutSpecialPrice')}
            </Button>
          )}
        </p>
      )}
      {error && (
        <p className={style.told} role="alert">
          <StatusIcon tone="bad" /> {error}
        </p>
      )}
    </li>
  )
}
