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
  'amounts-above-receipt': ['The invoices take more than was received', 'Alokasi faktur melebihi uang yang diterima'],
  'e-invoice-is-live': ['Its e-invoice is live', 'Faktur elektroniknya masih berlaku'],
  'invoice-approved': ['Invoice approved', 'Faktur disetujui'],
  'invoice-cancelled': ['Invoice cancelled', 'Faktur dibatalkan'],
  'invoice-date-in-future': ['The day of the invoice is in the future', 'Tanggal faktur di masa depan'],
  'invoice-failed': ['Invoice refused', 'Faktur ditolak'],
  'invoice-frozen': ['Invoice frozen', 'Faktur dibekukan'],
  'invoice-has-no-lines': ['The invoice has no lines', 'Faktur tidak memiliki baris'],
  'invoice-has-payments': [
    'There are payments or cheques for this invoice',
    'Ada pembayaran atau giro untuk faktur ini',
  ],
  'invoice-is-paid': ['The invoice is paid', 'Faktur sudah lunas'],
  'invoice-lines-from-deliveries': [
    'The lines come from deliveries and cannot be written by hand',
    'Baris berasal dari pengiriman dan tidak dapat ditulis manual',
  ],
  'invoice-needs-tax-data': [
    'The customer pays tax: NPWP or NIK and NITKU are needed',
    'Pelanggan kena pajak: NPWP atau NIK dan NITKU diperlukan',
  ],
  'invoice-not-paid-in-full': ['The invoice is not paid in full', 'Faktur belum lunas'],
  'invoice-of-somebody-else': ['Only whoever made the invoice corrects it', 'Hanya pembuat faktur yang memperbaikinya'],
  'invoice-submitted': ['Invoice submitted', 'Faktur diajukan'],
  'invoice-voided': ['The invoice is invalid now', 'Faktur kini batal'],
  'invoices-generated': ['Drafts of invoices made', 'Draf faktur dibuat'],
  'label-receiver-of-paper': ['Receiver', 'Penerima'],
  'label-reference': ['Reference', 'Referensi'],
  'line-discount-above-price': ['The discount is more than the line costs', 'Diskon melebihi harga baris'],
  'nothing-to-bill': [
    'Nothing of these deliveries is left to bill',
    'Tidak ada yang tersisa untuk ditagih dari pengiriman ini',
  ],
  'order-line-is-gone': ['A line of order {order} was changed since', 'Baris pesanan {order} sudah berubah'],
  'paper-needs-approved-invoice': [
    'Only the paper of an approved invoice is brought',
    'Hanya dokumen faktur yang disetujui yang diserahkan',
  ],
  'paper-saved': ['Receipt of the paper saved', 'Tanda terima dokumen disimpan'],
  'receipt-confirmed': ['Receipt confirmed', 'Penerimaan dikonfirmasi'],
  'receipt-in-future': ['The day of receipt is in the future', 'Tanggal terima di masa depan'],
  'receipt-of-frozen-invoice': ['One of its invoices is frozen', 'Salah satu fakturnya dibekukan'],
  'receipt-voided': ['The receipt is void', 'Penerimaan dibatalkan'],
  'tax-period-is-locked': ['The tax period is locked', 'Masa pajak terkunci'],
  'invoice-has-less-open': ['Of {invoice} only {amount} is open', 'Dari {invoice} hanya {amount} yang terbuka'],
  'invoice-named-twice': ['This invoice is named twice', 'Faktur ini disebut dua kali'],
  'label-cheque-number': ['Cheque number', 'Nomor giro/cek'],
  'label-drawer': ['Drawer', 'Penarik'],
} satisfies Record<keyof FinanceMessages, Pair>
