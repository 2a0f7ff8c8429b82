import { expect, test } from 'vitest'
import { installedAt } from './installation-times.ts'

const told = '2026-11-14T08:30:00.000Z'
test.each([
  ['told on the day', '2026-11-14', null, told],
  ['told later: at the end of the day', '2026-11-10', null, '2026-11-10T16:59:00.000Z'],
  ['after the sale of the same day', '2026-11-14', '2026-11-14T09:10:00.000Z', '2026-11-14T09:10:00.000Z'],
  ['the delivery was earlier that day', '2026-11-10', '2026-11-10T04:20:00.000Z', '2026-11-10T16:59:00.000Z'],
  ['no day at all', null, null, told],
])('%s', (_name, day, last, at) => {
  expect(installedAt(day, told, last)).toBe(at)
})
