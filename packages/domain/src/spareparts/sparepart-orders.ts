import type { SparepartStatus } from '../aftersales/statuses.ts'
import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because, needsStatus } from '../messages.ts'
import type { RefundStatus, SparepartKind } from './order-kinds.ts'
import { headOf, type ShipmentStatus } from './shipments.ts'

/** Free parts worth more than this need the agreement of who answers for the cost. */
export const freeLimit = 3_000_000
/** An order that was submitted is to be checked within so many hours. */
export const checkHours = 4

export type SparepartOrderRow = {
  status: SparepartStatus
  authors: readonly string[]
  order_kind: SparepartKind
  line_count: number
  /** What is paid, and what the free parts are worth. */
  total_amount: number
  free_amount: number
  checked_by: string | null
  defect_photos: number
  payment_photos: number
  shipment_statuses: readonly ShipmentStatus[]
  /** Substitutes that wait for the asker's answer. */
  offered_count: number
  refund_status: RefundStatus | null
  /** Who rejected or cancelled it. */
  ended_by: string | null
}
export type SparepartOrderState = Pick<
  SparepartOrderRow,
  | 'status'
  | 'order_kind'
  | 'line_count'
  | 'total_amount'
  | 'defect_photos'
  | 'payment_photos'
  | 'offered_count'
  | 'refund_status'
> & {
  needsMoney: boolean
  isChecker: boolean
  isEnder: boolean
  shipment_statuses: readonly ShipmentStatus[]
}

const entity = 'sparepart-order'

export const needsMoney = ({
  total_amount,
  free_amount,
}: Pick<SparepartOrderRow, 'total_amount' | 'free_amount'>): boolean => total_amount > 0 || free_amount > freeLimit

const hasLines = ({ line_count }: SparepartOrderState) =>
  line_count > 0 ? undefined : because('sparepart-needs-lines')
const hasPhoto = ({ order_kind, defect_photos }: SparepartOrderState) =>
  order_kind === 'In_Warranty' && defect_photos === 0 ? because('sparepart-needs-photo') : undefined
const isPaid = ({ total_amount, payment_photos }: SparepartOrderState) =>
  total_amount > 0 && payment_photos === 0 ? because('sparepart-needs-payment') : undefined
const isBoughtPaid = ({ order_kind, payment_photos }: SparepartOrderState) =>
  order_kind === 'New_Buy' && payment_photos === 0 ? because('sparepart-needs-payment') : undefined
const isOther = ({ isChecker }: SparepartOrderState) => (isChecker ? because('sparepart-checker-approves') : undefined)
const hasShipment = (status: ShipmentStatus) => (state: SparepartOrderState) =>
  state.shipment_statuses.includes(status) ? undefined : needsStatus('status', [status], entity)
const isUnsent = ({ shipment_statuses }: SparepartOrderState) =>
  shipment_statuses.every((status) => status === 'DO_LackStock' || status === 'DO_Picking')
    ? undefined
    : because('sparepart-picked-already')
const isRefundDue = ({ refund_status }: SparepartOrderState) =>
  refund_status === 'Refund_Due' ? undefined : because('nothing-to-refund')
/** Whoever could end a paid order and give its money back would need nobody else. */
const isNotEnder = ({ isEnder }: SparepartOrderState) => (isEnder ? because('refund-by-another') : undefined)
/** Its payment went back: another order is paid anew. */
const isNotRefunded = ({ refund_status }: SparepartOrderState) =>
  refund_status === 'Refunded' ? because('order-was-refunded') : undefined
const hasOffer = ({ offered_count }: SparepartOrderState) =>
  offered_count > 0 ? undefined : because('sparepart-nothing-offered')

/** Shipments go their own ways: the order shows the least advanced of them. */
const asShipped = ({ status, shipment_statuses }: SparepartOrderState) => ({
  status: headOf(shipment_statuses) ?? status,
})
const beforePicked = [
  'Draft',
  'Submitted',
  'Checking',
  'Checked',
  'Approved',
  'Start_to_Delivery',
  'DO_LackStock',
  'DO_Picking',
] as const

