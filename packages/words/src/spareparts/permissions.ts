import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const sparepartsPermissionWords: PermissionsOfArea<'spareparts'> = {
  area: ['Spare parts', 'Suku cadang'],
  allows: {
    'Sparepart-Order-View': ['See spare-part orders', 'Melihat pesanan suku cadang'],
    'Sparepart-Order-Create': ['Write and change spare-part orders', 'Membuat dan mengubah pesanan suku cadang'],
    'Sparepart-In-Warranty-Create': [
      'Ask for parts in warranty without a work order',
      'Meminta part bergaransi tanpa perintah kerja',
    ],
    'Sparepart-Order-Override': [
      'Order a part that is not of the model, with a reason',
      'Memesan part di luar model dengan alasan',
    ],
    'Sparepart-Order-Take': ['Take a spare-part order to check it', 'Mengambil pesanan suku cadang untuk diperiksa'],
    'Sparepart-Order-Approve-Cost': [
      'Approve the cost and the payment of a spare-part order',
      'Menyetujui biaya dan pembayaran pesanan suku cadang',
    ],
    'Sparepart-Order-Cancel': ['Cancel a spare-part order', 'Membatalkan pesanan suku cadang'],
    'Sparepart-Order-Allocate': ['Allocate stock to spare-part orders', 'Mengalokasikan stok ke pesanan suku cadang'],
    'Sparepart-Order-Pick': ['Pick spare parts', 'Mengambil suku cadang di gudang'],
    'Sparepart-Order-Send': ['Send spare parts', 'Mengirim suku cadang'],
    'Sparepart-Order-Upload-Receipt': ['Receive spare parts', 'Menerima suku cadang'],
    'Sparepart-Lack-Desk': ['Solve lacking stock of spare parts', 'Menangani stok suku cadang yang kurang'],
    'Sparepart-Buy': ['Buy spare parts', 'Membeli suku cadang'],
    'Sparepart-Shelf-View': ['See the shelves of service centres', 'Melihat rak pusat servis'],
    'Sparepart-Old-Part-Receive': ['Receive old parts from service centres', 'Menerima part lama dari pusat servis'],
  },
}
