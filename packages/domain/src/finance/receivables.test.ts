import { expect, test } from 'vitest'
import { collectionStateOf, collectionStepOf } from './receivables.ts'

const owes = { late: 100, promise_date: null, promise_amount: null, paid_since: 0 }
const today = '2026-11-16'

test.each([
  [{}, 'late'],
  [{ late: 0 }, 'not-due'],
  [{ promise_date: '2026-11-13', promise_amount: 80 }, 'promise-broken'],
  [{ promise_date: '2026-11-13', promise_amount: 80, paid_since: 79 }, 'promise-broken'],
  [{ promise_date: '2026-11-13', promise_amount: 80, paid_since: 80 }, 'late'],
  [{ promise_date: today, promise_amount: 80 }, 'promised-today'],
  [{ promise_date: '2026-11-20', promise_amount: 80 }, 'promised'],
] as const)('%o is %s', (more, state) => {
  expect(collectionStateOf({ ...owes, ...more }, today)).toBe(state)
})

test.each([
  [{ late: 0, oldest_days: 0 }, undefined],
  [{ oldest_days: 12 }, 'call'],
  [{ oldest_days: 91 }, 'visit'],
  [{ oldest_days: 12, promise_date: '2026-11-13', promise_amount: 80 }, 'call'],
  [{ oldest_days: 200, promise_date: '2026-11-13', promise_amount: 80 }, 'visit'],
  [{ oldest_days: 200, promise_date: today, promise_amount: 80 }, 'check-bank'],
  [{ oldest_days: 200, promise_date: '2026-11-20', promise_amount: 80 }, 'await-promise'],
] as const)('after %o comes %s', (more, step) => {
  expect(collectionStepOf({ ...owes, ...more }, today)).toBe(step)
})
