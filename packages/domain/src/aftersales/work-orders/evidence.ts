import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../../platform/attachment-permissions.ts'

/** Where the photos of a cost sheet hang. */
export const costModule = 'service_cost'
export const costPhoto = 'evidence'
export const costPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(costModule, costPhoto, action))

/** Where hangs what a complaint is about. */
export const complaintModule = 'complaint'
export const complaintPhoto = 'evidence'
export const complaintPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(complaintModule, complaintPhoto, action))

/** Where the invoice of a batch hangs. */
export const invoiceModule = 'reimbursement'
export const invoiceFile = 'invoice'
export const invoiceRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => filePermission(invoiceModule, action))
