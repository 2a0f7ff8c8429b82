import { because } from '@sejuk/domain/messages'
import { bankLine, bankLineStates, mostConfirmedAtOnce } from '@sejuk/domain/money/bank-lines'
import { suggestionReasons, suretyNames } from '@sejuk/domain/money/bank-suggestions'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, maybeTexts, optional, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, orZero, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const needs = 'Money-Desk-View'
const mostMoney = 999_999_999_999
const part = z.object({ invoice_code: z.string(), amount: z.number() })
const suggestion = z.object({
  ...texts('customer_code', 'customer_name'),
  ...maybeTexts('receipt_code', 'cheque_code', 'order_code'),
  sure: z.enum(suretyNames),
  reasons: z.array(z.enum(suggestionReasons)),
  allocations: z.array(part),
  missing: z.number(),
  /** Of a customer out of the viewer's sight only the branch is told. */
  branch_name: z.string().nullish(),
})
export type BankSuggestion = z.output<typeof suggestion>

const row = z.object({
  ...texts('line_code', 'text', 'reference', 'imported_by'),
  ...maybeTexts('statement_code', 'account_code', 'customer_code', 'customer_name', 'receipt_code', 'cheque_code'),
  ...maybeTexts('charge_receipt_code', 'owner_code', 'owner_user_name', 'kept_by', 'reason', 'matched_user_name'),
  /** Whose it is where the customer is out of the viewer's sight. */
  branch_name: z.string().nullish(),
  line_date: calendarDay(),
  amount: z.number(),
  balance: z.number().nullable(),
  state: z.enum(bankLineStates),
  sure: z.enum(suretyNames),
  suggestion: suggestion.nullable(),
  matched_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type BankLine = z.output<typeof row>

/** Of the new ones those a person decides, and those that are certain; then what became of the others. */
export const shownLines = ['decide', 'certain', 'Matched', 'Unidentified', 'Not_Ours', 'all'] as const
export const listBankLines = endpoint('GET /api/bank-line', {
  needs,
  input: listInput(['line_date', 'amount', 'created_date']).extend({
    search: z.string().max(200).default(''),
    account_code: z.string().max(100).optional(),
    statement_code: z.string().max(100).optional(),
    customer_code: z.string().max(100).optional(),
    show: z.enum(shownLines).default('decide'),
    owner_code: z.string().max(100).optional(),
  }),
  data: z.array(row),
})

const invoice = z.object({
  ...texts('invoice_code'),
  invoice_date: calendarDay(),
  due_date: calendarDay(),
  amount: z.number(),
  open_amount: z.number(),
})
export const getBankLine = endpoint('GET /api/bank-line/detail', {
  needs,
  input: z.object({ line_code: code }),
  data: row.extend({
    /** As things are now, the surest first. */
    suggestions: z.array(suggestion),
    /** The most that may be booked as a charge of the bank. */
    bank_fee_most: z.number(),
  }),
})
export type BankLineDetail = z.output<typeof getBankLine.data>

/** What this line could pay for a customer, and what the customer owes before it. */
export const getBankLineCustomer = endpoint('GET /api/bank-line/customer', {
  needs,
  input: z.object({ customer_code: code }),
  data: z.object({
    ...texts('customer_code', 'customer_name'),
    ...maybeTexts('salesman_name'),
    exposure: z.number(),
    invoices: z.array(invoice),
    /** Those that are paid before their goods leave. */
    orders: z.array(z.object({ ...texts('order_code'), open_amount: z.number() })),
  }),
})

export const actOnBankLine = actions(bankLine, '/api/bank-line', {
  key: 'line_code',
  forms: {
    match: {
      customer_code: code,
      /** Money that is written down already, and is tied to the line. */
      receipt_code: orNothing(z.string().max(100)),
      cheque_code: orNothing(z.string().max(100)),
      /** What the invoices leave of the money is kept for it. */
      order_code: orNothing(z.string().max(100)),
      /** How one knows whose it is, where neither text nor amount tell it. */
      reason: optional('reason', 500),
      allocations: z
        .array(z.object({ invoice_code: code, amount: wholeNumber('amount', 1, mostMoney) }))
        .max(100, told('no-more-than-rows', { n: 100 }))
        .default([]),
      /** Missing by a fee of the bank: the invoice is closed by it. */
      bank_charge: orZero(wholeNumber('bank-charge', 0, mostMoney)).default(0),
    },
    keep: { owner_code: orNothing(z.string().max(100)) },
  },
  says: {
    match: because('bank-line-matched'),
    'not-ours': because('bank-line-not-ours'),
    keep: because('bank-line-kept'),
    'take-back': because('bank-line-taken-back'),
  },
})

/** Certain lines together, each as its suggestion says. Count and sum are those that were seen. */
export const confirmCertain = endpoint('POST /api/bank-line/confirm-certain', {
  needs: 'Bank-Line-Match',
  input: z.object({
    lines: z
      .array(z.object({ line_code: code, row_version: rowVersion }))
      .min(1, told('choice-missing'))
      .max(mostConfirmedAtOnce, told('no-more-than-rows', { n: mostConfirmedAtOnce })),
    count: z.coerce.number<number | string>().int(),
    sum: z.coerce.number<number | string>().int(),
  }),
  data: z.object({
    confirmed: z.number(),
    refused: z.array(z.object({ ...texts('line_code', 'message') })),
  }),
  says: because('certain-lines-confirmed'),
})

/** Suggestions as things are now. */
export const lookAgain = endpoint('POST /api/bank-line/look-again', {
  needs: 'Bank-Line-Match',
  input: z.object({ account_code: code }),
  data: z.object({ lines: z.number() }),
})

export const bankLineLog = actionLogOf('GET /api/bank-line/action-log', needs)
