import type { LadderMessages } from '@sejuk/domain/sales/ladder-messages'
import type { Pair } from '../words.ts'

export const ladderSentences = {
  'ladder-cashback': ['{n} of the customer’s lines', '{n} baris milik pelanggan'],
  'ladder-cashback-unused': ['Not used: no line is selected', 'Tidak dipakai: tidak ada baris yang dipilih'],
  'ladder-cbd': ['{percent}% for cash before delivery', '{percent}% untuk tunai sebelum kirim'],
  'ladder-cbd-no-percent': ['Not used: no percentage is chosen', 'Tidak dipakai: persentase belum dipilih'],
  'ladder-cbd-other-method': [
    'Not used: only for cash before delivery',
    'Tidak dipakai: hanya untuk tunai sebelum kirim',
  ],
  'ladder-discount-above-allowed': ['Discount is higher than allowed', 'Diskon melebihi yang diizinkan'],
  'ladder-extra': ['Typed for the whole order', 'Diketik untuk seluruh pesanan'],
  'ladder-extra-unused': ['Not used: nothing is typed', 'Tidak dipakai: tidak ada yang diketik'],
  'ladder-item': ['Typed for {items}', 'Diketik untuk {items}'],
  'ladder-item-unused': ['Not used: nothing is typed', 'Tidak dipakai: tidak ada yang diketik'],
  'ladder-list': ['{n} {n|line at its|lines at their} list price', '{n} baris dengan harga daftar'],
  'ladder-no-price': ['Nobody set a price for {items}', 'Harga untuk {items} belum ditetapkan'],
  'ladder-policy': ['{policies}', '{policies}'],
  'ladder-policy-unused': ['Not used: no sales policy fits', 'Tidak dipakai: tidak ada kebijakan yang cocok'],
  'ladder-special': ['{codes}, {n} units', '{codes}, {n} unit'],
  'ladder-special-above-list': [
    'Not used: {codes} is not below the list price',
    'Tidak dipakai: {codes} tidak di bawah harga daftar',
  ],
  'ladder-special-unused': [
    'Not used: no special price for these items',
    'Tidak dipakai: tidak ada harga khusus untuk barang ini',
  ],
  'special-price-not-valid': [
    'Special price {code} is not valid for this line: the list price counts',
    'Harga khusus {code} tidak berlaku untuk baris ini: harga daftar dipakai',
  ],
  'special-price-quota-left': [
    'Special price {code} has only {n} units left: the list price counts',
    'Harga khusus {code} tinggal {n} unit: harga daftar dipakai',
  ],
  'no-tax-rule': [
    'Nobody set how transaction code {code} is taxed on {day}',
    'Aturan pajak kode transaksi {code} pada {day} belum ditetapkan',
  ],
  'policy-gives': ['Sales policy {policies}', 'Kebijakan penjualan {policies}'],
} satisfies Record<keyof LadderMessages, Pair>
