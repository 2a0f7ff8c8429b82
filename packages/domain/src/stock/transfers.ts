import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { addDays } from '../values/dates.ts'

export const transferStatuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Rejected', 'Closed', 'Deleted'] as const
export type TransferStatus = (typeof transferStatuses)[number]
export const transferReasons = ['regular', 'order-backed', 'sparepart', 'return'] as const
export type TransferReason = (typeof transferReasons)[number]
/** What became of units that did not arrive. */
export const transferOutcomes = ['lost', 'returned'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

type Row = {
  status: TransferStatus
  authors: readonly string[]
  /** Whether the viewer works for the branch that sends, and for the one that receives. */
  is_source: boolean
  is_destination: boolean
}
type State = { status: TransferStatus; isSource: boolean; isDestination: boolean; isComplete: boolean }
const atSource = ({ isSource }: State) => (isSource ? undefined : because('done-by-the-source'))
const atDestination = ({ isDestination }: State) => (isDestination ? undefined : because('done-by-the-destination'))

/** Goods from one warehouse to another: sent when the source agrees, received by the destination, differences decided by a second person. */
export const transfer = workflow({
  entity: 'transfer',
  status: 'status',
  state: ({ status, is_source, is_destination }: Row): State => ({
    ...{ status, isSource: is_source, isDestination: is_destination, isComplete: false },
  }),
  actions: {
    submit: {
      needs: 'Transfer-Out-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [atSource],
      confirm: true,
      primary: true,
    },
    approve: {
      needs: 'Transfer-Out-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [atSource],
      approves: true,
      confirm: true,
      primary: true,
    },
    receive: {
      needs: 'Transfer-In-Receive',
      from: ['Approved', 'Adjusted'],
      to: ({ isComplete }) => ({ status: isComplete ? 'Closed' : 'Adjusted' }),
      guards: [atDestination],
      primary: true,
    },
    modify: { needs: 'Transfer-Out-Create', from: ['Draft', 'Rejected'], to: 'Draft', guards: [atSource] },
    reject: {
      needs: 'Transfer-Out-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      guards: [atSource],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    settle: {
      needs: 'Transfer-In-Adjust',
      from: ['Adjusted'],
      to: 'Closed',
      approves: true,
      reason: 'required',
      dangerous: true,
    },
    remove: {
      needs: 'Transfer-Out-Create',
      from: ['Draft', 'Rejected'],
      to: 'Deleted',
      guards: [atSource],
      confirm: true,
      dangerous: true,
    },
  },
})

export type TransferLine = { qty: number; received_qty: number; lost_qty: number; returned_qty: number }
/** What is still on its way. */
export const onWayOf = ({ qty, received_qty, lost_qty, returned_qty }: TransferLine) =>
  qty - received_qty - lost_qty - returned_qty

const patience = 2
/** Late is what is not there two days after it was expected. */
export const isOverdue = ({ status, eta }: { status: TransferStatus; eta: string }, today: string) =>
  (status === 'Approved' || status === 'Adjusted') && addDays(eta, patience) < today
/** The last day of arrival that is late today. */
export const overdueBefore = (today: string) => addDays(today, -patience)
