import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const deliveryPermissionWords: PermissionsOfArea<'delivery'> = {
  area: ['Delivery', 'Pengiriman'],
  allows: {
    'Driver-Cash-View': ['See cash taken at doors', 'Melihat uang tunai yang diambil sopir'],
    'Driver-Cash-Receive': [
      'Count the cash of drivers and record its deposit',
      'Menghitung uang tunai sopir dan mencatat setorannya',
    ],
    'Driver-Cash-Close-Difference': ['Close differences of cash', 'Menyelesaikan selisih uang tunai'],
    'Delivery-Order-View': ['See delivery orders', 'Melihat surat jalan'],
    'Delivery-Order-Create': [
      'Write, change, split and merge delivery orders',
      'Membuat, mengubah, memecah dan menggabung surat jalan',
    ],
    'Delivery-Order-Review': ['Send delivery orders to review', 'Mengirim surat jalan untuk ditinjau'],
    'Delivery-Order-Confirm-Plan': [
      'Plan and confirm day, driver and truck',
      'Merencanakan dan mengonfirmasi hari, sopir dan truk',
    ],
    'Delivery-Order-Pick': ['Pick, check and load goods', 'Mengambil, memeriksa dan memuat barang'],
    'Delivery-Order-Approve-Goods-Issue': ['Approve that goods leave', 'Menyetujui pengeluaran barang'],
    'Delivery-Order-Reject': ['Reject a goods issue', 'Menolak pengeluaran barang'],
    'Delivery-Order-Adjust': [
      'Decide what becomes of damaged and short goods',
      'Memutuskan barang yang rusak dan kurang',
    ],
    'Delivery-Order-Delete': ['Delete own delivery orders', 'Menghapus surat jalan sendiri'],
    'Delivery-Order-Print': ['Print delivery letters', 'Mencetak surat jalan'],
    'Delivery-Order-Email-Vendor': ['Write to the carrier', 'Mengirim email ke ekspedisi'],
    'Delivery-Receipt-Save': ['Save receipts', 'Menyimpan tanda terima'],
    'Delivery-Receipt-Verify': [
      'Compare signatures and close problems',
      'Membandingkan tanda tangan dan menutup masalah',
    ],
  },
}
