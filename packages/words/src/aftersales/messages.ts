import type { aftersalesEvents } from '@sejuk/domain/aftersales/events'
import type { StandardMessage } from '../platform/standard-message.ts'
import { workOrderMessages } from './work-order-messages.ts'

export const aftersalesMessages = {
  'survey-invitation': {
    subject: ['How was our service?', 'Bagaimana layanan kami?'],
    short: [
      '{technician} has finished {service} ({work_order}). Half a minute: how was it?\n{link}',
      '{technician} telah menyelesaikan {service} ({work_order}). Setengah menit saja: bagaimana layanannya?\n{link}',
    ],
    long: [
      'Dear {recipient},\n\n{technician} has finished {service} ({work_order}). Half a minute: how was it?\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{technician} telah menyelesaikan {service} ({work_order}). Setengah menit saja: bagaimana layanannya?\n{link}\n\n{company}',
    ],
  },
  'survey-reminder': {
    subject: ['Your word is still missing', 'Kami masih menunggu pendapat Anda'],
    short: [
      'Please tell us how our service was for {service} ({work_order}).\n{link}',
      'Mohon beri tahu kami bagaimana layanan untuk {service} ({work_order}).\n{link}',
    ],
    long: [
      'Dear {recipient},\n\nPlease tell us how our service was for {service} ({work_order}).\n{link}\n\n{company}',
      'Yth. {recipient},\n\nMohon beri tahu kami bagaimana layanan untuk {service} ({work_order}).\n{link}\n\n{company}',
    ],
  },
  'complaint-answered': {
    subject: ['Your complaint {complaint}', 'Keluhan Anda {complaint}'],
    short: ['About your complaint {complaint}: {reply}', 'Tentang keluhan Anda {complaint}: {reply}'],
    long: [
      'Dear {recipient},\n\nAbout your complaint {complaint}: {reply}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nTentang keluhan Anda {complaint}: {reply}\n{link}\n\n{company}',
    ],
  },
  'complaint-assigned': {
    subject: ['Complaint {complaint} is yours', 'Keluhan {complaint} menjadi tugas Anda'],
    short: [
      '{customer} complained ({complaint}). Please answer until {due}.',
      '{customer} menyampaikan keluhan ({complaint}). Mohon ditindaklanjuti sebelum {due}.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} complained ({complaint}). Please answer until {due}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} menyampaikan keluhan ({complaint}). Mohon ditindaklanjuti sebelum {due}.\n{link}\n\n{company}',
    ],
  },
  'complaint-escalated': {
    subject: ['Complaint {complaint} is still not solved', 'Keluhan {complaint} belum juga selesai'],
    short: [
      'The complaint {complaint} of {customer} was not solved {times} times.',
      'Keluhan {complaint} dari {customer} sudah {times} kali tidak selesai.',
    ],
    long: [
      'Dear {recipient},\n\nThe complaint {complaint} of {customer} was not solved {times} times.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nKeluhan {complaint} dari {customer} sudah {times} kali tidak selesai.\n{link}\n\n{company}',
    ],
  },
  'survey-suspicious': {
    subject: ['Money was asked for: {work_order}', 'Ada permintaan uang: {work_order}'],
    short: [
      'The customer of {work_order} says that {service_centre} asked for {amount} without a receipt.',
      'Pelanggan {work_order} menyatakan {service_centre} meminta {amount} tanpa kuitansi.',
    ],
    long: [
      'Dear {recipient},\n\nThe customer of {work_order} says that {service_centre} asked for {amount} without a receipt.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPelanggan {work_order} menyatakan {service_centre} meminta {amount} tanpa kuitansi.\n{link}\n\n{company}',
    ],
  },
  'cost-approved': {
    subject: ['Costs of {work_order} are approved', 'Biaya {work_order} disetujui'],
    short: ['{amount} was approved for {work_order}.', '{amount} disetujui untuk {work_order}.'],
    long: [
      'Dear {recipient},\n\n{amount} was approved for {work_order}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} disetujui untuk {work_order}.\n{link}\n\n{company}',
    ],
  },
  'cost-returned': {
    subject: ['Costs of {work_order} came back', 'Biaya {work_order} dikembalikan'],
    short: ['The costs of {work_order} were returned: {reason}', 'Biaya {work_order} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\nThe costs of {work_order} were returned: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nBiaya {work_order} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
  'reimbursement-received': {
    subject: ['Invoice of {batch} is received', 'Faktur {batch} diterima'],
    short: [
      'Your invoice for {batch} over {amount} was received.',
      'Faktur Anda untuk {batch} senilai {amount} telah diterima.',
    ],
    long: [
      'Dear {recipient},\n\nYour invoice for {batch} over {amount} was received.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nFaktur Anda untuk {batch} senilai {amount} telah diterima.\n{link}\n\n{company}',
    ],
  },
  'reimbursement-rejected': {
    subject: ['Batch {batch} is rejected', 'Rekap {batch} ditolak'],
    short: ['{batch} was rejected: {reason}', '{batch} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{batch} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{batch} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'reimbursement-paid': {
    subject: ['Batch {batch} is paid', 'Rekap {batch} telah dibayar'],
    short: ['{amount} of {batch} was sent to your account.', '{amount} dari {batch} telah dikirim ke rekening Anda.'],
    long: [
      'Dear {recipient},\n\n{amount} of {batch} was sent to your account.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dari {batch} telah dikirim ke rekening Anda.\n{link}\n\n{company}',
    ],
  },
  ...workOrderMessages,
} as const satisfies Record<keyof typeof aftersalesEvents, StandardMessage>
