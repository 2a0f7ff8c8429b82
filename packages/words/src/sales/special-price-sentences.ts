import type { SpecialPriceMessages } from '@sejuk/domain/sales/special-price-messages'
import type { Pair } from '../words.ts'

export const specialPriceSentences = {
  'label-estimated-quantity': ['Estimated quantity', 'Perkiraan jumlah'],
  'label-quota': ['Quota', 'Kuota'],
  'label-requested-price': ['Requested price', 'Harga yang diminta'],
  'special-price-adjusted': ['The change waits for approval', 'Perubahan menunggu persetujuan'],
  'special-price-approved': ['Special price approved', 'Harga khusus disetujui'],
  'special-price-below-list': [
    'The requested price is below the list price {price}',
    'Harga yang diminta harus di bawah harga daftar {price}',
  ],
  'special-price-closed': ['Special price closed', 'Harga khusus ditutup'],
  'special-price-customer-stays': [
    'The customer of a request cannot be changed',
    'Pelanggan sebuah pengajuan tidak dapat diganti',
  ],
  'special-price-head-office': [
    'More than {n}% below the list price, or below the floor: head office decides',
    'Lebih dari {n}% di bawah harga daftar, atau di bawah harga dasar: diputuskan kantor pusat',
  ],
  'special-price-is-over': ['Its last day is over', 'Hari terakhirnya sudah lewat'],
  'special-price-item-twice': ['The item stands in another line already', 'Barang ini sudah ada di baris lain'],
  'special-price-most-days': [
    'A special price is valid for {n} days at most',
    'Harga khusus berlaku paling lama {n} hari',
  ],
  'special-price-needs-evidence': ['For this reason a file must prove it', 'Untuk alasan ini diperlukan berkas bukti'],
  'special-price-no-list-price': [
    'This item has no list price for the customer',
    'Barang ini belum punya harga daftar untuk pelanggan tersebut',
  ],
  'special-price-not-granted': [
    'Special price {code} is not valid for this order',
    'Harga khusus {code} tidak berlaku untuk pesanan ini',
  ],
  'special-price-quota-below-use': ['Orders have used {n} units already', 'Pesanan sudah memakai {n} unit'],
  'special-price-rejected': ['Special price rejected', 'Harga khusus ditolak'],
  'special-price-submitted': ['Special price submitted', 'Harga khusus diajukan'],
} satisfies Record<keyof SpecialPriceMessages, Pair>
