import type { booksPages } from '@sejuk/domain/books/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const booksHelp = words('help-books', {
  journals: [
    'Every document that moves money writes its journal here, with debit and credit the same. Look first at what waits for an account, then make a batch of what is ready. A journal is never changed: what is taken back stands here a second time, the other way round.',
    'Setiap dokumen yang menggerakkan uang menulis jurnalnya di sini, dengan debit dan kredit sama. Lihat dahulu yang menunggu akun, lalu buat batch dari yang siap. Jurnal tidak pernah diubah: yang dibatalkan tercatat sekali lagi, dengan sisi terbalik.',
  ],
  journal: [
    'One journal with its lines, accounts and the document it comes from. A line without an account says so and leads to the account map. Below stands whatever else the same document did to the books.',
    'Satu jurnal dengan baris, akun, dan dokumen asalnya. Baris tanpa akun disebutkan dan mengarah ke pemetaan akun. Di bawahnya ada jurnal lain dari dokumen yang sama.',
  ],
  journalBatches: [
    'Journals are given to the bookkeeping by month, as an Accurate sheet or CSV. Make a batch, download it, and say that it was taken when it is in the books. Each journal is in one batch only, so nothing is booked twice.',
    'Jurnal diserahkan ke pembukuan per bulan, sebagai lembar Accurate atau CSV. Buat batch, unduh, lalu nyatakan sudah diambil setelah masuk pembukuan. Setiap jurnal hanya ada di satu batch, sehingga tidak ada yang dibukukan dua kali.',
  ],
  journalBatch: [
    'One batch with its sums by account and its file. Compare the sums with your books before you say that it was taken. Until then it can be cancelled, and its journals are ready again.',
    'Satu batch dengan jumlah per akun dan berkasnya. Bandingkan jumlahnya dengan pembukuan sebelum menyatakan sudah diambil. Sampai saat itu batch dapat dibatalkan, dan jurnalnya siap kembali.',
  ],
  accountMap: [
    'Which account each kind of line goes to, for all or for one branch, business unit or bank. The row that names most wins. Journals of a kind without an account wait, and follow by themselves as soon as it has one.',
    'Ke akun mana setiap jenis baris masuk, untuk semua atau untuk satu cabang, unit bisnis, atau bank. Baris yang paling lengkap berlaku. Jurnal dari jenis tanpa akun menunggu, dan ikut sendiri begitu akunnya ada.',
  ],
} satisfies Record<keyof typeof booksPages, Pair>)
