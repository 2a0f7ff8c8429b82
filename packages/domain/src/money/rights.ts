import type { RoleRights } from '../role-facts.ts'

const works = ['Money-Desk-View', 'Money-Apply', 'Refund-Create'] as const

export const moneyRights: RoleRights = {
  'Branch-Manager': ['Money-Desk-View', 'Refund-Approve'],
  Finance: works,
  'Finance-Manager': [...works, 'Refund-Approve', 'Refund-Approve-Finance', 'Refund-Bank-File'],
  Director: [
    ...(['Money-Desk-View', 'Refund-Approve', 'Refund-Approve-Finance', 'Refund-Approve-Director'] as const),
    'Customer-View-Credit',
  ],
}
