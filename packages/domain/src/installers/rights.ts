import type { Codes } from '../permissions.ts'
import { bonusPhotoRights } from './bonus-photos.ts'

export const readsInstallers = [
  'Personal-Information-List-Search',
  'Personal-Information-List-View',
  'Personal-Information-List-Detail',
] as const satisfies Codes

export const approvesIdentities = [
  ...readsInstallers,
  'Installer-Detail-Button-Approve-Identity',
  'Installer-Detail-Button-Reject-Installer',
  'Installer-Detail-Button-Withdraw-Identity-Information',
  'Installer-Detail-Button-Pause-Cooperation',
  'Installer-Detail-Button-Resume-Cooperation',
  'Installer-Detail-Button-Admin-Remark',
] as const satisfies Codes

export const approvesAccounts = [
  ...readsInstallers,
  'Personal-Information-List-Download',
  'Installer-Detail-Button-Approve-Bank-Account',
  'Installer-Detail-Button-Withdraw-Bank-Account',
  'Installer-Detail-Button-Reject-Sales-Installer',
] as const satisfies Codes

export const seesBonusPhotos = bonusPhotoRights('View')

export const readsBonuses = [
  'Bonus-Rule-Search',
  'Installation-Bonus-List-Search',
  'Installation-Bonus-List-Download',
] as const satisfies Codes

export const decidesForBranch = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Branch',
  'Installation-Bonus-List-Withdraw',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
  'Installation-Bonus-List-Call-Back',
] as const satisfies Codes

export const paysBonuses = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Finance',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
  'Installation-Bonus-List-Call-Back',
  'Financial-Settlement-Search',
  'Financial-Settlement-Create',
  'Financial-Settlement-Modify',
  'Financial-Settlement-Bank-File',
  'Financial-Settlement-Import-Result',
] as const satisfies Codes

export const earnsBonuses = [
  'Bonus-Rule-Search',
  'My-Installation-Bonus-Search',
  'My-Installation-Bonus-Apply',
] as const satisfies Codes
