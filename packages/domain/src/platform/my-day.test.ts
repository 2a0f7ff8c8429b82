import { expect, test } from 'vitest'
import { byUrgency, decideBy, judgementOf, measureNames, paceOf, urgencyOf, waitingNames } from './my-day.ts'

const now = '2026-11-16T03:00:00.000Z'
const tomorrow = '2026-11-16T17:00:00.000Z'

test.each([
  ['2026-11-16T02:59:59.000Z', 'late'],
  ['2026-11-16T03:00:00.000Z', 'today'],
  ['2026-11-16T16:59:59.000Z', 'today'],
  ['2026-11-16T17:00:00.000Z', 'later'],
  [null, 'later'],
] as const)('due at %s is %s', (due, urgency) => expect(urgencyOf(due, now, tomorrow)).toBe(urgency))

test('the soonest comes first, then the larger amount, then what waits longest', () => {
  const rows = [
    { due: null, amount: 9, since: '2026-11-01' },
    { due: '2026-11-17', amount: 1, since: '2026-11-03' },
    { due: '2026-11-16', amount: null, since: '2026-11-04' },
    { due: '2026-11-17', amount: 5, since: '2026-11-05' },
    { due: '2026-11-17', amount: 1, since: '2026-11-02' },
  ]
  expect(rows.toSorted(byUrgency).map(({ since }) => since.slice(-1))).toEqual(['4', '5', '2', '3', '1'])
})

test('what has no due date is to be decided within two days', () =>
  expect(decideBy('2026-11-14T03:00:00.000Z')).toBe('2026-11-16T03:00:00.000Z'))

test.each([
  [90, 90, 'more', 'good'],
  [89, 90, 'more', 'bad'],
  [500, 500, 'less', 'good'],
  [501, 500, 'less', 'bad'],
  [null, 500, 'less', undefined],
  [500, null, 'less', undefined],
] as const)('%s against a target of %s, where %s is better, is %s', (value, target, better, judgement) =>
  expect(judgementOf({ value, target, better })).toBe(judgement),
)

test('every name occurs once', () => {
  for (const names of [waitingNames, measureNames]) expect(new Set(names).size).toBe(names.length)
})

test('in the middle of a month a figure is judged by its pace, on the last day by its target', () => {
  expect(paceOf(600, '2026-11-16')).toBe(320)
  expect(paceOf(600, '2026-11-30')).toBe(600)
  expect(paceOf(280, '2028-02-29')).toBe(280)
  const figure = { value: 412, target: 600, better: 'more' } as const
  expect(judgementOf({ ...figure, pace: 320 })).toBe('good')
  expect(judgementOf({ ...figure, pace: 600 })).toBe('bad')
})
