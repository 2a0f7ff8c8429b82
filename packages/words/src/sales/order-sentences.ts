import type { OrderMessages } from '@sejuk/domain/sales/order-messages'
import type { Pair } from '../words.ts'

export const orderSentences = {
  'address-waiting-for-confirmation': ['Address is waiting for confirmation', 'Alamat menunggu konfirmasi'],
  'address-was-rejected': ['The address was rejected', 'Alamat ditolak'],
  'cashback-of-somebody-else': [
    'Cashback {code} is not among the cashback of this customer',
    'Cashback {code} bukan milik pelanggan ini',
  ],
  'cart-changed': ['{n} {n|line has|lines have} changed since', '{n} baris sudah berubah'],
  'customer-no-cooperation': [
    'There is no cooperation with this customer now',
    'Saat ini tidak ada kerja sama dengan pelanggan ini',
  ],
  'delivered-cannot-be-less': [
    '{item}: {n} are delivered already, not less',
    '{item}: {n} sudah dikirim, tidak boleh kurang',
  ],
  'discount-above-price': ['The discount is more than the price', 'Diskon melebihi harga'],
  'discount-percent-or-amount': ['Give a percent or an amount, not both', 'Isi persen atau jumlah, jangan keduanya'],
  'discount-too-large': [
    'The discount is too large for {item}. Ask for a special price',
    'Diskon untuk {item} terlalu besar. Ajukan harga khusus',
  ],
  'label-cashback-instruction': ['Cashback instruction', 'Instruksi cashback'],
  'label-cbd-discount': ['Discount for cash before delivery', 'Diskon bayar di muka'],
  'label-hold': ['Hold', 'Tahan stok'],
  'label-po-number': ['PO number', 'Nomor PO'],
  'label-special-price': ['Special price', 'Harga khusus'],
  'order-adjusted': ['The change waits for approval', 'Perubahan menunggu persetujuan'],
  'order-closed': ['Order closed', 'Pesanan ditutup'],
  'order-customer-stays': ['The customer of an order does not change', 'Pelanggan sebuah pesanan tidak dapat diganti'],
  'order-decided-by-others': ['Somebody else decides about it', 'Perlu keputusan orang lain'],
  'order-discount-by-sellers': ['Only salespeople give discounts', 'Hanya penjual yang memberi diskon'],
  'order-discount-over-band': [
    'Discount {percent}%, above the {band}% of the branch',
    'Diskon {percent}%, di atas {band}% milik cabang',
  ],
  'order-discount-within-band': [
    'Discount {percent}%, the branch decides up to {band}%',
    'Diskon {percent}%, cabang memutuskan sampai {band}%',
  ],
  'order-has-no-lines': ['The order has no lines', 'Pesanan belum punya baris'],
  'not-yours-to-set': ['Not yours to set', 'Bukan Anda yang menentukan'],
  'order-needs-address': ['The order needs an address', 'Pesanan memerlukan alamat'],
  'order-needs-delivery-date': ['The order needs a delivery date', 'Pesanan memerlukan tanggal kirim'],
  'order-of-somebody-else': [
    'Only who wrote it, or its salesperson, may do this',
    'Hanya pembuat atau penjualnya yang boleh melakukannya',
  ],
  'order-po-not-now': [
    'A closed or deleted order takes no PO number',
    'Pesanan yang ditutup atau dihapus tidak menerima nomor PO',
  ],
  'order-price-changed': [
    'Prices changed since it was saved: {before} is now {now}. Open and save it again',
    'Harga berubah sejak disimpan: {before} menjadi {now}. Buka dan simpan lagi',
  ],
  'order-reopened': ['Order reopened', 'Pesanan dibuka kembali'],
  'order-restorable-for-days': [
    'A deleted order can be restored for {n} days',
    'Pesanan terhapus dapat dipulihkan selama {n} hari',
  ],
  'order-restored': ['Order restored', 'Pesanan dipulihkan'],
  'order-stock-short': [
    '{item}: only {n} {n|unit is|units are} available now',
    '{item}: hanya {n} unit yang tersedia sekarang',
  ],
  'order-submitted': ['Order submitted', 'Pesanan diajukan'],
  'order-without-discount': ['No discount', 'Tanpa diskon'],
  'special-price-does-not-fit': [
    'Special price {code} does not fit this line',
    'Harga khusus {code} tidak cocok untuk baris ini',
  ],
} satisfies Record<keyof OrderMessages, Pair>
