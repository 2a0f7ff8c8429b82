import { expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import { standardRoles } from '../roles.ts'

const holders = (permission: Permission) =>
  Object.entries(standardRoles)
    .filter(([, role]) => role.permissions.includes(permission))
    .map(([code]) => code)
    .toSorted()

test.each([
  ['Work-Order-Button-Approve-Cost', 'Cost-Search'],
  ['Cost-Approve-Over-Standard', 'Cost-Search'],
  ['Cost-Approve-Over-Standard', 'Work-Order-Button-Approve-Cost'],
  ['Cost-Approve-Over-Limit', 'Work-Order-Button-Approve-Cost'],
  ['Reimbursement-Invoice-Received', 'Reimbursement-Search'],
  ['Reimbursement-Pay', 'Reimbursement-Search'],
  ['Financial-Settlement-Approve', 'Financial-Settlement-Search'],
  ['Installation-Bonus-List-Approve-Branch', 'Installation-Bonus-List-Search'],
  ['Installation-Bonus-List-Approve-Finance', 'Installation-Bonus-List-Search'],
  ['Cashback-Approve', 'Cashback-List-Search'],
  ['Customer-Approve', 'Customer-List-Search'],
] as const)('whoever holds %s also holds %s', (decides, needed) => {
  expect(holders(needed)).toEqual(expect.arrayContaining(holders(decides)))
})

test('above the price list a manager approves', () => {
  expect(holders('Cost-Approve-Over-Standard')).toEqual(['Administrator', 'Branch-Manager', 'Finance-Manager'])
})

test('more than one role receives and pays a centre’s batch, since it takes two people', () => {
  for (const permission of ['Reimbursement-Invoice-Received', 'Reimbursement-Pay'] as const)
    expect(holders(permission)).toEqual(expect.arrayContaining(['Finance', 'Finance-Manager']))
})

test('the branch desk that dispatches also dispatches again and decides about cancellations', () => {
  for (const permission of [
    'Aftersales-Ticket-Dispatch',
    'Work-Order-Button-Dispatch-Another-ASC',
    'Work-Order-Button-Approve-Cancellation',
    'Work-Order-Button-Reject-Cancellation',
  ] as const)
    expect(holders(permission)).toContain('Branch-Admin')
})
