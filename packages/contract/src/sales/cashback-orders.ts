import type { Label } from '@sejuk/domain/messages'
import { planStates } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const group = '/api/cashback'
const money = (label: Label) => wholeNumber(label, 0, 999_999_999_999)

/** A line that an order may spend; the last three say more than the specification asks. */
export const availableLine = z.object({
  cashback_code: z.string(),
  cashback_remain: z.number(),
  dept_code: z.string(),
  dept_name: z.string(),
  valid_to: z.string(),
  type_rebate_name: z.string(),
})
export type AvailableLine = z.output<typeof availableLine>

/** What the cashback panel must know of a customer. */
export const getCashbackCustomer = endpoint(`GET ${group}/customer`, {
  needs: 'Cashback-List-Search',
  input: z.object({ customer_code: code }),
  data: z.object({
    ...texts('customerCode', 'customerName', 'orgCode', 'deptCode', 'deptName'),
    customerIsTaxable: z.union([z.literal(0), z.literal(1)]),
    priceIncludeTax: z.enum(['Y', 'N']),
    granted_amount: z.number(),
    planned_amount: z.number(),
    used_amount: z.number(),
    expired_amount: z.number(),
    cashback_remain: z.number(),
    expiring_amount: z.number(),
  }),
})

const item = z.object({
  item_code: required('item', 40),
  item_name: z.string().trim().max(200).default(''),
  quantity: wholeNumber('quantity', 1, 1_000_000),
  amount: money('amount'),
})

const discounts = {
  max_allowed_discount_include_tax: money('maximum-discount'),
  item_discount_total_amount_include_tax: money('item-discount'),
  extra_discount_amount_include_tax: money('extra-discount'),
}
export const cashbackPlanForm = z.object({
  order_code: z
    .string('Order number is required!')
    .trim()
    .regex(/^[A-Za-z0-9./-]{3,40}$/, told('order-number-3-40-letters')),
  customer_code: required('customer', 100),
  org_code: z.string().max(100).default(''),
  originalTotalAmount: money('order-total'),
  priceIncludeTax: z.enum(['Y', 'N']),
  ...discounts,
  cashback_list: z
    .array(z.object({ cashback_code: code, plannedAmount: money('planned-amount') }))
    .max(200)
    .default([]),
  items: z.array(item).max(500).default([]),
})
export type CashbackPlan = z.output<typeof cashbackPlanForm>

/**
 * What an order's cashback would come to, by the rules of the order itself; nothing is written. Planning, releasing, using and
 * restoring belong to the transaction of the order or invoice and have no endpoint.
 */
export const checkCashbackPlan = endpoint(`POST ${group}/check-plan`, {
  needs: 'Cashback-Plan',
  input: cashbackPlanForm,
  data: z.object({
    real_rebated_cashback_amount: z.number(),
    cashback_discount: z.number(),
    cashback_percent: z.number(),
  }),
  reads: true,
})

const filters = {
  dept_code: many,
  customer_code: z.string().max(100).optional(),
  state: z.enum(planStates).optional(),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  text: z.string().max(100).optional(),
}

const planRow = z.object({
  plan_id: z.number(),
  ...texts('order_code', 'cashback_code', 'customer_code', 'customer_name', 'dept_code', 'type_rebate_name'),
  ...maybeTexts('invoice_code'),
  planned_amount: z.number(),
  real_amount: z.number(),
  cashback_discount: z.number(),
  cashback_percent: z.number(),
  state: z.enum(planStates),
  created_date: instant,
})
export type RebateHistoryOrder = z.output<typeof planRow>

export const rebateHistoryOrder = endpoint(`GET ${group}/rebate-history-order`, {
  needs: 'Cashback-List-Search',
  input: listInput(['created_date', 'order_code', 'planned_amount', 'real_amount']).extend({
    ...filters,
    order_code: z.string().max(100).optional(),
    cashback_code: z.string().max(100).optional(),
  }),
  data: z.array(planRow),
})

const itemRow = z.object({
  order_item_id: z.number(),
  ...texts('item_code', 'item_name', 'order_code', 'customer_code', 'customer_name', 'dept_code'),
  ...maybeTexts('invoice_code'),
  quantity: z.number(),
  amount: z.number(),
  rebate_share: z.number(),
  state: z.enum(planStates),
  created_date: instant,
})
export type RebateHistoryItem = z.output<typeof itemRow>

export const rebateHistoryItem = endpoint(`GET ${group}/rebate-history-item`, {
  needs: 'Cashback-List-Search',
  input: listInput(['created_date', 'item_code', 'quantity', 'amount', 'rebate_share']).extend({
    ...filters,
    item_code: z.string().max(100).optional(),
    order_code: z.string().max(100).optional(),
  }),
  data: z.array(itemRow),
})
