import { yesNo } from '@sejuk/domain/customers/customers'
import { addressTypes } from '@sejuk/domain/customers/official-addresses'
import { creditStages } from '@sejuk/domain/sales/credit-verdict'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, required, texts } from '../fields.ts'
import { mostOrderLines } from './sales-orders.ts'

const group = '/api/sales-order/form'
const numbers = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>

/** What a form must know of the customer who orders. */
export const orderCustomer = endpoint(`GET ${group}/customer`, {
  needs: 'Sales-Order-Create',
  input: z.object({ customer_code: code, order_code: code.optional() }),
  data: z.object({
    ...texts('customer_code', 'customer_name', 'org_code', 'dept_code', 'today', 'last_day'),
    ...maybeTexts('collect_method', 'warehouse_code', 'warehouse_name'),
    ...numbers('payment_term_days'),
    price_include_tax: z.enum(['Y', 'N']),
    cheque_allowed: z.enum(yesNo),
    takes_orders: z.boolean(),
    addresses: z.array(
      z.object({
        ...texts('address_code', 'detail_address', 'city_name', 'receiver_name', 'receiver_phone'),
        address_type: z.enum(addressTypes),
      }),
    ),
    shops: z.array(z.object(texts('shop_code', 'shop_name'))),
    /** Of the viewer's sight, the customer's own first. */
    projects: z.array(z.object(texts('project_code', 'project_name'))),
    /** What was locked for the customer before, and is not used yet. */
    locks: z.array(
      z.object({
        ...texts('lock_stock_order_detail_code', 'item_code', 'warehouse_code', 'valid_to'),
        ...numbers('left'),
      }),
    ),
    /** The latest, to be repeated. */
    orders: z.array(z.object({ ...texts('order_code', 'order_date'), ...numbers('total_amount', 'line_count') })),
    credit: z.object({
      ...numbers('limit', 'exposure', 'outstanding_invoice', 'open_order', 'uncleared_cheque', 'unapplied_receipt'),
      ...numbers('overdue_days_max', 'tolerance_percent'),
      overdue_days: z.number().nullable(),
      block_at: z.enum(creditStages),
      overdue_stops_cash: z.enum(yesNo),
      cod_most: z.number(),
    }),
    /** Up to which discount the branch decides and how soon it is answered; not for whoever orders for themselves. */
    decision: z.object(numbers('branch_band_percent', 'answer_hours')).nullable(),
  }),
})
export type OrderCustomer = z.output<typeof orderCustomer.data>

const unit = z.object({
  ...texts('item_code', 'item_name'),
  ...numbers('sub_quantity', 'price_share', 'available'),
})
/** Items by code, old code, model or barcode, with what may be taken of them in a warehouse now. */
export const orderGoods = endpoint(`POST ${group}/goods`, {
  needs: 'Sales-Order-Create',
  reads: true,
  input: z.object({
    warehouse_code: required('warehouse', 20),
    codes: z.array(z.string().trim().min(1).max(100)).min(1).max(mostOrderLines),
    /** What this form holds itself does not stand in its way. */
    purpose: z.string().max(100).default(''),
  }),
  data: z.array(
    z.object({
      /** As it was asked for. */
      ...texts('asked', 'item_code', 'item_name', 'business_unit_code', 'uom'),
      ...maybeTexts('local_name', 'decided_by'),
      /** For whoever may see the photos of items. */
      photo_path: z.string().nullish(),
      is_set: z.boolean(),
      available: z.number(),
      /** Of one that is no set, itself. */
      units: z.array(unit),
      holds: z.array(z.object({ ...texts('username', 'item_code'), qty: z.number(), expires_date: instant })),
    }),
  ),
})
export type OrderGood = z.output<typeof orderGoods.data>[number]
