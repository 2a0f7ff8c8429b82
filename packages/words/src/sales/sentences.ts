import type { SalesMessages } from '@sejuk/domain/sales/messages'
import type { Pair } from '../words.ts'
import { creditSentences } from './credit-sentences.ts'
import { ladderSentences } from './ladder-sentences.ts'
import { lockSentences } from './lock-sentences.ts'
import { orderSentences } from './order-sentences.ts'
import { paymentSentences } from './payment-sentences.ts'
import { specialPriceSentences } from './special-price-sentences.ts'
import { waitSentences } from './wait-sentences.ts'

export const salesSentences = {
  ...ladderSentences,
  ...specialPriceSentences,
  ...orderSentences,
  ...creditSentences,
  ...lockSentences,
  ...waitSentences,
  ...paymentSentences,
  'above-finance-decides': ['Above {amount} finance decides', 'Di atas {amount} diputuskan oleh keuangan'],
  adjusted: ['Adjusted', 'Disesuaikan'],
  'amount-comes-from-calculation': ['Its amount comes from a calculation', 'Jumlahnya berasal dari perhitungan'],
  'amount-exceeds-planned-cashback': [
    'Amount exceeds the planned cashback',
    'Jumlah melebihi cashback yang direncanakan',
  ],
  'amount-exceeds-remaining-cashback': ['Amount exceeds the remaining cashback', 'Jumlah melebihi sisa cashback'],
  'amount-must-greater-than-0': ['Amount must be greater than 0', 'Jumlah harus lebih besar dari 0'],
  'amount-must-not-0': ['Amount must not be 0', 'Jumlah tidak boleh 0'],
  'amount-too-large': ['Amount is too large', 'Jumlah terlalu besar'],
  'amount-whole-rupiah': ['Amount is whole rupiah', 'Jumlah harus rupiah bulat'],
  calculated: ['Calculated', 'Menunggu diperiksa'],
  calculating: ['Calculating', 'Menghitung'],
  'calculation-earned-granted': [
    'Calculation {run}: {earned} earned, {granted} granted',
    'Perhitungan {run}: {earned} diperoleh, {granted} diberikan',
  ],
  'cashback-in-another-payout-already': [
    'A line of it is in another payout already',
    'Salah satu barisnya sudah ada di pembayaran lain',
  ],
  'change-waits-for-decision-already': [
    'A change of it waits for a decision already',
    'Sudah ada perubahan yang menunggu keputusan',
  ],
  'changed-since-preview-calculate-again': [
    'Changed since the preview. Please calculate again',
    'Berubah sejak pratinjau. Silakan hitung lagi',
  ],
  consumed: ['Consumed', 'Terpakai'],
  created: ['Created', 'Baris dibuat'],
  creating: ['Creating', 'Membuat baris'],
  'customer-target-for-month-already': [
    'This customer has a target for the month already',
    'Pelanggan ini sudah punya sasaran untuk bulan itu',
  ],
  discarded: ['Discarded', 'Dibuang'],
  'label-credit-note-number': ['Number of the credit note', 'Nomor nota kredit'],
  'label-department': ['Department', 'Departemen'],
  'label-extra-discount': ['Extra discount', 'Diskon tambahan'],
  'label-maximum-discount': ['Maximum discount', 'Diskon maksimum'],
  'label-order-total': ['Order total', 'Total pesanan'],
  'label-planned-amount': ['Planned amount', 'Jumlah rencana'],
  'label-real-amount': ['Real amount', 'Jumlah realisasi'],
  'label-rebate-type': ['Rebate type', 'Jenis rabat'],
  'label-target': ['Target', 'Sasaran'],
  'line-expired': ['{code}: The line has expired', '{code}: Baris sudah kedaluwarsa'],
  'line-named-twice': ['A line is named twice', 'Ada baris yang disebut dua kali'],
  'line-needs-status': ['{code}: Needs status {statuses}', '{code}: Perlu status {statuses}'],
  'line-your-own-department': ['{code}: A line of your own department', '{code}: Baris departemen Anda sendiri'],
  'month-not-begun': ['This month has not begun', 'Bulan ini belum dimulai'],
  'new-calculation-makes-again': ['A new calculation makes it again', 'Perhitungan baru akan membuatnya lagi'],
  'new-last-day-must-later': [
    'The new last day must be later than the present one',
    'Tanggal akhir yang baru harus setelah yang sekarang',
  ],
  'not-planned-order': ['{codes} is not planned by this order', '{codes} tidak direncanakan oleh pesanan ini'],
  'only-who-calculated-may-go': [
    'Only who calculated it may go on with it',
    'Hanya yang menghitung yang boleh melanjutkan',
  ],
  'order-belongs-another-customer': ['This order belongs to another customer', 'Pesanan ini milik pelanggan lain'],
  'order-invoiced-cashback-can-no': [
    'The order is invoiced: its cashback can no longer be changed',
    'Pesanan sudah difakturkan: cashback-nya tidak dapat diubah lagi',
  ],
  'order-number': ['Order number', 'Nomor pesanan'],
  'order-number-3-40-letters': [
    'An order number has 3 to 40 letters, digits, . / or -',
    'Nomor pesanan berisi 3 sampai 40 huruf, angka, . / atau -',
  ],
  'order-planned-moment-ago-try': [
    'This order was planned a moment ago. Please try again',
    'Pesanan ini baru saja direncanakan. Silakan coba lagi',
  ],
  'paid-by-bank': ['It is paid by bank', 'Dibayar melalui bank'],
  'paid-by-credit-note': ['It is paid by credit note', 'Dibayar dengan nota kredit'],
  'payout-nothing-pay': ['The payout has nothing to pay', 'Pembayaran ini tidak memiliki apa pun untuk dibayar'],
  period: ['Period', 'Periode'],
  'period-month-such-2026-11': ['Period is a month, such as 2026-11', 'Periode adalah bulan, misalnya 2026-11'],
  planned: ['Planned', 'Direncanakan'],
  'planned-cashback-above-maximum-allowed': [
    'The planned cashback is {amount} above the maximum allowed',
    'Cashback yang direncanakan melebihi batas sebesar {amount}',
  ],
  'reason-10-500-characters': ['Reason has 10 to 500 characters', 'Alasan berisi 10 sampai 500 karakter'],
  restored: ['Restored', 'Dikembalikan'],
  'same-group-your-department': ['{code}: Same group as your department', '{code}: Satu grup dengan departemen Anda'],
  'some-lines-made-already': ['Some of its lines are made already', 'Sebagian barisnya sudah dibuat'],
  'somebody-else-than-who-made-must': [
    'Somebody else than who made it must decide',
    'Harus diputuskan oleh orang lain, bukan pembuatnya',
  ],
  'target-stands-in-line-too': ['This target stands in line {line} too', 'Sasaran ini juga ada di baris {line}'],
  'these-targets-reckoned-already': [
    '{n} of these targets {n|is|are} reckoned already',
    '{n} dari sasaran ini sudah dihitung',
  ],
  'tiers-required': ['Tiers is required!', 'Tingkat wajib diisi!'],
  'tiers-written-like-80-0': ['Tiers are written like 80=0.75; 100=1.5', 'Tingkat ditulis seperti 80=0.75; 100=1.5'],
  'too-many-movements-for-one': [
    'Too many movements for one statement. Choose fewer days',
    'Terlalu banyak pergerakan untuk satu rekening. Pilih hari yang lebih sedikit',
  ],
  'type-not-reckoned-monthly-targets': [
    'This type is not reckoned by monthly targets',
    'Jenis ini tidak dihitung dari sasaran bulanan',
  ],
  'type-rebate-needs-document': ['This type of rebate needs a document', 'Jenis rabat ini memerlukan dokumen'],
  used: ['Used', 'Terpakai'],
  'validity-date-in-past': ['Validity date is in the past', 'Tanggal berlaku sudah lewat'],
  'with-department-already': ['It is with this department already', 'Sudah berada di departemen ini'],
  'with-what-you-approved-for': [
    'With what you approved for this customer today it is above {amount}: finance decides',
    'Bersama yang Anda setujui untuk pelanggan ini hari ini jumlahnya di atas {amount}: diputuskan oleh keuangan',
  ],
  'type-rebate-paid-out-no': [
    'This type of rebate is paid out and is no discount on orders',
    'Jenis rabat ini dibayarkan dan bukan diskon pesanan',
  ],
  'type-rebate-paid-out-no-discount': [
    '{code}: This type of rebate is paid out and is no discount on orders',
    '{code}: Jenis rabat ini dibayarkan dan bukan diskon pesanan',
  ],
} satisfies Record<keyof SalesMessages, Pair>
