import { workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'

export const subDealerStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Closed'] as const
export type SubDealerStatus = (typeof subDealerStatuses)[number]
export const subDealerClasses = ['A', 'B', 'C'] as const
export const mostParents = 5

type Row = { status: SubDealerStatus; parent_count: number; authors: readonly string[] }
type State = { status: SubDealerStatus; hasParent: boolean }
const withParent = ({ hasParent }: State): Message | undefined =>
  hasParent ? undefined : because('sub-dealer-needs-parent')

/** A shop that buys from our customers, known to us once somebody else has agreed. */
export const subDealer = workflow({
  entity: 'sub-dealer',
  status: 'status',
  state: ({ status, parent_count }: Row): State => ({ status, hasParent: parent_count > 0 }),
  actions: {
    submit: {
      needs: 'Sub-Dealer-Create',
      from: ['Draft', 'Rejected'],
      to: 'Submitted',
      guards: [withParent],
      primary: true,
    },
    approve: {
      needs: 'Sub-Dealer-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Sub-Dealer-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    // What was approved is approved again once it has changed.
    modify: {
      needs: 'Sub-Dealer-Create',
      from: ['Draft', 'Rejected', 'Approved'],
      to: ({ status }) => (status === 'Approved' ? { status: 'Submitted' as const } : {}),
    },
    close: { needs: 'Sub-Dealer-Approve', from: ['Approved'], to: 'Closed', reason: 'required', dangerous: true },
  },
})

/** Who supplies first: 1, 2, 3 … without a gap, in the order given. */
export const withPriorities = (customer_codes: readonly string[]) =>
  customer_codes.map((customer_code, n) => ({ customer_code, priority: n + 1 }))
