import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const customersPermissionWords: PermissionsOfArea<'customers'> = {
  area: ['Customers', 'Pelanggan'],
  allows: {
    'Customer-List-Search': ['See the list and details of customers', 'Melihat daftar dan rincian pelanggan'],
    'Customer-List-Download': ['Download the list of customers', 'Mengunduh daftar pelanggan'],
    'Customer-Dropdown-All': ['Choose from the customers of every branch', 'Memilih dari pelanggan semua cabang'],
    'Customer-Create': ['Add a customer', 'Menambah pelanggan'],
    'Customer-Modify': ['Change, hand in and delete a customer', 'Mengubah, mengajukan, dan menghapus pelanggan'],
    'Customer-Approve': ['Approve or reject a customer', 'Menyetujui atau menolak pelanggan'],
    'Customer-Close': ['End the business with a customer', 'Mengakhiri kerja sama dengan pelanggan'],
    'Customer-Merge': ['Merge customers and take it back', 'Menggabungkan pelanggan dan membatalkannya'],
    'Customer-View-Bank': ['See the bank accounts of customers', 'Melihat rekening bank pelanggan'],
    'Customer-View-Tax': ['See the tax data of a customer', 'Melihat data pajak pelanggan'],
    'Customer-View-Credit': [
      'See the credit, orders and invoices of a customer',
      'Melihat kredit, pesanan, dan faktur pelanggan',
    ],
    'Customer-Change-Salesman': [
      'Give customers and shops to another salesperson',
      'Mengalihkan pelanggan dan toko ke sales lain',
    ],
    'Customer-Change-Salesman-Cross-Branch': [
      'Give customers to a salesperson of another branch',
      'Mengalihkan pelanggan ke sales cabang lain',
    ],
    'Customer-Address-Confirm-Temporary': [
      'Confirm or reject temporary addresses',
      'Mengonfirmasi atau menolak alamat sementara',
    ],
    'Customer-Stock-History-Search': ['See the stock that shops reported', 'Melihat stok yang dilaporkan toko'],
    'Shop-Search': ['See the list and details of shops', 'Melihat daftar dan rincian toko'],
    'Shop-Create': ['Add a shop', 'Menambah toko'],
    'Shop-Modify': ['Change a shop', 'Mengubah toko'],
    'Shop-Close': ['Close a shop', 'Menutup toko'],
    'Keyperson-Search': ['See the keypersons of shops', 'Melihat key person toko'],
    'Keyperson-Modify': ['Add and change keypersons', 'Menambah dan mengubah key person'],
    'Promotor-Search': ['See the promotors and their shops', 'Melihat promotor dan tokonya'],
    'Promotor-Modify': ['Add and change promotors', 'Menambah dan mengubah promotor'],
    'Salesman-Search': [
      'See the salespeople with their customers and shops',
      'Melihat sales beserta pelanggan dan tokonya',
    ],
    'Sales-Policy-Search': ['See the discount policies', 'Melihat kebijakan diskon'],
    'Sales-Policy-Create': ['Write discount policies', 'Membuat kebijakan diskon'],
    'Sales-Policy-Approve': ['Approve discount policies', 'Menyetujui kebijakan diskon'],
    'Sales-Order-Search-Official-Address': [
      'See the official addresses of customers',
      'Melihat alamat resmi pelanggan',
    ],
    'Sales-Order-Upload-Official_Address_By_Excel': [
      'Add official addresses from an Excel file',
      'Menambah alamat resmi dari berkas Excel',
    ],
    'Sales-Order-Delete-Official-Address': ['Delete official addresses', 'Menghapus alamat resmi'],
    'Sales-Order-Download-Address-Template': [
      'Download the Excel template for official addresses',
      'Mengunduh templat Excel alamat resmi',
    ],
    'Sales-Order-Edit-Official-Address': ['Change an official address', 'Mengubah alamat resmi'],
    'Sales-Order-Download-Official-Address': [
      'Download the list of official addresses',
      'Mengunduh daftar alamat resmi',
    ],
    'Customer-Signature-View': ['See the signatures of customers', 'Melihat tanda tangan pelanggan'],
    'Customer-Signature-Upload': ['Add a signature of a customer', 'Menambah tanda tangan pelanggan'],
    'Customer-Signature-Approve': [
      'Approve or reject a signature of a customer',
      'Menyetujui atau menolak tanda tangan pelanggan',
    ],
    'Customer-Signature-Delete': ['Delete a signature of a customer', 'Menghapus tanda tangan pelanggan'],
  },
}
