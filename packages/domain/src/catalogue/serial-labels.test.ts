import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { code128Modules, labelSizeFor, narrowestModule } from './serial-labels.ts'
import { longestSerial } from './serial-numbers.ts'

test('short numbers share a row, longer ones take half of it, the specification’s 36 letters and the longest all of it', () => {
  expect([14, 24, 36, 60].map((letters) => labelSizeFor(letters).across)).toEqual([3, 2, 1, 1])
})

test('whatever the length, the bars are wide enough for a scanner and the labels fit the sheet', () => {
  assert(
    property(integer({ min: 4, max: longestSerial }), (letters) => {
      const { across, width, barcode, margin } = labelSizeFor(letters)
      expect(barcode / code128Modules(letters)).toBeGreaterThanOrEqual(narrowestModule)
      expect(across * width + 2 * margin).toBeLessThanOrEqual(210)
    }),
  )
})
