import type { cataloguePages } from '@sejuk/domain/catalogue/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const catalogueHelp = words('help-catalogue', {
  partsLists: [
    'Parts lists by unit and type. Each position leads to a part, its quantity and its place in the drawing. Copy from a similar model, compare two, or import by Excel.',
    'Daftar suku cadang menurut unit dan jenis. Setiap posisi menuju suku cadang, jumlah, dan tempatnya di gambar. Salin dari model serupa, bandingkan dua, atau impor lewat Excel.',
  ],
  partsList: [
    'The parts of one unit by position. Positions without a spot in the drawing are marked. A part that was replaced shows its follower.',
    'Suku cadang satu unit menurut posisi. Posisi tanpa titik di gambar ditandai. Suku cadang yang diganti menunjukkan penggantinya.',
  ],
  addPartsList: [
    'Begin empty, or copy from a model that is nearly the same. Say for which serial prefixes it counts. One position can name interchangeable parts.',
    'Mulai kosong, atau salin dari model yang hampir sama. Sebutkan awalan nomor seri yang berlaku. Satu posisi dapat menyebut suku cadang yang dapat saling ganti.',
  ],
  editPartsList: [
    'Change positions, quantities and marks. The drawing keeps its spots; what lost its position is shown. If somebody else saved meanwhile, your input stays.',
    'Ubah posisi, jumlah, dan tanda. Gambar tetap menyimpan titiknya; yang kehilangan posisi ditunjukkan. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  comparePartsLists: [
    'Two parts lists side by side: only here, only there, other quantity. Choose them above. Useful before you copy a list to a new model.',
    'Dua daftar suku cadang berdampingan: hanya di sini, hanya di sana, jumlah berbeda. Pilih di atas. Berguna sebelum menyalin daftar ke model baru.',
  ],
  partWhereUsed: [
    'In which units a part is used, and at which position. Type or scan the part. A part that is nowhere used may be closed.',
    'Di unit mana sebuah suku cadang dipakai, dan pada posisi mana. Ketik atau pindai. Suku cadang yang tidak dipakai di mana pun boleh ditutup.',
  ],
  explodedViews: [
    'Drawings of units with their parts. The list shows which are complete and which lack spots. Open one to read it, or to maintain it if you may.',
    'Gambar urai unit dengan suku cadangnya. Daftar menunjukkan mana yang lengkap dan mana yang kurang titik. Buka untuk membaca, atau memeliharanya bila Anda berhak.',
  ],
  maintainExplodedView: [
    'Draw and drag spots on the picture, and tie each to a position. Undo, zoom and keyboard work; nothing counts before you save. Every save is a revision that can be looked at again.',
    'Gambar dan geser titik pada gambar, lalu hubungkan dengan posisi. Batal, perbesar, dan papan ketik tersedia; belum berlaku sebelum disimpan. Setiap simpanan adalah revisi yang dapat dilihat lagi.',
  ],
  readExplodedView: [
    'Tap a spot to see its part, its stock and its replacement. With a serial number only the parts of that unit are shown. Put parts into an order from here.',
    'Ketuk titik untuk melihat suku cadang, stok, dan penggantinya. Dengan nomor seri hanya suku cadang unit itu yang tampil. Masukkan suku cadang ke pesanan dari sini.',
  ],
  itemExplodedView: [
    'The drawings of one item. Choose indoor or outdoor unit. A spot opens its part.',
    'Gambar urai satu barang. Pilih unit dalam atau luar. Titik membuka suku cadangnya.',
  ],
  serialBatches: [
    'Make serial numbers for an item, 1 to 500 at a time. Print the label sheet with QR and bar code. A batch can be taken back while none of its numbers is used.',
    'Buat nomor seri untuk satu barang, 1 sampai 500 sekaligus. Cetak lembar label dengan QR dan kode batang. Satu kelompok dapat ditarik selama nomornya belum dipakai.',
  ],
  serialSettings: [
    'How serial numbers of a brand look: length, mask, letters that may be mixed up. A change counts for new numbers. Numbers that exist stay valid.',
    'Bentuk nomor seri sebuah merek: panjang, pola, huruf yang mudah tertukar. Perubahan berlaku untuk nomor baru. Nomor yang ada tetap sah.',
  ],
  serialLife: [
    'The life of one unit: every document that touched it, newest first. Type or scan the number. Its warranty and where it is now stand on top.',
    'Riwayat satu unit: setiap dokumen yang menyentuhnya, terbaru dahulu. Ketik atau pindai nomornya. Garansi dan keberadaannya ada di atas.',
  ],
  serialLookUp: [
    'Paste up to 1,000 serial numbers and get an answer for each. Unknown and doubled ones are marked. Download the result as Excel.',
    'Tempel sampai 1.000 nomor seri dan dapatkan jawaban untuk masing-masing. Yang tidak dikenal dan ganda ditandai. Unduh hasilnya sebagai Excel.',
  ],
  warrantyPolicies: [
    'How long the warranty is, by brand, category, item and part, and from which day. The most exact policy counts. Each has its first and last day, so that units sold before keep theirs.',
    'Lama garansi menurut merek, kategori, barang, dan bagian, serta mulai kapan. Kebijakan paling tepat yang berlaku. Masing-masing punya hari pertama dan terakhir, sehingga unit yang terjual sebelumnya tetap memakai miliknya.',
  ],
  itemPrices: [
    'Price lists by organisation, branch, customer level, quantity and day. A new price is drafted, submitted, and approved by somebody else. An overlap is refused with the price it meets.',
    'Daftar harga menurut organisasi, cabang, tingkat pelanggan, jumlah, dan tanggal. Harga baru didraf, diajukan, lalu disetujui orang lain. Tumpang tindih ditolak dengan menyebut harganya.',
  ],
  priceOfItem: [
    'Which price a customer gets for this item and quantity on a day, and why. The history stands below as chart and table. Compare with another day.',
    'Harga yang didapat pelanggan untuk barang dan jumlah ini pada satu hari, dan alasannya. Riwayatnya ada di bawah sebagai grafik dan tabel. Bandingkan dengan hari lain.',
  ],
  comparePrices: [
    'Prices of two days side by side, with the difference. Filter by brand or category. Useful before a new list begins.',
    'Harga dua hari berdampingan, dengan selisihnya. Filter menurut merek atau kategori. Berguna sebelum daftar baru berlaku.',
  ],
  items: [
    'All items: sets, units, parts, materials, services. Search forgives typing errors and finds old codes too. Price and stock are shown to who may see them.',
    'Semua barang: set, unit, suku cadang, material, jasa. Pencarian memaafkan salah ketik dan menemukan kode lama. Harga dan stok tampil bagi yang berhak.',
  ],
  item: [
    'One item: units of a set, prices, stock, parts list, drawing, warranty, documents. Prices are told only to who may see them. A replaced item leads to its follower.',
    'Satu barang: unit dalam set, harga, stok, daftar suku cadang, gambar, garansi, dokumen. Harga hanya tampil bagi yang berhak. Barang yang diganti menuju penggantinya.',
  ],
  addItem: [
    'A new item begins as a draft and is approved by somebody else. A set names its indoor and outdoor unit and their shares of the price. Warranty months and serial mask come from brand and category unless you say otherwise.',
    'Barang baru dimulai sebagai draf dan disetujui orang lain. Set menyebut unit dalam dan luar serta bagian harganya. Bulan garansi dan pola seri mengikuti merek dan kategori kecuali Anda ubah.',
  ],
  editItem: [
    'Change an item. What decides money or warranty waits for approval. If somebody else saved meanwhile, your input stays.',
    'Ubah barang. Yang menentukan uang atau garansi menunggu persetujuan. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  itemReplacements: [
    'Which item follows another, from when, and in which ratio. One way or both ways. A chain can never lead back to its start.',
    'Barang mana menggantikan yang lain, sejak kapan, dan dengan perbandingan berapa. Satu arah atau dua arah. Rantai tidak pernah kembali ke awal.',
  ],
  itemTools: [
    'Change many items at once: category, warranty, tax codes, photos, merging of doubles. First a trial run that changes nothing; then somebody else starts it. It can be undone for 24 hours.',
    'Ubah banyak barang sekaligus: kategori, garansi, kode pajak, foto, penggabungan barang ganda. Uji coba dahulu tanpa mengubah apa pun; lalu orang lain menjalankannya. Dapat dibatalkan selama 24 jam.',
  ],
  itemToolRun: [
    'One run with a result for every row. Look at refused rows and why. Undo takes back what nothing has followed yet.',
    'Satu proses dengan hasil setiap baris. Lihat baris yang ditolak dan alasannya. Batalkan mengembalikan yang belum diikuti apa pun.',
  ],
} satisfies Record<keyof typeof cataloguePages, Pair>)
