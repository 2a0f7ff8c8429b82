import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const cataloguePermissionWords: PermissionsOfArea<'catalogue'> = {
  area: ['Catalogue', 'Katalog'],
  allows: {
    // items
    'Item-List-Search': ['See the list of items', 'Melihat daftar barang'],
    'Item-View': ['Open an item', 'Membuka barang'],
    'Item-Modify': ['Create and change items', 'Membuat dan mengubah barang'],
    'Item-Approve': [
      'Approve items and their changes, and close items',
      'Menyetujui barang dan perubahannya, serta menutup barang',
    ],
    'Item-Import': ['Upload items by Excel', 'Mengunggah barang dengan Excel'],
    'Item-Download': ['Download the list of items', 'Mengunduh daftar barang'],
    'Item-Replace-Modify': ['Say which item replaces which', 'Menentukan barang pengganti'],
    'Item-Manage-Tools': [
      'Change many items at once and merge duplicates',
      'Mengubah banyak barang sekaligus dan menggabung duplikat',
    ],
    'Item-Manage-Tools-Approve': [
      'Approve a change of many items that somebody else prepared',
      'Menyetujui perubahan banyak barang yang disiapkan orang lain',
    ],
    // serial numbers and warranty
    'Item-Generate-SN': [
      'Generate serial numbers, print their labels and undo a batch',
      'Membuat nomor seri, mencetak labelnya, dan membatalkan batch',
    ],
    'Item-Serial-Setting': [
      'Set prefix, length and mask of the serial numbers of a brand',
      'Mengatur awalan, panjang, dan mask nomor seri sebuah merek',
    ],
    'Item-SN-History': ['See the life of a serial number', 'Melihat riwayat nomor seri'],
    'Item-Warranty-Search': ['See the warranty policies', 'Melihat kebijakan garansi'],
    'Item-Warranty-Modify': [
      'Create, change and delete warranty policies',
      'Membuat, mengubah, dan menghapus kebijakan garansi',
    ],
    // prices
    'Item-Price-View': ['See the prices of items', 'Melihat harga barang'],
    'Item-Price-Modify': ['Write, submit and import prices', 'Membuat, mengajukan, dan mengimpor harga'],
    'Item-Price-Approve': ['Approve, reject and close prices', 'Menyetujui, menolak, dan menutup harga'],
    // parts
    'Item-Bom-View': ['See the parts lists of units', 'Melihat daftar suku cadang unit'],
    'Item-Bom-Modify': ['Write and change parts lists', 'Menulis dan mengubah daftar suku cadang'],
    'Exploded-View-Readonly': ['Look at exploded views', 'Melihat gambar urai'],
    'Exploded-View-Maintain': ['Draw and publish exploded views', 'Menggambar dan menerbitkan gambar urai'],
  },
}
