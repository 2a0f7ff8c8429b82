import type { Label } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, maybeTexts, required, texts } from '../fields.ts'
import { decimalNumber, orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'
import { priceLadder, reason } from './price-ladders.ts'
import { mostOrderLines } from './sales-orders.ts'

const money = (label: Label) => wholeNumber(label, 0, 999_999_999_999)

/** What a line says of its price. */
export const pricedLine = {
  item_code: required('item', 40),
  ordered_qty: wholeNumber('quantity', 1, 100_000),
  item_discount_percent: decimalNumber('item-discount', 100, 2).default(0),
  /** Counts where no percent is given. */
  item_discount_amount: money('item-discount').default(0),
  /** The special price that is meant where there are several; the lowest otherwise. */
  special_price_code: orNothing(code),
}

/** What an order says of its prices as a whole. */
export const pricedHeader = {
  customer_code: required('customer', 100),
  /** The customer's own where nothing is said. */
  priceIncludeTax: orNothing(z.enum(['Y', 'N'])),
  collect_method: orNothing(code),
  cbd_discount_percent: decimalNumber('cbd-discount', 100, 2).default(0),
  extra_discount_amount: money('extra-discount').default(0),
  cashback_list: z
    .array(z.object({ cashback_code: code, plannedAmount: money('planned-amount') }))
    .max(200)
    .default([]),
}

const day = required('day', 10).refine(isDay, told('date-not-valid'))
export const simulatedLines = z.array(z.object(pricedLine)).min(1).max(mostOrderLines)

const line = z.object({
  ...texts('item_code', 'item_name', 'business_unit_code'),
  ...maybeTexts('local_name'),
  /** Why this list price; nothing where nobody set one. */
  list_reason: reason.nullable(),
  /** Why this unit price, where it is not the list price. */
  unit_reason: reason.nullable(),
  /** What the user should know of the line's price. */
  note: reason.nullable(),
  quota_left: z.number().nullable(),
})

export const simulation = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code', 'day', 'priceIncludeTax'),
  ...maybeTexts('collect_method'),
  customerIsTaxable: z.union([z.literal(0), z.literal(1)]),
  ladder: priceLadder,
  /** In the order in which they were asked. */
  lines: z.array(line),
  /** What of the prices keeps the order from being sent. */
  objections: z.array(reason),
})
export type Simulation = z.output<typeof simulation>

/** The whole ladder of an order that nobody has saved. */
export const simulateOrder = endpoint('POST /api/sales-order/simulate', {
  needs: 'Sales-Order-View',
  reads: true,
  input: z.object({
    ...pricedHeader,
    day: day.optional(),
    /** The order that is being changed: what it took of quotas counts as free. */
    order_code: orNothing(code),
    lines: simulatedLines,
  }),
  data: simulation,
})
