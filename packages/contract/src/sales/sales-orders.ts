import { because, type Message } from '@sejuk/domain/messages'
import { ladderSteps } from '@sejuk/domain/sales/ladder-lines'
import { approvalKinds, approvalStatuses, rejectionReasons } from '@sejuk/domain/sales/order-approvals'
import { paymentStates } from '@sejuk/domain/sales/payment-ways'
import { orderSources, orderStatuses, progresses, salesOrder } from '@sejuk/domain/sales/sales-orders'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { actions, inBulk } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { decimalNumber, orNothing, orZero, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/sales-order'
export const mostOrderLines = 200
const mostUnits = 100_000
const mostRupiah = 999_999_999_999
const day = calendarDay(told('write-date-2026-11-14'))
const mayBeDay = orNothing(day)
const numbers = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>

/** A message by code, as it is stored. */
const message = z.custom<Message>((it) => typeof (it as Message | undefined)?.code === 'string')
const step = z.object({ step: z.enum(ladderSteps), discount: z.number(), after: z.number() })

const row = z.object({
  ...texts('order_code', 'order_type', 'order_date', 'dept_code', 'customer_code', 'customer_name', 'warehouse_code'),
  ...texts('created_by', 'create_user_name', 'dept_name'),
  /** In the language of its reader; a type that is gone has its code alone. */
  ...maybeTexts('type_name', 'type_local_name'),
  ...maybeTexts('shop_code', 'salesman_code', 'salesman_name', 'address_code', 'address_type', 'po_number'),
  ...maybeTexts('requested_delivery_date', 'reject_reason', 'adjust_reason', 'close_reason'),
  ...maybeTexts('approved_user_name', 'submitted_user_name'),
  ...numbers('line_count', 'total_qty', 'list_amount', 'discount_amount', 'discount_percent', 'total_amount'),
  ...maybeTexts('collect_method'),
  ...numbers('bound_amount', 'decided_count'),
  payment_state: z.enum(paymentStates),
  pay_by: instant.nullable(),
  unpaid_released_date: instant.nullable(),
  is_on_delivery: z.boolean(),
  ...numbers('over_credit_amount', 'overdue_days', 'delivered_qty', 'cancelled_qty', 'invoiced_qty', 'row_version'),
  is_pre_order: z.boolean(),
  status: z.enum(orderStatuses),
  source: z.enum(orderSources),
  authors: z.array(z.string()),
  waiting_for: z.array(z.enum(approvalKinds)),
  decide_until: instant.nullable(),
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  deleted_date: instant.nullable(),
  locks_released_date: instant.nullable(),
  created_date: instant,
})
export type SalesOrder = z.output<typeof row>

const line = z.object({
  ...texts('item_code', 'item_name', 'warehouse_code'),
  ...maybeTexts('business_unit_code', 'requested_delivery_date', 'price_rule', 'price_code', 'special_price_code'),
  ...maybeTexts('policy_code', 'lock_stock_order_detail_code', 'remark'),
  ...numbers('line_no', 'ordered_qty', 'list_price', 'unit_price', 'item_discount_percent'),
  /** As it was typed; what a percent comes to is `item_discount_total`. */
  ...numbers('item_discount_amount', 'item_discount_total', 'net_price'),
  ...numbers('list_amount', 'discount_amount', 'base', 'other_base', 'vat', 'rounding_adjustment', 'amount'),
  /** What is locked for it now, in whole pieces of the item. */
  ...numbers('delivered_qty', 'cancelled_qty', 'invoiced_qty', 'locked_qty'),
  sub_items: z.array(
    z.object({ ...texts('sub_item_code', 'sub_item_name'), sub_quantity: z.number(), price_share: z.number() }),
  ),
  ladder: z.array(step),
})
export type SalesOrderLine = z.output<typeof line>

const approval = z.object({
  round: z.number(),
  kind: z.enum(approvalKinds),
  status: z.enum(approvalStatuses),
  reasons: z.array(message),
  ...maybeTexts('note', 'decided_by', 'decided_user_name'),
  decided_date: instant.nullable(),
  due_date: instant.nullable(),
  created_date: instant,
})

/** What a change would make of the order that was approved. */
const difference = z.object({
  ...numbers('total_amount_before', 'discount_percent_before'),
  ...maybeTexts('requested_delivery_date_before'),
  lines: z.array(
    z.object({ ...texts('item_code', 'item_name'), ...numbers('qty_before', 'qty', 'amount_before', 'amount') }),
  ),
})

const detail = row.extend({
  ...texts('org_code'),
  ...maybeTexts('receiver_name', 'receiver_phone', 'detail_address', 'project_code'),
  /** Under which name its form held stock last: the next form of it goes on with that. */
  ...maybeTexts('hold_purpose'),
  ...maybeTexts('payment_reference', 'credit_note', 'unpaid_released_user_name', 'unpaid_release_reason'),
  ...maybeTexts('cashback_instruction', 'extra_discount_reason', 'remark', 'credit_override_reason', 'warehouse_name'),
  time_slot: z.enum(timeSlots).nullable(),
  price_include_tax: z.enum(['Y', 'N']),
  ...numbers('payment_term_days', 'customer_is_taxable', 'cbd_discount_percent', 'extra_discount_amount'),
  /** How much may be given, who decides about it and the customer's discounts: for who sells or decides, never for a buyer. */
  allowed_discount_amount: z.number().optional(),
  ...numbers('cashback_amount', 'base', 'other_base', 'vat', 'rounding_adjustment'),
  ...numbers('invoiced_amount', 'approval_round'),
  cashback_list: z.array(z.object({ cashback_code: z.string(), plannedAmount: z.number() })),
  ladder: z.array(step.extend({ reason: message })),
  lines: z.array(line),
  approvals: z.array(approval).optional(),
  difference: difference.nullable(),
  /** What has become of it: deliveries, invoices and what was paid for them. */
  documents: z
    .array(
      z.object({
        kind: z.enum(['delivery', 'invoice', 'receipt', 'cheque']),
        ...texts('code', 'status'),
        /** Of an invoice its total, of a payment what of it is for these invoices. */
        amount: z.number().nullable(),
      }),
    )
    .optional(),
  /** For whoever decides about it now: the customer's limit, what is left of it with this order, and what stands against it today. */
  credit_now: z.object(numbers('limit', 'left', 'over_by', 'overdue_days')).nullable(),
  /** The customer's average discount of each month, for comparison. */
  discount_months: z.array(z.object({ month: z.string(), discount_percent: z.number() })).optional(),
})
export type SalesOrderDetail = z.output<typeof detail>

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  customer_code: many,
  salesman_code: many,
  item_code: many,
  business_unit_code: many,
  order_type: many,
  from: day.optional(),
  to: day.optional(),
  delivery: z.enum(progresses).optional(),
  invoice: z.enum(progresses).optional(),
  /** Those that count as ordered: approved, and whatever follows. */
  ordered: flag.optional(),
  /** Those that wait for the viewer's decision. */
  mine: flag.optional(),
  /** Those that wait for the money before their goods leave. */
  unpaid: flag.optional(),
}

