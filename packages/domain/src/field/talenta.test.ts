import { expect, test } from 'vitest'
import { officeShift } from './day-results.ts'
import { type DeviceRow, guessColumns, guessHeader, readTime, toTalenta, usualColumns } from './talenta.ts'

const row = (over: Partial<DeviceRow> = {}): DeviceRow => ({
  ...{ employee_id: 'U1', date: '2026-11-16', shift: '', check_in: '08:30', check_out: '18:00', code: '' },
  ...over,
})
const dimas = { usercode: 'U1', username: 'Dimas' }
const night = { shift_name: 'Malam', start_time: '22:00', end_time: '06:00' }
const problemsOf = (one: DeviceRow, seen = new Set<string>(), isKnown = true) => {
  const found = toTalenta(one, isKnown ? dimas : undefined, officeShift, seen)
  return 'problems' in found ? found.problems.map(({ field }) => field) : []
}

test.each([
  ['8:05', '08:05'],
  ['08.05', '08:05'],
  ['08:05:59', '08:05'],
  ['5:05 PM', '17:05'],
  ['12:10 am', '00:10'],
  ['12:10 PM', '12:10'],
  ['24:00', null],
  ['13:00 PM', null],
  ['08:61', null],
  ['eight', null],
  ['', null],
])('the time %s is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('every minute of a day is read as itself', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const text = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    expect(readTime(text)).toBe(text)
  }
})

test('a row gets the usual shift and a code by its times, its own ones stay', () => {
  expect(toTalenta(row(), dimas, officeShift, new Set())).toEqual({
    row: { ...row(), name: 'Dimas', shift: '08:30~18:00', code: 'H' },
  })
  expect(toTalenta(row({ check_in: '', check_out: '' }), dimas, officeShift, new Set())).toMatchObject({
    row: { code: 'A' },
  })
  expect(toTalenta(row({ code: 'CT', shift: 'Malam' }), dimas, officeShift, new Set())).toMatchObject({
    row: { code: 'CT', shift: 'Malam' },
  })
})

test('what is wrong is told by its column', () => {
  expect(problemsOf(row(), new Set(), false)).toEqual(['employee_id'])
  expect(problemsOf(row({ check_in: 'x', check_out: '25:00' }))).toEqual(['check_in', 'check_out'])
  expect(problemsOf(row({ check_in: '18:00', check_out: '08:30' }))).toEqual(['check_out'])
  const overnight = row({ check_in: '21:55', check_out: '06:04' })
  expect(problemsOf(overnight)).toEqual(['check_out'])
  expect(toTalenta(overnight, dimas, night, new Set())).toMatchObject({ row: { shift: 'Malam', check_out: '06:04' } })
  const seen = new Set<string>()
  expect(problemsOf(row(), seen)).toEqual([])
  expect(problemsOf(row(), seen)).toEqual(['date'])
})

test('the header of a file is the row that names most of what is looked for, whatever stands above it', () => {
  const rows = [
    { line: 1, cells: ['PT Sejuk', '', ''] },
    { line: 3, cells: ['No', 'PIN', 'Tgl', 'Scan Masuk', 'Scan  Pulang', 'Keterangan'] },
    { line: 4, cells: ['1', '1001', '2026-11-02', '08:31', '18:02', ''] },
  ]
  const header = guessHeader(rows, usualColumns)
  expect(header?.line).toBe(3)
  expect(guessColumns(header?.cells ?? [], usualColumns)).toEqual({
    ...{ employee_id: 'PIN', date: 'Tgl', check_in: 'Scan Masuk', check_out: 'Scan  Pulang', shift: '', code: '' },
  })
  expect(guessHeader([], usualColumns)).toBeUndefined()
})

test('what was saved goes before what is usual, and no column serves two fields', () => {
  const saved = { ...usualColumns, employee_id: 'Badge', check_in: 'Masuk', check_out: 'Masuk' }
  const found = guessColumns(['NIK', 'Badge', 'Date', 'Masuk', 'Out'], saved)
  expect(found).toMatchObject({ employee_id: 'Badge', date: 'Date', check_in: 'Masuk', check_out: 'Out' })
})
