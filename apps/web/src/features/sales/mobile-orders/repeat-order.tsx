import { listMobileItems } from '@sejuk/contract/catalogue/item-searches'
import { getSalesOrder, type SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { goodsAmount } from '@sejuk/domain/sales/carts'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconChevronRight from '#icon/ChevronRight'
import IconRepeat from '#icon/Repeat'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { call } from '../../../lib/api/call.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { type CartLine, mostOf, withItem } from './cart.ts'
import type { Flow } from './flow.ts'
import style from './mobile-orders.module.css'
import type { OpenCart } from './use-open-cart.ts'

/** As it was priced then, until the server says what it costs now. */
const linesOf = ({ lines }: SalesOrderDetail): CartLine[] =>
  lines.map(({ item_code, item_name, ordered_qty, list_price, unit_price, ladder }) => ({
    ...{ item_code, item_name, ordered_qty, list_price, unit_price, reason: null, units: [] },
    seen_amount: goodsAmount(ladder),
  }))

/** The last order of the customer again: this row, then send. */
export const RepeatOrder = ({ open, flow }: { open: OpenCart; flow: Flow }) => {
  const [last] = open.facts?.orders ?? []
  return last && open.cart.lines.length === 0 ? (
    <Repeat key={last.order_code} last={last} open={open} flow={flow} />
  ) : null
}

type Last = NonNullable<OpenCart['facts']>['orders'][number]
const Repeat = ({ last, open, flow }: { last: Last; open: OpenCart; flow: Flow }) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const { cart, carts } = open
  const { order_code } = last
  const found = useStoredCall(getSalesOrder, { order_code }, `order-last ${cart.customer_code}`)
  const order = found.data?.order_code === order_code ? found.data : undefined
  const repeat = async () => {
    if (!order) return
    const { order_type, time_slot } = order
    let lines = linesOf(order)
    try {
      if (carts.isOnline) {
        const item_code = lines.map((line) => line.item_code)
        const { data } = await call(listMobileItems, { customer_code: cart.customer_code, item_code })
        lines = lines.flatMap((line) => {
          const item = data.find((one) => one.item_code === line.item_code)
          const most = mostOf(cart, item?.offer?.available ?? 0)
          return item ? withItem([], item, Math.min(line.ordered_qty, most)) : []
        })
      }
    } catch {
      // Without an answer it goes as it was; the server looks again before anything is sent.
    }
    await open.change((now) => ({
      lines,
      header: { ...now.header, order_type, time_slot: time_slot ?? '' },
      read_at: carts.isOnline ? new Date().toISOString() : (found.storedAt ?? now.read_at),
    }))
    flow.go('SummaryOrderPage', cart.client_key)
  }
  return (
    <div className={style.repeat}>
      <button type="button" className={style.row} disabled={!order} onClick={() => void repeat()}>
        <IconRepeat size={20} aria-hidden="true" />
        <span>
          <b>{t('repeat', { day: dates.day(last.order_date) })}</b>
          <small>{t('repeatSub', { n: last.line_count, amount: rupiah(last.total_amount) })}</small>
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
