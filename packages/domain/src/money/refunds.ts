import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { rupiah } from '../values/money.ts'

export const refundStatuses = ['Draft', 'Submitted', 'Approved', 'In_Bank_File', 'Paid', 'Failed', 'Rejected'] as const
export type RefundStatus = (typeof refundStatuses)[number]
/** What the sources of a refund are held for: it is on its way to the customer. */
export const holdingRefunds = [
  'Submitted',
  'Approved',
  'In_Bank_File',
  'Failed',
] as const satisfies readonly RefundStatus[]
/** What was approved and is not rejected since. */
export const approvedRefunds = ['Approved', 'In_Bank_File', 'Paid', 'Failed'] as const satisfies readonly RefundStatus[]

/** All refunds of a day for one customer together; above the second a director decides. */
export const refundLevels = ['branch', 'finance', 'director'] as const
export type RefundLevel = (typeof refundLevels)[number]
export const branchRefundUpTo = 10_000_000
export const financeRefundUpTo = 100_000_000
export const mostRefundsInFile = 200
export const mostRefundSources = 50

export const refundLevelFor = (amount: number): RefundLevel => {
  if (amount <= branchRefundUpTo) return 'branch'
  return amount <= financeRefundUpTo ? 'finance' : 'director'
}
export const refundLevelOf = ({ permission }: Pick<WorkflowViewer, 'permission'>): RefundLevel => {
  if (permission.has('Refund-Approve-Director')) return 'director'
  return permission.has('Refund-Approve-Finance') ? 'finance' : 'branch'
}

type Row = {
  status: RefundStatus
  authors: readonly string[]
  amount: number
  /** Of other refunds of this customer that were approved today. */
  approved_of_day: number
}
const stateOf = (row: Row, viewer: WorkflowViewer) => ({
  status: row.status,
  needed: refundLevelFor(row.amount + row.approved_of_day),
  own: refundLevelOf(viewer),
  hasAmount: row.amount > 0,
})
type State = ReturnType<typeof stateOf>

const filled = ({ hasAmount }: State) => (hasAmount ? undefined : because('refund-has-no-sources'))
const withinLevel = ({ needed, own }: State) => {
  if (refundLevels.indexOf(own) >= refundLevels.indexOf(needed)) return undefined
  return needed === 'finance'
    ? because('refund-above-finance-decides', { amount: rupiah(branchRefundUpTo) })
    : because('refund-above-director-decides', { amount: rupiah(financeRefundUpTo) })
}

/** Money that goes back to a customer: held while it is decided, paid by a bank file, and the bank's answer ends it. */
export const refund = workflow({
  entity: 'refund',
  status: 'status',
  state: stateOf,
  actions: {
    submit: {
      needs: 'Refund-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [filled],
      confirm: true,
      primary: true,
    },
    modify: { needs: 'Refund-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    delete: { needs: 'Refund-Create', from: ['Draft', 'Rejected'], removes: true, dangerous: true, confirm: true },
    approve: {
      needs: 'Refund-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: 'step',
      guards: [withinLevel],
      confirm: true,
      primary: true,
    },
    /** Also where the bank refused it: its sources are free again. */
    reject: {
      needs: 'Refund-Approve',
      from: ['Submitted', 'Failed'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    /** Done for many at once: one file for the bank. */
    'bank-file': { needs: 'Refund-Bank-File', from: ['Approved'], to: 'In_Bank_File', writes: false },
    /** By the file with which the bank answers, or by hand where it sends none. */
    paid: { needs: 'Refund-Bank-File', from: ['In_Bank_File'], to: 'Paid', writes: false, primary: true },
    failed: {
      needs: 'Refund-Bank-File',
      from: ['In_Bank_File'],
      to: 'Failed',
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    /** To the same account again. */
    'try-again': { needs: 'Refund-Bank-File', from: ['Failed'], to: 'Approved', writes: false, confirm: true },
  },
})
