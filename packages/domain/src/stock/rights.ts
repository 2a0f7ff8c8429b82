import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { receiptPhotoRights, transferPhotoRights } from './arrival-photos.ts'
import { adjustmentPhotoRights } from './stock-adjustments.ts'

const seesStock = ['Stock-Overview-View', 'Stock-Card-View'] as const satisfies Codes

const seesReceipts = ['Goods-Receipt-View', ...receiptPhotoRights('View', 'Download')] as const
const writesReceipts = [...seesReceipts, 'Goods-Receipt-Create'] as const
const receives = [
  'Goods-Receipt-Receive',
  'Transfer-In-Receive',
  ...receiptPhotoRights('Upload', 'Delete'),
  ...transferPhotoRights('Upload', 'Delete'),
] as const
const seesTransfers = ['Transfer-View', ...transferPhotoRights('View', 'Download')] as const

const plansTransfers = ['Regular-Item-Transfer-View', 'Regular-Item-Transfer-Create'] as const satisfies Codes

const seesAdjustments = ['Stock-Adjust-View', ...adjustmentPhotoRights('View', 'Download')] as const
const writesAdjustments = [
  ...seesAdjustments,
  'Stock-Adjust-Create',
  'Stock-Count',
  ...adjustmentPhotoRights('Upload', 'Delete'),
] as const

export const stockAttachments: readonly AttachmentRights[] = [
  adjustmentPhotoRights,
  receiptPhotoRights,
  transferPhotoRights,
]

export const stockRights: RoleRights = {
  'Branch-Manager': [
    ...seesStock,
    ...seesAdjustments,
    'Stock-Adjust-Approve',
    ...seesTransfers,
    'Transfer-Out-Approve',
    'Transfer-In-Adjust',
    'Stock-Hold',
    ...seesReceipts,
    'Goods-Receipt-Close',
  ],
  Salesman: [...seesStock, 'Stock-Hold'],
  'Branch-Admin': [...seesStock, ...seesTransfers, 'Stock-Hold', ...seesReceipts],
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
    ...seesTransfers,
    'Transfer-Out-Create',
    ...writesReceipts,
    ...receives,
    ...plansTransfers,
    'Item-Transfer-Config-Search',
  ],
  Director: [...seesStock],
  // Of its own shelf.
  'ASC-Admin': ['Stock-Adjust-View', 'Stock-Count'],
}
