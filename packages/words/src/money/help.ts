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
    'Setiap kali kredit pelanggan membayar faktur. Buka satu untuk melihat asal dan faktur yang dibayar. Yang ditarik kembali tetap ada di sini dengan alasannya.',
  ],
  creditUse: [
    'One use of credit: what it came from and which invoices it paid. Take it back with a reason if it was wrong. That is no longer possible when the tax month is locked or an invoice is frozen.',
    'Satu pemakaian kredit: asalnya dan faktur yang dibayarnya. Tarik kembali dengan alasan bila salah. Itu tidak bisa lagi bila masa pajak dikunci atau fakturnya dibekukan.',
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
} satisfies Record<keyof typeof moneyPages, Pair>)
