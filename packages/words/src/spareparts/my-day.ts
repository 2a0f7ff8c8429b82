import type { sparepartsMeasures, sparepartsWaiting } from '@sejuk/domain/spareparts/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof sparepartsWaiting)[number], Pair>

export const sparepartsWaitingNames = {
  partsToCheck: ['Spare-part orders to check', 'Pesanan suku cadang untuk diperiksa'],
  partsToApprove: ['Spare-part costs to approve', 'Biaya suku cadang untuk disetujui'],
  partsToRefund: ['Payments for parts to refund', 'Pembayaran part untuk dikembalikan'],
  partsToDeliver: ['Spare-part orders to deliver', 'Pesanan suku cadang untuk dikirim'],
  partsLacking: ['Spare-part orders that lack stock', 'Pesanan suku cadang yang kurang stok'],
  partsToReceive: ['Spare parts to receive', 'Suku cadang untuk diterima'],
} satisfies Waiting

export const sparepartsNextSteps = {
  partsToCheck: ['Check', 'Periksa'],
  partsToApprove: ['Review', 'Tinjau'],
  partsToRefund: ['Refund', 'Kembalikan'],
  partsToDeliver: ['Allocate', 'Alokasikan'],
  partsLacking: ['Solve', 'Selesaikan'],
  partsToReceive: ['Receive', 'Terima'],
} satisfies Waiting

export const sparepartsMeasureNames = {} satisfies Record<(typeof sparepartsMeasures)[number], Pair>
