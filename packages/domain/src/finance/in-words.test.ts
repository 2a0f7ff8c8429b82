import { expect, test } from 'vitest'
import { rupiahInWords } from './in-words.ts'

test.each([
  [0, 'nol rupiah'],
  [11, 'sebelas rupiah'],
  [19, 'sembilan belas rupiah'],
  [20, 'dua puluh rupiah'],
  [100, 'seratus rupiah'],
  [111, 'seratus sebelas rupiah'],
  [1000, 'seribu rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [2_801_802, 'dua juta delapan ratus satu ribu delapan ratus dua rupiah'],
  [1_000_000_000, 'satu miliar rupiah'],
  [
    12_345_678_901_234,
    'dua belas triliun tiga ratus empat puluh lima miliar enam ratus tujuh puluh delapan juta sembilan ratus satu ribu dua ratus tiga puluh empat rupiah',
  ],
  [-15_500, 'minus lima belas ribu lima ratus rupiah'],
])('%i is spelled out', (amount, words) => expect(rupiahInWords(amount)).toBe(words))
