import { because } from '@sejuk/domain/messages'
import {
  cashAtDoorObjection,
  isFreelyChosen,
  isPaidBefore,
  paymentStateOf,
  termOf,
  wayObjection,
  wayOf,
} from '@sejuk/domain/sales/payment-ways'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { customers } from '../../db/tables/customers/customers.ts'
import type { salesOrders } from '../../db/tables/sales/sales-orders.ts'
import { refuse, refuseChoice, refuseField } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'
import { ordersForItself } from '../customers/orderable-customers.ts'
import type { judgeOrder } from './order-verdict.ts'

type Order = typeof salesOrders.$inferSelect
type Customer = typeof customers.$inferSelect
type OrderForm = {
  collect_method: string | null
  cbd_discount_percent: number
  payment_term_days?: number | undefined
}

/** The way and the percent are of their lists, and the way is one that this customer may have. */
export const requirePayment = async (db: Db, viewer: Viewer, customer: Customer, form: OrderForm) => {
  const { collect_method, cbd_discount_percent: percent } = form
  if (collect_method || percent > 0) {
    const [found] = await plannedRows<{ is_way: boolean; is_percent: boolean }>(
      db,
      sql`select exists (select from erp_customizations where data_type = 'COLLECT_METHOD' and code = ${collect_method}::text) as is_way,
        exists (select from erp_customizations where data_type = 'CBD_DISCOUNT_PERCENT'
          and code ~ '^[0-9]+([.][0-9]+)?$' and code::numeric = ${percent}::numeric) as is_percent`,
    )
    if (collect_method && !found?.is_way) refuseChoice('collect_method')
    if (percent > 0 && !found?.is_percent) refuseChoice('cbd_discount_percent')
  }
  const objection = collect_method && wayObjection(collect_method, customer)
  if (objection) refuseField('collect_method', objection)
  const isLooser = collect_method && !isFreelyChosen(wayOf(collect_method), wayOf(customer.collect_method))
  if (isLooser && ordersForItself(viewer)) refuseField('collect_method', because('way-not-yours'))
}

/** The days as the order is paid: none where the money comes before or with the goods. */
export const daysOf = (
  form: Pick<OrderForm, 'payment_term_days'>,
  collect_method: string | null,
  { payment_term_days }: { payment_term_days: number },
) => termOf({ collect_method, payment_term_days: form.payment_term_days ?? payment_term_days })

/** A driver carries no more than the branch lets him. */
export const requireCashAtDoor = (order: Order, { verdict }: Awaited<ReturnType<typeof judgeOrder>>) => {
  const objection = cashAtDoorObjection(order.collect_method, order.total_amount, verdict.rule.cod_most)
  if (objection) refuse('conflict', { status: 'TooMuchCash', because: objection })
}

/** What an order waits for that is paid before its goods leave. */
export const paymentOf = (order: Order, pay_by: string) => {
  const way = wayOf(order.collect_method)
  return {
    payment_state: paymentStateOf(way, order.bound_amount, order.total_amount),
    pay_by: isPaidBefore(way) ? pay_by : null,
    payment_reference: isPaidBefore(way) ? order.order_code : null,
  }
}
export const noPayment = { payment_state: 'Not_Needed' as const, pay_by: null, payment_reference: null }

const fewest = 10
const most = 500
/** Somebody answers for it by a reason of 10 to 500 characters. */
export const requireReason = (field: string, text: string | null | undefined) => {
  const reason = text?.trim() ?? ''
  if (reason.length < fewest || reason.length > most) refuseField(field, because('reason-10-500-characters'))
  return reason
}
