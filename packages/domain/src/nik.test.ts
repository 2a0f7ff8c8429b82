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
