import { priceSentences } from '../catalogue/price-sentences.ts'
import { words } from '../words.ts'
import { ladderSentences } from './ladder-sentences.ts'

export const priceLadderWords = words(
  'price-ladders',
  {
    title: ['Price ladder', 'Tangga harga'],
    help: ['every step with its reason, in rupiah, tax included', 'setiap langkah dengan alasannya, termasuk pajak'],
    list: ['List price', 'Harga daftar'],
    'special-price': ['Special price', 'Harga khusus'],
    'sales-policy': ['Sales policy', 'Kebijakan penjualan'],
    'item-discount': ['Item discount', 'Diskon barang'],
    'extra-discount': ['Extra discount', 'Diskon tambahan'],
    'cbd-discount': ['Cash before delivery', 'Bayar di muka'],
    'cashback-discount': ['Cashback', 'Potongan cashback'],
    byRule: ['by rule', 'menurut aturan'],
    typed: ['typed', 'diketik'],
    cashback: ['by cashback', 'dari cashback'],
    room: ['room {amount}', 'ruang {amount}'],
    base: ['Tax base', 'Dasar pengenaan pajak'],
    otherBase: ['Other base', 'DPP nilai lain'],
    vat: ['PPN (VAT)', 'PPN'],
    rounding: ['Rounding', 'Pembulatan'],
    roundedDown: [
      'The total is {amount} less than the prices: the tax of each line is put on its base in whole rupiah.',
      'Total {amount} lebih kecil dari harga: pajak tiap baris dihitung dari DPP dalam rupiah bulat.',
    ],
    roundedUp: [
      'The total is {amount} more than the prices: the tax of each line is put on its base in whole rupiah.',
      'Total {amount} lebih besar dari harga: pajak tiap baris dihitung dari DPP dalam rupiah bulat.',
    ],
    total: ['Order total, tax included', 'Total pesanan termasuk pajak'],
    totalUntaxed: ['Order total, no tax', 'Total pesanan tanpa pajak'],
    discountOf: ['Discount {percent}% of the list price', 'Diskon {percent}% dari harga daftar'],
  },
  { messages: { ...ladderSentences, ...priceSentences } },
)
