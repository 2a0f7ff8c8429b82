import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { chequePhotoRights } from './cheque-photos.ts'

const takesCheques = [
  'Cheque-Search',
  'Cheque-Create',
  'Cheque-Deposit',
  ...chequePhotoRights('View', 'Download', 'Upload', 'Delete'),
] as const
/** What the bank said: of cheques that somebody else wrote down. */
const settlesCheques = ['Cheque-Clear', 'Cheque-Bounce'] as const satisfies Codes

export const financeRights: RoleRights = {
  'Branch-Manager': ['Cheque-Search', ...chequePhotoRights('View')],
  'Branch-Admin': [...takesCheques],
  Finance: [...takesCheques, ...settlesCheques],
  'Finance-Manager': [...takesCheques, ...settlesCheques],
}

export const financeAttachments: readonly AttachmentRights[] = [chequePhotoRights]
