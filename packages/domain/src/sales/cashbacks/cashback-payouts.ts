import { workflow } from '../../document-workflow.ts'
import type { SettlementStatus } from '../../installers/settlements.ts'
import type { rebatePayouts } from '../../masters/rebate-types.ts'

/** What is not spent on orders is paid by these. */
export const payoutMethods = ['bank', 'credit-note'] as const satisfies readonly (typeof rebatePayouts)[number][]
export type PayoutMethod = (typeof payoutMethods)[number]

/** One bank file, and one screen that can still be read. */
export const mostPayoutLines = 500

/** Why a line of cashback is not paid out now. */
export const payoutObstacles = ['No_Account', 'Customer_Closed', 'Change_Waits'] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

export const payoutObstacle = (
  line: { has_account: boolean; takes_business: boolean; has_open_change: boolean },
  method: PayoutMethod,
): PayoutObstacle | undefined => {
  if (line.has_open_change) return 'Change_Waits'
  if (method === 'bank') return line.has_account ? undefined : 'No_Account'
  return line.takes_business ? undefined : 'Customer_Closed'
}

type PayoutRow = { status: SettlementStatus; method: PayoutMethod; lines: number; authors: readonly string[] }

const hasLines = ({ lines }: Pick<PayoutRow, 'lines'>) => (lines > 0 ? undefined : 'The payout has nothing to pay')
const byBank = ({ method }: Pick<PayoutRow, 'method'>) => (method === 'bank' ? undefined : 'It is paid by credit note')
const byCreditNote = ({ method }: Pick<PayoutRow, 'method'>) =>
  method === 'credit-note' ? undefined : 'It is paid by bank'

/** By the last part of their calls. The same steps as a settlement of installers. */
export const cashbackPayout = workflow({
  entity: 'cashback-payout',
  status: 'status',
  state: ({ status, method, lines }: PayoutRow) => ({ status, method, lines, is_answered: false }),
  actions: {
    submit: { needs: 'Cashback-Payout-Create', from: ['Draft'], to: 'Submitted', guards: [hasLines] },
    // Approved, it may still be returned and then waits again: its authors stay.
    approve: {
      needs: 'Cashback-Payout-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: 'step',
      confirm: true,
    },
    return: {
      needs: 'Cashback-Payout-Approve',
      from: ['Submitted', 'Approved'],
      to: 'Draft',
      reason: 'required',
      writes: false,
    },
    pay: {
      needs: 'Cashback-Payout-Bank-File',
      from: ['Approved'],
      to: 'Processing',
      guards: [byBank],
      writes: false,
      confirm: true,
    },
    issue: {
      needs: 'Cashback-Payout-Bank-File',
      from: ['Approved'],
      to: 'Finished',
      guards: [byCreditNote],
      writes: false,
    },
    'bank-file': {
      needs: 'Cashback-Payout-Bank-File',
      from: ['Processing', 'Finished'],
      guards: [byBank],
      writes: false,
    },
    'import-result': {
      needs: 'Cashback-Payout-Import-Result',
      from: ['Processing', 'Finished'],
      to: ({ is_answered }) => (is_answered ? { status: 'Finished' } : {}),
      guards: [byBank],
      writes: false,
    },
    'leave-out': { needs: 'Cashback-Payout-Create', from: ['Draft'], reason: 'required' },
    delete: {
      needs: 'Cashback-Payout-Create',
      from: ['Draft'],
      removes: true,
      dangerous: true,
      confirm: true,
    },
  },
})
