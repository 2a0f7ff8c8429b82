import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

/** What somebody writes down. */
export const writtenKinds = ['transfer', 'cash', 'cashback', 'write-off'] as const
/** With what comes by itself: to a virtual account, collected at the door, or kept by the bank on the way. */
export const receiptKinds = [...writtenKinds, 'va', 'cod', 'bank-charge'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
/** In transit, a driver still has it. */
export const receiptStatuses = ['In_Transit', 'Waiting', 'Confirmed', 'Void'] as const
export type ReceiptStatus = (typeof receiptStatuses)[number]
/** Where the money was taken: at a desk, on a visit, at the door of a delivery, or by the bank. */
export const receiptSources = ['office', 'visit', 'delivery', 'bank'] as const

type Row = { status: ReceiptStatus; authors: readonly string[]; is_frozen: boolean }
type State = { status: ReceiptStatus; isFrozen: boolean }
const thawed = ({ isFrozen }: State) => (isFrozen ? because('receipt-of-frozen-invoice') : undefined)

/** Money that somebody says has come. It pays its invoices when another has seen it on the account. */
export const receipt = workflow({
  entity: 'receipt',
  status: 'status',
  state: ({ status, is_frozen }: Row): State => ({ status, isFrozen: is_frozen }),
  actions: {
    confirm: {
      needs: 'Receipt-Confirm',
      from: ['Waiting'],
      to: 'Confirmed',
      guards: [thawed],
      approves: true,
      confirm: true,
      primary: true,
    },
    modify: { needs: 'Receipt-Create', from: ['Waiting'] },
    /** The money did not come, or went back: what it paid is open again. */
    void: {
      needs: 'Receipt-Void',
      from: ['Waiting', 'Confirmed'],
      to: 'Void',
      guards: [thawed],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})
