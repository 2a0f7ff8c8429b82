import type { Codes } from '../permissions.ts'

export const readsCashbacks = ['Cashback-List-Search', 'Type-Rebate-Search'] as const satisfies Codes
export const keepsCashbacks = [
  ...readsCashbacks,
  'Cashback-Download',
  'Cashback-Add',
  'Cashback-Manual-Rebate',
  'Cashback-Update',
  'Cashback-Extend',
  'Cashback-Plan',
] as const satisfies Codes

export const writesOrders = [
  'Sales-Order-Open',
  'Sales-Order-Create-Open',
  'Sales-Order-Modify-Open',
] as const satisfies Codes
