import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const seesStock = ['Stock-Overview-View', 'Stock-Card-View'] as const satisfies Codes

const writesReceipts = ['Goods-Receipt-View', 'Goods-Receipt-Create'] as const satisfies Codes

const plansTransfers = ['Regular-Item-Transfer-View', 'Regular-Item-Transfer-Create'] as const satisfies Codes

export const stockRights: RoleRights = {
  'Branch-Manager': [
    ...seesStock,
    'Transfer-View',
    'Transfer-Out-Approve',
    'Transfer-In-Adjust',
    'Stock-Hold',
    'Goods-Receipt-View',
    'Goods-Receipt-Close',
  ],
  Salesman: [...seesStock, 'Stock-Hold'],
  'Branch-Admin': [...seesStock, 'Transfer-View', 'Stock-Hold', 'Goods-Receipt-View'],
  Logistics: [
    ...seesStock,
    ...writesReceipts,
    'Goods-Receipt-Close',
    ...plansTransfers,
    'Item-Transfer-Config-Search',
    'Item-Transfer-Config',
  ],
  Warehouse: [
    ...seesStock,
    'Transfer-View',
    'Transfer-Out-Create',
    'Transfer-In-Receive',
    ...writesReceipts,
    'Goods-Receipt-Receive',
    ...plansTransfers,
    'Item-Transfer-Config-Search',
  ],
}
