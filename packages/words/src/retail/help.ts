import type { retailPages } from '@sejuk/domain/retail/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const retailHelp = words('help-retail', {
  retailOrders: [
    'What shops sold, unit by unit, waiting to be approved. Rows with hints need a look: same phone, same photo, far from the shop. Approve many at once; every row answers for itself.',
    'Yang dijual toko, unit demi unit, menunggu persetujuan. Baris dengan petunjuk perlu dilihat: telepon sama, foto sama, jauh dari toko. Setujui banyak sekaligus; setiap baris punya hasilnya sendiri.',
  ],
  retailOrder: [
    'One sell-out: units, consumer, photo, place, hints. On approval the warranty starts and the incentive is counted. An adjustment takes both back.',
    'Satu sell-out: unit, konsumen, foto, lokasi, petunjuk. Saat disetujui garansi mulai dan insentif dihitung. Penyesuaian menarik keduanya.',
  ],
  retailInput: [
    'Press the big button, scan the serial number, send: three taps a unit. A number that was sold before, or never came to your shop, is refused with the reason. Without a signal it waits on the phone and is checked when sent.',
    'Tekan tombol besar, pindai nomor seri, kirim: tiga ketukan per unit. Nomor yang pernah terjual, atau tidak pernah dikirim ke toko Anda, ditolak dengan alasannya. Tanpa sinyal, data menunggu di ponsel dan diperiksa saat dikirim.',
  ],
  sellOut: [
    'Find what was sold by serial number, phone or shop, or paste many numbers. Unknown ones are marked. A row opens its sell-out.',
    'Cari yang terjual menurut nomor seri, telepon, atau toko, atau tempel banyak nomor. Yang tidak dikenal ditandai. Baris membuka sell-out-nya.',
  ],
  campaigns: [
    'Incentives for who sells: period, level, items, cap. They count per approved unit. A campaign counts when somebody else approved it and is never changed backwards.',
    'Insentif untuk penjual: periode, tingkat, barang, batas. Dihitung per unit yang disetujui. Kampanye berlaku setelah disetujui orang lain dan tidak pernah diubah surut.',
  ],
  sellerAccounts: [
    'Bank accounts to which incentives are paid. A new account is checked by two people. An account that belongs to another name is marked.',
    'Rekening tujuan insentif. Rekening baru diperiksa dua orang. Rekening atas nama lain ditandai.',
  ],
  subDealers: [
    'Shops that buy from our dealers. Similar ones are shown before a new one is saved. Each has one or more dealers as parents, in an order.',
    'Toko yang membeli dari dealer kami. Yang serupa ditunjukkan sebelum data baru disimpan. Masing-masing punya satu dealer induk atau lebih, berurutan.',
  ],
  subDealer: [
    'One sub-dealer: place, people, parents, orders, sell-out. Somebody else approves new data. Change the order of parents to change who is asked first.',
    'Satu sub dealer: lokasi, orang, induk, pesanan, sell-out. Orang lain menyetujui data baru. Ubah urutan induk untuk mengubah siapa yang ditanya dahulu.',
  ],
  subDealerOrders: [
    'Orders of sub-dealers to dealers. A dealer answers line by line within 24 hours. What is missing can become a sales order to us; the link is kept.',
    'Pesanan sub dealer kepada dealer. Dealer menjawab per baris dalam 24 jam. Yang kurang dapat menjadi pesanan penjualan kepada kami; tautannya tersimpan.',
  ],
  subDealerOrder: [
    'One order: asked, promised, sent, received. The clock shows how long the answer may take. Receive by scanning the serial numbers.',
    'Satu pesanan: diminta, dijanjikan, dikirim, diterima. Jam menunjukkan sisa waktu menjawab. Terima dengan memindai nomor seri.',
  ],
  myDealerOrders: [
    'Your orders on the phone: choose a supplier, order, follow, receive by scan. What was ordered before can be repeated. You are told when the dealer answers.',
    'Pesanan Anda di ponsel: pilih pemasok, pesan, ikuti, terima dengan pindai. Pesanan lama dapat diulang. Anda diberi tahu saat dealer menjawab.',
  ],
  analysis: [
    'Sell-in against sell-out, weeks of stock, top models, shops and promoters. Every picture has its table and opens its rows. Choose month, branch or shop above.',
    'Sell-in terhadap sell-out, minggu stok, model teratas, toko, dan promotor. Setiap gambar punya tabel dan membuka barisnya. Pilih bulan, cabang, atau toko di atas.',
  ],
  stockHistory: [
    'What a customer should have in stock: deliveries less sell-out and returns, corrected by counts. A negative figure is marked; ask for a count. Weeks of cover show how long it lasts.',
    'Stok pelanggan menurut perhitungan: kiriman dikurangi sell-out dan retur, dikoreksi hitung stok. Angka negatif ditandai; minta hitung stok. Minggu kecukupan menunjukkan daya tahannya.',
  ],
} satisfies Record<keyof typeof retailPages, Pair>)
