import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { type GoodsReceivedStatus, type ReceiptStatus, restOf } from './receipts.ts'

/** The specification's statuses with its codes. */
export const deliveryStatusCodes = {
  Deleted: 1,
  Draft: 2,
  Approved: 3,
  Review: 4,
  'Pending to Approve': 5,
  Rejected: 6,
  Adjusted: 7,
} as const
export type DeliveryStatus = keyof typeof deliveryStatusCodes
/** In the order of the work. */
export const deliveryStatuses = [
  'Draft',
  'Review',
  'Pending to Approve',
  'Approved',
  'Adjusted',
  'Rejected',
  'Deleted',
] as const satisfies readonly DeliveryStatus[]
/** The goods have left. */
export const sentStatuses = ['Approved', 'Adjusted'] as const satisfies readonly DeliveryStatus[]
/** The goods have not left, and the plan may still change. */
export const plannedStatuses = ['Draft', 'Review', 'Pending to Approve'] as const satisfies readonly DeliveryStatus[]

export const pickingStatuses = ['Waiting', 'Picking', 'Picked', 'Checked', 'Loaded'] as const
export type PickingStatus = (typeof pickingStatuses)[number]
/** How far the picking is by what was picked; what was checked or loaded stays so while all of it is there. */
export const pickingOf = (picked: number, qty: number, now: PickingStatus): PickingStatus => {
  if (picked <= 0) return 'Waiting'
  if (picked < qty) return 'Picking'
  return now === 'Checked' || now === 'Loaded' ? now : 'Picked'
}

/** Where a unit of a delivery is. A number is on one live delivery at most. */
export const deliverySerialStates = ['picked', 'sent', 'received', 'damaged', 'short', 'returned'] as const
export type DeliverySerialState = (typeof deliverySerialStates)[number]

export const verdicts = ['Same', 'Different', 'Unsure'] as const
export type Verdict = (typeof verdicts)[number]

type Row = {
  status: DeliveryStatus
  picking_status: PickingStatus
  receipt_status: ReceiptStatus
  authors: readonly string[]
  created_by: string
  line_count: number
  detail_address: string | null
  total_qty: number
  received_qty: number
  damaged_qty: number
  short_qty: number
  unsure_by: readonly string[]
}
export type DeliveryState = {
  status: DeliveryStatus
  picking_status: PickingStatus
  receipt_status: ReceiptStatus
  goods_received_status?: GoodsReceivedStatus
  isOwn: boolean
  hasLines: boolean
  hasAddress: boolean
  isUntouched: boolean
  isWhole: boolean
  /** The receipt is complete and says that something did not arrive well. */
  hasDifference: boolean
  isOpen: boolean
  wasUnsure: boolean
}

const own = ({ isOwn }: DeliveryState) => (isOwn ? undefined : because('delivery-of-somebody-else'))
const filled = ({ hasLines }: DeliveryState) => (hasLines ? undefined : because('at-least-one-line'))
const addressed = ({ hasAddress }: DeliveryState) => (hasAddress ? undefined : because('delivery-address-missing'))
const unpicked = ({ isUntouched }: DeliveryState) => (isUntouched ? undefined : because('delivery-picked-already'))
const picked = ({ isWhole }: DeliveryState) => (isWhole ? undefined : because('delivery-not-picked'))
const open = ({ isOpen }: DeliveryState) => (isOpen ? undefined : because('delivery-received-already'))
const differs = ({ hasDifference }: DeliveryState) =>
  hasDifference ? undefined : because('delivery-without-difference')
const certain = ({ wasUnsure }: DeliveryState) => (wasUnsure ? because('another-person-looks') : undefined)

const stateOf = (row: Row, viewer: WorkflowViewer): DeliveryState => ({
  status: row.status,
  picking_status: row.picking_status,
  receipt_status: row.receipt_status,
  isOwn: row.created_by === viewer.usercode,
  hasLines: row.line_count > 0,
  hasAddress: Boolean(row.detail_address),
  isUntouched: row.picking_status === 'Waiting',
  isWhole: row.picking_status !== 'Waiting' && row.picking_status !== 'Picking',
  hasDifference: restOf(row) === 0 && row.damaged_qty + row.short_qty > 0,
  isOpen: restOf(row) > 0,
  wasUnsure: row.unsure_by.includes(viewer.usercode),
})

