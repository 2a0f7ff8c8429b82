import type { AftersalesMessages } from '@sejuk/domain/aftersales/messages'
import type { Pair } from '../words.ts'

/** Said at the desk alone: a technician's phone does not carry them. */
export const ticketSentences = {
  'installation-paid-by-bonus': [
    'An installation is paid once: bonus {bonus} of an installer is approved for this unit',
    'Pemasangan dibayar satu kali: bonus {bonus} untuk unit ini sudah disetujui',
  ],
  'ticket-unit-in-own-stock': [
    'Ticket saved. {serial} is in our own stock: check the serial number with the customer',
    'Tiket disimpan. {serial} masih ada di gudang kita: periksa nomor serinya dengan pelanggan',
  ],
  'branch-of-place-dispatches': [
    'The branch of the customer’s place dispatches this ticket',
    'Cabang di wilayah pelanggan yang menugaskan tiket ini',
  ],
} satisfies Partial<Record<keyof AftersalesMessages, Pair>>
