import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import type { PaymentStatus } from '../installers/bonus-tickets.ts'
import { timesRatio, total } from '../values/money.ts'
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

/** What a centre gets for its month. A removed line counts for nothing; a deduction never takes more than its line gives, and
 * old parts that were not returned never more than the whole. */
export const sumBatch = (lines: readonly BatchLine[], rate: number, oldParts = 0): BatchSums => {
  const counted = lines.filter(({ line_state }) => line_state !== 'Removed')
  const gross_amount = total(counted.map(({ approved_amount }) => approved_amount))
  const ofLines = total(counted.map((line) => Math.min(Math.max(0, line.deduction_amount), line.approved_amount)))
  const deduction_amount = ofLines + Math.min(Math.max(0, oldParts), gross_amount - ofLines)
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

type BatchFacts = {
  invoice_status: AscInvoiceStatus
  payment_status: PaymentStatus
  work_orders: number
  disputed: number
  /** When the centre sent its invoice in: locked until it has been reviewed. */
  sent_date: string | null
  has_invoice: boolean
  has_account: boolean
  /** The viewer received the invoice, or had it paid. */
  is_receiver: boolean
  is_payer: boolean
}
const stateOf = ({ work_orders, sent_date, ...row }: BatchFacts, _viewer: WorkflowViewer) => ({
  invoice_status: row.invoice_status,
  payment_status: row.payment_status,
  lines: work_orders,
  disputed: row.disputed,
  is_sent: sent_date !== null,
  has_invoice: row.has_invoice,
  has_account: row.has_account,
  is_receiver: row.is_receiver,
  is_payer: row.is_payer,
})
type BatchState = ReturnType<typeof stateOf>

const preparing = [{ invoice_status: ['Prepare_Invoice'] }] as const
const isNotSent = ({ is_sent }: BatchState) => (is_sent ? 'The invoice was sent in already' : undefined)
const isSent = ({ is_sent }: BatchState) => (is_sent ? undefined : 'The centre has not sent its invoice in yet')

/** By the last part of their calls; the first three are about one line. */
export const reimbursement = workflow({
  entity: 'reimbursement',
  status: 'invoice_status',
  state: stateOf,
  actions: {
    dispute: { needs: 'Reimbursement-Dispute', from: preparing, guards: [isNotSent], reason: 'required' },
    'settle-dispute': {
      needs: 'Reimbursement-Prepare',
      from: preparing,
      guards: [isNotSent, ({ disputed }) => (disputed > 0 ? undefined : 'No line is disputed')],
    },
    deduct: { needs: 'Reimbursement-Prepare', from: preparing, guards: [isNotSent], reason: 'required' },
    'send-invoice': {
      needs: 'Reimbursement-Send-Invoice',
      from: preparing,
      guards: [
        isNotSent,
        ({ lines }) => (lines > 0 ? undefined : 'The batch has nothing to pay'),
        ({ disputed }) => (disputed === 0 ? undefined : 'Lines are still disputed'),
        ({ has_invoice }) => (has_invoice ? undefined : 'The invoice must be uploaded first'),
      ],
    },
    'invoice-received': {
      needs: 'Reimbursement-Invoice-Received',
      from: preparing,
      to: { invoice_status: 'Invoice_Received' },
      guards: [isSent],
      confirm: true,
    },
    'confirmed-reject': {
      needs: 'Reimbursement-Confirmed-Reject',
      from: preparing,
      guards: [isSent],
      to: { invoice_status: 'Confirmed_Reject' },
      reason: 'required',
      dangerous: true,
    },
    pay: {
      needs: 'Reimbursement-Pay',
      from: [{ invoice_status: ['Invoice_Received'], payment_status: ['Not_Yet', 'Payment_Failed'] }],
      to: { payment_status: 'Payment_Processing' },
      guards: [
        ({ has_account }) => (has_account ? undefined : 'The service centre has no bank account'),
        ({ is_receiver }) => (is_receiver ? 'Somebody else than who received the invoice must pay it' : undefined),
      ],
      confirm: true,
    },
    /** A download: nothing is written. */
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
      to: ({ payment_status }) => ({ payment_status }),
      guards: [
        ({ is_payer }) => (is_payer ? 'Somebody else than who paid must import the answer of the bank' : undefined),
      ],
    },
  },
})
