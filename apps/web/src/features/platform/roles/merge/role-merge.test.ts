import { expect, test } from 'vitest'
import { countChanges, mergeRole, type RoleValues, roleChanges } from './role-merge.ts'

const base: RoleValues = {
  role_name: 'Desk',
  view_data: 'View_Data_My_Branch',
  is_active: true,
  needs_second_factor: false,
  permissions: ['A', 'B'],
  menus: [1, 2],
}

test('what two people changed in one role is kept, mine where both changed the same', () => {
  const mine: RoleValues = { ...base, role_name: 'Front', permissions: ['A', 'C'], menus: [1, 2, 3] }
  const theirs: RoleValues = {
    ...base,
    role_name: 'Back',
    view_data: 'View_Data_Asc',
    permissions: ['A', 'B', 'D'],
    menus: [2],
  }
  expect(mergeRole(base, mine, theirs)).toEqual({
    role_name: 'Front',
    view_data: 'View_Data_Asc',
    is_active: true,
    needs_second_factor: false,
    permissions: ['A', 'D', 'C'],
    menus: [2, 3],
  })
})

test('changes are told and counted one by one', () => {
  const fields = roleChanges(base, { ...base, is_active: false, permissions: ['C'] })
  expect(fields).toEqual({ is_active: [true, false], permissions: [['A', 'B'], ['C']] })
  expect(countChanges(fields)).toBe(4)
  expect(roleChanges(base, { ...base, permissions: ['B', 'A'] })).toEqual({})
})
