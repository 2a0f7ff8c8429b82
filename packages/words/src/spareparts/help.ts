import type { sparepartsPages } from '@sejuk/domain/spareparts/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const sparepartsHelp = words('help-spareparts', {
  partOrders: [
    'Orders of spare parts from need to receipt. The tabs show what waits for whom; the oldest and most urgent stand first. An order with several shipments shows the least advanced one.',
    'Pesanan suku cadang dari kebutuhan sampai diterima. Tab menunjukkan apa yang menunggu siapa; yang terlama dan paling mendesak tampil dahulu. Pesanan dengan beberapa kiriman menunjukkan yang paling belakang.',
  ],
  partOrder: [
    'One order: parts, warranty, stock, picking, shipment, receipt. A part that failed again within 90 days is marked. Pick and receive by scanning.',
    'Satu pesanan: suku cadang, garansi, stok, penyiapan, pengiriman, penerimaan. Suku cadang yang rusak lagi dalam 90 hari ditandai. Siapkan dan terima dengan memindai.',
  ],
  lackStock: [
    'Parts that are ordered and not there, grouped by part. See what is incoming, what can replace it, and which shelves have it. Split, substitute, transfer or buy; the promised day is told to the customer.',
    'Suku cadang yang dipesan dan tidak tersedia, dikelompokkan per suku cadang. Lihat yang akan datang, penggantinya, dan rak yang punya. Pisah, ganti, transfer, atau beli; tanggal janji disampaikan kepada pelanggan.',
  ],
  partShelf: [
    'What lies on a service centre’s shelf, with minimum and maximum. Parts used on work orders leave it by themselves. It is counted every month; proposals fill it up.',
    'Isi rak pusat servis, dengan minimum dan maksimum. Suku cadang yang dipakai perintah kerja keluar sendiri. Dihitung setiap bulan; usulan mengisinya kembali.',
  ],
  oldParts: [
    'Replaced parts that a centre still owes us. Receive them by scanning. What is missing after 30 days is deducted from the reimbursement.',
    'Suku cadang bekas yang masih harus dikembalikan pusat servis. Terima dengan memindai. Yang kurang setelah 30 hari dipotong dari penggantian biaya.',
  ],
  partRequests: [
    'Requests for parts under warranty. The warranty of each part is looked up by serial number, the compressor apart. What is outside needs an override with a reason.',
    'Permintaan suku cadang bergaransi. Garansi setiap bagian diperiksa menurut nomor seri, kompresor terpisah. Yang di luar garansi perlu izin khusus dengan alasan.',
  ],
  addPartRequest: [
    'Scan the unit, then tap the parts in the drawing or choose from the list. What is often used for this error code is proposed. It works without a signal and is sent once.',
    'Pindai unit, lalu ketuk suku cadang di gambar atau pilih dari daftar. Yang sering dipakai untuk kode error ini diusulkan. Berjalan tanpa sinyal dan dikirim sekali.',
  ],
  partRequest: [
    'One request: change it while it is a draft, then submit. Parts outside the model are refused without an override. Follow its order from here.',
    'Satu permintaan: ubah selama draf, lalu ajukan. Suku cadang di luar model ditolak tanpa izin khusus. Ikuti pesanannya dari sini.',
  ],
  buyParts: [
    'Buy parts: find the model, tap the part in the drawing, fill the cart. Price, tax and shipping are shown before you pay. Upload the proof of payment; finance confirms it and the order starts.',
    'Beli suku cadang: cari model, ketuk suku cadang di gambar, isi keranjang. Harga, pajak, dan ongkos kirim tampil sebelum membayar. Unggah bukti bayar; keuangan mengonfirmasi dan pesanan dimulai.',
  ],
} satisfies Record<keyof typeof sparepartsPages, Pair>)
