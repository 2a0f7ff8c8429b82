import { expect, test } from 'vitest'
import { mayShareWith } from './saved-views.ts'

test('a view is shared with a role of one’s own, and with any by whoever gives out roles', () => {
  const salesman = { role: ['Salesman'], permission: new Set<never>() }
  expect(mayShareWith(salesman, 'Salesman')).toBe(true)
  expect(mayShareWith(salesman, 'Finance')).toBe(false)
  expect(mayShareWith({ role: [], permission: new Set(['Role-Permission-Modify'] as const) }, 'Finance')).toBe(true)
})
