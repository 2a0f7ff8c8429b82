import { expect, test } from 'vitest'
import { checklist, finishGaps, type KnownSerial, missingToFinish, serialProblem } from './finishing.ts'

const answered = Object.fromEntries(checklist.map((question) => [question, true]))
const unit = { line_no: 1, serial_indoor: 'A1', serial_outdoor: null, checklist: answered }
const done = {
  service_type: 'Install',
  units: [unit],
  photos: [{ photo_name: 'Before the work', least: 1, taken: 1 }],
  signed_by: 'Budi',
  unsigned_reason: null,
} as const

test('work with its photos, answers and signature is finished', () => {
  expect(finishGaps(done)).toEqual({})
  expect(finishGaps({ ...done, signed_by: null, unsigned_reason: 'Not at home' })).toEqual({})
})
test('what is missing is named', () => {
  const bare = { ...unit, serial_indoor: null, checklist: {} }
  const photos = [{ photo_name: 'After the work', least: 2, taken: 1 }]
  expect(Object.keys(finishGaps({ ...done, units: [bare], photos, signed_by: null }))).toEqual([
    'photos',
    'signed_by',
    'units.1.serial_indoor',
    'units.1.checklist',
  ])
  expect(finishGaps({ ...done, service_type: 'Repair', units: [{ ...unit, serial_indoor: null }] })).toEqual({})
})

test('each missing photo and answer is named by itself', () => {
  const photos = [{ photo_name: 'After the work', least: 2, taken: 1, alias: 'after' }]
  const { electricity_checked: _unanswered, ...rest } = answered
  expect(missingToFinish({ ...done, photos, units: [{ ...unit, checklist: rest }] })).toEqual([
    { what: 'photo', photo: photos[0] },
    { what: 'check', line_no: 1, question: 'electricity_checked' },
  ])
})

const one = (
  serial_number: string,
  unit_kind: KnownSerial['unit_kind'],
  set_item_code: string,
): [string, KnownSerial] => [
  serial_number,
  { serial_number, unit_kind, set_item_code, item_code: `${set_item_code}/${unit_kind}` },
]
const facts = {
  known: new Map([one('A1', 'Indoor', 'S1'), one('A2', 'Outdoor', 'S1'), one('B2', 'Outdoor', 'S2')]),
  elsewhere: new Set<string>(),
}
test.each([
  ['S1', 'A1', 'A2', undefined],
  [null, null, null, undefined],
  ['S1', 'X9', null, 'Serial number is not known'],
  ['S2', 'A1', null, 'Serial number is of another model'],
  [null, 'A1', 'B2', 'Indoor and outdoor unit do not belong together'],
  [null, 'A2', null, 'Indoor and outdoor unit do not belong together'],
] as const)('model %s with %s and %s: %s', (item_code, serial_indoor, serial_outdoor, problem) =>
  expect(serialProblem({ item_code, serial_indoor, serial_outdoor }, facts)).toBe(problem),
)
test('a unit stands in one place only', () =>
  expect(
    serialProblem(
      { item_code: 'S1', serial_indoor: 'A1', serial_outdoor: 'A2' },
      { ...facts, elsewhere: new Set(['A2']) },
    ),
  ).toBe('Serial number is already installed elsewhere'))
