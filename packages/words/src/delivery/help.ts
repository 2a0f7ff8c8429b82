import type { deliveryPages } from '@sejuk/domain/delivery/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. Driver and customer have pages without this help. */
export const deliveryHelp = words('help-delivery', {
  deliveries: [
    'All delivery orders with their status and progress. Create one from one or several orders, split or merge it before it leaves. Tick rows to print their letters together.',
    'Semua surat jalan dengan status dan kemajuannya. Buat dari satu atau beberapa pesanan, pisah atau gabung sebelum berangkat. Centang baris untuk mencetak suratnya sekaligus.',
  ],
  delivery: [
    'One delivery: lines, serial numbers, truck, letter, receipt. Pick by scanning; a number on another delivery is refused. Received, damaged and short together are always what was sent.',
    'Satu pengiriman: baris, nomor seri, truk, surat, penerimaan. Siapkan dengan memindai; nomor pada pengiriman lain ditolak. Diterima, rusak, dan kurang selalu sama dengan yang dikirim.',
  ],
  goodsIssues: [
    'Deliveries that are picked and wait to leave. When you approve, stock and serial numbers move and locks are used. Credit is asked once more where the company wants it.',
    'Pengiriman yang sudah disiapkan dan menunggu keluar. Saat Anda menyetujui, stok dan nomor seri berpindah dan kuncian terpakai. Kredit diperiksa lagi bila perusahaan menghendaki.',
  ],
  driverCash: [
    'Cash that drivers took at the door, from their hand to the bank. Count it before the driver’s eyes; finance then confirms the receipt, but never who counted. A difference stays open with its driver until the finance manager closes it with a reason.',
    'Uang tunai yang diambil sopir di tempat pelanggan, dari tangan sopir sampai bank. Hitung di hadapan sopir; setelah itu keuangan mengonfirmasi penerimaannya, bukan orang yang menghitung. Selisih tetap terbuka atas nama sopir sampai manajer keuangan menyelesaikannya dengan alasan.',
  ],
  deliveryBoard: [
    'A day by trucks: drag a delivery to a truck, or use its menu. The bar shows weight and volume against the truck. The map shows the stops in their order.',
    'Satu hari per truk: seret pengiriman ke truk, atau pakai menunya. Bilah menunjukkan berat dan volume terhadap truk. Peta menunjukkan urutan perhentian.',
  ],
  deliveryReceipts: [
    'Find a delivery by its letter’s QR code, its number or the customer, and record what was received. Compare the signature with the customer’s specimen. A second part is added to the first and never replaces it.',
    'Cari pengiriman lewat kode QR surat, nomor, atau pelanggan, lalu catat yang diterima. Bandingkan tanda tangan dengan contoh pelanggan. Bagian kedua ditambahkan, tidak pernah menggantikan yang pertama.',
  ],
  deliveryVendors: [
    'How the transport companies do: on time, damage, missing receipts. The period is yours to choose. A figure opens its deliveries.',
    'Kinerja perusahaan angkutan: tepat waktu, kerusakan, bukti terima yang kurang. Periodenya Anda pilih. Angka membuka pengirimannya.',
  ],
  deliveryPhotos: [
    'Photos of receipts, with their delivery. A photo that was used before, or taken far away, is marked. Scan a letter to find its delivery.',
    'Foto bukti terima, dengan pengirimannya. Foto yang pernah dipakai, atau diambil jauh dari lokasi, ditandai. Pindai surat untuk menemukan pengirimannya.',
  ],
} satisfies Record<Exclude<keyof typeof deliveryPages, 'driverDay' | 'deliveryTracking'>, Pair>)
