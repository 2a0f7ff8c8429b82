import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { chequePhotoRights } from './cheque-photos.ts'
import { consentRights, slipRights } from './consent-files.ts'
import { invoicePhotoRights } from './invoice-photos.ts'

const takesCheques = [
  'Cheque-Search',
  'Cheque-Create',
  'Cheque-Deposit',
  ...chequePhotoRights('View', 'Download', 'Upload', 'Delete'),
] as const
/** What the bank said: of cheques that somebody else wrote down. */
const settlesCheques = ['Cheque-Clear', 'Cheque-Bounce'] as const satisfies Codes

const readsInvoices = [
  'Sales-Invoice-View',
  'Sales-Invoice-Download',
  ...invoicePhotoRights('View', 'Download'),
  ...consentRights('View', 'Download'),
  ...slipRights('View', 'Download'),
] as const
/** Brings the paper to the customer, and takes the money. */
const collects = [
  ...readsInvoices,
  'Sales-Invoice-Set-Received',
  'Receipt-Create',
  'Kwitansi-Print',
  'Collection-Log',
  ...invoicePhotoRights('Upload', 'Delete'),
] as const
const bills = [
  ...collects,
  'Sales-Invoice-Create',
  'Sales-Invoice-Submit',
  'Sales-Invoice-Approve',
  'Sales-Invoice-Void',
  'Sales-Invoice-Import',
  'Receipt-Confirm',
  'Summary-Tax-Make',
  'Summary-Standard-Make',
  'Summary-Operation-Make',
  'E-Invoice-Upload',
  'E-Invoice-Resend',
  'Customer-Invoice-Configuration-Modify',
  'Withholding-Slip-Save',
  ...consentRights('Upload', 'Delete'),
  ...slipRights('Upload', 'Delete'),
] as const
const answersForInvoices = [
  'Sales-Invoice-Freeze',
  'Sales-Invoice-Unfreeze',
  'Sales-Invoice-Cancel',
  'Receipt-Void',
  'Tax-Period-Lock',
  'E-Invoice-Replace',
  'E-Invoice-Cancel',
] as const satisfies Codes

export const financeRights: RoleRights = {
  'Branch-Manager': ['Cheque-Search', ...chequePhotoRights('View'), ...readsInvoices, 'Collection-Log'],
  'Branch-Admin': [...takesCheques, ...collects],
  Finance: [...takesCheques, ...settlesCheques, ...bills],
  'Finance-Manager': [...takesCheques, ...settlesCheques, ...bills, ...answersForInvoices],
}

export const financeAttachments: readonly AttachmentRights[] = [
  chequePhotoRights,
  invoicePhotoRights,
  consentRights,
  slipRights,
]
