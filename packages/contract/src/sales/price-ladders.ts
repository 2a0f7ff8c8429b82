import type { Message } from '@sejuk/domain/messages'
import { ladderSteps } from '@sejuk/domain/sales/ladder-lines'
import { z } from 'zod'

/** A reason by its code, so that every reader has it in their own language. */
export const reason = z.custom<Message>((it) => typeof (it as Message | null)?.code === 'string')

const step = { step: z.enum(ladderSteps), discount: z.number(), after: z.number() }
const taxAmounts = z.object({
  base: z.number(),
  other_base: z.number(),
  vat: z.number(),
  rounding_adjustment: z.number(),
  amount: z.number(),
})
const policy = z.object({ policy_code: z.string(), policy_name: z.string(), discount_percent: z.number() })

const linePrices = z.object({
  item_code: z.string(),
  ordered_qty: z.number(),
  list_price: z.number(),
  unit_price: z.number(),
  special_price_code: z.string().nullable(),
  policies: z.array(policy).readonly(),
  /** For who sells or decides. */
  max_total_percent: z.number().optional(),
  steps: z.array(z.object(step)),
  net_amount: z.number(),
  tax: taxAmounts,
})

/** Every step from list price to tax, as it is computed, stored with the order and shown. */
export const priceLadder = z.object({
  lines: z.array(linePrices),
  steps: z.array(z.object({ ...step, reason })),
  list_amount: z.number(),
  discount_amount: z.number(),
  discount_percent: z.number(),
  net_amount: z.number(),
  /** For who sells or decides. */
  max_allowed_discount_include_tax: z.number().optional(),
  item_discount_total_amount_include_tax: z.number(),
  extra_discount_amount_include_tax: z.number(),
  maxAllowedCashbackAmount: z.number(),
  over_allowed_amount: z.number().optional(),
  cashback: z.object({
    real_rebated_cashback_amount: z.number(),
    cashback_discount: z.number(),
    cashback_percent: z.number(),
  }),
  tax: taxAmounts,
  total_amount: z.number(),
})
export type PriceLadderAnswer = z.output<typeof priceLadder>
