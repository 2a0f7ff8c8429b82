import type { MoneyMessages } from '@sejuk/domain/money/messages'
import type { Pair } from '../words.ts'

export const moneySentences = {
  'more-than-left-of-source': ['Only {amount} is left of {source}', 'Sisa {source} hanya {amount}'],
  'credit-is-used': [
    'Some of this money pays invoices or is held for a refund. Take that back first',
    'Sebagian uang ini sudah membayar faktur atau ditahan untuk pengembalian. Tarik kembali dahulu',
  ],
  'credit-used': ['The credit is used', 'Kredit sudah dipakai'],
  'credit-taken-back': ['The credit is taken back', 'Kredit sudah ditarik kembali'],
  'source-named-twice': ['It stands here twice', 'Tercantum dua kali'],
  'refund-has-no-sources': ['Choose what is paid back', 'Pilih apa yang dikembalikan'],
  'refund-above-finance-decides': [
    'Refunds of a day above {amount} are decided by the finance manager',
    'Pengembalian sehari di atas {amount} diputuskan manajer keuangan',
  ],
  'refund-above-director-decides': [
    'Refunds of a day above {amount} are decided by a director',
    'Pengembalian sehari di atas {amount} diputuskan direktur',
  ],
  'refund-account-changed': [
    'The bank account of the customer changed since. Reject the refund and write it again',
    'Rekening bank pelanggan sudah berubah. Tolak pengembalian ini dan tulis ulang',
  ],
  'refund-submitted': ['Refund submitted', 'Pengembalian diajukan'],
  'refund-approved': ['Refund approved', 'Pengembalian disetujui'],
  'refund-rejected': ['Refund rejected', 'Pengembalian ditolak'],
  'refund-paid': ['Refund paid', 'Pengembalian dibayar'],
} satisfies Record<keyof MoneyMessages, Pair>