/** Every action of a spare-part order, from the need to the receipt. Submit and Approve stand as the specification says. */
export const sparepartOrder = workflow({
  entity,
  status: 'status',
  state: (row: SparepartOrderRow, { usercode }: WorkflowViewer): SparepartOrderState => ({
    status: row.status,
    order_kind: row.order_kind,
    line_count: row.line_count,
    total_amount: row.total_amount,
    defect_photos: row.defect_photos,
    payment_photos: row.payment_photos,
    offered_count: row.offered_count,
    refund_status: row.refund_status,
    shipment_statuses: row.shipment_statuses,
    needsMoney: needsMoney(row),
    isChecker: row.checked_by === usercode,
    isEnder: row.ended_by === usercode,
  }),
  actions: {
    'submit-sparepart': {
      needs: 'Work-Order-Button-Submit-Sparepart',
      from: ['Draft'],
      to: 'Submitted',
      guards: [hasLines, hasPhoto, isBoughtPaid],
      confirm: true,
      primary: true,
    },
    take: { needs: 'Sparepart-Order-Take', from: ['Submitted'], to: 'Checking', writes: false, primary: true },
    'approve-sparepart': {
      needs: 'Work-Order-Button-Approve-Sparepart',
      from: ['Checking'],
      to: (state) => ({ status: state.needsMoney ? 'Checked' : 'Approved' }),
      approves: 'step',
      primary: true,
    },
    'approve-cost': {
      needs: 'Sparepart-Order-Approve-Cost',
      from: ['Checked'],
      to: 'Approved',
      guards: [isPaid, isOther],
      approves: true,
      primary: true,
    },
    release: {
      needs: 'Sparepart-Order-Allocate',
      from: ['Approved'],
      to: 'Start_to_Delivery',
      writes: false,
      primary: true,
    },
    allocate: {
      needs: 'Sparepart-Order-Allocate',
      from: ['Start_to_Delivery'],
      to: asShipped,
      writes: false,
      primary: true,
    },
    pick: {
      needs: 'Sparepart-Order-Pick',
      guards: [hasShipment('DO_Picking')],
      to: asShipped,
      writes: false,
      primary: true,
    },
    send: {
      needs: 'Sparepart-Order-Send',
      guards: [hasShipment('DO_Picked')],
      to: asShipped,
      writes: false,
      primary: true,
    },
    'upload-receipt': {
      needs: 'Sparepart-Order-Upload-Receipt',
      guards: [hasShipment('DO_Sent')],
      to: asShipped,
      writes: false,
      primary: true,
    },
    fill: {
      needs: 'Sparepart-Order-Allocate',
      guards: [hasShipment('DO_LackStock')],
      to: asShipped,
      writes: false,
    },
    split: {
      needs: 'Sparepart-Lack-Desk',
      guards: [hasShipment('DO_LackStock')],
      to: asShipped,
      writes: false,
    },
    'offer-substitute': {
      needs: 'Sparepart-Lack-Desk',
      guards: [hasShipment('DO_LackStock')],
      writes: false,
    },
    'answer-substitute': { needs: 'Sparepart-Order-Create', guards: [hasOffer], to: asShipped, writes: false },
    promise: { needs: 'Sparepart-Lack-Desk', guards: [hasShipment('DO_LackStock')], writes: false },
    'put-first': {
      needs: 'Sparepart-Lack-Desk',
      guards: [hasShipment('DO_LackStock')],
      reason: 'required',
      writes: false,
    },
    modify: {
      needs: 'Sparepart-Order-Create',
      from: ['Draft', 'Rejected'],
      to: 'Draft',
      guards: [isNotRefunded],
    },
    withdraw: { needs: 'Sparepart-Order-Create', from: ['Submitted'], to: 'Draft', confirm: true },
    reject: {
      needs: 'Work-Order-Button-Approve-Sparepart',
      from: ['Checking'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    'reject-cost': {
      needs: 'Sparepart-Order-Approve-Cost',
      from: ['Checked'],
      to: 'Rejected',
      guards: [isOther],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    cancel: {
      needs: 'Sparepart-Order-Cancel',
      from: beforePicked,
      to: 'Rejected',
      guards: [isUnsent],
      reason: 'required',
      dangerous: true,
      writes: false,
    },
    refund: {
      needs: 'Sparepart-Order-Approve-Cost',
      appliesTo: ({ refund_status }) => refund_status !== null,
      guards: [isRefundDue, isNotEnder],
      to: { refund_status: 'Refunded' },
      shows: 'refund_status',
      notAuthor: true,
      writes: false,
    },
    'no-refund': {
      needs: 'Sparepart-Order-Approve-Cost',
      appliesTo: ({ refund_status }) => refund_status !== null,
      guards: [isRefundDue, isNotEnder],
      to: { refund_status: 'Not_Received' },
      shows: 'refund_status',
      notAuthor: true,
      reason: 'required',
      writes: false,
      dangerous: true,
    },
  },
})
/** A proof of payment was there: somebody compares what arrived. */
export const refundAfter = ({
  total_amount,
  payment_photos,
}: Pick<SparepartOrderRow, 'total_amount' | 'payment_photos'>): RefundStatus | null =>
  total_amount > 0 && payment_photos > 0 ? 'Refund_Due' : null

export type SparepartAction = keyof typeof sparepartOrder.actions & string

/** The tabs of the list: every status belongs to exactly one of them but the first. */
export const sparepartGroups = {
  Draft: ['Draft'],
  To_Check: ['Submitted', 'Checking'],
  To_Pay: ['Checked'],
  To_Deliver: ['Approved', 'Start_to_Delivery'],
  Lack: ['DO_LackStock'],
  Picking: ['DO_Picking', 'DO_Picked'],
  Sent: ['DO_Sent'],
  Done: ['DO_Receipt_Uploaded'],
  Rejected: ['Rejected'],
} as const satisfies Record<string, readonly SparepartStatus[]>
/** Not sent to us yet, sent back, or arrived: of these nobody waits for parts. */
export const notUnderWay = [...sparepartGroups.Draft, ...sparepartGroups.Rejected, ...sparepartGroups.Done]
export type SparepartGroup = keyof typeof sparepartGroups
export const sparepartTabs = ['All', ...(Object.keys(sparepartGroups) as SparepartGroup[])] as const
export type SparepartTab = (typeof sparepartTabs)[number]
