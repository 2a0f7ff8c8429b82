import { workflow } from '../document-workflow.ts'
import { type ChequeStatus, chequeStatuses } from '../sales/exposure.ts'
import { addDays, daysFrom } from '../values/dates.ts'

export { type ChequeStatus, chequeStatuses }

export const bounceReasons = [
  'insufficient-funds',
  'account-closed',
  'signature-differs',
  'blocked-by-drawer',
  'form-error',
  'other',
] as const
export type BounceReason = (typeof bounceReasons)[number]

/** So many bounced cheques in so many months, and no further one is taken. */
export const mostBounces = 3
export const bounceMonths = 6
/** The same day six months earlier, or the last of that month. */
export const bouncesSince = (today: string) => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - bounceMonths, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1)
}

/** Below nothing once it is due. */
export const daysLeft = (due_date: string, today: string) => daysFrom(today, due_date)
export const latestDue = (issue_date: string, cheque_days: number) => addDays(issue_date, cheque_days)

type Owed = { invoice_code: string; open_amount: number }
/** What the form offers: the invoices due first, until the cheque is used up. */
export const allocateOldest = (amount: number, invoices: readonly Owed[]) => {
  let left = amount
  return invoices.flatMap(({ invoice_code, open_amount }) => {
    const part = Math.max(0, Math.min(left, open_amount))
    left -= part
    return part > 0 ? [{ invoice_code, amount: part }] : []
  })
}

type Row = { status: ChequeStatus; authors: readonly string[] }

/** Received, deposited, then cleared or bounced. Who wrote it down does not say that it is money. */
export const cheque = workflow({
  entity: 'cheque',
  status: 'status',
  state: ({ status }: Row) => ({ status }),
  actions: {
    deposit: { needs: 'Cheque-Deposit', from: ['Saved'], to: 'Submitted', writes: false, confirm: true, primary: true },
    clear: { needs: 'Cheque-Clear', from: ['Submitted'], to: 'Approved', approves: true, confirm: true, primary: true },
    bounce: {
      needs: 'Cheque-Bounce',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      dangerous: true,
    },
    modify: { needs: 'Cheque-Create', from: ['Saved'] },
    delete: { needs: 'Cheque-Create', from: ['Saved'], to: 'Deleted', reason: 'required', dangerous: true },
  },
})
