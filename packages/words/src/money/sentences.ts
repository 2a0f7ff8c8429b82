import type { MoneyMessages } from '@sejuk/domain/money/messages'
import type { Pair } from '../words.ts'

export const moneySentences = {
  'bank-statement-imported': ['Statement imported', 'Mutasi bank diimpor'],
  'bank-file-of-another-kind': [
    'This layout does not read files of this kind',
    'Tata letak ini tidak membaca jenis berkas ini',
  ],
  'bank-file-row-not-read': [
    'Row {row} cannot be read ({n} {n|row|rows} like it). Is it the right layout?',
    'Baris {row} tidak terbaca ({n} baris serupa). Apakah tata letaknya benar?',
  ],
  'bank-file-without-lines': ['The file has no booked lines', 'Berkas ini tidak memuat baris yang dibukukan'],
  'bank-file-too-long': ['A file may have up to {n} lines', 'Satu berkas boleh memuat hingga {n} baris'],
  'bank-file-of-another-account': ['The file is of account {account}', 'Berkas ini milik rekening {account}'],
  'bank-file-breaks-at': [
    'The balance breaks at row {row}, {day}: {text}',
    'Saldo terputus di baris {row}, {day}: {text}',
  ],
  'bank-file-does-not-add-up': ['The file does not add up: {amount}', 'Berkas tidak cocok: selisih {amount}'],
  'bank-file-is-here': ['This file was imported already: {statement}', 'Berkas ini sudah diimpor: {statement}'],
  'bank-file-says-no-balance': [
    'The file names no balance. Type it as the bank shows it',
    'Berkas tidak memuat saldo. Ketik sesuai catatan bank',
  ],
  'bank-file-in-future': [
    'The file has lines of {day}, which is in the future. Check the layout of the date',
    'Berkas memuat baris {day} di masa depan. Periksa format tanggal',
  ],
  'bank-layout-is-delivered': [
    'This layout came with the product. Make one of your own',
    'Tata letak ini bawaan. Buat tata letak sendiri',
  ],
  'you-imported-this-file': [
    'You imported this file. Somebody else confirms it',
    'Anda yang mengimpor berkas ini. Orang lain yang mengonfirmasi',
  ],
  'bank-line-needs-second-look': [
    'Above {amount} without a word of whose it is two people look: keep it as unidentified, and somebody else matches it',
    'Di atas {amount} tanpa keterangan uang siapa, dua orang memeriksa: simpan sebagai belum dikenal, lalu orang lain mencocokkan',
  ],
  'bank-line-of-another-branch': [
    'It is the money of a customer of {branch}: somebody there matches it',
    'Ini uang pelanggan {branch}: orang di sana yang mencocokkan',
  ],
  'receipt-is-your-own': [
    'You wrote this receipt. Somebody else ties it to the line',
    'Anda yang menulis penerimaan ini. Orang lain yang mengikatnya ke baris',
  ],
  'bank-line-goes-out': ['This money went out', 'Uang ini keluar'],
  'bank-line-matched': ['Line matched', 'Baris dicocokkan'],
  'bank-line-not-ours': ['Kept as not ours', 'Disimpan sebagai bukan milik kita'],
  'bank-line-kept': ['Kept as unidentified', 'Disimpan sebagai belum dikenal'],
  'bank-line-taken-back': ['Taken back: the line is open again', 'Dibatalkan: baris terbuka lagi'],
  'receipt-of-another-amount': [
    'It is of {amount}: a line is tied only to the same amount',
    'Nilainya {amount}: baris hanya diikat ke jumlah yang sama',
  ],
  'receipt-cannot-be-tied': [
    'This receipt is void, or the money is still with a driver',
    'Penerimaan ini batal, atau uangnya masih di sopir',
  ],
  'receipt-is-tied': ['This receipt is tied to another line already', 'Penerimaan ini sudah diikat ke baris lain'],
  'bank-charge-too-large': [
    'Up to {amount} may be booked as a bank charge',
    'Biaya bank yang boleh dibukukan hingga {amount}',
  ],
  'bank-charge-is-not-missing': [
    'The invoices must take the amount of the line and the charge together',
    'Faktur harus menerima jumlah baris ditambah biaya bank',
  ],
  'certain-lines-confirmed': ['Certain lines confirmed', 'Baris pasti dikonfirmasi'],
  'certain-lines-changed': ['The lines changed meanwhile. Look at them again', 'Baris sudah berubah. Lihat kembali'],
  'line-is-not-certain': ['This line is no longer certain', 'Baris ini tidak lagi pasti'],
  'no-payment-provider': [
    'No payment provider is set up. Customers pay to the account and write the reference',
    'Belum ada penyedia pembayaran. Pelanggan membayar ke rekening dan menulis referensi',
  ],
  'virtual-account-is-open': [
    'This customer has a virtual account already',
    'Pelanggan ini sudah punya virtual account',
  ],
  'virtual-account-not-open': ['This virtual account is closed', 'Virtual account ini sudah ditutup'],
  'virtual-account-opened': ['Virtual account opened', 'Virtual account dibuka'],
  'virtual-account-closed': ['Virtual account closed', 'Virtual account ditutup'],
  'payment-call-not-signed': ['The call is not signed as agreed', 'Panggilan tidak ditandatangani sesuai kesepakatan'],
  'label-opening-balance': ['Opening balance', 'Saldo awal'],
  'label-closing-balance': ['Closing balance', 'Saldo akhir'],
  'label-head-rows': ['Rows above the lines', 'Baris di atas data'],
  'label-bank-charge': ['Bank charge', 'Biaya bank'],
  'more-than-left-of-source': ['Only {amount} is left of {source}', 'Sisa {source} hanya {amount}'],
  'credit-is-used': [
    'Some of this money pays invoices or is held for a refund. Take that back first',
    'Sebagian uang ini sudah membayar faktur atau ditahan untuk pengembalian. Batalkan dahulu',
  ],
  'credit-used': ['The credit is used', 'Kredit sudah dipakai'],
  'credit-taken-back': ['The credit is taken back', 'Kredit sudah dibatalkan'],
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
  'refund-not-approved': [
    'Only approved refunds go to the bank',
    'Hanya pengembalian yang disetujui yang dikirim ke bank',
  ],
  'refund-submitted': ['Refund submitted', 'Pengembalian diajukan'],
  'refund-approved': ['Refund approved', 'Pengembalian disetujui'],
  'refund-rejected': ['Refund rejected', 'Pengembalian ditolak'],
  'refund-paid': ['Refund paid', 'Pengembalian dibayar'],
} satisfies Record<keyof MoneyMessages, Pair>
