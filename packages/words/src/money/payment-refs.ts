import type { PaymentRefState } from '@sejuk/domain/money/payment-refs'
import { type Pair, words } from '../words.ts'
import { moneySentences } from './sentences.ts'

const states = {
  Open: ['Open', 'Terbuka'],
  Paid: ['Paid', 'Dibayar'],
  Expired: ['Expired', 'Kedaluwarsa'],
  Closed: ['Closed', 'Ditutup'],
} satisfies Record<PaymentRefState, Pair>

export const paymentRefWords = words(
  'payment-refs',
  {
    ...states,
    title: ['Virtual accounts', 'Virtual account'],
    open: ['Open a virtual account', 'Buka virtual account'],
    close: ['Close', 'Tutup'],
    sureClose: ['Close {ref}?', 'Tutup {ref}?'],
    sureCloseText: [
      'Money that still comes to this number becomes an unidentified line.',
      'Uang yang masih masuk ke nomor ini menjadi baris belum dikenal.',
    ],
    ref: ['Number', 'Nomor'],
    customer: ['Customer', 'Pelanggan'],
    state: ['State', 'Status'],
    search: ['Number or customer', 'Nomor atau pelanggan'],
    waiting: ['Waits for the provider', 'Menunggu penyedia'],
    registered: ['Ready since', 'Siap sejak'],
    created: ['Opened', 'Dibuka'],
  },
  { messages: moneySentences },
)
