import { words } from '../words.ts'
import { financeSentences } from './sentences.ts'

export const statementLetterWords = words(
  'statement-letters',
  {
    pdf: ['PDF', 'PDF'],
    send: ['Send to the customer', 'Kirim ke pelanggan'],
    sureSend: [
      'Send {name} the statement of {from} to {to}?',
      'Kirim rekening koran {from} sampai {to} kepada {name}?',
    ],
    sent: ['Sent to the customer', 'Terkirim ke pelanggan'],
    sentLine: ['{from} to {to}, balance {amount}', '{from} sampai {to}, saldo {amount}'],
    opened: ['opened {at}', 'dibuka {at}'],
    notOpened: ['not opened yet', 'belum dibuka'],
    publicTitle: ['Your statement', 'Rekening koran Anda'],
    publicFor: ['For {name}', 'Untuk {name}'],
    period: ['Period', 'Periode'],
    days: ['{from} to {to}', '{from} sampai {to}'],
    balance: ['Balance', 'Saldo'],
    download: ['Statement (PDF)', 'Rekening koran (PDF)'],
    until: ['This page is open until {day}.', 'Halaman ini terbuka sampai {day}.'],
    contact: ['Questions: {phone} {email}', 'Pertanyaan: {phone} {email}'],
    never: [
      'We never change our bank account by WhatsApp or mail.',
      'Kami tidak pernah mengganti rekening bank lewat WhatsApp atau email.',
    ],
    invalid: [
      'The link is wrong or too old. Please ask us for a new one.',
      'Tautan salah atau kedaluwarsa. Silakan minta yang baru.',
    ],
  },
  { messages: financeSentences },
)
