import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { returnPhotoRights } from './return-photos.ts'

export const returnsAttachments: readonly AttachmentRights[] = [returnPhotoRights]

const sees = ['Return-Request-View', ...returnPhotoRights('View', 'Download')] as const
const asks = ['Return-Request-Create', 'Return-Request-Submit'] as const satisfies Codes
const asksForExchange = ['RMA-Request-View', 'RMA-Request-Create'] as const satisfies Codes
const keepsPhotos = returnPhotoRights('Upload', 'Delete')

export const returnsRights: RoleRights = {
  'Branch-Manager': [...sees, ...asks, ...keepsPhotos, ...asksForExchange, 'Return-Request-Approve'],
  Salesman: [...sees, ...asks, ...keepsPhotos, ...asksForExchange],
  'Branch-Admin': [...sees, ...asks, ...keepsPhotos, ...asksForExchange],
  'Sales-HO': [...sees, 'Return-Request-Approve', 'Return-Request-Approve-All'],
  Finance: [...sees, 'Return-Request-Close'],
  'Finance-Manager': [...sees, 'Return-Request-Close'],
  Logistics: [...sees, 'Return-Request-Pickup'],
  Warehouse: [
    ...sees,
    ...returnPhotoRights('Upload'),
    'Return-Request-Receive',
    'RMA-Request-View',
    'RMA-Request-Ship',
    'RMA-Request-Receive',
    'RMA-Request-Close',
  ],
  'After-Sales-Department': [...asksForExchange, 'RMA-Request-Check', 'RMA-Request-Approve', 'RMA-Request-Close'],
  'ASC-Admin': [...asksForExchange],
}
