import { expect, test } from 'vitest'
import { scanned } from './scanning.ts'

const line = (line_no: number, over: object = {}) => ({
  ...{ line_no, left: 2, mask: '5E[NW].*', serials: [] as string[], damaged_serials: [] as string[], ...over },
})
const none = { current: 1, surplus: [] }

test('a number goes to the line that is scanned, then to the next open one, then to the surplus', () => {
  expect(scanned(' 5ew26 330051 ', [line(1), line(2)], none)).toEqual({ as: 'fits', line_no: 1, n: 1 })
  const full = line(1, { serials: ['5EW1', '5EW2'] })
  expect(scanned('5EW26330051', [full, line(2)], none)).toEqual({ as: 'fits', line_no: 2, n: 1 })
  expect(scanned('5EW26330051', [full], none)).toEqual({ as: 'surplus' })
  expect(scanned('7KW26330051', [line(1)], none)).toEqual({ as: 'surplus' })
})

test('a number that was read before is counted once, wherever it lies', () => {
  expect(scanned('5EW1234', [line(1, { damaged_serials: ['5EW1234'] })], none)).toEqual({ as: 'already' })
  expect(scanned('5EW1234', [line(1)], { current: 1, surplus: ['5EW1234'] })).toEqual({ as: 'already' })
})

test('where it is known what was sent, only that fits', () => {
  const sent = line(1, { mask: null, expected: ['A-0001'] })
  expect(scanned('a-0001', [sent], none)).toEqual({ as: 'fits', line_no: 1, n: 1 })
  expect(scanned('A-0002', [sent], none)).toEqual({ as: 'surplus' })
})
