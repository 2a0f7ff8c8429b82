import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const retailPermissionWords: PermissionsOfArea<'retail'> = {
  area: ['Retail', 'Ritel'],
  allows: {
    'Incentive-Campaign-Search': ['See incentive campaigns', 'Melihat kampanye insentif'],
    'Incentive-Campaign-Create': ['Write incentive campaigns', 'Membuat kampanye insentif'],
    'Incentive-Campaign-Approve': ['Approve and close incentive campaigns', 'Menyetujui dan menutup kampanye insentif'],
    'Seller-Account-Search': ['See the bank accounts of sellers', 'Melihat rekening bank penjual'],
    'Seller-Account-Approve': ['Approve the bank accounts of sellers', 'Menyetujui rekening bank penjual'],
    'Sub-Dealer-Search': ['See sub-dealers', 'Melihat sub-dealer'],
    'Sub-Dealer-Create': ['Create and change sub-dealers', 'Membuat dan mengubah sub-dealer'],
    'Sub-Dealer-Approve': ['Approve, reject and close sub-dealers', 'Menyetujui, menolak, dan menutup sub-dealer'],
    'Sub-Dealer-PO-Search': ['See purchase orders of sub-dealers', 'Melihat pesanan pembelian sub-dealer'],
    'Sub-Dealer-PO-Create': ['Write purchase orders of sub-dealers', 'Membuat pesanan pembelian sub-dealer'],
    'Sub-Dealer-PO-Answer': ['Answer purchase orders of sub-dealers', 'Menjawab pesanan pembelian sub-dealer'],
    'Sub-Dealer-PO-Receive': ['Receive goods of sub-dealers', 'Menerima barang sub-dealer'],
    'Retail-Order-Search': ['See the sell-outs of shops', 'Melihat sell-out toko'],
    'Retail-Order-Input': ['Enter what a shop sold', 'Mencatat penjualan toko'],
    'Retail-Order-Backdate': ['Enter sales older than seven days', 'Mencatat penjualan lebih dari tujuh hari lalu'],
    'Retail-Order-Search-Sell-Out': ['Search sold units', 'Mencari unit terjual'],
    'Retail-Order-Analytic-Sell-Out': ['See the analysis of sell-out', 'Melihat analisis sell-out'],
    'Retail-Order-Remind': ['Remind shops to enter what they sold', 'Mengingatkan toko untuk mencatat penjualan'],
    'Retail-Order-Approve': ['Approve and reject sell-outs', 'Menyetujui dan menolak sell-out'],
    'Customer-Stock-Take': ['Count the stock of customers', 'Menghitung stok pelanggan'],
    'Retail-Order-Adjust': ['Take back approved sell-outs', 'Membatalkan sell-out yang disetujui'],
  },
}
