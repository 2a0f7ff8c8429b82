import type { installersEvents } from '@sejuk/domain/installers/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const installersMessages = {
  'installer-approved': {
    subject: ['Your identity is approved', 'Identitas Anda disetujui'],
    short: [
      'Your registration at {company} is approved. You can sign in now. {link}',
      'Pendaftaran Anda di {company} disetujui. Anda sudah dapat masuk. {link}',
    ],
    long: [
      'Dear {recipient},\n\nYour registration is approved. You can sign in now:\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPendaftaran Anda disetujui. Anda sudah dapat masuk:\n{link}\n\n{company}',
    ],
  },
  'installer-bank-approved': {
    subject: ['Your bank account is approved', 'Rekening bank Anda disetujui'],
    short: [
      'Your bank account is approved. Bonuses will be paid to it. {link}',
      'Rekening bank Anda disetujui. Bonus akan dibayarkan ke rekening tersebut. {link}',
    ],
    long: [
      'Dear {recipient},\n\nYour bank account is approved. Bonuses will be paid to it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nRekening bank Anda disetujui. Bonus akan dibayarkan ke rekening tersebut.\n{link}\n\n{company}',
    ],
  },
  'installer-rejected': {
    subject: ['Your registration was rejected', 'Pendaftaran Anda ditolak'],
    short: [
      'Your registration at {company} was rejected: {reason} Please contact the Admin.',
      'Pendaftaran Anda di {company} ditolak: {reason} Silakan hubungi Admin.',
    ],
    long: [
      'Dear {recipient},\n\nYour registration was rejected:\n{reason}\n\nPlease contact the Admin.\n\n{company}',
      'Yth. {recipient},\n\nPendaftaran Anda ditolak:\n{reason}\n\nSilakan hubungi Admin.\n\n{company}',
    ],
  },
  'installer-sales-rejected': {
    subject: ['You were not accepted as a sales installer', 'Anda tidak diterima sebagai installer penjualan'],
    short: [
      'You were not accepted as a sales installer: {reason} You can work with us as an installer. {link}',
      'Anda tidak diterima sebagai installer penjualan: {reason} Anda dapat bekerja sama sebagai installer. {link}',
    ],
    long: [
      'Dear {recipient},\n\nYou were not accepted as a sales installer:\n{reason}\n\nYou can work with us as an installer.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nAnda tidak diterima sebagai installer penjualan:\n{reason}\n\nAnda dapat bekerja sama sebagai installer.\n{link}\n\n{company}',
    ],
  },
  'installer-identity-withdrawn': {
    subject: ['Please correct your identity information', 'Mohon perbaiki data identitas Anda'],
    short: [
      'Please correct your identity information: {reason} {link}',
      'Mohon perbaiki data identitas Anda: {reason} {link}',
    ],
    long: [
      'Dear {recipient},\n\nPlease correct your identity information:\n{reason}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\nMohon perbaiki data identitas Anda:\n{reason}\n\n{link}\n\n{company}',
    ],
  },
  'installer-bank-withdrawn': {
    subject: ['Please correct your bank account', 'Mohon perbaiki rekening bank Anda'],
    short: ['Please correct your bank account: {reason} {link}', 'Mohon perbaiki rekening bank Anda: {reason} {link}'],
    long: [
      'Dear {recipient},\n\nPlease correct your bank account:\n{reason}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\nMohon perbaiki rekening bank Anda:\n{reason}\n\n{link}\n\n{company}',
    ],
  },
  'installer-paused': {
    subject: ['Your cooperation is paused', 'Kerja sama Anda dijeda'],
    short: [
      'Your cooperation with {company} is paused: {reason} You cannot sign in meanwhile. Please contact the Admin.',
      'Kerja sama Anda dengan {company} dijeda: {reason} Sementara ini Anda tidak dapat masuk. Silakan hubungi Admin.',
    ],
    long: [
      'Dear {recipient},\n\nYour cooperation is paused:\n{reason}\n\nYou cannot sign in meanwhile. Please contact the Admin.\n\n{company}',
      'Yth. {recipient},\n\nKerja sama Anda dijeda:\n{reason}\n\nSementara ini Anda tidak dapat masuk. Silakan hubungi Admin.\n\n{company}',
    ],
  },
  'installer-resumed': {
    subject: ['Your cooperation goes on', 'Kerja sama Anda dilanjutkan'],
    short: [
      'Your cooperation with {company} goes on. You can sign in again. {link}',
      'Kerja sama Anda dengan {company} dilanjutkan. Anda dapat masuk kembali. {link}',
    ],
    long: [
      'Dear {recipient},\n\nYour cooperation goes on. You can sign in again:\n{link}\n\n{company}',
      'Yth. {recipient},\n\nKerja sama Anda dilanjutkan. Anda dapat masuk kembali:\n{link}\n\n{company}',
    ],
  },
  'installer-phone-changed': {
    subject: ['Your phone number was changed', 'Nomor telepon Anda diganti'],
    short: [
      '{changed_by} changed the phone number of your account with {company}. If you did not ask for it, contact the Admin at once. {link}',
      '{changed_by} mengganti nomor telepon akun Anda di {company}. Jika Anda tidak memintanya, segera hubungi Admin. {link}',
    ],
    long: [
      'Dear {recipient},\n\n{changed_by} changed the phone number of your account. If you did not ask for it, please contact the Admin at once.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{changed_by} mengganti nomor telepon akun Anda. Jika Anda tidak memintanya, segera hubungi Admin.\n{link}\n\n{company}',
    ],
  },
  'bonus-approved': {
    subject: ['Bonus {ticket} is approved', 'Bonus {ticket} disetujui'],
    short: [
      '{amount} for {ticket} is approved. Payment is expected on {expected_date}.',
      '{amount} untuk {ticket} disetujui. Perkiraan pembayaran {expected_date}.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} for {ticket} is approved. Payment is expected on {expected_date}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} untuk {ticket} disetujui. Perkiraan pembayaran {expected_date}.\n{link}\n\n{company}',
    ],
  },
  'bonus-withdrawn': {
    subject: ['Please correct bonus ticket {ticket}', 'Mohon perbaiki tiket bonus {ticket}'],
    short: ['{ticket} came back to you: {reason}', '{ticket} dikembalikan kepada Anda: {reason}'],
    long: [
      'Dear {recipient},\n\n{ticket} came back to you: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{ticket} dikembalikan kepada Anda: {reason}\n{link}\n\n{company}',
    ],
  },
  'bonus-denied': {
    subject: ['Bonus ticket {ticket} is denied', 'Tiket bonus {ticket} ditolak'],
    short: ['{ticket} is denied: {reason}', '{ticket} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{ticket} is denied: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{ticket} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'bonus-held': {
    subject: ['Bonus ticket {ticket} is on hold', 'Tiket bonus {ticket} ditahan'],
    short: ['{ticket} is on hold: {reason}', '{ticket} sedang ditahan: {reason}'],
    long: [
      'Dear {recipient},\n\n{ticket} is on hold: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{ticket} sedang ditahan: {reason}\n{link}\n\n{company}',
    ],
  },
  'bonus-hold-over': {
    subject: ['Bonus ticket {ticket} is no longer on hold', 'Tiket bonus {ticket} tidak lagi ditahan'],
    short: [
      '{ticket}, which you held, goes on where it was. It was held because: {reason}',
      '{ticket} yang Anda tahan berlanjut dari tahap sebelumnya. Alasan ditahan: {reason}',
    ],
    long: [
      'Dear {recipient},\n\n{ticket}, which you held, goes on where it was. It was held because: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{ticket} yang Anda tahan berlanjut dari tahap sebelumnya. Alasan ditahan: {reason}\n{link}\n\n{company}',
    ],
  },
  'bonus-paid': {
    subject: ['Your bonus is paid', 'Bonus Anda telah dibayar'],
    short: [
      '{amount} was sent to your account with {settlement}. Tickets: {tickets}.',
      '{amount} untuk {tickets} tiket telah dikirim ke rekening Anda melalui {settlement}.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} was sent to your account with {settlement}. Tickets: {tickets}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} untuk {tickets} tiket telah dikirim ke rekening Anda melalui {settlement}.\n{link}\n\n{company}',
    ],
  },
  'bonus-payment-failed': {
    subject: ['Your bonus could not be paid', 'Bonus Anda gagal dibayarkan'],
    short: [
      '{amount} of {settlement} did not reach your account: {reason}. Please check your bank details; it is paid with the next settlement.',
      '{amount} dari {settlement} tidak masuk ke rekening Anda: {reason}. Mohon periksa data bank Anda; pembayaran diulang bersama pembayaran bonus berikutnya.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of {settlement} did not reach your account: {reason}. Please check your bank details; it is paid with the next settlement.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dari {settlement} tidak masuk ke rekening Anda: {reason}. Mohon periksa data bank Anda; pembayaran diulang bersama pembayaran bonus berikutnya.\n{link}\n\n{company}',
    ],
  },
  'settlement-approved': {
    subject: ['Settlement {settlement} is approved', 'Pembayaran bonus {settlement} disetujui'],
    short: [
      '{settlement} over {amount} is approved and due on {due_date}.',
      '{settlement} senilai {amount} disetujui dan jatuh tempo {due_date}.',
    ],
    long: [
      'Dear {recipient},\n\n{settlement} over {amount} is approved and due on {due_date}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{settlement} senilai {amount} disetujui dan jatuh tempo {due_date}.\n{link}\n\n{company}',
    ],
  },
  'settlement-returned': {
    subject: ['Settlement {settlement} came back', 'Pembayaran bonus {settlement} dikembalikan'],
    short: ['{settlement} was returned: {reason}', '{settlement} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\n{settlement} was returned: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{settlement} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof installersEvents, StandardMessage>
