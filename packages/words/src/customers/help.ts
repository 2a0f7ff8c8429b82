import type { customerPages } from '@sejuk/domain/customers/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const customersHelp = words('help-customers', {
  officialAddresses: [
    'Where goods of a customer may be sent. A temporary address on an order waits until it is confirmed here. Close an address that is no longer used; old orders keep it.',
    'Ke mana barang pelanggan boleh dikirim. Alamat sementara pada pesanan menunggu konfirmasi di sini. Tutup alamat yang tidak dipakai; pesanan lama tetap menyimpannya.',
  ],
  addSignature: [
    'Record how a customer’s person signs, with photo of the identity card. It counts after somebody else approved it. Deliveries are compared with it.',
    'Rekam tanda tangan orang pelanggan, dengan foto KTP. Berlaku setelah disetujui orang lain. Pengiriman dibandingkan dengannya.',
  ],
  signatures: [
    'Specimen signatures of customers and their status. Filter for those that wait. A specimen that is no longer valid is ended, not deleted.',
    'Contoh tanda tangan pelanggan dan statusnya. Filter yang menunggu. Contoh yang tidak berlaku diakhiri, bukan dihapus.',
  ],
  signature: [
    'One specimen with its person and papers. Compare photo and name before you approve. Whoever entered it cannot approve it.',
    'Satu contoh tanda tangan dengan orang dan dokumennya. Bandingkan foto dan nama sebelum menyetujui. Yang memasukkan tidak dapat menyetujui.',
  ],
  customers: [
    'All customers you may see, with branch, salesperson and status. The tabs show who waits for approval. Search by name, code, phone or tax number.',
    'Semua pelanggan yang boleh Anda lihat, dengan cabang, sales, dan status. Tab menunjukkan yang menunggu persetujuan. Cari menurut nama, kode, telepon, atau NPWP.',
  ],
  addCustomer: [
    'Type the name or tax number first: similar customers are shown so that nobody is entered twice. Type a sub-district and the address is filled. Somebody else approves the new customer.',
    'Ketik nama atau NPWP dahulu: pelanggan serupa ditunjukkan agar tidak ganda. Ketik kelurahan dan alamat terisi. Orang lain menyetujui pelanggan baru.',
  ],
  customer: [
    'Everything about one customer: contacts, shops, limits, orders, invoices, visits, cashback. Important fields keep their old value until a change is approved. The log shows who changed what.',
    'Semua tentang satu pelanggan: kontak, toko, batas, pesanan, faktur, kunjungan, cashback. Kolom penting tetap bernilai lama sampai perubahan disetujui. Log menunjukkan siapa mengubah apa.',
  ],
  editCustomer: [
    'Change a customer. Name, tax number and bank account wait for approval; the rest counts at once. If somebody else saved meanwhile, your input stays.',
    'Ubah pelanggan. Nama, NPWP, dan rekening bank menunggu persetujuan; selebihnya langsung berlaku. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  approveCustomer: [
    'What was written or changed, beside what counts today. Approve or reject with a reason. Whoever wrote any of it cannot approve it.',
    'Yang ditulis atau diubah, di samping yang berlaku hari ini. Setujui atau tolak dengan alasan. Siapa pun yang ikut menulis tidak dapat menyetujui.',
  ],
  mergeCustomer: [
    'Two records of one customer become one. Choose which values stay; documents move to the one that remains. It can be taken back while nothing followed.',
    'Dua data pelanggan yang sama menjadi satu. Pilih nilai yang tetap; dokumen pindah ke yang tersisa. Dapat dibatalkan selama belum ada kelanjutan.',
  ],
  customerShops: [
    'The shops of one customer. Each has its place, its people and its class. Sell-out and visits belong to shops.',
    'Toko satu pelanggan. Masing-masing punya lokasi, orang, dan kelas. Sell-out dan kunjungan milik toko.',
  ],
  shop: [
    'One shop: address, pin, keypersons, photos, visits and sell-out. A better pin can be proposed on a visit. Close a shop that no longer sells.',
    'Satu toko: alamat, pin, keyperson, foto, kunjungan, dan sell-out. Pin yang lebih tepat dapat diusulkan saat kunjungan. Tutup toko yang tidak berjualan lagi.',
  ],
  shops: [
    'All shops with their customer, class and last visit. Filter by city or class. Open a shop to see its people and sell-out.',
    'Semua toko dengan pelanggan, kelas, dan kunjungan terakhir. Filter menurut kota atau kelas. Buka toko untuk melihat orang dan sell-out.',
  ],
  customersMobile: [
    'Your customers on the phone: search, call, find the way, see balance and open orders. The nearest stand first when you allow the position. Tap one to plan a visit or begin an order.',
    'Pelanggan Anda di ponsel: cari, telepon, cari arah, lihat saldo dan pesanan terbuka. Yang terdekat tampil dahulu bila posisi diizinkan. Ketuk untuk merencanakan kunjungan atau mulai memesan.',
  ],
  customerRanking: [
    'Customers by what they bought in a month, and where that puts them in their branch. Growth compares with the month before. Choose month and branch above.',
    'Pelanggan menurut pembelian sebulan, dan peringkatnya di cabang. Pertumbuhan dibandingkan dengan bulan sebelumnya. Pilih bulan dan cabang di atas.',
  ],
  salesPolicies: [
    'Regular discounts of customers by brand, category, item and quantity. A policy counts when somebody else approved it, from its first to its last day. Several may add up to the most that is allowed.',
    'Diskon reguler pelanggan menurut merek, kategori, barang, dan jumlah. Kebijakan berlaku setelah disetujui orang lain, dari hari pertama sampai terakhir. Beberapa dapat digabung sampai batas tertinggi.',
  ],
  keypersons: [
    'People in shops who report sell-out and place orders. Each belongs to one or more shops. Switch off who has left; their reports stay.',
    'Orang toko yang melaporkan sell-out dan memesan. Masing-masing milik satu toko atau lebih. Nonaktifkan yang keluar; laporannya tetap ada.',
  ],
  promotors: [
    'Promoters who sell in shops, with the shops they may report for. A shop must be named before they can report. Switch off who has left; their reports stay.',
    'Promotor yang menjual di toko, dengan toko yang boleh mereka laporkan. Toko harus ditetapkan sebelum dapat melapor. Nonaktifkan yang keluar; laporannya tetap ada.',
  ],
  salesmen: [
    'Salespeople with their branch, customers and sales of the month. Open one to see the customers. Use ‘Change’ to hand customers over.',
    'Sales dengan cabang, pelanggan, dan penjualan bulan ini. Buka untuk melihat pelanggannya. Pakai ‘Ganti’ untuk menyerahkan pelanggan.',
  ],
  salesmanChanges: [
    'Which customers changed their salesperson, when and why. Planned changes stand first. Orders written before stay with who wrote them.',
    'Pelanggan mana berganti sales, kapan, dan mengapa. Perubahan terencana tampil dahulu. Pesanan sebelumnya tetap milik penulisnya.',
  ],
  changeSalesman: [
    'Hand customers over to another salesperson, now or on a day. Tick the customers, choose the new one, say why. Both are told.',
    'Serahkan pelanggan kepada sales lain, sekarang atau pada tanggal tertentu. Centang pelanggan, pilih penggantinya, sebutkan alasan. Keduanya diberi tahu.',
  ],
} satisfies Record<keyof typeof customerPages, Pair>)
