import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const salesPermissionWords: PermissionsOfArea<'sales'> = {
  area: ['Sales', 'Penjualan'],
  allows: {
    'Sales-Order-Open': ['Open the page Sales orders', 'Membuka halaman Pesanan penjualan'],
    'Sales-Order-Create-Open': ['Open the page Create sales order', 'Membuka halaman Buat pesanan penjualan'],
    'Sales-Order-Modify-Open': ['Open the page Modify sales order', 'Membuka halaman Ubah pesanan penjualan'],
    'Sales-Order-Mobile-Open': ['Open the order pages on a phone', 'Membuka halaman pesanan di ponsel'],
    'Sales-Order-View': ['See sales orders', 'Melihat pesanan penjualan'],
    'Sales-Order-Create': ['Write sales orders', 'Membuat pesanan penjualan'],
    'Sales-Order-Modify': ['Change own sales orders', 'Mengubah pesanan penjualan sendiri'],
    'Sales-Order-Submit': ['Submit sales orders', 'Mengajukan pesanan penjualan'],
    'Sales-Order-Approve': ['Approve sales orders', 'Menyetujui pesanan penjualan'],
    'Sales-Order-Approve-Branch': [
      'Decide about orders within the discount band of the branch',
      'Memutuskan pesanan dalam batas diskon cabang',
    ],
    'Sales-Order-Approve-Sales': [
      'Decide about orders above the discount band of the branch',
      'Memutuskan pesanan di atas batas diskon cabang',
    ],
    'Sales-Order-Approve-Credit': [
      'Decide about orders over the credit limit or overdue',
      'Memutuskan pesanan di atas limit kredit atau lewat tempo',
    ],
    'Sales-Order-Reject': ['Reject sales orders', 'Menolak pesanan penjualan'],
    'Sales-Order-Adjust': ['Adjust approved orders', 'Menyesuaikan pesanan yang disetujui'],
    'Sales-Order-Close': ['Close and reopen orders', 'Menutup dan membuka kembali pesanan'],
    'Sales-Order-Delete': ['Delete and restore own orders', 'Menghapus dan memulihkan pesanan sendiri'],
    'Sales-Order-Override-Credit': [
      'Let an order pass over the credit limit, with a reason',
      'Meloloskan pesanan di atas limit kredit dengan alasan',
    ],
    'Sales-Order-Withdraw': [
      'Withdraw own orders before they are decided',
      'Menarik pesanan sendiri sebelum diputuskan',
    ],
    'Sales-Order-Approve-Term': [
      'Decide about longer terms and looser ways of paying',
      'Memutuskan tempo lebih panjang dan cara bayar lebih longgar',
    ],
    'Sales-Order-Release-Unpaid': [
      'Let goods leave before they are paid, with a reason',
      'Mengizinkan barang keluar sebelum dibayar dengan alasan',
    ],
    'Sales-Order-View-Ceiling': [
      'See how much discount may be given, and why an order waits',
      'Melihat batas diskon dan alasan pesanan menunggu',
    ],
    'Lock-Stock-Request-View': ['See lock stock requests', 'Melihat pengajuan kunci stok'],
    'Lock-Stock-Request-Create': [
      'Write, change and submit a lock stock request',
      'Membuat, mengubah dan mengajukan kunci stok',
    ],
    'Lock-Stock-Request-Approve': ['Approve or reject a lock stock request', 'Menyetujui atau menolak kunci stok'],
    'Lock-Stock-Request-Extend': ['Ask for a longer lock', 'Meminta perpanjangan kunci stok'],
    'Lock-Stock-Request-Release': ['Release locked units', 'Melepas unit yang terkunci'],
    'Lock-Stock-Request-Ask-Release': [
      'Ask the owner of a lock to release it',
      'Meminta pemilik kunci untuk melepasnya',
    ],
    'Special-Price-Request-View': ['See special price requests', 'Melihat pengajuan harga khusus'],
    'Special-Price-Request-Create': ['Ask for special prices', 'Mengajukan harga khusus'],
    'Special-Price-Request-Approve': [
      'Decide about special prices near the list price',
      'Memutuskan harga khusus yang dekat dengan harga daftar',
    ],
    'Special-Price-Request-Approve-All': [
      'Decide about special prices of any depth',
      'Memutuskan harga khusus berapa pun selisihnya',
    ],
    'Special-Price-Request-View-Floor': ['See floor prices', 'Melihat harga dasar'],
    'Cashback-List-Search': [
      'See cashback lines, their history and the map',
      'Melihat baris cashback, riwayat, dan petanya',
    ],
    'Cashback-Download': ['Download the list of cashback', 'Mengunduh daftar cashback'],
    'Cashback-Add': ['Add a calculated cashback line', 'Menambah baris cashback hasil perhitungan'],
    'Cashback-Manual-Rebate': ['Ask for a manual rebate', 'Mengajukan rabat manual'],
    'Cashback-Update': [
      'Change, submit and adjust cashback lines',
      'Mengubah, mengajukan, dan menyesuaikan baris cashback',
    ],
    'Cashback-Extend': ['Ask for a longer validity of cashback', 'Mengajukan perpanjangan masa berlaku cashback'],
    'Cashback-Approve': [
      'Decide about cashback up to ten million rupiah',
      'Memutuskan cashback sampai sepuluh juta rupiah',
    ],
    'Cashback-Approve-Above-Limit': ['Decide about cashback of any amount', 'Memutuskan cashback berapa pun jumlahnya'],
    'Cashback-Calculate': [
      'Calculate cashback from the invoices of a month',
      'Menghitung cashback dari faktur satu bulan',
    ],
    'Cashback-Payout-Search': ['See payouts of cashback', 'Melihat pembayaran cashback'],
    'Cashback-Payout-Create': ['Make payouts of cashback', 'Membuat pembayaran cashback'],
    'Cashback-Payout-Approve': ['Approve payouts of cashback', 'Menyetujui pembayaran cashback'],
    'Cashback-Payout-Bank-File': [
      'Make and fetch the bank file of a payout',
      'Membuat dan mengambil berkas bank pembayaran cashback',
    ],
    'Cashback-Payout-Import-Result': [
      'Import the bank’s answer to a payout',
      'Mengimpor jawaban bank atas pembayaran cashback',
    ],
    'Cashback-Plan': [
      'Plan cashback for an order, release and use it',
      'Merencanakan cashback untuk pesanan, melepas, dan memakainya',
    ],
    'Credit-Limit-Request-Search': ['See credit limit requests', 'Melihat pengajuan limit kredit'],
    'Credit-Limit-Request-Create': ['Ask for a credit limit', 'Mengajukan limit kredit'],
    'Credit-Limit-Request-Approve': [
      'Decide about credit limits up to the bound of branch managers',
      'Memutuskan limit kredit sampai batas manajer cabang',
    ],
    'Credit-Limit-Request-Approve-Finance': [
      'Decide about credit limits up to the bound of finance managers',
      'Memutuskan limit kredit sampai batas manajer keuangan',
    ],
    'Credit-Limit-Request-Approve-Director': [
      'Decide about credit limits of any amount',
      'Memutuskan limit kredit berapa pun jumlahnya',
    ],
    'Credit-Setting-Search': ['See when branches stop orders for credit', 'Melihat aturan blokir kredit cabang'],
    'Credit-Setting-Modify': ['Set when branches stop orders for credit', 'Mengatur blokir kredit cabang'],
    'Type-Rebate-Search': ['See the types of rebate', 'Melihat jenis rabat'],
    'Type-Rebate-Add': ['Add a type of rebate', 'Menambah jenis rabat'],
    'Type-Rebate-Update': ['Change or close a type of rebate', 'Mengubah atau menutup jenis rabat'],
  },
}
