import type { FinanceMessages } from '@sejuk/domain/finance/messages'
import type { Pair } from '../words.ts'

export const financeSentences = {
  'cheque-allocations-above-amount': [
    'The invoices take more than the cheque is worth',
    'Alokasi faktur melebihi nilai giro/cek',
  ],
  'cheque-bounced': ['Recorded as bounced', 'Dicatat ditolak bank'],
  'cheque-cleared': ['Cleared', 'Cair'],
  'cheque-deposited': ['Deposited', 'Disetorkan'],
  'cheque-due-too-late': [
    'A cheque is due from the day it was issued to {n} days later',
    'Giro/cek jatuh tempo sejak tanggal terbit sampai {n} hari kemudian',
  ],
  'cheque-number-in-hand': [
    'A cheque of this bank with this number is recorded already',
    'Giro/cek bank ini dengan nomor ini sudah dicatat',
  ],
  'cheque-received-before-issued': [
    'A cheque is received on the day it was issued or later',
    'Giro/cek diterima pada tanggal terbit atau sesudahnya',
  ],
  'cheque-received-in-future': ['The day of receipt is in the future', 'Tanggal terima di masa depan'],
  'cheques-not-accepted': ['Cheques of this customer are not accepted', 'Giro/cek pelanggan ini tidak diterima'],
  'cheques-not-accepted-after-bounces': [
    'Cheques of this customer are not accepted: {n} bounced in six months',
    'Giro/cek pelanggan ini tidak diterima: {n} ditolak bank dalam enam bulan',
  ],
  'invoice-has-less-open': ['Of {invoice} only {amount} is open', 'Dari {invoice} hanya {amount} yang terbuka'],
  'invoice-named-twice': ['This invoice is named twice', 'Faktur ini disebut dua kali'],
  'label-cheque-number': ['Cheque number', 'Nomor giro/cek'],
  'label-drawer': ['Drawer', 'Penarik'],
} satisfies Record<keyof FinanceMessages, Pair>
