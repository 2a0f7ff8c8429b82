import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { deliveryPhotoRights } from './delivery-photos.ts'

const sees = ['Delivery-Order-View', ...deliveryPhotoRights('View', 'Download')] as const
const prints = ['Delivery-Order-Print'] as const satisfies Codes
const issues = ['Delivery-Order-Approve-Goods-Issue', 'Delivery-Order-Reject'] as const satisfies Codes
const receives = ['Delivery-Receipt-Save', 'Delivery-Receipt-Verify', ...deliveryPhotoRights('Upload')] as const

/** The cashier: who counts what drivers bring does not confirm its receipt. */
const counts = ['Driver-Cash-View', 'Driver-Cash-Receive'] as const satisfies Codes

export const deliveryAttachments: readonly AttachmentRights[] = [deliveryPhotoRights]

export const deliveryRights: RoleRights = {
  'Branch-Manager': [
    ...sees,
    ...prints,
    ...issues,
    'Delivery-Order-Adjust',
    'Delivery-Receipt-Verify',
    'Driver-Cash-View',
  ],
  Salesman: [...sees],
  'Branch-Admin': [...sees, ...prints, ...receives, ...counts],
  'Sales-HO': [...sees],
  Finance: [...sees, ...counts],
  'Finance-Manager': [...sees, 'Driver-Cash-View', 'Driver-Cash-Close-Difference'],
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
