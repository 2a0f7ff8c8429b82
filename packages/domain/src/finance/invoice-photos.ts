import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const invoicePhotoModule = 'Sales_Invoice'
/** The signed copy, or the customer's stamp. */
export const paperPhoto = 'paper_receipt'

export const invoicePhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(invoicePhotoModule, paperPhoto, action))
