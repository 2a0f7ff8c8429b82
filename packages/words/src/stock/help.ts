import type { stockPages } from '@sejuk/domain/stock/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const stockHelp = words('help-stock', {
  stockOverview: [
    'Items by warehouse: available, locked, on the way, and how many days it lasts. You see your own warehouses and those you may draw from. Low and high stock are marked; open a figure to see its card.',
    'Barang per gudang: tersedia, terkunci, dalam perjalanan, dan cukup untuk berapa hari. Anda melihat gudang sendiri dan gudang tempat Anda boleh mengambil. Stok rendah dan tinggi ditandai; buka angka untuk melihat kartunya.',
  ],
  stockReport: [
    'Stock of a period beside the one before: value, cover, slow movers. Every chart has its table and opens its rows. Download it, or have it mailed every week.',
    'Stok satu periode di samping periode sebelumnya: nilai, kecukupan, barang lambat. Setiap grafik punya tabel dan membuka barisnya. Unduh, atau minta dikirim lewat email setiap minggu.',
  ],
  stockCard: [
    'Every move of an item in a warehouse with the running balance. A move opens its document. Choose the period; opening and closing balance are those of its first and last day.',
    'Setiap mutasi barang di satu gudang dengan saldo berjalan. Mutasi membuka dokumennya. Pilih periode; saldo awal dan akhir adalah saldo hari pertama dan terakhir.',
  ],
  goodsReceipts: [
    'Goods that arrive from the factory or a supplier. Stock rises only by what was received, not by what was announced. Partial receipts stay open until all is there or the rest is closed.',
    'Barang yang datang dari pabrik atau pemasok. Stok naik hanya sebanyak yang diterima, bukan yang diumumkan. Penerimaan sebagian tetap terbuka sampai lengkap atau sisanya ditutup.',
  ],
  goodsReceipt: [
    'Scan the serial numbers, or bring them by Excel. A number that is unknown, doubled or of another item is refused with its reason. Differences are kept with the receipt.',
    'Pindai nomor seri, atau impor lewat Excel. Nomor yang tidak dikenal, ganda, atau milik barang lain ditolak dengan alasannya. Selisih dicatat pada penerimaan.',
  ],
  transferOut: [
    'Transfers that leave your warehouses. Draft, submit, approved by the head of the source, then on the way. What is on the way belongs to neither warehouse until it is received.',
    'Transfer keluar dari gudang Anda. Draf, ajukan, disetujui kepala gudang asal, lalu dalam perjalanan. Yang dalam perjalanan belum milik gudang mana pun sampai diterima.',
  ],
  transferIn: [
    'Transfers that come to your warehouses. Receive by scanning; missing and surplus units become a difference report. What is overdue is marked and told to both sides.',
    'Transfer yang datang ke gudang Anda. Terima dengan memindai; unit kurang dan lebih menjadi laporan selisih. Yang terlambat ditandai dan diberitahukan kepada kedua pihak.',
  ],
  transferDetail: [
    'One transfer with its units, its letter and its steps. The letter carries a QR code that opens this page. Receiving works without a signal; it is sent once.',
    'Satu transfer dengan unit, surat, dan langkahnya. Surat memuat kode QR yang membuka halaman ini. Penerimaan berjalan tanpa sinyal; dikirim sekali.',
  ],
  transferConfigurations: [
    'Minimum, maximum and lead time of an item in a warehouse. The nightly proposal uses them. Many at once come by Excel.',
    'Minimum, maksimum, dan waktu tunggu barang di satu gudang. Usulan malam hari memakainya. Data banyak masuk lewat Excel.',
  ],
  regularTransfers: [
    'What the night proposes to move, with the reason of each line. Tick what you want; it becomes transfer drafts. Nothing moves before a draft is submitted and approved.',
    'Usulan pemindahan tadi malam, dengan alasan setiap baris. Centang yang diinginkan; menjadi draf transfer. Tidak ada yang pindah sebelum draf diajukan dan disetujui.',
  ],
  stockAdjustments: [
    'Corrections of stock, each with a reason. Above a value a photo is needed. Somebody else approves; only then the balance changes.',
    'Koreksi stok, masing-masing dengan alasan. Di atas nilai tertentu perlu foto. Orang lain menyetujui; baru saldo berubah.',
  ],
  stockAdjustment: [
    'One correction with its lines, photos and steps. Serial items are corrected by their numbers. What was approved is not edited; write another correction.',
    'Satu koreksi dengan baris, foto, dan langkahnya. Barang berseri dikoreksi menurut nomornya. Yang sudah disetujui tidak diubah; buat koreksi baru.',
  ],
  stockCounts: [
    'Counts of warehouses: planned, being counted, compared, closed. In a blind count the counter does not see what should be there. Differences become an adjustment that somebody else approves.',
    'Hitung stok gudang: direncanakan, dihitung, dibandingkan, ditutup. Pada hitung buta, penghitung tidak melihat jumlah seharusnya. Selisih menjadi penyesuaian yang disetujui orang lain.',
  ],
  stockCount: [
    'One count: what was found beside what should be there. Send single lines back to be counted again. Moves during the count are taken into account.',
    'Satu hitung stok: yang ditemukan di samping yang seharusnya. Kembalikan baris tertentu untuk dihitung ulang. Mutasi selama penghitungan ikut diperhitungkan.',
  ],
  stockCountInput: [
    'Count with the phone: scan, or type a quantity. It works without a signal and is sent once. A unit scanned twice counts once.',
    'Hitung dengan ponsel: pindai, atau ketik jumlah. Berjalan tanpa sinyal dan dikirim sekali. Unit yang dipindai dua kali dihitung sekali.',
  ],
} satisfies Record<keyof typeof stockPages, Pair>)
