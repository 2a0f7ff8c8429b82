import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { because, type Message } from '@sejuk/domain/messages'
import { typedAmount } from '@sejuk/domain/sales/discounts/line-prices'
import type { OrderState } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { requireOpenCustomer } from '../../../business/customers/require-business.ts'
import { requireAboveFloor } from '../../../business/sales/discount-limits.ts'
import { daysOf } from '../../../business/sales/order-payment.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { customerOf, requireSendable } from './order-form.ts'
import { type PricedForm, priceOrder } from './price-order.ts'
import { linesOf } from './queries.ts'

type Order = typeof salesOrders.$inferSelect
type Submission = Pick<Parsed<typeof actOnSalesOrder.submit>, 'override_reason' | 'ask_finance' | 'hold_purpose'>

const refuseNow = (reason: Message | undefined, status?: string) => {
  if (reason) refuse('conflict', { because: reason, ...(status ? { status } : {}) })
}

/** As the form sent it: what the ladder is asked again. */
const formOf = (order: Order, lines: Awaited<ReturnType<typeof linesOf>>): PricedForm => ({
  ...{ warehouse_code: order.warehouse_code, requested_delivery_date: order.requested_delivery_date },
  ...{ collect_method: order.collect_method, cbd_discount_percent: order.cbd_discount_percent },
  ...{ extra_discount_amount: order.extra_discount_amount, cashback_list: order.cashback_list },
  price_include_tax: order.price_include_tax,
  lines: lines.map((line) => ({
    ...line,
    item_discount_amount: typedAmount(line),
  })),
})

/** All that can be said against sending it, before anything is taken. */
export const beforeSubmit = async (
  { db, jobs, viewer, before, at }: Begun<Order, OrderState>,
  { override_reason, ask_finance, hold_purpose }: Submission,
): Promise<Change<Order, OrderState>> => {
  const { order_code, customer_code } = before
  const customer = await customerOf(db, viewer, customer_code)
  requireOpenCustomer(customer)
  if (customer.cooperation !== 'Cooperate') refuseNow(because('customer-no-cooperation'))
  await requireSendable(db, before)
  const priced = await priceOrder(
    db,
    viewer,
    { order_code, customer_code, customer },
    formOf(before, await linesOf(db, order_code)),
  )
  refuseNow(priced.objections.find(({ code }) => code === 'ladder-no-price'))
  if (priced.header.total_amount !== before.total_amount)
    refuse('conflict', {
      status: 'PriceChanged',
      because: because('order-price-changed', {
        before: rupiah(before.total_amount),
        now: rupiah(priced.header.total_amount),
      }),
      data: { before: before.total_amount, now: priced.header.total_amount },
    })
  const submitted = { lines: priced.rows, submitted: null }
  const largest_discount_percent = priced.header.discount_amount > 0 ? await requireAboveFloor(db, submitted) : null
  await jobs.send(db, 'sales-order-submit', { order_code }, { after: 20 })
  return {
    set: {
      ...{ submitting_date: at, submitted_by: viewer.usercode, submitted_user_name: viewer.username },
      ...{ credit_override_reason: null, credit_note: override_reason, asks_finance: ask_finance },
      // An order without a way of its own is paid as its customer pays.
      ...{
        collect_method: priced.header.collect_method,
        payment_term_days: daysOf(before, priced.header.collect_method, before),
      },
      hold_purpose: hold_purpose ?? before.hold_purpose,
      largest_discount_percent,
    },
  }
}
