import { expect, test } from 'vitest'
import { computeFigures } from './compute-figures.ts'

test('however many ask for a report two are computed at once, and the figures of a home page do not wait for them', async () => {
  const begun: string[] = []
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const reports = gates.map(({ promise }, n) =>
    computeFigures('large', async () => {
      begun.push(`report ${n}`)
      await promise
      return n
    }),
  )
  expect(await computeFigures('small', async () => 'home')).toBe('home')
  expect(begun).toEqual(['report 0', 'report 1'])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(reports)).toEqual([0, 1, 2, 3, 4])
})

test('a report that fails gives its turn to the next', async () => {
  const failed = () => computeFigures('large', () => Promise.reject(new Error('no')))
  for (let n = 0; n < 3; n++) await expect(failed()).rejects.toThrow('no')
  expect(await computeFigures('large', async () => 'fine')).toBe('fine')
})
