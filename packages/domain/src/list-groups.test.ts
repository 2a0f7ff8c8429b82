import { expect, test } from 'vitest'
import { isGroupedByMonth, mayGroupBy } from './list-groups.ts'

test.each(['service_status', 'status', 'dept_name', 'customer_name', 'service_type', 'created_date'])(
  'a list is grouped by %s',
  (field) => expect(mayGroupBy(field)).toBe(true),
)
test.each([
  'customer_phone',
  'account_name',
  'bank_account_holder_name',
  'birth_date',
  'cost_amount',
  'lat',
  'email',
  '',
])('a list is not grouped by %s', (field) => expect(mayGroupBy(field)).toBe(false))
test('dates are grouped by month', () =>
  expect(['created_date', 'update', 'dept_name'].map(isGroupedByMonth)).toEqual([true, false, false]))
