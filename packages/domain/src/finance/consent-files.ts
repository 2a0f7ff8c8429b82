import { type AttachmentAction, type AttachmentPermission, filePermission } from '../platform/attachment-permissions.ts'

/** Files of an electronic invoice: the customer's agreement that it is cancelled. */
export const consentModule = 'E_Invoice'
/** The slip of a tax that a customer kept back. */
export const slipModule = 'Withholding_Slip'

const rightsOf =
  (module: string) =>
  (...actions: AttachmentAction[]): AttachmentPermission[] =>
    actions.map((action) => filePermission(module, action))
export const consentRights = rightsOf(consentModule)
export const slipRights = rightsOf(slipModule)