export const listSalesOrders = endpoint(`GET ${group}`, {
  needs: 'Sales-Order-View',
  input: listInput(['created_date', 'order_code', 'total_amount']).extend({
    ...filters,
    status: z.enum(orderStatuses).optional(),
  }),
  data: z.array(row),
})
export const salesOrderData = downloadable(listSalesOrders, { module_name: 'sales-order', needs: 'Sales-Order-View' })

/** For the tabs: how many there are of each status, and how many wait for the viewer. */
export const countSalesOrders = endpoint(`GET ${group}/counts`, {
  needs: 'Sales-Order-View',
  input: z.object(filters).omit({ mine: true, unpaid: true }),
  data: z.object({
    statuses: z.array(z.object({ status: z.enum(orderStatuses), count: z.number(), is_capped: z.boolean() })),
    mine: z.number(),
    unpaid: z.number(),
  }),
})

const itself = z.object({ order_code: code })
export const getSalesOrder = endpoint(`GET ${group}/detail`, {
  needs: 'Sales-Order-View',
  input: itself,
  data: detail,
})

/** Orders of the customer that bear this purchase order number already. */
export const purchaseOrderUses = endpoint(`GET ${group}/po-number`, {
  needs: 'Sales-Order-View',
  input: z.object({ customer_code: code, po_number: required('po-number', 60), order_code: code.optional() }),
  data: z.array(z.object(texts('order_code', 'order_date', 'status'))),
})

