import { expect, test } from 'vitest'
import { groupField } from './group-field.ts'

const row = {
  project_status: 'A',
  customer_name: 'B',
  dept_name: 'C',
  customer_phone: 'D',
  order_type: 'E',
  created_date: 'F',
}

test.each([
  ['customer_name', 'customer_name'],
  ['customer', 'customer_name'],
  ['status', 'project_status'],
  ['branch', 'dept_name'],
  ['type', 'order_type'],
  ['created', 'created_date'],
  ['phone', undefined],
  ['amount', undefined],
])('the column %s is grouped by %s', (key, field) => expect(groupField({ key }, row)).toBe(field))

test('of two that could be meant none is, unless the column says it', () => {
  const two = { service_status: 'A', survey_status: 'B' }
  expect(groupField({ key: 'status' }, two)).toBeUndefined()
  expect(groupField({ key: 'status', group: 'service_status' }, two)).toBe('service_status')
})
