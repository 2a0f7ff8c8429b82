import { because } from '@sejuk/domain/messages'
import { paymentRefKinds, paymentRefStates } from '@sejuk/domain/money/payment-refs'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { told } from '../told.ts'
import { wholeNumber } from '../numbers.ts'

const needs = 'Money-Desk-View'
const row = z.object({
  ...texts('ref', 'customer_code', 'customer_name', 'dept_code', 'provider', 'create_user_name'),
  ...maybeTexts('order_code', 'invoice_code'),
  kind: z.enum(paymentRefKinds),
  state: z.enum(paymentRefStates),
  amount: z.number().nullable(),
  /** When the provider took the number: from then on it can be paid to. */
  registered_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type PaymentRef = z.output<typeof row>
export const listPaymentRefs = endpoint('GET /api/payment-ref', {
  needs,
  input: listInput(['created_date', 'ref']).extend({
    search: z.string().max(200).default(''),
    customer_code: z.string().max(100).optional(),
    state: z.enum(paymentRefStates).optional(),
  }),
  data: z.array(row),
})

/** A virtual account for a customer; one is open at a time. */
export const createPaymentRef = endpoint('POST /api/payment-ref', {
  needs: 'Bank-Line-Match',
  input: z.object({ customer_code: code }),
  data: z.object({ ref: z.string() }),
  says: because('virtual-account-opened'),
})
export const closePaymentRef = endpoint('POST /api/payment-ref/close', {
  needs: 'Bank-Line-Match',
  input: z.object({ ref: code, row_version: rowVersion }),
  data: z.object({ ref: z.string() }),
  says: because('virtual-account-closed'),
})

/** Signed by the provider over its timestamp and the bytes of the body; heard once. */
export const paymentCallback = endpoint('POST /api/payment-callback/{provider}', {
  needs: 'public',
  input: z.object({
    provider: z.string().max(40),
    event_id: z.string(told('choice-missing')).trim().min(1).max(100),
    ref: z.string(told('choice-missing')).trim().min(1).max(40),
    amount: wholeNumber('amount', 1, 999_999_999_999),
    /** When the customer paid. */
    paid_at: z.iso.datetime({ offset: true }),
    payer: z.string().max(200).default(''),
  }),
  data: z.object({ is_known: z.boolean() }),
  signed: true,
})
