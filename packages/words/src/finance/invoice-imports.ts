import { words } from '../words.ts'
import { financeSentences } from './sentences.ts'

export const invoiceImportWords = words(
  'invoice-imports',
  {
    title: ['Invoices of Accurate', 'Faktur Accurate'],
    import: ['Import from Accurate', 'Impor dari Accurate'],
    invoice_no: ['Invoice No', 'No Faktur'],
    invoice_date: ['Date', 'Tanggal'],
    customer_code: ['Customer No', 'No Pelanggan'],
    item_code: ['Item No', 'No Barang'],
    qty: ['Quantity', 'Kuantitas'],
    price: ['Unit Price', 'Harga Satuan'],
    discount: ['Discount', 'Diskon'],
    tax: ['Tax', 'Pajak'],
    total: ['Total Amount', 'Jumlah Total'],
    columns: ['Columns of the file', 'Kolom berkas'],
    columnsHelp: [
      'How the export of your branch titles each column. Empty where it is as in the template.',
      'Judul tiap kolom pada ekspor cabang Anda. Kosongkan bila sama dengan templat.',
    ],
  },
  {
    messages: financeSentences,
    data: {
      'Customer not found. Is it {code}?': 'Pelanggan tidak ditemukan. Maksudnya {code}?',
      'Item not found. Is it {code}?': 'Barang tidak ditemukan. Maksudnya {code}?',
      'The line comes to {amount}': 'Jumlah baris seharusnya {amount}',
      'Customer not found': 'Pelanggan tidak ditemukan',
      'Item not found': 'Barang tidak ditemukan',
      'This invoice was imported already': 'Faktur ini sudah diimpor',
      'The day of the invoice is in the future': 'Tanggal faktur di masa depan',
      'The tax period is locked': 'Masa pajak terkunci',
      'One invoice has one customer': 'Satu faktur memiliki satu pelanggan',
      'One invoice has one date': 'Satu faktur memiliki satu tanggal',
      'The discount is more than the line costs': 'Diskon melebihi harga baris',
      'There is no tax rule for this day': 'Tidak ada aturan pajak untuk tanggal ini',
    },
  },
)
