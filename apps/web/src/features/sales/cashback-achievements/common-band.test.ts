import { expect, test } from 'vitest'
import { commonBand } from './common-band.ts'

test('a number on the map has the colour of most of its customers, and in doubt of the worse', () => {
  expect(commonBand([{ band: 'reached' }, { band: 'near' }])).toBe('near')
  expect(commonBand([{ band: 'reached' }, { band: 'reached' }, { band: 'behind' }])).toBe('reached')
})
