import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { creditFileRights } from './credit-files.ts'
import { orderFileRights } from './order-files.ts'

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

const readsOrders = ['Sales-Order-Open', 'Sales-Order-View'] as const satisfies Codes
const seesOrderFiles = orderFileRights('View', 'Download')
const keepsOrderFiles = orderFileRights('View', 'Download', 'Upload', 'Delete')
const ordersGoods = [
  'Sales-Order-View',
  'Sales-Order-Create',
  'Sales-Order-Modify',
  'Sales-Order-Submit',
  'Sales-Order-Delete',
  'Sales-Order-Withdraw',
] as const satisfies Codes
const writesOrders = [
  'Sales-Order-Open',
  'Sales-Order-Create-Open',
  'Sales-Order-Modify-Open',
  'Sales-Order-View-Ceiling',
  ...ordersGoods,
] as const satisfies Codes
const decidesOrders = [
  ...readsOrders,
  'Sales-Order-View-Ceiling',
  'Sales-Order-Approve',
  'Sales-Order-Reject',
] as const satisfies Codes
const endsOrders = ['Sales-Order-Adjust', 'Sales-Order-Close'] as const satisfies Codes
/** Finance answers for orders of customers that are overdue or over their limit. */
const decidesCredit = [
  ...decidesOrders,
  'Sales-Order-Approve-Credit',
  'Sales-Order-Override-Credit',
  'Sales-Order-Approve-Term',
] as const satisfies Codes

const asksForLimits = [
  'Credit-Limit-Request-Search',
  'Credit-Limit-Request-Create',
  ...creditFileRights('View', 'Download', 'Upload', 'Delete'),
] as const
const decidesLimits = [
  'Credit-Limit-Request-Search',
  'Credit-Limit-Request-Approve',
  ...creditFileRights('View', 'Download'),
] as const

const locksStock = [
  'Lock-Stock-Request-View',
  'Lock-Stock-Request-Create',
  'Lock-Stock-Request-Extend',
  'Lock-Stock-Request-Release',
] as const satisfies Codes

const asksForPrices = ['Special-Price-Request-View', 'Special-Price-Request-Create'] as const satisfies Codes
/** Head office: about any depth, and with the floor in sight. */
const decidesAllPrices = [
  'Special-Price-Request-View',
  'Special-Price-Request-Approve',
  'Special-Price-Request-Approve-All',
  'Special-Price-Request-View-Floor',
] as const satisfies Codes

export const salesRights: RoleRights = {
  'Branch-Manager': [
    ...writesOrders,
    ...keepsOrderFiles,
    ...decidesOrders,
    ...endsOrders,
    'Sales-Order-Approve-Branch',
    'Sales-Order-Mobile-Open',
    ...keepsCashbacks,
    'Cashback-Approve',
    'Cashback-Calculate',
    ...asksForPrices,
    'Special-Price-Request-Approve',
    ...asksForLimits,
    ...decidesLimits,
    'Credit-Setting-Search',
    ...locksStock,
    'Lock-Stock-Request-Approve',
    'Lock-Stock-Request-Ask-Release',
  ],
  Salesman: [
    ...asksForPrices,
    ...writesOrders,
    ...keepsOrderFiles,
    ...locksStock,
    'Sales-Order-Mobile-Open',
    ...readsCashbacks,
    'Cashback-Plan',
    ...asksForLimits,
  ],
  'Branch-Admin': [
    ...asksForPrices,
    ...writesOrders,
    ...keepsOrderFiles,
    ...locksStock,
    ...endsOrders,
    ...keepsCashbacks,
    ...asksForLimits,
  ],
  Finance: [
    ...decidesCredit,
    ...seesOrderFiles,
    ...keepsCashbacks,
    ...decidesCashbacks,
    ...paysCashback,
    ...asksForLimits,
    'Credit-Setting-Search',
  ],
  'Finance-Manager': [
    ...decidesAllPrices,
    ...decidesCredit,
    ...seesOrderFiles,
    ...keepsCashbacks,
    ...decidesCashbacks,
    ...paysCashback,
    'Cashback-Payout-Approve',
    'Sales-Order-Release-Unpaid',
    ...asksForLimits,
    ...decidesLimits,
    'Credit-Limit-Request-Approve-Finance',
    'Credit-Setting-Search',
    'Credit-Setting-Modify',
    'Type-Rebate-Add',
    'Type-Rebate-Update',
  ],
  Director: [
    ...readsOrders,
    'Sales-Order-View-Ceiling',
    ...decidesLimits,
    'Credit-Limit-Request-Approve-Director',
    'Credit-Setting-Search',
  ],
  'Sales-HO': [
    ...decidesAllPrices,
    ...decidesOrders,
    ...seesOrderFiles,
    ...endsOrders,
    'Sales-Order-Approve-Sales',
    ...readsCashbacks,
  ],
  Logistics: [...readsOrders, ...seesOrderFiles],
  SPV: [...readsOrders, ...seesOrderFiles, 'Sales-Order-Mobile-Open'],
  Customer: ['Sales-Order-Mobile-Open', ...ordersGoods, ...keepsOrderFiles, 'Cashback-List-Search'],
  Keyperson: ['Sales-Order-Mobile-Open', ...ordersGoods, ...keepsOrderFiles],
}

export const salesAttachments: readonly AttachmentRights[] = [orderFileRights, creditFileRights]
