import type { CreditMessages } from '@sejuk/domain/sales/credit-messages'
import type { Pair } from '../words.ts'

export const creditSentences = {
  'credit-request-approved': ['Approved. The limit holds from now on', 'Disetujui. Limit berlaku mulai sekarang'],
  'credit-request-submitted': ['Submitted', 'Diajukan'],
  'credit-setting-levels-order': [
    'The finance manager decides at least as far as the branch manager',
    'Batas manajer keuangan minimal sama dengan batas manajer cabang',
  ],
  'customer-has-overdue-invoices': [
    'Customer has invoices overdue for {n} days',
    'Pelanggan memiliki faktur yang lewat jatuh tempo {n} hari',
  ],
  'label-bound-of-branch-manager': ['Bound of the branch manager', 'Batas manajer cabang'],
  'label-bound-of-finance-manager': ['Bound of the finance manager', 'Batas manajer keuangan'],
  'label-cheque-days': ['Longest time of a cheque', 'Jangka waktu giro terlama'],
  'label-guarantee-amount': ['Guarantee amount', 'Jumlah jaminan'],
  'label-overdue-days': ['Days overdue', 'Hari lewat tempo'],
  'label-requested-limit': ['Requested limit', 'Limit yang diajukan'],
  'label-tolerance': ['Tolerance', 'Toleransi'],
  'limit-above-director-decides': ['Above {amount} a director decides', 'Di atas {amount} diputuskan oleh direktur'],
  'limit-above-finance-decides': [
    'Above {amount} the finance manager decides',
    'Di atas {amount} diputuskan oleh manajer keuangan',
  ],
  'limit-not-higher-than-now': [
    'A temporary limit is higher than the {amount} of today',
    'Limit sementara harus lebih tinggi dari {amount} saat ini',
  ],
  'limit-same-as-now': ['The limit is {amount} already', 'Limit sudah {amount}'],
  'order-exceeds-credit-limit': [
    'Order exceeds the credit limit by {amount}',
    'Pesanan melebihi limit kredit sebesar {amount}',
  ],
  'temporary-limit-end-is-past': ['Its last day is past', 'Hari terakhirnya sudah lewat'],
  'temporary-limit-too-long': ['A temporary limit ends within {n} days', 'Limit sementara berakhir dalam {n} hari'],
} satisfies Record<keyof CreditMessages, Pair>
