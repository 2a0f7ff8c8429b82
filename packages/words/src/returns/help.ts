import type { returnsPages } from '@sejuk/domain/returns/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const returnsHelp = words('help-returns', {
  returns: [
    'Goods that come back, by step. The tabs show what waits for whom. Nothing can be returned that was not delivered to that customer.',
    'Barang yang kembali, menurut langkah. Tab menunjukkan apa yang menunggu siapa. Yang tidak pernah dikirim ke pelanggan itu tidak dapat diretur.',
  ],
  return: [
    'One return: units, reasons, photos, pickup, inspection, credit note. The inspection decides what is credited and where the goods go. Cashback of returned goods is taken back.',
    'Satu retur: unit, alasan, foto, penjemputan, pemeriksaan, nota kredit. Pemeriksaan menentukan yang dikreditkan dan tujuan barang. Cashback barang retur ditarik kembali.',
  ],
  addReturn: [
    'Choose the customer, then scan or choose the units; lines of several invoices fit into one request. Say condition and reason, add photos. The page shows who must approve the value.',
    'Pilih pelanggan, lalu pindai atau pilih unit; baris beberapa faktur muat dalam satu permintaan. Sebutkan kondisi dan alasan, tambahkan foto. Halaman menunjukkan siapa yang harus menyetujui nilainya.',
  ],
  editReturn: [
    'Correct a return that is a draft or came back. Units that are already in another return are refused. If somebody else saved meanwhile, your input stays.',
    'Perbaiki retur yang masih draf atau dikembalikan. Unit yang sudah ada di retur lain ditolak. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  rmas: [
    'Exchanges of units: what comes in and what goes out, tracked apart. After 14 days without the old unit a reminder is sent, after 30 an invoice is drafted. A serial number is in one open exchange only.',
    'Penukaran unit: yang masuk dan yang keluar, dilacak terpisah. Setelah 14 hari tanpa unit lama dikirim pengingat, setelah 30 hari didraf faktur. Satu nomor seri hanya ada di satu penukaran terbuka.',
  ],
  rma: [
    'One exchange: technical check, old unit, new unit, claim. The new unit inherits the warranty, and both lives are linked. A credit instead of a unit ends in a credit note.',
    'Satu penukaran: pemeriksaan teknis, unit lama, unit baru, klaim. Unit baru mewarisi garansi, dan riwayat keduanya terhubung. Kredit sebagai pengganti unit berakhir dengan nota kredit.',
  ],
  addRma: [
    'Begin from a work order, a dealer’s dead-on-arrival unit or a site. Scan the unit; its sale and warranty are looked up. Ask for an advance replacement when the customer cannot wait.',
    'Mulai dari perintah kerja, unit rusak saat tiba milik dealer, atau lokasi proyek. Pindai unit; penjualan dan garansinya dicari. Minta penggantian di muka bila pelanggan tidak dapat menunggu.',
  ],
  editRma: [
    'Correct an exchange that is a draft or came back. In and out lines are changed apart. If somebody else saved meanwhile, your input stays.',
    'Perbaiki penukaran yang masih draf atau dikembalikan. Baris masuk dan keluar diubah terpisah. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  claims: [
    'Claims from the factory, in batches. Put defective units that came back into a batch and send it. The answer is recorded unit by unit.',
    'Klaim ke pabrik, per kelompok. Masukkan unit rusak yang kembali ke satu kelompok dan kirim. Jawabannya dicatat per unit.',
  ],
  claim: [
    'One batch with its units and the factory’s answer. What was accepted stands beside what was claimed. A refused unit names the factory’s reason.',
    'Satu kelompok dengan unit dan jawaban pabrik. Yang diterima ada di samping yang diklaim. Unit yang ditolak menyebut alasan pabrik.',
  ],
} satisfies Record<keyof typeof returnsPages, Pair>)
