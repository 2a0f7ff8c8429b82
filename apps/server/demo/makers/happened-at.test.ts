import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { happenedAt } from './happened-at.ts'

const at = (time: string) => Date.parse(instantOf('2026-11-17', time, headOffice))

test('what happened today is not ahead of the clock, and keeps its order', () => {
  const early = [happenedAt('2026-11-17', '07:30', 2, at('05:40')), happenedAt('2026-11-17', '11:20', 0, at('05:40'))]
  expect(early).toEqual(['2026-11-16T20:40:00.000Z', '2026-11-16T22:40:00.000Z'])
  expect(happenedAt('2026-11-17', '07:30', 2, at('15:00'))).toBe('2026-11-17T00:30:00.000Z')
  expect(happenedAt('2026-11-16', '07:30', 2, at('05:40'))).toBe('2026-11-16T00:30:00.000Z')
})
