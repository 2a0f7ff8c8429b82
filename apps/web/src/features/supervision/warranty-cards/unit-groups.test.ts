import { expect, test } from 'vitest'
import { groupUnits, isUnit } from './unit-groups.ts'

const unit = (item_name: string, end: string, sparepart_until = '2028-11-05') => ({
  ...{ item_name, serial_end: `•••• ${end}`, exchanged_end: null, sparepart_until, compressor_until: '2031-11-05' },
  ...{ sparepart_days: 1, compressor_days: 1, colour_sparepart: '', colour_compressor: '' },
})

test('equal units with equal dates are one group', () => {
  const groups = groupUnits([unit('VRF', '00001'), unit('VRF', '00002'), unit('VRF', '00003', '2029-11-05')])
  expect(groups.map(({ serials }) => serials.length)).toEqual([2, 1])
})

test('a whole serial number is found by its end', () => {
  const is = isUnit(' 4n1a60531201 ')
  expect(is(unit('VRF', '31201'))).toBe(true)
  expect(is(unit('VRF', '31214'))).toBe(false)
  expect(isUnit('')(unit('VRF', '31214'))).toBe(true)
})
