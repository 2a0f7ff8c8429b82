import { expect, test } from 'vitest'
import { townName } from './town-names.ts'

test.each([
  ['Kota Administrasi Jakarta Barat', 'Jakarta Barat'],
  ['Kota Bandar Lampung', 'Bandar Lampung'],
  ['Kabupaten Bogor', 'Bogor'],
  ['Kab. Bandung', 'Bandung'],
  ['Kotabaru', 'Kotabaru'],
  ['', ''],
])('%s is signed in %s', (city, town) => expect(townName(city)).toBe(town))
