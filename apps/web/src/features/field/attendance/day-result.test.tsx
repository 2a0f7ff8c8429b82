import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPart } from '../../../../test/page.tsx'
import { DayResultMark } from './day-result.tsx'

test('late, left early and incomplete are told apart without colour or text', () => {
  const results = ['Late', 'Early_Leave', 'Incomplete', 'Present', 'Absent'] as const
  showPart(results.map((result) => <DayResultMark key={result} result={result} label={result} />))
  const shapes = results.map((result) => screen.getByRole('img', { name: result }).querySelector('svg')?.innerHTML)
  expect(shapes.every(Boolean)).toBe(true)
  expect(new Set(shapes).size).toBe(results.length)
})
