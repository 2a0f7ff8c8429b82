import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { retailPhotoRights } from './retail-photos.ts'

const readsSellOut = [
  'Retail-Order-Search',
  'Retail-Order-Search-Sell-Out',
  'Retail-Order-Analytic-Sell-Out',
] as const satisfies Codes
const decides = ['Retail-Order-Approve', 'Retail-Order-Adjust'] as const satisfies Codes
const sells = ['Retail-Order-Input', 'Retail-Order-Search'] as const satisfies Codes
const paysIncentives = ['Seller-Account-Search', 'Seller-Account-Approve'] as const satisfies Codes
const keepsSubDealers = ['Sub-Dealer-Search', 'Sub-Dealer-Create'] as const satisfies Codes
const ordersForSubDealers = [
  'Sub-Dealer-PO-Search',
  'Sub-Dealer-PO-Create',
  'Sub-Dealer-PO-Answer',
  'Sub-Dealer-PO-Receive',
] as const satisfies Codes
const seesPhotos = retailPhotoRights('View', 'Download')
const addsPhotos = retailPhotoRights('View', 'Upload', 'Delete')

export const retailRights: RoleRights = {
  'Branch-Manager': [
    ...keepsSubDealers,
    'Sub-Dealer-Approve',
    'Incentive-Campaign-Search',
    'Incentive-Campaign-Approve',
    'Sub-Dealer-PO-Search',
    ...readsSellOut,
    ...decides,
    'Customer-Stock-Take',
    'Retail-Order-Backdate',
    'Retail-Order-Remind',
    ...seesPhotos,
  ],
  Salesman: [
    ...keepsSubDealers,
    ...ordersForSubDealers,
    ...readsSellOut,
    'Customer-Stock-Take',
    'Retail-Order-Input',
    'Retail-Order-Approve',
    'Retail-Order-Remind',
    ...addsPhotos,
  ],
  'Branch-Admin': [
    'Seller-Account-Search',
    'Incentive-Campaign-Search',
    'Incentive-Campaign-Create',
    ...keepsSubDealers,
    ...ordersForSubDealers,
    ...readsSellOut,
    ...decides,
    'Customer-Stock-Take',
    'Retail-Order-Input',
    'Retail-Order-Backdate',
    'Retail-Order-Remind',
    ...addsPhotos,
  ],
  'Sales-HO': [
    ...readsSellOut,
    ...decides,
    'Retail-Order-Remind',
    ...seesPhotos,
    'Incentive-Campaign-Search',
    'Incentive-Campaign-Create',
    'Incentive-Campaign-Approve',
  ],
  Finance: [...paysIncentives],
  'Finance-Manager': [...paysIncentives],
  Director: [...readsSellOut],
  Promotor: [...sells, 'Retail-Order-Search-Sell-Out', ...addsPhotos],
  Customer: [...ordersForSubDealers],
  Keyperson: [...sells, ...addsPhotos],
}

export const retailAttachments: readonly AttachmentRights[] = [retailPhotoRights]
