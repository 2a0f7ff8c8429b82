import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { bonusPhotoRights } from './bonus-photos.ts'

const readsInstallers = [
  'Personal-Information-List-Search',
  'Personal-Information-List-View',
  'Personal-Information-List-Detail',
] as const satisfies Codes

/** Whoever records a check never approves what was checked: more people check than approve. */
const checksInstallers = [
  'Installer-Detail-Button-Check-Identity',
  'Installer-Detail-Button-Check-Bank-Account',
] as const satisfies Codes

const approvesIdentities = [
  ...readsInstallers,
  ...checksInstallers,
  'Installer-Detail-Button-Approve-Identity',
  'Installer-Detail-Button-Reject-Installer',
  'Installer-Detail-Button-Withdraw-Identity-Information',
  'Installer-Detail-Button-Pause-Cooperation',
  'Installer-Detail-Button-Resume-Cooperation',
  'Installer-Detail-Button-Admin-Remark',
  'Installer-Detail-Button-Change-Phone',
] as const satisfies Codes

const approvesAccounts = [
  ...readsInstallers,
  ...checksInstallers,
  'Personal-Information-List-Download',
  'Installer-Detail-Button-Approve-Bank-Account',
  'Installer-Detail-Button-Withdraw-Bank-Account',
  'Installer-Detail-Button-Reject-Sales-Installer',
] as const satisfies Codes

const seesBonusPhotos = bonusPhotoRights('View')
const takesBonusPhotos = bonusPhotoRights('View', 'Upload', 'Delete')

const readsBonuses = [
  'Bonus-Rule-Search',
  'Installation-Bonus-List-Search',
  'Installation-Bonus-List-Download',
] as const satisfies Codes

const decidesForBranch = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Branch',
  'Installation-Bonus-List-Withdraw',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
  'Installation-Bonus-List-Call-Back',
] as const satisfies Codes

const paysBonuses = [
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

const earnsBonuses = [
  'Bonus-Rule-Search',
  'My-Installation-Bonus-Search',
  'My-Installation-Bonus-Apply',
] as const satisfies Codes

export const installersRights: RoleRights = {
  'Branch-Manager': [...approvesIdentities, ...decidesForBranch, ...seesBonusPhotos],
  'Branch-Admin': [
    ...readsInstallers,
    ...checksInstallers,
    ...readsBonuses,
    'Installation-Bonus-List-Call-Back',
    ...seesBonusPhotos,
  ],
  Finance: [...paysBonuses, ...seesBonusPhotos],
  'Finance-Manager': [
    ...approvesAccounts,
    ...paysBonuses,
    ...seesBonusPhotos,
    'Bonus-Rule-Create',
    'Bonus-Rule-Approve',
    'Financial-Settlement-Approve',
  ],
  'After-Sales-Department': [...approvesIdentities, ...decidesForBranch, ...seesBonusPhotos, 'Bonus-Rule-Create'],
  'Partner-Sales-Installer': [...earnsBonuses, ...takesBonusPhotos],
  'Partner-Common-Installer': [...earnsBonuses, ...takesBonusPhotos],
}

export const installersAttachments: readonly AttachmentRights[] = [bonusPhotoRights]
