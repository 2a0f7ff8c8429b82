import type { DeliveryMessages } from '@sejuk/domain/delivery/messages'
import type { Pair } from '../words.ts'

export const deliverySentences = {
  'delivery-of-somebody-else': [
    'Only who wrote a delivery deletes it',
    'Hanya pembuat surat jalan yang dapat menghapusnya',
  ],
  'delivery-address-missing': ['The delivery has no address', 'Surat jalan belum punya alamat'],
  'delivery-picked-already': ['Goods were picked for it already', 'Barangnya sudah mulai diambil'],
  'delivery-not-picked': [
    'Not everything was picked: each unit needs its serial number',
    'Belum semua diambil: setiap unit perlu nomor serinya',
  ],
  'delivery-received-already': ['Its receipt is complete', 'Tanda terimanya sudah lengkap'],
  'delivery-without-difference': [
    'A complete receipt that says damaged or short comes first',
    'Perlu tanda terima lengkap yang menyebut rusak atau kurang',
  ],
  'another-person-looks': ['You could not tell: another person looks', 'Anda belum yakin: orang lain yang memeriksa'],
  'order-not-approved': ['Order {order} is not approved', 'Pesanan {order} belum disetujui'],
  'only-units-open-in-order': [
    'Only {n} of {item} are open in order {order}',
    'Hanya {n} dari {item} yang masih terbuka di pesanan {order}',
  ],
  'nothing-open-in-orders': ['Nothing is open in these orders', 'Tidak ada yang terbuka di pesanan ini'],
  'orders-of-one-place': [
    'Orders of one delivery have the same customer, warehouse and address',
    'Pesanan dalam satu surat jalan punya pelanggan, gudang, dan alamat yang sama',
  ],
  'delivered-from-another-warehouse': [
    '{item} comes from another warehouse: it needs a delivery of its own',
    '{item} datang dari gudang lain: perlu surat jalan sendiri',
  ],
  'delivery-made': ['Delivery order saved', 'Surat jalan disimpan'],
  'delivery-reviewed': ['Sent to review', 'Dikirim untuk ditinjau'],
  'delivery-planned': ['Plan confirmed', 'Rencana dikonfirmasi'],
  'delivery-day-over': ['The planned day is over', 'Hari rencana sudah lewat'],
  'delivery-driver-missing': ['Say who drives', 'Sebutkan sopirnya'],
  'delivery-truck-missing': ['Say which truck', 'Sebutkan truknya'],
  'goods-issued': ['Goods issued', 'Barang dikeluarkan'],
} satisfies Record<keyof DeliveryMessages, Pair>
