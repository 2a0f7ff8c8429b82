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
  'letter-code-not-readable': [
    'No QR code of a delivery letter can be read in this picture',
    'Kode QR surat jalan tidak terbaca pada foto ini',
  ],
  'delivery-made': ['Delivery order saved', 'Surat jalan disimpan'],
  'delivery-reviewed': ['Sent to review', 'Dikirim untuk ditinjau'],
  'delivery-planned': ['Plan confirmed', 'Rencana dikonfirmasi'],
  'delivery-day-over': ['The planned day is over', 'Hari rencana sudah lewat'],
  'delivery-driver-missing': ['Say who drives', 'Sebutkan sopirnya'],
  'delivery-truck-missing': ['Say which truck', 'Sebutkan truknya'],
  'delivery-picked': ['Picking saved', 'Pengambilan disimpan'],
  'delivery-adjusted': ['Delivery adjusted', 'Surat jalan disesuaikan'],
  'delivery-split': ['Delivery split', 'Surat jalan dipecah'],
  'delivery-merged': ['Deliveries merged', 'Surat jalan digabung'],
  'split-leaves-something': [
    'Something goes on the new letter, and something stays',
    'Sebagian pindah ke surat baru, sebagian tetap',
  ],
  'serial-on-another-delivery': [
    'Serial number {serial} is on delivery order {delivery}',
    'Nomor seri {serial} ada di surat jalan {delivery}',
  ],
  'serial-not-in-delivery': [
    'Serial number {serial} is not in this delivery order',
    'Nomor seri {serial} tidak ada di surat jalan ini',
  ],
  'received-before-sent': ['Received before it was sent', 'Diterima sebelum dikirim'],
  'received-in-future': ['The time of receipt lies ahead', 'Waktu terima masih di depan'],
  'receipt-photo-required': ['Receipt photo is required', 'Foto tanda terima wajib ada'],
  'signature-or-reason': [
    'A signature, or why the receiver would not sign',
    'Tanda tangan, atau alasan penerima menolak',
  ],
  'photo-of-another-delivery': ['The photos belong to another delivery', 'Foto milik surat jalan lain'],
  'receipt-does-not-add-up': [
    '{item}: received, damaged and short are {n}, sent were {sent}',
    '{item}: diterima, rusak dan kurang berjumlah {n}, dikirim {sent}',
  ],
  'say-why-missing': ['Say why something is damaged or short', 'Sebutkan alasan rusak atau kurang'],
  'say-why-far': ['{n} m from the address: say why', '{n} m dari alamat: sebutkan alasannya'],
  'say-what-differs': ['Say what is different, {n} letters or more', 'Sebutkan bedanya, minimal {n} huruf'],
  'disagrees-with-receipt': ['This disagrees with the receipt', 'Ini tidak sesuai dengan tanda terima'],
  'no-receipt-yet': ['There is no receipt yet', 'Belum ada tanda terima'],
  'receipt-saved': ['Receipt saved', 'Tanda terima disimpan'],
  'problem-closed': ['Problem closed', 'Masalah ditutup'],
  'problem-given': ['Problem given to somebody else', 'Masalah dialihkan ke orang lain'],
  'problem-closed-already': ['This problem is closed already', 'Masalah ini sudah ditutup'],
  'receiver-name-too-short': ['The receiver’s name has two letters or more', 'Nama penerima minimal dua huruf'],
  'vendor-written-to': ['The carrier was written to', 'Email ke ekspedisi dikirim'],
  'vendor-without-email': ['The carrier has no e-mail address', 'Ekspedisi tidak punya alamat email'],
  'no-stops-of-truck': ['This truck has no stops on that day', 'Truk ini tidak punya titik pada hari itu'],
  'link-of-another-phone': ['This link belongs to another phone', 'Tautan ini milik ponsel lain'],
  'driver-link-over': [
    'This link has ended. Please call {phone}',
    'Tautan ini sudah berakhir. Silakan telepon {phone}',
  ],
  'goods-issued': ['Goods issued', 'Barang dikeluarkan'],
} satisfies Record<keyof DeliveryMessages, Pair>
