import type { platformEvents } from '@sejuk/domain/platform/events'
import type { StandardMessage } from './standard-message.ts'

export const platformMessages = {
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
  'second-factor-reset': {
    subject: ['Your second factor was reset', 'Faktor kedua Anda telah diatur ulang'],
    short: [
      '{reset_by} removed the second factor of {username} on {time}. If you did not ask for it, notify the IT Dept.',
      '{reset_by} menghapus faktor kedua {username} pada {time}. Jika Anda tidak memintanya, hubungi Dept. IT.',
    ],
    long: [
      'Dear {recipient},\n\n{reset_by} removed the second factor of {username} on {time}. Until you add a new one on My account, your password alone opens the account.\n\nIf you did not ask for it, please notify the IT Dept at once.\n\n{company}',
      'Yth. {recipient},\n\n{reset_by} menghapus faktor kedua {username} pada {time}. Sampai Anda menambahkan yang baru di Akun saya, kata sandi saja membuka akun Anda.\n\nJika Anda tidak memintanya, segera hubungi Dept. IT.\n\n{company}',
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
  'sign-in-changed': {
    subject: ['The sign-in of {username} was changed', 'Data masuk {username} telah diubah'],
    short: [
      '{changed_by} changed what {username} signs in with on {time}: sign-in name {login_name}, e-mail {email}. If this is wrong, tell the IT Dept.',
      '{changed_by} mengubah data masuk {username} pada {time}: nama masuk {login_name}, email {email}. Jika ini keliru, hubungi Dept. IT.',
    ],
    long: [
      'Dear {recipient},\n\n{changed_by} changed what {username} signs in with on {time}.\nSign-in name: {login_name}\nE-mail: {email}\n\nIf this is wrong, please tell the IT Dept at once.\n\n{company}',
      'Yth. {recipient},\n\n{changed_by} mengubah data masuk {username} pada {time}.\nNama masuk: {login_name}\nSurel: {email}\n\nJika ini keliru, segera hubungi Dept. IT.\n\n{company}',
    ],
  },
  'record-mention': {
    subject: ['{writer} mentions you: {record}', '{writer} menyebut Anda: {record}'],
    short: ['{record}: {comment}', '{record}: {comment}'],
    long: [
      'Dear {recipient},\n\n{writer} mentions you in a comment on {record}:\n\n{comment}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{writer} menyebut Anda dalam komentar pada {record}:\n\n{comment}\n\n{link}\n\n{company}',
    ],
  },
  'record-comment': {
    subject: ['{writer} wrote about {record}', '{writer} menulis tentang {record}'],
    short: ['{record}: {comment}', '{record}: {comment}'],
    long: [
      'Dear {recipient},\n\n{writer} wrote about {record}, which you follow:\n\n{comment}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{writer} menulis tentang {record} yang Anda ikuti:\n\n{comment}\n\n{link}\n\n{company}',
    ],
  },
  'download-ready': {
    subject: ['{file_name} is ready', '{file_name} sudah siap'],
    short: [
      'Ready to download until {expires_date}. Rows: {row_count}.',
      '{row_count} baris siap diunduh sampai {expires_date}.',
    ],
    long: [
      'Dear {recipient},\n\n{file_name} is ready (rows: {row_count}). You can download it until {expires_date}:\n{link}\n\n{company}',
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
    short: [
      'Rows added: {added}. Rows with problems: {problems}.',
      '{added} baris ditambahkan, {problems} bermasalah.',
    ],
    long: [
      'Dear {recipient},\n\n{file_name} was imported. Rows added: {added}. Rows with problems: {problems}.\n{link}\n\n{company}',
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
  'weekly-report': {
    subject: ['{report}, {period}', '{report}, {period}'],
    short: ['{report}, {period}: {figures}', '{report}, {period}: {figures}'],
    long: [
      'Dear {recipient},\n\n{report}, {period}:\n\n{figures}\n\nThe whole report: {link}\nYou asked for this mail on the page of the report, and end it there.\n\n{company}',
      'Yth. {recipient},\n\n{report}, {period}:\n\n{figures}\n\nLaporan lengkap: {link}\nAnda meminta email ini di halaman laporan, dan dapat menghentikannya di sana.\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof platformEvents, StandardMessage>
