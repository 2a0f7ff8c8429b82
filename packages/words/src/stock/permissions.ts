import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const stockPermissionWords: PermissionsOfArea<'stock'> = {
  area: ['Stock', 'Stok'],
  allows: {
    'Stock-Overview-View': ['See what is available in which warehouse', 'Melihat apa yang tersedia di gudang mana'],
    'Stock-Card-View': ['See every move of an item in a warehouse', 'Melihat setiap mutasi barang di gudang'],
    'Stock-Hold': ['Hold a quantity for 15 minutes', 'Menahan jumlah barang selama 15 menit'],
    'Goods-Receipt-View': ['See what goods come and what came', 'Melihat barang yang akan dan sudah datang'],
    'Goods-Receipt-Create': ['Enter and change the letter of goods that come', 'Memasukkan dan mengubah surat barang'],
    'Goods-Receipt-Receive': ['Receive goods into stock', 'Menerima barang ke dalam stok'],
    'Goods-Receipt-Close': [
      'Close a receipt of which something is missing',
      'Menutup penerimaan yang barangnya kurang',
    ],
    'Transfer-View': ['See transfers from and to one’s branch', 'Melihat transfer dari dan ke cabangnya'],
    'Transfer-Out-Create': ['Write, change and submit a transfer', 'Membuat, mengubah dan mengajukan transfer'],
    'Transfer-Out-Approve': ['Send a transfer off, or reject it', 'Menyetujui pengiriman transfer atau menolaknya'],
    'Transfer-In-Receive': ['Receive a transfer', 'Menerima transfer'],
    'Transfer-In-Adjust': [
      'Decide what became of units that did not arrive',
      'Memutuskan apa yang terjadi dengan unit yang tidak tiba',
    ],
    'Stock-Adjust-View': ['See stock adjustments', 'Melihat penyesuaian stok'],
    'Stock-Count': ['Count what lies in a warehouse or on a shelf', 'Menghitung isi gudang atau rak'],
    'Stock-Adjust-Create': ['Write and submit stock adjustments', 'Membuat dan mengajukan penyesuaian stok'],
    'Stock-Adjust-Approve': ['Approve or reject stock adjustments', 'Menyetujui atau menolak penyesuaian stok'],
    'Regular-Item-Transfer-View': [
      'See what the configuration proposes to transfer',
      'Melihat usulan transfer dari konfigurasi',
    ],
    'Regular-Item-Transfer-Create': [
      'Make drafts of transfers of what is proposed',
      'Membuat draf transfer dari usulan',
    ],
    'Item-Transfer-Config-Search': [
      'See what each warehouse should have',
      'Melihat stok yang seharusnya ada di setiap gudang',
    ],
    'Item-Transfer-Config': [
      'Set what each warehouse should have, and from where it gets it',
      'Menetapkan stok setiap gudang dan asal pasokannya',
    ],
    'Stock-Reconcile': ['Compare balances with the moves', 'Mencocokkan saldo dengan mutasi'],
  },
}
