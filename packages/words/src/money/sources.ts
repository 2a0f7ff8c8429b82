import type { CreditSource } from '@sejuk/domain/money/credit-sources'
import { type Pair, words } from '../words.ts'

export const creditSourceWords = words('credit-sources', {
  receipt: ['Payment', 'Pembayaran'],
  cheque: ['Cheque', 'Giro/cek'],
  note: ['Credit note', 'Nota kredit'],
  overpayment: ['Overpaid invoice', 'Faktur lebih bayar'],
} satisfies Record<CreditSource, Pair>)
