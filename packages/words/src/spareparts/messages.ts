import type { sparepartsEvents } from '@sejuk/domain/spareparts/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const sparepartsMessages = {
  'sparepart-submitted': {
    subject: ['Spare-part order {order}', 'Pesanan suku cadang {order}'],
    short: ['{order} ({part}) waits to be checked.', '{order} ({part}) menunggu diperiksa.'],
    long: [
      'Dear {recipient},\n\n{order} ({part}) waits to be checked.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} ({part}) menunggu diperiksa.\n{link}\n\n{company}',
    ],
  },
  'sparepart-rejected': {
    subject: ['Spare-part order {order} is rejected', 'Pesanan suku cadang {order} ditolak'],
    short: ['{order} ({part}): {reason}', '{order} ({part}): {reason}'],
    long: [
      'Dear {recipient},\n\n{order} ({part}): {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} ({part}): {reason}\n{link}\n\n{company}',
    ],
  },
  'sparepart-refunded': {
    subject: ['Refund for {order}', 'Pengembalian dana {order}'],
    short: [
      '{amount} for {order} ({part}) was sent back to you.',
      '{amount} untuk {order} ({part}) sudah dikembalikan kepada Anda.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} for {order} ({part}) was sent back to you.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} untuk {order} ({part}) sudah dikembalikan kepada Anda.\n{link}\n\n{company}',
    ],
  },
  'sparepart-substitute': {
    subject: ['A substitute for {order}', 'Part pengganti untuk {order}'],
    short: [
      'A substitute is offered for {part} of {order}. Please answer.',
      'Part pengganti ditawarkan untuk {part} pada {order}. Mohon dijawab.',
    ],
    long: [
      'Dear {recipient},\n\nA substitute is offered for {part} of {order}. Please answer.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPart pengganti ditawarkan untuk {part} pada {order}. Mohon dijawab.\n{link}\n\n{company}',
    ],
  },
  'sparepart-sent': {
    subject: ['{order} is on its way', '{order} dalam perjalanan'],
    short: ['{part} of {order} was sent.', '{part} pada {order} sudah dikirim.'],
    long: [
      'Dear {recipient},\n\n{part} of {order} was sent.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{part} pada {order} sudah dikirim.\n{link}\n\n{company}',
    ],
  },
  'sparepart-arrived': {
    subject: ['Schedule {work_order} again', 'Jadwalkan kembali {work_order}'],
    short: [
      'The parts of {work_order} have arrived ({order}). Schedule the visit again.',
      'Part {work_order} sudah tiba ({order}). Jadwalkan kembali kunjungan.',
    ],
    long: [
      'Dear {recipient},\n\nThe parts of {work_order} have arrived ({order}). Schedule the visit again.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPart {work_order} sudah tiba ({order}). Jadwalkan kembali kunjungan.\n{link}\n\n{company}',
    ],
  },
  'sparepart-promise-broken': {
    subject: ['The promise for {order} is broken', 'Janji untuk {order} terlewat'],
    short: ['{part} of {order} was promised for {day}.', '{part} pada {order} dijanjikan {day}.'],
    long: [
      'Dear {recipient},\n\n{part} of {order} was promised for {day}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{part} pada {order} dijanjikan {day}.\n{link}\n\n{company}',
    ],
  },
  'shelf-count-opened': {
    subject: ['Count {count} of the shelf', 'Hitung rak {count}'],
    short: ['Please count the shelf of {shelf} this month: {count}.', 'Mohon hitung rak {shelf} bulan ini: {count}.'],
    long: [
      'Dear {recipient},\n\nPlease count the shelf of {shelf} this month: {count}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nMohon hitung rak {shelf} bulan ini: {count}.\n{link}\n\n{company}',
    ],
  },
  'shelf-count-late': {
    subject: ['Count {count} is still open', 'Hitungan {count} masih terbuka'],
    short: ['The shelf of {shelf} is not counted yet: {count}.', 'Rak {shelf} belum dihitung: {count}.'],
    long: [
      'Dear {recipient},\n\nThe shelf of {shelf} is not counted yet: {count}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nRak {shelf} belum dihitung: {count}.\n{link}\n\n{company}',
    ],
  },
  'sparepart-promised': {
    subject: ['Your part', 'Part Anda'],
    short: [
      '{recipient}, the part {part} for your unit arrives on {day}. Our technician will contact you.',
      '{recipient}, part {part} untuk AC Anda tiba {day}. Teknisi kami akan menghubungi Anda.',
    ],
    long: [
      '{recipient}, the part {part} for your unit arrives on {day}. Our technician will contact you.',
      '{recipient}, part {part} untuk AC Anda tiba {day}. Teknisi kami akan menghubungi Anda.',
    ],
  },
} as const satisfies Record<keyof typeof sparepartsEvents, StandardMessage>
