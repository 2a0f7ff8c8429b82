import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  compareLists,
  isBuiltInto,
  lineObjections,
  mayHavePartsList,
  type PartsListLine,
  repeatedLines,
} from './parts-lists.ts'

const line = (given: Partial<PartsListLine>): PartsListLine => ({
  position_no: 1,
  sparepart_item_code: 'PCB',
  qty: 1,
  is_compressor: false,
  is_consumable: false,
  interchange_group: null,
  serial_from: null,
  serial_to: null,
  ...given,
})

test('a part is built into the units whose serial number begins within its range', () => {
  const part = line({ serial_from: '4N2', serial_to: '4N5' })
  expect(['4N19', '4N2A', '4N5Z', '4N6'].map((serial) => isBuiltInto(part, serial))).toEqual([false, true, true, false])
  expect(isBuiltInto(part, null)).toBe(true)
})

test('the same part at the same position is said twice only where the serial numbers meet', () => {
  expect(repeatedLines([line({}), line({})])).toEqual([1])
  expect(repeatedLines([line({ serial_to: '4N2' }), line({ serial_from: '4N3' })])).toEqual([])
  expect(repeatedLines([line({ serial_to: '4N2' }), line({ serial_from: '4N' })])).toEqual([1])
  expect(repeatedLines([line({}), line({ position_no: 2 }), line({ sparepart_item_code: 'FAN' })])).toEqual([])
})

test('two lists differ in parts that came, went or changed their number', () => {
  const a = [line({}), line({ position_no: 2, sparepart_item_code: 'FAN', qty: 2 })]
  const b = [
    line({}),
    line({ position_no: 2, sparepart_item_code: 'FAN' }),
    line({ position_no: 3, sparepart_item_code: 'CAP' }),
  ]
  expect(compareLists(a, b)).toEqual([
    { sparepart_item_code: 'FAN', position_no: 2, qty_a: 2, qty_b: 1 },
    { sparepart_item_code: 'CAP', position_no: 3, qty_a: 0, qty_b: 1 },
  ])
})

test('a list does not differ from itself, and differences turn round with the lists', () => {
  const lines = array(
    record({
      position_no: integer({ min: 1, max: 9 }),
      sparepart_item_code: constantFrom('PCB', 'FAN'),
      qty: integer({ min: 1, max: 5 }),
    }).map(line),
    { maxLength: 15 },
  )
  assert(
    property(lines, lines, (a, b) => {
      expect(compareLists(a, a)).toEqual([])
      expect(compareLists(b, a)).toEqual(
        compareLists(a, b).map((one) => ({ ...one, qty_a: one.qty_b, qty_b: one.qty_a })),
      )
    }),
  )
})

test('lines are refused under the field that is wrong', () => {
  expect(lineObjections([line({}), line({}), line({ position_no: 2, serial_from: '4N5', serial_to: '4N2' })])).toEqual({
    'lines.1.sparepart_item_code': { code: 'part-stands-twice-at-position' },
    'lines.2.serial_to': { code: 'last-serial-before-first' },
  })
  expect(lineObjections([line({ serial_from: '4N2', serial_to: '4N2' })])).toEqual({})
})

test('a set and a spare part have no parts list of their own', () => {
  const unit = (item_type: string, used_for_indoor_outdoor: string) =>
    mayHavePartsList({ item_type, used_for_indoor_outdoor })
  expect(unit('Finished Goods - Indoor Unit', 'Indoor')).toBe(true)
  expect(unit('Finished Goods - Set', 'Set')).toBe(false)
  expect(unit('Spare Part', 'None')).toBe(false)
})
