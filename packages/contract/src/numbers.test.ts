import { expect, test } from 'vitest'
import { latitude } from './numbers.ts'

test.each([-6.2, -0.087_890_590_530_824_22, -2.123_456_789_012_345_7, 1e-7, 0])(
  'a degree is read as a browser writes it in an address: %d',
  (degrees) => expect(latitude.parse(String(degrees))).toBe(degrees),
)

test.each(['', '91', '1e9', '1,5', 'x', '0x10', '--1'])('%j is no degree of latitude', (text) => {
  expect(latitude.safeParse(text).success).toBe(false)
})
