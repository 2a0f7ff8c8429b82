import { type AttachmentAction, type AttachmentPermission, filePermission } from '../platform/attachment-permissions.ts'

/** Balance sheets, bank statements, the guarantee: what hangs on a credit limit request. */
export const creditFileModule = 'Credit_Limit_Request'
export const creditFile = 'credit_document'

export const creditFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => filePermission(creditFileModule, action))