/** What was ordered leaves the warehouse once, arrives, and is proven. */
export const deliveryOrder = workflow({
  entity: 'delivery-order',
  status: 'status',
  state: stateOf,
  actions: {
    review: {
      needs: 'Delivery-Order-Review',
      from: ['Draft'],
      to: 'Review',
      guards: [filled, addressed],
      primary: true,
      confirm: true,
    },
    confirmPlan: {
      needs: 'Delivery-Order-Confirm-Plan',
      from: ['Review'],
      to: 'Pending to Approve',
      primary: true,
    },
    pick: {
      needs: 'Delivery-Order-Pick',
      from: ['Review', 'Pending to Approve'],
      to: ({ picking_status }) => ({ picking_status }),
    },
    check: {
      needs: 'Delivery-Order-Pick',
      from: [{ status: ['Review', 'Pending to Approve'], picking_status: ['Picked'] }],
      to: { picking_status: 'Checked' },
      writes: false,
    },
    load: {
      needs: 'Delivery-Order-Pick',
      from: [{ status: ['Review', 'Pending to Approve'], picking_status: ['Picked', 'Checked'] }],
      to: { picking_status: 'Loaded' },
      writes: false,
    },
    /** The goods leave. */
    approve: {
      needs: 'Delivery-Order-Approve-Goods-Issue',
      from: ['Pending to Approve'],
      to: 'Approved',
      guards: [picked],
      approves: true,
      primary: true,
      confirm: true,
    },
    receive: {
      needs: 'Delivery-Receipt-Save',
      from: ['Approved'],
      to: ({ receipt_status }) => ({ receipt_status }),
      guards: [open],
      primary: true,
    },
    /** The same from the driver's phone, which has no account. */
    record: {
      needs: 'Delivery-Receipt-Save',
      from: ['Approved'],
      to: ({ receipt_status }) => ({ receipt_status }),
      guards: [open],
      bySystem: true,
      loggedAs: 'receive',
    },
    verify: {
      needs: 'Delivery-Receipt-Verify',
      from: [{ status: ['Approved', 'Adjusted'], receipt_status: ['Uploaded'] }],
      to: ({ receipt_status }) => ({ receipt_status }),
      guards: [certain],
      notAuthor: true,
    },
    /** All its problems were closed with a result. */
    settle: {
      needs: 'Delivery-Receipt-Verify',
      from: [{ receipt_status: ['Problem'] }],
      to: { receipt_status: 'Verified' },
      bySystem: true,
    },
    saveReceived: {
      needs: 'Delivery-Receipt-Save',
      from: ['Approved', 'Adjusted'],
      writes: false,
    },
    adjust: {
      needs: 'Delivery-Order-Adjust',
      from: ['Approved'],
      to: 'Adjusted',
      guards: [differs],
      approves: true,
      reason: 'required',
    },
    modify: { needs: 'Delivery-Order-Create', from: ['Draft'], to: 'Draft' },
    plan: { needs: 'Delivery-Order-Confirm-Plan', from: ['Draft', 'Review', 'Pending to Approve'] },
    split: { needs: 'Delivery-Order-Create', from: ['Draft', 'Review'], guards: [unpicked] },
    merge: { needs: 'Delivery-Order-Create', from: ['Draft'], guards: [unpicked] },
    giveBack: {
      needs: 'Delivery-Order-Pick',
      from: ['Review'],
      to: 'Draft',
      guards: [unpicked],
      reason: 'required',
    },
    reject: {
      needs: 'Delivery-Order-Reject',
      from: ['Pending to Approve'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    rework: { needs: 'Delivery-Order-Create', from: ['Rejected'], to: 'Draft' },
    remove: {
      needs: 'Delivery-Order-Delete',
      from: ['Draft', 'Review', 'Rejected'],
      to: 'Deleted',
      guards: [own],
      confirm: true,
      dangerous: true,
    },
  },
})
export type DeliveryAction = keyof typeof deliveryOrder.actions
