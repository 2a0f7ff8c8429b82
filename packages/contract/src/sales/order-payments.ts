import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, maybeTexts, required, texts } from '../fields.ts'
import { orNothing, wholeNumber } from '../numbers.ts'

const group = '/api/sales-order'
const mostMoney = 999_999_999_999

const kept = z.object({
  ...texts('receipt_code', 'bound_user_name'),
  ...maybeTexts('invoice_code', 'reason'),
  money_id: z.number(),
  amount: z.number(),
  state: z.enum(['Bound', 'Used', 'Released']),
  bound_date: instant,
  ended_date: instant.nullable(),
})
export type KeptMoney = z.output<typeof kept>

/** The customer's own number to pay to where there is one, what is to be written, and our accounts as papers of the branch name them. */
const payTo = z.object({
  ...texts('reference'),
  ...maybeTexts('va'),
  accounts: z.array(z.object(texts('bank_name', 'account_number', 'account_name'))),
})

/** The money that is kept for an order, and for whoever may keep more of it what the customer has free. */
export const orderMoney = endpoint(`GET ${group}/money`, {
  needs: 'Sales-Order-View',
  input: z.object({ order_code: code }),
  data: z.object({
    pay_to: payTo,
    kept: z.array(kept),
    free: z.array(
      z.object({
        ...texts('receipt_code'),
        ...maybeTexts('reference'),
        received_date: calendarDay(),
        left: z.number(),
      }),
    ),
  }),
})
export type OrderMoney = z.output<typeof orderMoney.data>

const paid = z.object({
  ...texts('order_code', 'payment_state'),
  bound_amount: z.number(),
})

/** Without an amount as much as is missing and there. */
export const bindMoney = endpoint(`POST ${group}/bind-money`, {
  needs: 'Money-Apply',
  input: z.object({
    order_code: code,
    receipt_code: required('receipt', 100),
    amount: orNothing(wholeNumber('amount', 1, mostMoney)),
  }),
  data: paid,
  says: because('money-bound'),
})

export const releaseMoney = endpoint(`POST ${group}/release-money`, {
  needs: 'Money-Apply',
  input: z.object({ order_code: code, receipt_code: required('receipt', 100), reason: required('reason', 500) }),
  data: paid,
  says: because('money-released'),
})
