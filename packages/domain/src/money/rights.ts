import type { RoleRights } from '../role-facts.ts'

const works = ['Money-Desk-View', 'Money-Apply', 'Refund-Create', 'Bank-Statement-Import', 'Bank-Line-Match'] as const

export const moneyRights: RoleRights = {
  'Branch-Manager': ['Money-Desk-View', 'Refund-Approve'],
  Finance: works,
  'Finance-Manager': [...works, 'Refund-Approve', 'Refund-Approve-Finance', 'Refund-Bank-File', 'Bank-Line-Unmatch'],
  Director: [
    ...(['Money-Desk-View', 'Refund-Approve', 'Refund-Approve-Finance', 'Refund-Approve-Director'] as const),
    'Customer-View-Credit',
  ],
}