export const orderLineForm = z.object({
  item_code: required('item', 60),
  ordered_qty: wholeNumber('quantity', 1, mostUnits),
  item_discount_percent: orZero(decimalNumber('item-discount', 100, 2)),
  /** Counts where no percent is given. */
  item_discount_amount: orZero(wholeNumber('item-discount', 0, mostRupiah)),
  special_price_code: optional('special-price', 60),
  lock_stock_order_detail_code: optional('lock-stock', 60),
  /** The header's where it is left out. */
  warehouse_code: optional('warehouse', 20),
  requested_delivery_date: mayBeDay,
  remark: optional('remark', 300),
})

/** What is priced: prices and totals are the server's, never the client's. */
export const pricedFields = {
  order_type: required('order-type', 40),
  warehouse_code: required('warehouse', 20),
  collect_method: optional('collect-method', 40),
  price_include_tax: z.enum(['Y', 'N']).optional(),
  extra_discount_amount: orZero(wholeNumber('extra-discount', 0, mostRupiah)),
  cbd_discount_percent: orZero(decimalNumber('cbd-discount', 100, 2)),
  cashback_list: z
    .array(z.object({ cashback_code: code, plannedAmount: wholeNumber('planned-amount', 0, mostRupiah) }))
    .max(200)
    .default([]),
  lines: z
    .array(orderLineForm)
    .min(1, told('at-least-one-line'))
    .max(mostOrderLines, told('no-more-than-rows', { n: mostOrderLines })),
}
/** All that a form may say, beside the customer. */
export const orderFields = {
  ...pricedFields,
  shop_code: optional('shop', 60),
  address_code: optional('address', 60),
  receiver_name: optional('receiver', 100),
  receiver_phone: optional('phone', 30),
  requested_delivery_date: mayBeDay,
  time_slot: orNothing(z.enum(timeSlots)),
  is_pre_order: flag.default(false),
  payment_term_days: wholeNumber('payment-term', 0, 365).optional(),
  po_number: optional('po-number', 60),
  project_code: optional('project', 60),
  cashback_instruction: optional('cashback-instruction', 60),
  extra_discount_reason: optional('reason', 300),
  remark: optional('remark', 500),
}

/** Which form held stock while it was typed: its hold ends with the order that takes it. */
export const orderHold = { hold_purpose: optional('hold', 100) }

/** An order that the credit stops is submitted all the same: finance decides. */
export const asksFinance = { ask_finance: flag.default(false) }

export const createSalesOrder = endpoint(`POST ${group}`, {
  needs: 'Sales-Order-Create',
  input: z.object({
    customer_code: required('customer', 100),
    salesman_code: optional('salesperson', 60),
    source: z.enum(orderSources).default('web'),
    ...orderFields,
    ...orderHold,
  }),
  data: z.object({ order_code: z.string(), status: z.string(), row_version: z.number() }),
})

export const updateSalesOrder = endpoint(`PUT ${group}`, {
  needs: salesOrder.actions.modify.needs,
  input: z.object({ order_code: code, row_version: rowVersion, ...orderFields, ...orderHold }),
  data: z.object({ order_code: z.string(), status: z.string(), row_version: z.number() }),
  says: because('updated'),
})

export const actOnSalesOrder = actions(salesOrder, group, {
  key: 'order_code',
  names: [
    'submit',
    'approve',
    'reject',
    'adjust',
    'close',
    'reopen',
    'delete',
    'restore',
    'withdraw',
    'releaseUnpaid',
    'letPass',
  ],
  forms: {
    /** Beyond the credit finance is asked, and told what its writer says about it. */
    submit: { override_reason: optional('reason', 1000), ...asksFinance, ...orderHold },
    /** Finance may grant fewer days than were asked for. */
    approve: { note: optional('remark', 1000), granted_days: orNothing(wholeNumber('granted-days', 0, 365)) },
    /** One of the reasons, a text, or both. */
    reject: { reason_code: orNothing(z.enum(rejectionReasons)), reason: optional('reason', 1000) },
    adjust: { ...orderFields, ...asksFinance, ...orderHold },
  },
  says: {
    submit: because('order-submitted'),
    approve: because('approved'),
    reject: because('rejected'),
    adjust: because('order-adjusted'),
    close: because('order-closed'),
    reopen: because('order-reopened'),
    delete: because('deleted'),
    restore: because('order-restored'),
    withdraw: because('order-withdrawn'),
    releaseUnpaid: because('order-released-unpaid'),
    letPass: because('order-let-pass'),
  },
})
export const submitSalesOrders = inBulk(actOnSalesOrder.submit)
export const approveSalesOrders = inBulk(actOnSalesOrder.approve)

export const salesOrderLog = actionLogOf(`GET ${group}/action-log`, 'Sales-Order-View')
