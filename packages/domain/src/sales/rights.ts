import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const readsCashbacks = ['Cashback-List-Search', 'Type-Rebate-Search'] as const satisfies Codes
const keepsCashbacks = [
  ...readsCashbacks,
  'Cashback-Download',
  'Cashback-Add',
  'Cashback-Manual-Rebate',
  'Cashback-Update',
  'Cashback-Extend',
  'Cashback-Plan',
] as const satisfies Codes

const decidesCashbacks = [
  'Cashback-Approve',
  'Cashback-Approve-Above-Limit',
  'Cashback-Calculate',
] as const satisfies Codes

/** Who makes a payout does not approve it. */
const paysCashback = [
  'Cashback-Payout-Search',
  'Cashback-Payout-Create',
  'Cashback-Payout-Bank-File',
  'Cashback-Payout-Import-Result',
] as const satisfies Codes

const writesOrders = ['Sales-Order-Open', 'Sales-Order-Create-Open', 'Sales-Order-Modify-Open'] as const satisfies Codes

export const salesRights: RoleRights = {
  'Branch-Manager': [
    ...writesOrders,
    'Sales-Order-Mobile-Open',
    ...keepsCashbacks,
    'Cashback-Approve',
    'Cashback-Calculate',
  ],
  Salesman: [...writesOrders, 'Sales-Order-Mobile-Open', ...readsCashbacks, 'Cashback-Plan'],
  'Branch-Admin': [...writesOrders, ...keepsCashbacks],
  Finance: ['Sales-Order-Open', ...keepsCashbacks, ...decidesCashbacks, ...paysCashback],
  'Finance-Manager': [
    'Sales-Order-Open',
    ...keepsCashbacks,
    ...decidesCashbacks,
    ...paysCashback,
    'Cashback-Payout-Approve',
    'Type-Rebate-Add',
    'Type-Rebate-Update',
  ],
  Logistics: ['Sales-Order-Open'],
  SPV: ['Sales-Order-Open', 'Sales-Order-Mobile-Open'],
  Customer: ['Sales-Order-Mobile-Open', 'Cashback-List-Search'],
}
