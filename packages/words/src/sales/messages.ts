import type { salesEvents } from '@sejuk/domain/sales/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const salesMessages = {
  'cashback-granted': {
    subject: ['Cashback {cashback} was granted', 'Cashback {cashback} diberikan'],
    short: [
      '{customer} may spend {amount} of {cashback} until {valid_to}.',
      '{customer} boleh memakai {amount} dari {cashback} sampai {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} may spend {amount} of {cashback} until {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} boleh memakai {amount} dari {cashback} sampai {valid_to}.\n{link}\n\n{company}',
    ],
  },
  'cashback-rejected': {
    subject: ['Cashback {cashback} was rejected', 'Cashback {cashback} ditolak'],
    short: ['{cashback} was rejected: {reason}', '{cashback} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{cashback} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{cashback} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'cashback-expiring': {
    subject: ['Cashback {cashback} ends on {valid_to}', 'Cashback {cashback} berakhir {valid_to}'],
    short: [
      '{customer} has {amount} left of {cashback}, until {valid_to}.',
      '{customer} masih punya {amount} dari {cashback}, sampai {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} has {amount} left of {cashback}, until {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} masih punya {amount} dari {cashback}, sampai {valid_to}.\n{link}\n\n{company}',
    ],
  },
  'cashback-expired': {
    subject: ['Cashback {cashback} expired', 'Cashback {cashback} kedaluwarsa'],
    short: [
      '{amount} of {cashback} of {customer} was not spent by {valid_to} and is lost.',
      '{amount} dari {cashback} milik {customer} tidak dipakai sampai {valid_to} dan hangus.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of {cashback} of {customer} was not spent by {valid_to} and is lost.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dari {cashback} milik {customer} tidak dipakai sampai {valid_to} dan hangus.\n{link}\n\n{company}',
    ],
  },
  'cashback-payout-approved': {
    subject: ['Payout {payout} was approved', 'Pembayaran {payout} disetujui'],
    short: ['{payout} of {amount} can be paid.', '{payout} sebesar {amount} dapat dibayar.'],
    long: [
      'Dear {recipient},\n\n{payout} of {amount} was approved and can be paid.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{payout} sebesar {amount} telah disetujui dan dapat dibayar.\n{link}\n\n{company}',
    ],
  },
  'cashback-payout-returned': {
    subject: ['Payout {payout} was returned', 'Pembayaran {payout} dikembalikan'],
    short: ['{payout} was returned: {reason}', '{payout} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\n{payout} was returned: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{payout} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
  'cashback-books': {
    subject: ['Cashback does not agree with its ledger', 'Cashback tidak cocok dengan buku besarnya'],
    short: [
      '{lines} cashback lines differ from their ledger. Please look into it.',
      '{lines} baris cashback berbeda dari buku besarnya. Mohon diperiksa.',
    ],
    long: [
      'Dear {recipient},\n\n{lines} cashback lines differ from their ledger. Please look into it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lines} baris cashback berbeda dari buku besarnya. Mohon diperiksa.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof salesEvents, StandardMessage>
