import type { moneyPages } from '@sejuk/domain/money/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const moneyHelp = words('help-money', {
  moneyDesk: [
    'What waits at the money desk: credit to use, refunds, money to confirm. Press a number to open its list. You see only what belongs to your branch.',
    'Apa yang menunggu di meja uang: kredit untuk dipakai, pengembalian, uang untuk dikonfirmasi. Tekan angkanya untuk membuka daftarnya. Anda hanya melihat milik cabang Anda.',
  ],
  creditToUse: [
    'Money, notes and overpayments of customers that pay nothing yet. Open the account of a customer who owes and use the credit there. Using it never moves the exposure: it was counted before.',
    'Uang, nota, dan kelebihan bayar pelanggan yang belum membayar apa pun. Buka akun pelanggan yang berutang dan pakai kreditnya di sana. Pemakaian tidak mengubah eksposur: sudah dihitung sebelumnya.',
  ],
  creditUses: [
    'Every time credit of a customer paid invoices. Open one to see from where it came and what it paid. What was taken back stays here with its reason.',
    'Setiap kali kredit pelanggan membayar faktur. Buka satu untuk melihat asal dan faktur yang dibayar. Yang dibatalkan tetap ada di sini dengan alasannya.',
  ],
  creditUse: [
    'One use of credit: what it came from and which invoices it paid. Take it back with a reason if it was wrong. That is no longer possible when the tax month is locked or an invoice is frozen.',
    'Satu pemakaian kredit: asalnya dan faktur yang dibayarnya. Batalkan dengan alasan bila salah. Itu tidak bisa lagi bila masa pajak dikunci atau fakturnya dibekukan.',
  ],
  refunds: [
    'Money that goes back to customers, from draft to paid. Tick approved ones and make one file for the bank. Nobody approves a refund they wrote.',
    'Uang yang dikembalikan ke pelanggan, dari draf sampai dibayar. Centang yang disetujui dan buat satu berkas bank. Tidak ada yang menyetujui pengembalian buatannya sendiri.',
  ],
  refund: [
    'One refund with its sources, its account and the bank’s answer. Check the account, above all where it is new. Its sources are held from submission until it is paid or rejected.',
    'Satu pengembalian dengan asalnya, rekeningnya, dan jawaban bank. Periksa rekeningnya, terutama bila baru. Asalnya ditahan sejak diajukan sampai dibayar atau ditolak.',
  ],
  customerAccount: [
    'What one customer owes, what it has with us, and its statement line by line. Press ‘Use credit’ to pay open invoices with it. A cheque that is not cleared stands in the row it covers and in no sum of its own.',
    'Apa yang terutang oleh satu pelanggan, apa yang dimilikinya pada kita, dan rekening korannya baris demi baris. Tekan ‘Pakai kredit’ untuk membayar faktur. Giro yang belum cair tampil di baris yang ditutupnya dan tidak menjadi jumlah sendiri.',
  ],
  bankLines: [
    'What the bank booked, and whose money it is. Decide the upper lines one by one, then confirm the certain ones together. Who imported the file confirms none of its lines.',
    'Apa yang dibukukan bank, dan milik siapa uangnya. Putuskan baris atas satu per satu, lalu konfirmasi yang pasti sekaligus. Yang mengimpor berkas tidak mengonfirmasi barisnya.',
  ],
  bankStatements: [
    'The files of the bank that were read in, by account. Choose the account and the layout, then drop the file. Lines that an earlier file had are left out and counted.',
    'Berkas bank yang sudah dibaca, per rekening. Pilih rekening dan tata letak, lalu letakkan berkasnya. Baris yang sudah ada di berkas sebelumnya dilewati dan dihitung.',
  ],
  bankLayouts: [
    'How the file of a bank is read: which column holds what. Choose a sample file and name its columns once. The layouts that came with the product cannot be changed.',
    'Cara membaca berkas bank: kolom mana berisi apa. Pilih contoh berkas dan tentukan kolomnya sekali saja. Tata letak bawaan tidak dapat diubah.',
  ],
  paymentRefs: [
    'The numbers that customers pay to. Open one for a customer; the provider then reports each payment by itself. A customer has one open number at a time.',
    'Nomor tujuan pembayaran pelanggan. Buka satu untuk pelanggan; penyedia lalu melaporkan setiap pembayaran sendiri. Satu pelanggan punya satu nomor yang terbuka.',
  ],
} satisfies Record<keyof typeof moneyPages, Pair>)
