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
const seesPhotos = retailPhotoRights('View', 'Download')
const addsPhotos = retailPhotoRights('View', 'Upload', 'Delete')

export const retailRights: RoleRights = {
  'Branch-Manager': [...readsSellOut, ...decides, 'Customer-Stock-Take', 'Retail-Order-Backdate', ...seesPhotos],
  Salesman: [...readsSellOut, 'Customer-Stock-Take', 'Retail-Order-Input', 'Retail-Order-Approve', ...addsPhotos],
  'Branch-Admin': [
    ...readsSellOut,
    ...decides,
    'Customer-Stock-Take',
    'Retail-Order-Input',
    'Retail-Order-Backdate',
    ...addsPhotos,
  ],
  'Sales-HO': [...readsSellOut, ...decides, ...seesPhotos],
  Director: [...readsSellOut],
  Promotor: [...sells, 'Retail-Order-Search-Sell-Out', ...addsPhotos],
  Keyperson: [...sells, ...addsPhotos],
}

export const retailAttachments: readonly AttachmentRights[] = [retailPhotoRights]
