import type { PaymentStatus } from '../installers/bonus-tickets.ts'
import { timesRatio, total } from '../money.ts'
import type { ListedPermission } from '../permissions.ts'
import type { Action } from '../workflow.ts'
import type { AscInvoiceStatus } from './statuses.ts'

export const npwpShape = /^\d{15,16}$/
export const hasNpwp = (npwp: string | null) => npwpShape.test((npwp ?? '').replaceAll(/[.\-\s]/g, ''))

export const deductionKinds = ['Old_Part', 'Late', 'Repeat', 'Other'] as const
export type DeductionKind = (typeof deductionKinds)[number]

export const lineStates = ['Agreed', 'Disputed', 'Refused', 'Removed'] as const
export type LineState = (typeof lineStates)[number]

export type BatchLine = { approved_amount: number; deduction_amount: number; line_state: LineState }
export type BatchSums = {
  gross_amount: number
  deduction_amount: number
  tax_amount: number
  net_amount: number
  work_orders: number
}

/** What a centre gets for its month. A removed line counts for nothing; a deduction never takes more than its line gives. */
export const sumBatch = (lines: readonly BatchLine[], rate: number): BatchSums => {
  const counted = lines.filter(({ line_state }) => line_state !== 'Removed')
  const gross_amount = total(counted.map(({ approved_amount }) => approved_amount))
  const deduction_amount = total(
    counted.map((line) => Math.min(Math.max(0, line.deduction_amount), line.approved_amount)),
  )
  const tax_amount = timesRatio(gross_amount - deduction_amount, rate, 10_000)
  return {
    gross_amount,
    deduction_amount,
    tax_amount,
    net_amount: gross_amount - deduction_amount - tax_amount,
    work_orders: counted.length,
  }
}

/** In hundredths of a percent; without a tax number the higher rate is withheld. */
export const rateOf = (npwp: string | null, rates: { with_npwp: number; without_npwp: number }) =>
  Math.round((hasNpwp(npwp) ? rates.with_npwp : rates.without_npwp) * 100)

/** The month a work order is paid with. */
export const periodOf = (day: string) => day.slice(0, 7)

export type BatchState = {
  invoice_status: AscInvoiceStatus
  payment_status: PaymentStatus
  lines: number
  disputed: number
  has_invoice: boolean
  /** Submitted by the centre: locked until it has been reviewed. */
  is_sent: boolean
  has_account: boolean
  /** The viewer received the invoice, or had it paid. */
  is_receiver: boolean
  is_payer: boolean
}
type BatchAction = Action<BatchState> & { needs: ListedPermission; reason?: 1000 }

const unpaid: PaymentStatus[] = ['Not_Yet', 'Payment_Failed']
const preparing: { invoice_status: AscInvoiceStatus[] } = { invoice_status: ['Prepare_Invoice'] }
const isNotSent = ({ is_sent }: BatchState) => (is_sent ? 'The invoice was sent in already' : undefined)
const isSent = ({ is_sent }: BatchState) => (is_sent ? undefined : 'The centre has not sent its invoice in yet')

/** By the last part of their calls. */
export const batchActions = {
  dispute: { needs: 'Reimbursement-Dispute', from: [preparing], reason: 1000, guards: [isNotSent] },
  'settle-dispute': {
    needs: 'Reimbursement-Prepare',
    from: [preparing],
    guards: [isNotSent, ({ disputed }) => (disputed > 0 ? undefined : 'No line is disputed')],
  },
  deduct: { needs: 'Reimbursement-Prepare', from: [preparing], guards: [isNotSent] },
  'send-invoice': {
    needs: 'Reimbursement-Send-Invoice',
    from: [preparing],
    guards: [
      isNotSent,
      ({ lines }) => (lines > 0 ? undefined : 'The batch has nothing to pay'),
      ({ disputed }) => (disputed === 0 ? undefined : 'Lines are still disputed'),
      ({ has_invoice }) => (has_invoice ? undefined : 'The invoice must be uploaded first'),
    ],
  },
  'invoice-received': {
    needs: 'Reimbursement-Invoice-Received',
    from: [preparing],
    to: { invoice_status: 'Invoice_Received' },
    guards: [isSent],
  },
  'confirmed-reject': {
    needs: 'Reimbursement-Confirmed-Reject',
    from: [preparing],
    to: { invoice_status: 'Confirmed_Reject' },
    reason: 1000,
  },
  pay: {
    needs: 'Reimbursement-Pay',
    from: [{ invoice_status: ['Invoice_Received'], payment_status: unpaid }],
    to: { payment_status: 'Payment_Processing' },
    guards: [
      ({ has_account }) => (has_account ? undefined : 'The service centre has no bank account'),
      ({ is_receiver }) => (is_receiver ? 'Somebody else than who received the invoice must pay it' : undefined),
    ],
  },
  'bank-file': {
    needs: 'Reimbursement-Pay',
    from: [{ invoice_status: ['Invoice_Received'], payment_status: ['Payment_Processing', 'Payment_Successful'] }],
  },
  'import-result': {
    needs: 'Reimbursement-Pay',
    from: [
      {
        invoice_status: ['Invoice_Received'],
        payment_status: ['Payment_Processing', 'Payment_Successful', 'Payment_Failed'],
      },
    ],
    guards: [
      ({ is_payer }) => (is_payer ? 'Somebody else than who paid must import the answer of the bank' : undefined),
    ],
  },
} as const satisfies Record<string, BatchAction>
export type BatchActionName = keyof typeof batchActions
export const batchAction = (name: BatchActionName): BatchAction => batchActions[name]
