import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { sparepartPhotoRights } from './order-photos.ts'

const sees = ['Sparepart-Order-View', ...sparepartPhotoRights('View', 'Download')] as const
const asks = [...sees, 'Sparepart-Order-Create', ...sparepartPhotoRights('Upload', 'Delete')] as const
const receives = ['Sparepart-Order-Upload-Receipt'] as const satisfies Codes
const delivers = [
  'Sparepart-Order-Allocate',
  'Sparepart-Order-Pick',
  'Sparepart-Order-Send',
  'Sparepart-Lack-Desk',
] as const satisfies Codes

export const sparepartsAttachments: readonly AttachmentRights[] = [sparepartPhotoRights]

export const sparepartsRights: RoleRights = {
  Technician: [...asks, ...receives, 'Sparepart-Buy'],
  'ASC-Admin': [...asks, ...receives, 'Sparepart-Order-Cancel', 'Sparepart-Buy', 'Sparepart-Shelf-View'],
  'After-Sales-Department': [
    ...asks,
    ...receives,
    'Sparepart-In-Warranty-Create',
    'Work-Order-Button-Submit-Sparepart',
    'Sparepart-Order-Override',
    'Sparepart-Order-Take',
    'Sparepart-Order-Cancel',
    'Sparepart-Lack-Desk',
    'Sparepart-Old-Part-Receive',
    'Sparepart-Shelf-View',
  ],
  Warehouse: [...sees, ...delivers, 'Sparepart-Old-Part-Receive', 'Sparepart-Shelf-View'],
  'Branch-Manager': [...sees, 'Sparepart-Order-Approve-Cost'],
  Finance: [...sees, 'Sparepart-Order-Approve-Cost'],
  'Finance-Manager': [...sees, 'Sparepart-Order-Approve-Cost'],
  'Call-Center': sees,
  Customer: [
    ...asks,
    ...receives,
    'Sparepart-Buy',
    'Sparepart-Order-Cancel',
    'Work-Order-Button-Submit-Sparepart',
    'Exploded-View-Readonly',
  ],
}
