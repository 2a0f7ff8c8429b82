import { expect, test } from 'vitest'
import { mostListed, sheetReport } from './sheets.ts'

const problem = (line: number, value = '') => ({ line, column: 'city_name', value, message: 'City is required!' })

test('a report counts rows and problems, and lists them from the top', () => {
  const report = sheetReport([problem(7), problem(3), problem(7)], 12)
  expect(report).toMatchObject({ rows: 12, bad_rows: 2, problem_count: 3 })
  expect(report.problems.map(({ line }) => line)).toEqual([3, 7, 7])
})

test('only the first of very many problems are listed, and all are counted', () => {
  const report = sheetReport(
    Array.from({ length: 1200 }, (_, n) => problem(n + 2)),
    1200,
  )
  expect([report.problems.length, report.problem_count, report.bad_rows]).toEqual([mostListed, 1200, 1200])
})

test('a long value is shown by its beginning', () => {
  expect(sheetReport([problem(2, 'x'.repeat(999))], 1).problems[0]?.value).toHaveLength(200)
})
