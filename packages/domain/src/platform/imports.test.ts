import { reasonOf } from '@sejuk/words/english'
import { expect, test } from 'vitest'
import { gate } from '../workflow.ts'
import { batchAt, importActions, importStatuses, rollBackHours } from './imports.ts'

const nobodysRights = new Set<never>()
const now = '2026-11-16T10:00:00Z'
const allowed = (action: keyof typeof importActions) =>
  importStatuses.filter(
    (status) => gate(importActions[action], batchAt({ status, committed_date: now }, now), nobodysRights).enabled,
  )

test('what is only looked at can be mended and taken, what was taken can be taken back', () => {
  expect(allowed('mend')).toEqual(['Preview'])
  expect(allowed('commit')).toEqual(['Preview'])
  expect(allowed('rollBack')).toEqual(['Committed'])
})

test.each([
  ['2026-11-16T09:59:59Z', true],
  ['2026-11-15T10:00:01Z', true],
  ['2026-11-15T10:00:00Z', false],
  ['2026-10-01T10:00:00Z', false],
])('an import of %s can be taken back at 16 Nov 2026 10:00: %s', (committed_date, mayRollBack) => {
  const judged = gate(importActions.rollBack, batchAt({ status: 'Committed', committed_date }, now), nobodysRights)
  expect(judged.enabled).toBe(mayRollBack)
  if (!mayRollBack) expect(reasonOf(judged)).toBe(`An import can be taken back within ${rollBackHours} hours`)
})
