import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsOn, isNitkuOf, signerOn } from './legal-entities.ts'
import { contentCodeLength, contentCodeOf, mostOfContentCode, readContentCode, writeContentCode } from './papers.ts'

test('a content code is read back however it was typed', () => {
  const chance = fc.array(fc.integer({ min: 0, max: mostOfContentCode - 1 }), {
    minLength: contentCodeLength,
    maxLength: contentCodeLength,
  })
  fc.assert(
    fc.property(chance, (numbers) => {
      const code = contentCodeOf(numbers)
      expect(readContentCode(` ${writeContentCode(code).toLowerCase()} `)).toBe(code)
    }),
  )
  for (const wrong of ['', '7K4M', '7K4M-92Q0', '7K4M-92QXX']) expect(readContentCode(wrong)).toBe('')
})

const always = { from_date: '2025-01-01', to_date: null }
test('somebody of the branch signs before somebody of the house, and only papers of theirs while in force', () => {
  const house = { ...always, name: 'house', dept_code: null, papers: ['invoice', 'kwitansi'] as const }
  const former = {
    name: 'former',
    dept_code: '705',
    papers: ['invoice'] as const,
    from_date: '2025-01-01',
    to_date: '2026-10-31',
  }
  const branch = {
    name: 'branch',
    dept_code: '705',
    papers: ['invoice'] as const,
    from_date: '2026-11-01',
    to_date: null,
  }
  const on = (paper: 'invoice' | 'kwitansi' | 'statement', dept_code: string, day: string) =>
    signerOn([house, former, branch], { paper, dept_code, day })?.name
  expect(on('invoice', '705', '2026-11-01')).toBe('branch')
  expect(on('invoice', '705', '2026-10-31')).toBe('former')
  expect(on('kwitansi', '705', '2026-11-01')).toBe('house')
  expect(on('invoice', '713', '2026-11-01')).toBe('house')
  expect(on('statement', '705', '2026-11-01')).toBeUndefined()
  expect(on('invoice', '705', '2024-11-01')).toBeUndefined()
})

test('a paper names the accounts in force of its branch, in their order', () => {
  const accounts = [
    { ...always, code: 'late', dept_codes: [], seq: 2 },
    { ...always, code: 'own', dept_codes: ['705'], seq: 1 },
    { code: 'closed', dept_codes: [], seq: 0, from_date: '2025-01-01', to_date: '2026-06-30' },
  ]
  const on = (dept: string, day: string) => accountsOn(accounts, dept, day).map(({ code }) => code)
  expect(on('705', '2026-11-01')).toEqual(['own', 'late'])
  expect(on('713', '2026-11-01')).toEqual(['late'])
  expect(on('705', '2026-06-30')).toEqual(['closed', 'own', 'late'])
})

test('a NITKU is the NPWP and six digits', () => {
  expect(isNitkuOf('0013456789092000', '0013456789092000000705')).toBe(true)
  expect(isNitkuOf('0013456789092000', '0013456789092001000705')).toBe(false)
  expect(isNitkuOf('0013456789092000', '0013456789092000')).toBe(false)
})
