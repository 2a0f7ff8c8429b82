import type { salesPages } from '@sejuk/domain/sales/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const salesHelp = words('help-sales', {
  salesOrders: [
    'All sales orders you may see, with what is delivered and invoiced of each. The tabs show what waits for whom; ‘Waiting for me’ is your own work. Tick several rows to submit or approve them together; every row answers for itself.',
    'Semua pesanan penjualan yang boleh Anda lihat, beserta yang sudah dikirim dan ditagih. Tab menunjukkan apa yang menunggu siapa; ‘Menunggu saya’ adalah pekerjaan Anda. Centang beberapa baris untuk mengajukan atau menyetujui sekaligus; setiap baris punya hasilnya sendiri.',
  ],
  salesReport: [
    'Sales of a period beside the one before, by branch, salesperson, brand or item. Every chart has its table, and every figure opens the orders behind it. Download it, or have it mailed every week.',
    'Penjualan satu periode di samping periode sebelumnya, per cabang, sales, merek, atau barang. Setiap grafik punya tabelnya, dan setiap angka membuka pesanan di baliknya. Unduh, atau minta dikirim lewat email setiap minggu.',
  ],
  salesOrder: [
    'One order from draft to closed. The ladder explains each price from list price to tax; a step that is not allowed says why. Stock is locked when the order is submitted, and set free when it is rejected or deleted.',
    'Satu pesanan dari draf sampai selesai. Tangga harga menjelaskan setiap harga dari harga daftar sampai pajak; langkah yang tidak boleh menyebut alasannya. Stok dikunci saat pesanan diajukan, dan bebas lagi bila ditolak atau dihapus.',
  ],
  cashbacks: [
    'Cashback of customers: granted, planned on orders, used, expired. A balance is the sum of its ledger, nothing is typed over it. Use the filter ‘expiring’ to tell customers before they lose money.',
    'Cashback pelanggan: diberikan, direncanakan pada pesanan, terpakai, kedaluwarsa. Saldo adalah jumlah buku besarnya, tidak diketik. Pakai filter ‘akan kedaluwarsa’ untuk mengabari pelanggan sebelum uangnya hangus.',
  ],
  cashback: [
    'One cashback with its ledger, its validity and the orders that used it. Whoever wrote it cannot approve it. What an order has planned is free again when the order ends without delivery.',
    'Satu cashback dengan buku besar, masa berlaku, dan pesanan yang memakainya. Penulisnya tidak dapat menyetujuinya. Yang direncanakan sebuah pesanan bebas lagi bila pesanan itu berakhir tanpa pengiriman.',
  ],
  customerCashback: [
    'All cashback of one customer: what can be used today, what is planned, what expires next. Oldest money is used first. The statement can be printed for the customer.',
    'Semua cashback satu pelanggan: yang dapat dipakai hari ini, yang direncanakan, yang segera kedaluwarsa. Uang paling lama dipakai dahulu. Rekeningnya dapat dicetak untuk pelanggan.',
  ],
  cashbackStatement: [
    'What came in and went out of a customer’s cashback in a period. Opening and closing balance agree with the ledger. Choose the period, then print or download.',
    'Yang masuk dan keluar dari cashback pelanggan dalam satu periode. Saldo awal dan akhir sesuai dengan buku besar. Pilih periode, lalu cetak atau unduh.',
  ],
  cashbackRuns: [
    'Calculates the cashback of a month from its invoices and targets. Look at the result first; nothing is granted before a run is approved. A month can be calculated again only for what was not granted yet.',
    'Menghitung cashback satu bulan dari faktur dan target. Periksa hasilnya dahulu; tidak ada yang diberikan sebelum perhitungan disetujui. Satu bulan dapat dihitung lagi hanya untuk yang belum diberikan.',
  ],
  cashbackRun: [
    'The lines of one calculation, each with the invoices it rests on. Take out what is wrong before you submit. Somebody else approves; then the lines become cashback of the customers.',
    'Baris satu perhitungan, masing-masing dengan faktur dasarnya. Keluarkan yang salah sebelum mengajukan. Orang lain menyetujui; lalu baris menjadi cashback pelanggan.',
  ],
  cashbackPayouts: [
    'Cashback that is paid by bank or credit note instead of being used on orders. What waits to be paid cannot be used on an order. Two people are needed: one writes, another approves.',
    'Cashback yang dibayar lewat bank atau nota kredit, bukan dipakai pada pesanan. Yang menunggu dibayar tidak dapat dipakai pada pesanan. Perlu dua orang: yang menulis dan yang menyetujui.',
  ],
  cashbackPayout: [
    'One payout with its cashback, its bank account and its steps. Whoever wrote it cannot approve it. A payment that failed says why, and the money is back in the balance when it is left out or deleted.',
    'Satu pencairan dengan cashback, rekening bank, dan langkahnya. Penulisnya tidak dapat menyetujui. Pembayaran yang gagal menyebut alasan, dan uang kembali ke saldo bila dikeluarkan atau dihapus.',
  ],
  rebateHistoryOrder: [
    'Which orders used which cashback, and how much. Search by order, customer or cashback. A row opens its order.',
    'Pesanan mana memakai cashback mana, dan berapa. Cari menurut pesanan, pelanggan, atau cashback. Baris membuka pesanannya.',
  ],
  rebateHistoryItem: [
    'Cashback by the items it was used on. Useful to see what a promotion really cost. Filter by month, branch or item, and download the result.',
    'Cashback menurut barang pemakaiannya. Berguna untuk melihat biaya nyata sebuah promosi. Filter menurut bulan, cabang, atau barang, lalu unduh.',
  ],
  newSalesOrder: [
    'Choose the customer, then add items by search, scan or paste from Excel. What you type is held for fifteen minutes so that nobody else promises it. Before you submit, the page tells what would stop the order: credit, stock, price or address.',
    'Pilih pelanggan, lalu tambahkan barang lewat pencarian, pindai, atau tempel dari Excel. Yang Anda ketik ditahan lima belas menit agar tidak dijanjikan orang lain. Sebelum diajukan, halaman menyebut apa yang menghalangi: kredit, stok, harga, atau alamat.',
  ],
  editSalesOrder: [
    'Change an order that is still a draft or came back to you. Prices are looked up again when you save. If somebody else saved meanwhile, your input stays and both versions are shown.',
    'Ubah pesanan yang masih draf atau dikembalikan kepada Anda. Harga dicari lagi saat disimpan. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada dan kedua versi ditampilkan.',
  ],
  specialPrices: [
    'Requests for a price below the list, with their quota and what is left of it. A request that was approved counts from its first day to its last. Nobody approves what they asked for.',
    'Permintaan harga di bawah daftar, dengan kuota dan sisanya. Permintaan yang disetujui berlaku dari hari pertama sampai terakhir. Tidak ada yang menyetujui permintaannya sendiri.',
  ],
  specialPrice: [
    'One special price: customer, items, reason, evidence and quota. Its ledger shows which orders used it. The deeper the discount, the higher the approval it needs.',
    'Satu harga khusus: pelanggan, barang, alasan, bukti, dan kuota. Buku besarnya menunjukkan pesanan yang memakainya. Makin dalam diskonnya, makin tinggi persetujuan yang diperlukan.',
  ],
  newSpecialPrice: [
    'Say for whom, for what, how many and until when. Attach what proves it: a competitor’s offer or a project letter. The page shows whose approval the discount will need.',
    'Sebutkan untuk siapa, barang apa, berapa, dan sampai kapan. Lampirkan buktinya: penawaran pesaing atau surat proyek. Halaman menunjukkan persetujuan siapa yang diperlukan.',
  ],
  editSpecialPrice: [
    'Correct a request that is a draft or was rejected. After a change it must be submitted again. What orders have used already stays used.',
    'Perbaiki permintaan yang masih draf atau ditolak. Setelah diubah harus diajukan lagi. Yang sudah dipakai pesanan tetap terpakai.',
  ],
  achievementMap: [
    'How far customers have come towards their targets, by province. Darker is closer to the target; circles show smaller areas. Choose a month, and open a circle to see its customers.',
    'Seberapa jauh pelanggan mencapai target, per provinsi. Makin gelap makin dekat target; lingkaran menunjukkan wilayah lebih kecil. Pilih bulan, dan buka lingkaran untuk melihat pelanggannya.',
  ],
  stockWaits: [
    'Customers who wait for goods that cannot be promised yet. When goods come they are offered to the oldest first and held for 48 hours; take them, which makes a draft order, or pass. Nothing is locked and nothing is owed while somebody waits.',
    'Pelanggan yang menunggu barang yang belum dapat dijanjikan. Saat barang datang, ditawarkan kepada yang paling lama menunggu dan ditahan 48 jam; ambil, yang membuat draf pesanan, atau lewatkan. Selama menunggu tidak ada stok terkunci dan tidak ada utang.',
  ],
  lockStockRequests: [
    'Stock that is kept for a customer before the order exists. A lock ends by itself at 18:00 of its last day. Your quota and what is left of it stand above the list.',
    'Stok yang disimpan untuk pelanggan sebelum ada pesanan. Kuncian berakhir sendiri pukul 18.00 pada hari terakhirnya. Kuota Anda dan sisanya ada di atas daftar.',
  ],
  addLockStockRequest: [
    'Choose warehouse, items and how long: 7, 30 or 90 days. The page shows what is available and who else holds or waits for it. A deposit raises the priority.',
    'Pilih gudang, barang, dan lamanya: 7, 30, atau 90 hari. Halaman menunjukkan yang tersedia dan siapa lagi yang menahan atau menunggu. Uang muka menaikkan prioritas.',
  ],
  editLockStockRequest: [
    'Change a lock that is not approved yet. Quantities are checked against stock again when you save. An approved lock is extended once, not edited.',
    'Ubah kuncian yang belum disetujui. Jumlah diperiksa lagi terhadap stok saat disimpan. Kuncian yang sudah disetujui diperpanjang sekali, bukan diubah.',
  ],
  lockStockRequest: [
    'One lock: what is held, what orders have used, what is left and until when. Extend it once before it ends, or release what is not needed. Others may ask you to release it; you have 24 hours to answer.',
    'Satu kuncian: yang ditahan, yang dipakai pesanan, sisanya, dan sampai kapan. Perpanjang sekali sebelum berakhir, atau lepaskan yang tidak perlu. Orang lain dapat meminta dilepaskan; Anda punya 24 jam untuk menjawab.',
  ],
  creditRequests: [
    'Requests to raise a customer’s credit limit, for good or until a day. Each row shows today’s exposure beside the limit asked for. Orders that were stopped by credit are checked again as soon as a request is approved.',
    'Permintaan menaikkan batas kredit pelanggan, tetap atau sampai tanggal tertentu. Setiap baris menunjukkan eksposur hari ini di samping batas yang diminta. Pesanan yang tertahan kredit diperiksa lagi begitu permintaan disetujui.',
  ],
  creditRequest: [
    'One request with the customer’s exposure: invoices, open orders, cheques and money not yet applied. The suggested limit comes from what the customer bought and paid. The approvers depend on the amount.',
    'Satu permintaan dengan eksposur pelanggan: faktur, pesanan terbuka, cek, dan uang yang belum dialokasikan. Batas yang disarankan berasal dari pembelian dan pembayaran pelanggan. Penyetuju bergantung pada jumlahnya.',
  ],
  creditRequestForm: [
    'Ask for a limit in the steps the company allows. A temporary limit needs its last day. Say why: the approver sees your reason beside the figures.',
    'Minta batas sesuai kelipatan yang diizinkan. Batas sementara perlu hari terakhirnya. Sebutkan alasannya: penyetuju melihatnya di samping angka.',
  ],
  creditSettings: [
    'By branch: at which step credit stops an order, how much tolerance, and who approves up to which amount. A change waits until somebody above its author agrees. Every change is kept with its author.',
    'Per cabang: pada langkah mana kredit menahan pesanan, berapa toleransinya, dan siapa menyetujui sampai jumlah berapa. Perubahan menunggu sampai atasan dari pembuatnya setuju. Setiap perubahan tercatat dengan penulisnya.',
  ],
  mobileOrder: [
    'Order on the phone: choose items, look at the sum, send. The cart stays on the phone without a signal and is sent once when it is back. If price or stock changed meanwhile, each change is shown before you confirm.',
    'Memesan di ponsel: pilih barang, lihat jumlah, kirim. Keranjang tetap di ponsel tanpa sinyal dan dikirim sekali saat sinyal kembali. Bila harga atau stok berubah, setiap perubahan ditunjukkan sebelum Anda mengonfirmasi.',
  ],
  chooseSupplier: [
    'Choose from whom you order: us, or one of the dealers that supply your shop. The choice decides prices and stock. You can change it until the order is sent.',
    'Pilih kepada siapa Anda memesan: kami, atau dealer pemasok toko Anda. Pilihan menentukan harga dan stok. Dapat diubah sampai pesanan dikirim.',
  ],
  uploadPo: [
    'Photograph or upload the customer’s purchase order. A number that was used before is pointed out. The file stays with the order and can be opened by whoever sees the order.',
    'Foto atau unggah PO pelanggan. Nomor yang pernah dipakai ditandai. Berkas tersimpan bersama pesanan dan dapat dibuka siapa pun yang melihat pesanan itu.',
  ],
} satisfies Record<keyof typeof salesPages, Pair>)
