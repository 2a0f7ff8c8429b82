import { expect, test } from 'vitest'
import { isPermission, permissions } from '../permissions.ts'
import { guardedPages, pageGuard, pageGuards } from './page-guards.ts'

test.each(guardedPages)('%s is guarded by a permission of its own', (path) => {
  const guard = pageGuard(path)
  expect(guard).toBe(pageGuards[path])
  expect(isPermission(guard ?? '')).toBe(true)
  expect(pageGuard(`${path}/`)).toBe(guard)
})

test('no two pages share a guard, and no guard is without its page', () => {
  const guards = Object.values(pageGuards)
  expect(new Set(guards).size).toBe(guards.length)
  expect(permissions.filter((code) => code.endsWith('-Open')).toSorted()).toEqual(guards.toSorted())
})

test('every other page is left to the menu', () => {
  for (const path of ['/', '/item', '/sales-order/maintain-official-address', '/supervision/other', '//sales-order'])
    expect(pageGuard(path)).toBeUndefined()
})
