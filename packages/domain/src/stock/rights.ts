import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { adjustmentPhotoRights } from './stock-adjustments.ts'

const seesStock = ['Stock-Overview-View', 'Stock-Card-View'] as const satisfies Codes

const writesReceipts = ['Goods-Receipt-View', 'Goods-Receipt-Create'] as const satisfies Codes

const plansTransfers = ['Regular-Item-Transfer-View', 'Regular-Item-Transfer-Create'] as const satisfies Codes

const seesAdjustments = ['Stock-Adjust-View', ...adjustmentPhotoRights('View', 'Download')] as const
const writesAdjustments = [
  ...seesAdjustments,
  'Stock-Adjust-Create',
  ...adjustmentPhotoRights('Upload', 'Delete'),
] as const

export const stockAttachments: readonly AttachmentRights[] = [adjustmentPhotoRights]

export const stockRights: RoleRights = {
  'Branch-Manager': [
    ...seesStock,
    ...seesAdjustments,
    'Stock-Adjust-Approve',
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
    ...seesAdjustments,
    ...writesReceipts,
    'Goods-Receipt-Close',
    ...plansTransfers,
    'Item-Transfer-Config-Search',
    'Item-Transfer-Config',
  ],
  Warehouse: [
    ...seesStock,
    ...writesAdjustments,
    'Transfer-View',
    'Transfer-Out-Create',
    'Transfer-In-Receive',
    ...writesReceipts,
    'Goods-Receipt-Receive',
    ...plansTransfers,
    'Item-Transfer-Config-Search',
  ],
}
