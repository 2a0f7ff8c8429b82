import { expect, test } from 'vitest'
import { reportsToItself } from './departments.ts'

const branch = (dept_code: string, parent_code: string | null) => ({ dept_code, parent_code })

test('a branch reports upwards, never to itself', () => {
  const tree = [branch('700', null), branch('705', '700'), branch('713', '705')]
  for (const { dept_code } of tree) expect(reportsToItself(tree, dept_code)).toBe(false)
  expect(reportsToItself([branch('705', '705')], '705')).toBe(true)
  expect(reportsToItself([branch('705', '713'), branch('713', '705')], '705')).toBe(true)
  expect(reportsToItself([branch('1', '2'), branch('2', '3'), branch('3', '2')], '1')).toBe(false)
  expect(reportsToItself([branch('1', '9')], '1')).toBe(false)
})
