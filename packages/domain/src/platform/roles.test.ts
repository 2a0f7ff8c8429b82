import { expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import {
  changesBetween,
  type Giver,
  givenByRole,
  objectionToChangingRights,
  objectionToGiving,
  objectionToManaging,
  objectionToRole,
} from './roles.ts'

const giver = (permission: Permission[], more: Partial<Giver> = {}): Giver => ({
  usercode: 'G',
  role: ['Branch-Admin'],
  permission: new Set(permission),
  view_data: 'View_Data_My_Branch',
  ...more,
})
const boss = giver([], { role: ['Administrator'], view_data: 'View_Data_All_Branches' })
const person = (permission: Permission[] = [], role = ['Salesman'], usercode = 'P') => ({
  usercode,
  role,
  permission: new Set(permission),
})

test('one gives only what one holds, and no wider scope; an Administrator gives anything', () => {
  const given = { permissions: ['Staff-Search', 'Staff-Modify'], view_data: 'View_Data_All_Branches' } as const
  expect(objectionToGiving(giver(['Staff-Search']), given)).toBe(
    'You can only give permissions that you hold yourself: Staff-Modify',
  )
  expect(objectionToGiving(giver(['Staff-Search', 'Staff-Modify']), given)).toBe(
    'You cannot give a scope wider than your own',
  )
  expect(objectionToGiving(giver([...given.permissions]), { ...given, view_data: 'View_Data_Asc' })).toBeUndefined()
  expect(objectionToGiving(giver([], { view_data: null }), { permissions: [], view_data: 'View_Data_Keyperson' })).toBe(
    'You cannot give a scope wider than your own',
  )
  expect(objectionToGiving(boss, given)).toBeUndefined()
})

test('many codes are named by the first three', () => {
  expect(objectionToGiving(giver([]), { permissions: ['A', 'B', 'C', 'D', 'E'] })).toBe(
    'You can only give permissions that you hold yourself: A, B, C +2',
  )
})

test('nobody changes their own rights, an Administrator neither', () => {
  const own = 'You cannot change your own roles, scope or permissions'
  expect(objectionToChangingRights(giver(['Role-User-Modify']), person([], ['Salesman'], 'G'))).toBe(own)
  expect(objectionToChangingRights(boss, person([], ['Administrator'], 'G'))).toBe(own)
  expect(objectionToChangingRights(boss, person([], ['Administrator']))).toBeUndefined()
})

test('an account with keys is changed only by who has as many', () => {
  const no = 'Only an Administrator may change this account'
  expect(objectionToManaging(giver(['Staff-Modify']), person())).toBeUndefined()
  expect(objectionToManaging(giver(['Staff-Modify']), person([], ['Administrator']))).toBe(no)
  expect(objectionToManaging(giver(['Staff-Modify']), person(['Staff-Reset-Password']))).toBe(no)
  expect(objectionToManaging(giver(['Staff-Reset-Password']), person(['Staff-Reset-Password']))).toBeUndefined()
})

test('a role gives what it newly lets its people do', () => {
  const role = { view_data: 'View_Data_Asc', is_active: true, permissions: ['Staff-Search'] } as const
  const off = { ...role, is_active: false }
  expect(givenByRole(role, role)).toEqual({ permissions: [], view_data: null })
  expect(givenByRole(role, { ...role, permissions: [] })).toEqual({ permissions: [], view_data: null })
  expect(givenByRole(off, role)).toEqual({ permissions: ['Staff-Search'], view_data: 'View_Data_Asc' })
  expect(givenByRole(role, off)).toEqual({ permissions: [], view_data: null })
  expect(givenByRole(undefined, role)).toEqual({ permissions: ['Staff-Search'], view_data: 'View_Data_Asc' })
  expect(objectionToRole(giver([]), 'Sales', off, role)).toMatch(/^You can only give/)
  expect(objectionToRole(giver(['Staff-Search']), 'Administrator', role, role)).toMatch(/^Only an Administrator/)
})

test('what came and what went', () => {
  expect(changesBetween([1, 2, 3], [3, 4])).toEqual({ added: [4], removed: [1, 2] })
})
