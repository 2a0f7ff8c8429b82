import { workflow } from '../document-workflow.ts'
import type { CustomerStatus } from './customers.ts'
import { mergeObjectionOf } from './merges.ts'

export const authorApproves = 'Somebody else than who wrote it must approve it'
const owesMoney = 'The customer still owes money'
const hasOpenDocuments = 'The customer has open orders'
const hasOpenTickets = 'The customer has open service tickets'
const wasMerged = 'The customer was merged into another'
const hasDocuments = 'Documents name this customer'

type CustomerRow = {
  status: CustomerStatus
  authors: readonly string[]
  close_reason: string | null
  /** Its business goes on under another customer. */
  merged_into: string | null
  /** An invoice is not paid yet. */
  owes_money: boolean
  open_documents: number
  /** Service that was asked for and is not done yet. */
  has_open_tickets: boolean
  /** Orders, invoices and shops that name the customer. */
  documents: number
}
type Rejected = { status: CustomerStatus; close_reason: string | null }

/** A rejected change leaves a customer as it was, closed or in force; a rejected customer goes back to its author. */
const afterRejection = ({ status, close_reason }: Rejected): { status: CustomerStatus } => {
  if (status === 'Adjusted') return { status: 'Approved' }
  return { status: close_reason === null ? 'Rejected' : 'Closed' }
}

export const customer = workflow({
  entity: 'customer',
  status: 'status',
  state: ({ authors: _, ...state }: CustomerRow) => state,
  toAuthors: authorApproves,
  actions: {
    modify: {
      needs: 'Customer-Modify',
      from: ['Draft', 'Rejected', 'Approved', 'Adjusted'],
      loggedAs: 'update',
    },
    submit: { needs: 'Customer-Modify', from: ['Draft'], to: 'Submitted', confirm: true },
    approve: {
      needs: 'Customer-Approve',
      from: ['Submitted', 'Adjusted'],
      to: 'Approved',
      approves: true,
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Customer-Approve',
      from: ['Submitted', 'Adjusted'],
      to: afterRejection,
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    delete: {
      needs: 'Customer-Modify',
      from: ['Draft', 'Rejected'],
      to: 'Deleted',
      writes: false,
      guards: [({ documents }) => (documents > 0 ? hasDocuments : undefined)],
      dangerous: true,
      confirm: true,
    },
    close: {
      needs: 'Customer-Close',
      from: ['Approved'],
      to: 'Closed',
      writes: false,
      guards: [
        ({ owes_money }) => (owes_money ? owesMoney : undefined),
        ({ open_documents }) => (open_documents > 0 ? hasOpenDocuments : undefined),
        ({ has_open_tickets }) => (has_open_tickets ? hasOpenTickets : undefined),
      ],
      reason: 'required',
      dangerous: true,
    },
    /** It trades again when another user has approved it. */
    reopen: {
      needs: 'Customer-Close',
      from: ['Closed'],
      to: 'Submitted',
      reason: 'required',
      guards: [({ merged_into }) => (merged_into === null ? undefined : wasMerged)],
    },
    /** Of two that are one: this one stays, or it goes. Which of them may is a rule about both. */
    merge: { needs: 'Customer-Merge', guards: [({ status }) => mergeObjectionOf(status)], writes: false },
    'merge-into': { needs: 'Customer-Merge', to: 'Closed', loggedAs: 'merge', writes: false },
    /** The same taken back. */
    'undo-merge': { needs: 'Customer-Merge', writes: false },
    'come-back': { needs: 'Customer-Merge', loggedAs: 'undo-merge', writes: false },
  },
})
