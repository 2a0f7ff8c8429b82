import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { deliveryPhotoRights } from './delivery-photos.ts'

const sees = ['Delivery-Order-View', ...deliveryPhotoRights('View', 'Download')] as const
const prints = ['Delivery-Order-Print'] as const satisfies Codes
const issues = ['Delivery-Order-Approve-Goods-Issue', 'Delivery-Order-Reject'] as const satisfies Codes
const receives = ['Delivery-Receipt-Save', 'Delivery-Receipt-Verify', ...deliveryPhotoRights('Upload')] as const

export const deliveryAttachments: readonly AttachmentRights[] = [deliveryPhotoRights]

export const deliveryRights: RoleRights = {
  'Branch-Manager': [...sees, ...prints, ...issues, 'Delivery-Order-Adjust', 'Delivery-Receipt-Verify'],
  Salesman: [...sees],
  'Branch-Admin': [...sees, ...prints, ...receives],
  'Sales-HO': [...sees],
  Finance: [...sees],
  'Finance-Manager': [...sees],
  Logistics: [
    ...sees,
    ...prints,
    ...receives,
    'Delivery-Order-Create',
    'Delivery-Order-Review',
    'Delivery-Order-Confirm-Plan',
    'Delivery-Order-Delete',
    'Delivery-Order-Email-Vendor',
    'Delivery-Order-Adjust',
  ],
  Warehouse: [...sees, ...prints, ...issues, 'Delivery-Order-Pick', 'Delivery-Receipt-Save'],
}
