import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { returnPhotoRights, rmaPhotoRights } from './return-photos.ts'

export const returnsAttachments: readonly AttachmentRights[] = [returnPhotoRights, rmaPhotoRights]

const sees = ['Return-Request-View', ...returnPhotoRights('View', 'Download')] as const
const asks = ['Return-Request-Create', 'Return-Request-Submit'] as const satisfies Codes
const seesExchanges = ['RMA-Request-View', ...rmaPhotoRights('View', 'Download')] as const
const asksForExchange = ['RMA-Request-Create', ...rmaPhotoRights('Upload', 'Delete')] as const
const keepsPhotos = returnPhotoRights('Upload', 'Delete')
const claims = ['Vendor-Claim-View', 'Vendor-Claim-Create', 'Vendor-Claim-Answer'] as const satisfies Codes

export const returnsRights: RoleRights = {
  'Branch-Manager': [
    ...[...sees, ...asks, ...keepsPhotos, ...seesExchanges, ...asksForExchange],
    'Return-Request-Approve',
  ],
  Salesman: [...sees, ...asks, ...keepsPhotos, ...seesExchanges, ...asksForExchange],
  'Branch-Admin': [...sees, ...asks, ...keepsPhotos, ...seesExchanges, ...asksForExchange],
  /** Credits above the limit of others, by a return or by an exchange. */
  'Sales-HO': [
    ...sees,
    ...seesExchanges,
    'Return-Request-Approve',
    'Return-Request-Approve-All',
    'RMA-Request-Approve',
  ],
  Finance: [...sees, 'Return-Request-Close'],
  'Finance-Manager': [...sees, 'Return-Request-Close'],
  Logistics: [...sees, 'Return-Request-Pickup'],
  Warehouse: [
    ...sees,
    ...returnPhotoRights('Upload'),
    ...seesExchanges,
    ...rmaPhotoRights('Upload'),
    'Return-Request-Receive',
    'RMA-Request-Ship',
    'RMA-Request-Receive',
    'RMA-Request-Close',
    'Vendor-Claim-View',
  ],
  'After-Sales-Department': [
    ...[...seesExchanges, ...asksForExchange, ...claims],
    'RMA-Request-Check',
    'RMA-Request-Approve',
    'RMA-Request-Close',
  ],
  'ASC-Admin': [...seesExchanges, ...asksForExchange],
}
