import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'

export const blankLine = {
  ...{ item_code: '', ordered_qty: '', item_discount_percent: '', item_discount_amount: '', special_price_code: '' },
  ...{ lock_stock_order_detail_code: '', requested_delivery_date: '', remark: '' },
}
export type LineValues = typeof blankLine

export const blankOrder = {
  ...{
    shop_code: '',
    project_code: '',
    customer_code: '',
    order_type: '',
    warehouse_code: '',
    address_code: '',
    requested_delivery_date: '',
  },
  time_slot: '' as TimeSlot | '',
  is_pre_order: false,
  ...{ collect_method: '', payment_term_days: '0', receiver_name: '', receiver_phone: '', po_number: '' },
  price_include_tax: 'Y' as 'Y' | 'N',
  ...{ cashback_instruction: '', cbd_discount_percent: '', extra_discount_amount: '', extra_discount_reason: '' },
  remark: '',
  lines: [] as LineValues[],
  cashback_list: [] as { cashback_code: string; plannedAmount: number }[],
}
export type OrderValues = typeof blankOrder

const textOf = (n: number) => (n === 0 ? '' : String(n))

/** A day that is the order's is not the line's own. */
export const linesOf = ({ lines, requested_delivery_date: day }: SalesOrderDetail): LineValues[] =>
  lines.map((line) => ({
    item_code: line.item_code,
    ordered_qty: String(line.ordered_qty),
    item_discount_percent: textOf(line.item_discount_percent),
    item_discount_amount: textOf(line.item_discount_amount),
    special_price_code: line.special_price_code ?? '',
    lock_stock_order_detail_code: line.lock_stock_order_detail_code ?? '',
    requested_delivery_date: line.requested_delivery_date === day ? '' : (line.requested_delivery_date ?? ''),
    remark: line.remark ?? '',
  }))

/** What is ordered again: the items and how many, priced anew. */
export const copiedLines = (order: SalesOrderDetail): LineValues[] =>
  order.lines.map(({ item_code, ordered_qty }) => ({ ...blankLine, item_code, ordered_qty: String(ordered_qty) }))

export const valuesOf = (order: SalesOrderDetail): OrderValues => ({
  customer_code: order.customer_code,
  shop_code: order.shop_code ?? '',
  project_code: order.project_code ?? '',
  order_type: order.order_type,
  warehouse_code: order.warehouse_code,
  address_code: order.address_code ?? '',
  requested_delivery_date: order.requested_delivery_date ?? '',
  time_slot: order.time_slot ?? '',
  is_pre_order: order.is_pre_order,
  collect_method: order.collect_method ?? '',
  payment_term_days: String(order.payment_term_days),
  receiver_name: order.receiver_name ?? '',
  receiver_phone: order.receiver_phone ?? '',
  po_number: order.po_number ?? '',
  price_include_tax: order.price_include_tax,
  cashback_instruction: order.cashback_instruction ?? '',
  cbd_discount_percent: textOf(order.cbd_discount_percent),
  extra_discount_amount: textOf(order.extra_discount_amount),
  extra_discount_reason: order.extra_discount_reason ?? '',
  remark: order.remark ?? '',
  lines: linesOf(order),
  cashback_list: order.cashback_list,
})
