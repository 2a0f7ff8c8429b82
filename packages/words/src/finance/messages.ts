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
  'tax-invoice-sent': {
    subject: ['Tax invoice of {company}: {invoices}', 'Faktur pajak dari {company}: {invoices}'],
    short: [
      '{customer}: your tax invoice for {invoices}, {amount}, is ready. {link} {company}',
      '{customer}: faktur pajak untuk {invoices}, {amount}, sudah tersedia. {link} {company}',
    ],
    long: [
      'Dear {recipient},\n\nThe tax invoice of {customer} for {invoices}, {amount}, is ready. You find it here for 30 days:\n{link}\n\n{company}',
      'Yth. {recipient},\n\nFaktur pajak {customer} untuk {invoices}, {amount}, sudah tersedia. Silakan unduh dalam 30 hari:\n{link}\n\n{company}',
    ],
  },
  'statement-sent': {
    subject: ['Your account with {company}, {day}', 'Rekening koran {company}, {day}'],
    short: [
      '{customer}: your account up to {day}, balance {amount}. {link} {company}',
      '{customer}: rekening koran sampai {day}, saldo {amount}. {link} {company}',
    ],
    long: [
      'Dear {recipient},\n\nThe account of {customer} up to {day} has a balance of {amount}. You find the statement here for 30 days:\n{link}\n\nWe never change our bank account by WhatsApp or mail.\n\n{company}',
      'Yth. {recipient},\n\nRekening koran {customer} sampai {day} bersaldo {amount}. Silakan unduh dalam 30 hari:\n{link}\n\nKami tidak pernah mengganti rekening bank lewat WhatsApp atau email.\n\n{company}',
    ],
  },
  'e-invoices-due': {
    subject: [
      '{count} electronic invoices of {period} are due',
      '{count} faktur elektronik masa {period} segera berakhir',
    ],
    short: [
      '{count} electronic invoices of {period} are not with the tax office yet; {days} days are left.',
      '{count} faktur elektronik masa {period} belum sampai ke DJP; sisa {days} hari.',
    ],
    long: [
      'Dear {recipient},\n\n{count} electronic invoices of {period} are not with the tax office yet; {days} days are left.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{count} faktur elektronik masa {period} belum sampai ke DJP; sisa {days} hari.\n{link}\n\n{company}',
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
