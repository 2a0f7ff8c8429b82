import type { PriceMessages } from '@sejuk/domain/catalogue/price-messages'
import type { Pair } from '../words.ts'

export const priceSentences = {
  'label-minimum-quantity': ['Minimum quantity', 'Jumlah minimum'],
  'price-approved': ['Price approved', 'Harga disetujui'],
  'price-begins-in-past': [
    'A price cannot begin before the day it is approved',
    'Harga tidak boleh mulai sebelum hari persetujuannya',
  ],
  'price-closed': ['Price closed', 'Harga ditutup'],
  'price-closes-today-or-later': [
    'The last day is today or later, within the price’s own period',
    'Hari terakhir adalah hari ini atau sesudahnya, dalam masa berlaku harga',
  ],
  'price-deleted': ['Price deleted', 'Harga dihapus'],
  'price-period-overlaps': [
    'Price period overlaps with {price_code}',
    'Masa berlaku harga tumpang tindih dengan {price_code}',
  ],
  'price-period-overlaps-line': [
    'Price period overlaps with line {line}',
    'Masa berlaku harga tumpang tindih dengan baris {line}',
  ],
  'price-reason': [
    '{rule} {code} {period}, approved by {approver}',
    '{rule} {code} {period}, disetujui oleh {approver}',
  ],
  'price-reason-without-approver': ['{rule}: {code} {period}', '{rule}: {code} {period}'],
  'price-rejected': ['Price rejected', 'Harga ditolak'],
  'price-rule-branch': ['Price of {branch}', 'Harga {branch}'],
  'price-rule-from-quantity': ['{rule} from {n} {n|unit|units}', '{rule} mulai {n} unit'],
  'price-rule-level': ['Price of level {level}', 'Harga tingkat {level}'],
  'price-rule-level-and-branch': ['Price of level {level} in {branch}', 'Harga tingkat {level} di {branch}'],
  'price-rule-organization': ['Price of the whole company', 'Harga seluruh perusahaan'],
  'price-rule-special': ['Special price', 'Harga khusus'],
  'price-since': ['since {day}', 'sejak {day}'],
  'price-submitted': ['Price submitted', 'Harga diajukan'],
  'price-until': ['until {day}', 'sampai {day}'],
  'price-whole-company-only': [
    'Prices of the whole company are set by head office',
    'Harga seluruh perusahaan ditetapkan kantor pusat',
  ],
} satisfies Record<keyof PriceMessages, Pair>
