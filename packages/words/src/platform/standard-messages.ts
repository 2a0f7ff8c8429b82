import type { EventCode } from '@sejuk/domain/platform/notifications'
import { workOrderMessages } from '../aftersales/work-order-messages.ts'
import type { Pair } from '../words.ts'

type StandardMessage = {
  subject: Pair
  /** Fits everywhere, an SMS too. */
  short: Pair
  /** For e-mail, where there is room. */
  long: Pair
}

/** What the house says until the company says it otherwise. A new event without its words does not compile. */
export const standardMessages = {
  ...workOrderMessages,
  'password-reset': {
    subject: ['Your password was reset', 'Kata sandi Anda telah diatur ulang'],
    short: [
      '{reset_by} reset the password of {username} on {time}. If you did not ask for it, tell the IT Dept.',
      '{reset_by} mengatur ulang kata sandi {username} pada {time}. Jika Anda tidak memintanya, hubungi Dept. IT.',
    ],
    long: [
      'Dear {recipient},\n\n{reset_by} reset the password of {username} on {time}. You will be asked for a new one when you sign in next.\n\nIf you did not ask for it, please tell the IT Dept at once.\n\n{company}',
      'Yth. {recipient},\n\n{reset_by} mengatur ulang kata sandi {username} pada {time}. Anda akan diminta membuat kata sandi baru saat masuk berikutnya.\n\nJika Anda tidak memintanya, segera hubungi Dept. IT.\n\n{company}',
    ],
  },
  'role-changed': {
    subject: ['Your roles were changed', 'Peran Anda telah diubah'],
    short: [
      '{changed_by} changed your roles. You now have: {roles}.',
      '{changed_by} mengubah peran Anda. Kini: {roles}.',
    ],
    long: [
      'Dear {recipient},\n\n{changed_by} changed your roles. You now have: {roles}.\n\nYour menus and buttons follow at once; there is no need to sign in again.\n\n{company}',
      'Yth. {recipient},\n\n{changed_by} mengubah peran Anda. Peran Anda sekarang: {roles}.\n\nMenu dan tombol Anda langsung menyesuaikan; Anda tidak perlu masuk lagi.\n\n{company}',
    ],
  },
  'download-ready': {
    subject: ['{file_name} is ready', '{file_name} sudah siap'],
    short: [
      '{row_count} rows are ready to download until {expires_date}.',
      '{row_count} baris siap diunduh sampai {expires_date}.',
    ],
    long: [
      'Dear {recipient},\n\n{file_name} with {row_count} rows is ready. You can download it until {expires_date}:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{file_name} dengan {row_count} baris sudah siap. Anda dapat mengunduhnya sampai {expires_date}:\n{link}\n\n{company}',
    ],
  },
  'download-failed': {
    subject: ['{data_name} could not be prepared', '{data_name} gagal disiapkan'],
    short: [
      'Open your downloads to see why, and to try again.',
      'Buka unduhan Anda untuk melihat sebabnya dan mencoba lagi.',
    ],
    long: [
      'Dear {recipient},\n\n{data_name} could not be prepared for download. See why, and try again, here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{data_name} gagal disiapkan untuk diunduh. Lihat sebabnya dan coba lagi di sini:\n{link}\n\n{company}',
    ],
  },
  'import-finished': {
    subject: ['{file_name} was imported', '{file_name} telah diimpor'],
    short: ['{added} rows were added, {problems} had problems.', '{added} baris ditambahkan, {problems} bermasalah.'],
    long: [
      'Dear {recipient},\n\n{file_name} was imported: {added} rows were added, {problems} had problems.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{file_name} telah diimpor: {added} baris ditambahkan, {problems} bermasalah.\n{link}\n\n{company}',
    ],
  },
  'outbox-failed': {
    subject: ['A message could not be sent', 'Pesan gagal dikirim'],
    short: ['{channel} to {address} was given up: {error}', '{channel} ke {address} gagal terkirim: {error}'],
    long: [
      'Dear {recipient},\n\nA message by {channel} to {address} could not be sent and was given up:\n{error}\n\nIt can be sent again here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPesan melalui {channel} ke {address} gagal dikirim dan dihentikan:\n{error}\n\nPesan dapat dikirim ulang di sini:\n{link}\n\n{company}',
    ],
  },
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
  'customer-submitted': {
    subject: ['{customer} waits for approval', '{customer} menunggu persetujuan'],
    short: [
      '{author} handed in {customer}. Please approve or reject it.',
      '{author} mengajukan {customer}. Silakan setujui atau tolak.',
    ],
    long: [
      'Dear {recipient},\n\n{author} handed in {customer}. Please approve or reject it here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{author} mengajukan {customer}. Silakan setujui atau tolak di sini:\n{link}\n\n{company}',
    ],
  },
  'customer-approved': {
    subject: ['{customer} is approved', '{customer} disetujui'],
    short: ['{customer} is approved. Orders can be written.', '{customer} disetujui. Pesanan dapat dibuat.'],
    long: [
      'Dear {recipient},\n\n{customer} is approved. Orders can be written from now on.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} disetujui. Pesanan dapat dibuat mulai sekarang.\n{link}\n\n{company}',
    ],
  },
  'customer-rejected': {
    subject: ['{customer} was rejected', '{customer} ditolak'],
    short: ['{customer} was rejected: {reason}', '{customer} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{customer} was rejected for this reason: {reason}\n\nPlease correct it here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} ditolak dengan alasan: {reason}\n\nSilakan perbaiki di sini:\n{link}\n\n{company}',
    ],
  },
  'customer-merged': {
    subject: ['{gone} is now {customer}', '{gone} sekarang {customer}'],
    short: [
      '{gone} and {customer} were the same. Everything is found with {customer} now.',
      '{gone} dan {customer} adalah pelanggan yang sama. Semuanya kini ada pada {customer}.',
    ],
    long: [
      'Dear {recipient},\n\n{gone} and {customer} were the same customer. Shops, orders and cashback are found with {customer} now:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{gone} dan {customer} adalah pelanggan yang sama. Toko, pesanan, dan cashback kini ada pada {customer}:\n{link}\n\n{company}',
    ],
  },
  'customer-merge-undone': {
    subject: ['{gone} stands on its own again', '{gone} kembali berdiri sendiri'],
    short: [
      '{gone} was no duplicate of {customer}: it has its shops, orders and cashback back.',
      '{gone} bukan duplikat {customer}: toko, pesanan, dan cashback-nya dikembalikan.',
    ],
    long: [
      'Dear {recipient},\n\n{gone} was no duplicate of {customer}. It has its shops, orders and cashback back:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{gone} bukan duplikat {customer}. Toko, pesanan, dan cashback-nya dikembalikan:\n{link}\n\n{company}',
    ],
  },
  'address-rejected': {
    subject: ['An address of {customer} was rejected', 'Alamat {customer} ditolak'],
    short: ['{address} was rejected: {reason}', '{address} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\nThe temporary address {address} of {customer} was rejected for this reason: {reason}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\nAlamat sementara {address} milik {customer} ditolak dengan alasan: {reason}\n\n{link}\n\n{company}',
    ],
  },
  'salesman-changed': {
    subject: [
      '{customers} customers go from {from_salesman} to {to_salesman}',
      '{customers} pelanggan beralih dari {from_salesman} ke {to_salesman}',
    ],
    short: [
      '{customers} customers and {shops} shops go from {from_salesman} to {to_salesman} on {effective_date}: {reason}',
      '{customers} pelanggan dan {shops} toko beralih dari {from_salesman} ke {to_salesman} pada {effective_date}: {reason}',
    ],
    long: [
      'Dear {recipient},\n\n{customers} customers and {shops} shops go from {from_salesman} to {to_salesman} on {effective_date}.\nReason: {reason}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customers} pelanggan dan {shops} toko beralih dari {from_salesman} ke {to_salesman} pada {effective_date}.\nAlasan: {reason}\n\n{link}\n\n{company}',
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
      '{amount} for {tickets} tickets was sent to your account with {settlement}.',
      '{amount} untuk {tickets} tiket telah dikirim ke rekening Anda melalui {settlement}.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} for {tickets} tickets was sent to your account with {settlement}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} untuk {tickets} tiket telah dikirim ke rekening Anda melalui {settlement}.\n{link}\n\n{company}',
    ],
  },
  'bonus-payment-failed': {
    subject: ['Your bonus could not be paid', 'Bonus Anda gagal dibayarkan'],
    short: [
      '{amount} of {settlement} did not reach your account: {reason}. Please check your bank details; it is paid with the next settlement.',
      '{amount} dari {settlement} tidak masuk ke rekening Anda: {reason}. Mohon periksa data bank Anda; pembayaran diulang pada pelunasan berikutnya.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of {settlement} did not reach your account: {reason}. Please check your bank details; it is paid with the next settlement.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dari {settlement} tidak masuk ke rekening Anda: {reason}. Mohon periksa data bank Anda; pembayaran diulang pada pelunasan berikutnya.\n{link}\n\n{company}',
    ],
  },
  'settlement-approved': {
    subject: ['Settlement {settlement} is approved', 'Pelunasan {settlement} disetujui'],
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
    subject: ['Settlement {settlement} came back', 'Pelunasan {settlement} dikembalikan'],
    short: ['{settlement} was returned: {reason}', '{settlement} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\n{settlement} was returned: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{settlement} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
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
} as const satisfies Record<EventCode, StandardMessage>
