import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nikDoubt } from './nik.ts'

const today = '2026-11-15'

test.each([
  ['3173015203909999', 'a woman'],
  ['3275011708859999', 'a man'],
  ['3671016902009999', 'born on a leap day'],
  ['32.75.01.170885.9999', 'written with dots'],
  ['3275 0117 0885 9999', 'written with blanks'],
])('%s is beyond doubt: %s', (nik) => expect(nikDoubt(nik, today)).toBeUndefined())

test.each([
  ['3671013002009999', 'The NIK holds no real birth date'],
  ['3671013202909999', 'The NIK holds no real birth date'],
  ['3671011700009999', 'The NIK holds no real birth date'],
  ['9999011708859999', 'The NIK names no known province'],
  ['3275011708850000', 'The NIK does not end in 0000'],
  ['327501170885999', 'The NIK is 1 short of 16 digits'],
  ['32750117088599990', 'The NIK is 1 over 16 digits'],
  ['32750117O8859999', 'A NIK has digits only'],
])('%s is doubted: %s', (nik, doubt) => expect(nikDoubt(nik, today)).toBe(doubt))

test('every number made by the rule is beyond doubt, for women and men, and one digit less is not', () => {
  const born = date({ min: new Date('1930-01-01'), max: new Date('2009-12-31'), noInvalidDate: true })
  assert(
    property(born, integer({ min: 1, max: 9999 }), integer({ min: 0, max: 1 }), (birth, serial, sex) => {
      const [year = '', month = '', day = ''] = birth.toISOString().slice(0, 10).split('-')
      const written = String(Number(day) + sex * 40).padStart(2, '0')
      const nik = `327501${written}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`
      expect(nikDoubt(nik, today)).toBeUndefined()
      expect(nikDoubt(nik.slice(1), today)).toBe('The NIK is 1 short of 16 digits')
    }),
  )
})
