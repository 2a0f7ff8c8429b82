import type { financeEvents } from '@sejuk/domain/finance/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const financeMessages = {
  'cheque-bounced': {
    subject: ['Cheque {cheque} of {customer} bounced', 'Giro/cek {cheque} milik {customer} ditolak bank'],
    short: [
      'Cheque {cheque} of {customer} over {amount} bounced, number {times} in six months.',
      'Giro/cek {cheque} milik {customer} senilai {amount} ditolak bank, ke-{times} dalam enam bulan.',
    ],
    long: [
      'Dear {recipient},\n\nCheque {cheque} of {customer} over {amount} bounced, number {times} in six months.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nGiro/cek {cheque} milik {customer} senilai {amount} ditolak bank, ke-{times} dalam enam bulan.\n{link}\n\n{company}',
    ],
  },
  'cheques-refused': {
    subject: ['No more cheques of {customer}', 'Giro/cek {customer} tidak diterima lagi'],
    short: [
      '{times} cheques of {customer} bounced in six months: no further one is taken.',
      '{times} giro/cek {customer} ditolak bank dalam enam bulan: tidak diterima lagi.',
    ],
    long: [
      'Dear {recipient},\n\n{times} cheques of {customer} bounced in six months: no further one is taken.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{times} giro/cek {customer} ditolak bank dalam enam bulan: tidak diterima lagi.\n{link}\n\n{company}',
    ],
  },
  'cheques-due': {
    subject: ['{count} cheques can be deposited', '{count} giro/cek dapat disetorkan'],
    short: [
      '{count} cheques over {amount} are due and wait to be deposited.',
      '{count} giro/cek senilai {amount} jatuh tempo dan menunggu disetorkan.',
    ],
    long: [
      'Dear {recipient},\n\n{count} cheques over {amount} are due and wait to be deposited.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{count} giro/cek senilai {amount} jatuh tempo dan menunggu disetorkan.\n{link}\n\n{company}',
    ],
  },
  'payment-reminder': {
    subject: ['Payment reminder', 'Pengingat pembayaran'],
    short: [
      '{customer}: {count} invoices over {amount} are past their due date. {company}',
      '{customer}: {count} faktur senilai {amount} sudah melewati jatuh tempo. {company}',
    ],
    long: [
      'Dear {recipient},\n\n{count} invoices of {customer} over {amount} are past their due date. Please arrange the payment.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{count} faktur {customer} senilai {amount} sudah melewati jatuh tempo. Mohon segera dibayar.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof financeEvents, StandardMessage>
