import { expect, test } from 'vitest'
import { officialAddressWords } from './customers/official-addresses.ts'
import { everydayWords } from './everyday.ts'
import { sentencesOf, translator } from './sentences.ts'
import { sheetWords } from './sheets.ts'

const say = translator(sentencesOf(everydayWords, sheetWords, officialAddressWords))

test.each([
  ['Customer not found', 'Pelanggan tidak ditemukan'],
  ['Address already exists in line 17', 'Alamat sudah ada di baris 17'],
  ['Receiver phone is required!', 'Telepon penerima wajib diisi!'],
  ['Detail address is no more than 1000 characters', 'Alamat lengkap paling banyak 1000 karakter'],
  ['Nobody has translated this', 'Nobody has translated this'],
  ['', ''],
])('%s: %s', (english, indonesian) => {
  expect(say(english)).toBe(indonesian)
})
