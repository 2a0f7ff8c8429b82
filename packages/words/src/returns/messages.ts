import type { returnsEvents } from '@sejuk/domain/returns/events'
import type { StandardMessage } from '../platform/standard-message.ts'
import type { Pair } from '../words.ts'

/** A letter is the short word with a greeting. */
const message = (subject: Pair, short: Pair) => ({
  subject,
  short,
  long: [
    `Dear {recipient},\n\n${short[0]}\n{link}\n\n{company}`,
    `Yth. {recipient},\n\n${short[1]}\n{link}\n\n{company}`,
  ] as const,
})

export const returnsMessages = {
  'return-approved': message(
    ['Return {return} approved', 'Retur {return} disetujui'],
    ['Return {return} of {customer} was approved.', 'Retur {return} dari {customer} disetujui.'],
  ),
  'return-rejected': message(
    ['Return {return} rejected', 'Retur {return} ditolak'],
    ['Return {return} was rejected: {reason}', 'Retur {return} ditolak: {reason}'],
  ),
  'return-received': message(
    ['Return {return} received', 'Retur {return} diterima'],
    [
      'The goods of return {return} of {customer} were received and inspected.',
      'Barang retur {return} dari {customer} sudah diterima dan diperiksa.',
    ],
  ),
  'return-closed': message(
    ['Return {return} credited', 'Retur {return} dikreditkan'],
    [
      'Return {return} of {customer} was credited with {amount}.',
      'Retur {return} dari {customer} dikreditkan {amount}.',
    ],
  ),
  'rma-head-office': message(
    ['Exchange {rma} waits for head office sales', 'Penukaran {rma} menunggu sales pusat'],
    [
      'Exchange {rma} of {customer} was confirmed. Its credit of {amount} is above the limit of branches: head office sales decides.',
      'Penukaran {rma} dari {customer} sudah dikonfirmasi. Kreditnya {amount} di atas batas cabang: sales pusat yang memutuskan.',
    ],
  ),
  'rma-approved': message(
    ['Exchange {rma} approved', 'Penukaran {rma} disetujui'],
    ['Exchange {rma} was approved. {reason}', 'Penukaran {rma} disetujui. {reason}'],
  ),
  'rma-rejected': message(
    ['Exchange {rma} rejected', 'Penukaran {rma} ditolak'],
    ['Exchange {rma} was rejected: {reason}', 'Penukaran {rma} ditolak: {reason}'],
  ),
  'rma-reminder': message(
    ['The old unit of {rma} is not back', 'Unit lama {rma} belum kembali'],
    [
      'The new unit of {rma} left {n} days ago and the old one is not back. Please send it.',
      'Unit baru {rma} sudah dikirim {n} hari lalu dan unit lama belum kembali. Mohon dikirim.',
    ],
  ),
  'rma-invoiced': message(
    ['Invoice {invoice} for the old unit of {rma}', 'Faktur {invoice} untuk unit lama {rma}'],
    [
      'The old unit of {rma} did not come back: draft invoice {invoice} was made.',
      'Unit lama {rma} tidak kembali: draf faktur {invoice} dibuat.',
    ],
  ),
} as const satisfies Record<keyof typeof returnsEvents, StandardMessage>
