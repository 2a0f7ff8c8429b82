import type { moneyEvents } from '@sejuk/domain/money/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const moneyMessages = {
  'refund-approved': {
    subject: ['Refund {refund} is approved', 'Pengembalian {refund} disetujui'],
    short: [
      '{amount} go back to {customer}: {refund} is approved.',
      '{amount} dikembalikan ke {customer}: {refund} disetujui.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} go back to {customer}: {refund} is approved.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dikembalikan ke {customer}: {refund} disetujui.\n{link}\n\n{company}',
    ],
  },
  'refund-refused': {
    subject: ['Refund {refund} is refused', 'Pengembalian {refund} ditolak'],
    short: [
      '{refund} over {amount} to {customer} is refused: {reason}',
      '{refund} sebesar {amount} ke {customer} ditolak: {reason}',
    ],
    long: [
      'Dear {recipient},\n\n{refund} over {amount} to {customer} is refused: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{refund} sebesar {amount} ke {customer} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof moneyEvents, StandardMessage>
