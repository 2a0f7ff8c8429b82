import type { DeliveryStatus, PickingStatus } from '@sejuk/domain/delivery/delivery-orders'
import type { ReceiptStatus } from '@sejuk/domain/delivery/receipts'
import { deliveryStatusWords, pickingWords, receiptStatusWords } from '@sejuk/words/delivery/delivery-orders'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<DeliveryStatus, Tone> = {
  Draft: 'neutral',
  Review: 'waiting',
  'Pending to Approve': 'waiting',
  Approved: 'good',
  Adjusted: 'attention',
  Rejected: 'bad',
  Deleted: 'neutral',
}
const pickingTones: Record<PickingStatus, Tone> = {
  Waiting: 'neutral',
  Picking: 'active',
  Picked: 'good',
  Checked: 'good',
  Loaded: 'good',
}
const receiptTones: Record<ReceiptStatus, Tone> = {
  None: 'neutral',
  Uploaded: 'waiting',
  Verified: 'good',
  Problem: 'bad',
}

export const DeliveryChip = ({ status }: { status: DeliveryStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(deliveryStatusWords)(status)}</StatusChip>
)
export const PickingChip = ({ status }: { status: PickingStatus }) => (
  <StatusChip tone={pickingTones[status]}>{useWords(pickingWords)(status)}</StatusChip>
)
export const ReceiptStatusChip = ({ status }: { status: ReceiptStatus }) => (
  <StatusChip tone={receiptTones[status]}>{useWords(receiptStatusWords)(status)}</StatusChip>
)
