import { expect, test } from 'vitest'
import { isStaffCode, sameRights } from './staff.ts'

const rights = {
  department: '705',
  departmentlist: ['705', '713'],
  roles: ['Salesman'],
  view_data: 'View_Data_Salesman',
  asc_code: null,
}

test('the order of branches and roles is no difference, anything else is', () => {
  expect(sameRights(rights, { ...rights, departmentlist: ['713', '705'] })).toBe(true)
  for (const other of [
    { department: '713' },
    { departmentlist: ['705'] },
    { departmentlist: ['705', '714'] },
    { roles: ['Salesman', 'SPV'] },
    { roles: [] },
    { view_data: null },
    { asc_code: '8-ASC-01' },
  ])
    expect(sameRights<string>(rights, { ...rights, ...other })).toBe(false)
})

test.each([
  ['RCI-0417', true],
  ['a.b_c-1', true],
  ['ABCDEFGHIJKLMNOP', true],
  ['ABCDEFGHIJKLMNOPQ', false],
  ['-A', false],
  ['A', false],
  ['A B', false],
  ['Ä1', false],
])('%s is a staff code: %s', (code, isOne) => {
  expect(isStaffCode(code)).toBe(isOne)
})
