import type { BankStatus, IdentityStatus, InstallerState, InstallerType } from './installers.ts'

/** The four pages of the registration. */
export const registrationPages = ['account', 'identity', 'bank', 'review'] as const
export type RegistrationPage = (typeof registrationPages)[number]

/** The version of the privacy text. A changed text is a new version and needs a new consent. */
export const privacyVersion = '2026-11-15'

export const identityPhotos = ['id_card', 'id_profile'] as const
export const installerPhotos = [...identityPhotos, 'disclaimer_letter'] as const
export type InstallerPhoto = (typeof installerPhotos)[number]
/** The evidence of a bank check: staff records it, the installer does not see it. */
export const bankCheckPhoto = 'bank_check'

export const accountDigits = { least: 5, most: 20 } as const

/** What the applicant has saved so far, by form field. */
export type Registration = {
  userType: InstallerType
  consent_version: string | null
  userName: string
  idCardNumber: string
  idCardAddress: string
  province: string | null
  city: string | null
  photo_code_id_card: string | null
  photo_code_id_profile: string | null
  bank: RegisteredBank | null
}
export type RegisteredBank = { bank: string; accountName: string; photo_code_disclaimer_letter: string | null }

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** An account in another name needs a letter of consent. */
export const needsDisclaimer = (accountName: string, userName: string) => plain(accountName) !== plain(userName)

export const needsBank = (type: InstallerType) => type === 'Sales_Installer'

type Gaps = Record<string, string[]>
const missing = (label: string) => [`${label} is required!`]
const gapsIn = (facts: readonly (readonly [field: string, label: string, value: string | null])[]): Gaps =>
  Object.fromEntries(facts.filter(([, , value]) => !value).map(([field, label]) => [field, missing(label)]))

/** What is missing before submission, page by page. */
export const registrationGaps = (form: Registration): Record<Exclude<RegistrationPage, 'review'>, Gaps> => ({
  account: gapsIn([['consent_version', 'Your consent', form.consent_version]]),
  identity: gapsIn([
    ['userName', 'Name', form.userName],
    ['idCardNumber', 'ID card number', form.idCardNumber],
    ['idCardAddress', 'ID card address', form.idCardAddress],
    ['province', 'Province', form.province],
    ['city', 'City', form.city],
    ['photo_code_id_card', 'ID card photo', form.photo_code_id_card],
    ['photo_code_id_profile', 'Photo of yourself', form.photo_code_id_profile],
  ]),
  bank: form.bank
    ? gapsIn(
        needsDisclaimer(form.bank.accountName, form.userName)
          ? [['photo_code_disclaimer_letter', 'Disclaimer letter', form.bank.photo_code_disclaimer_letter]]
          : [],
      )
    : gapsIn(needsBank(form.userType) ? [['bank', 'Bank account', null]] : []),
})

/** Where a registration that was left goes on: the first page that lacks something, else the last. */
export const resumePage = (form: Registration): RegistrationPage => {
  const gaps = registrationGaps(form)
  return (['account', 'identity', 'bank'] as const).find((page) => Object.keys(gaps[page]).length > 0) ?? 'review'
}

type Own = Pick<InstallerState, 'user_status' | 'approve_status' | 'requested_type' | 'user_type' | 'is_barred'>

export const mayEditIdentity = ({ user_status }: Pick<Own, 'user_status'>) =>
  user_status === 'Draft' || user_status === 'Withdrawn'

/** Saving a page of a draft keeps it a draft; saving a returned one submits it again. */
export const identityAfterSave = (status: IdentityStatus): IdentityStatus =>
  status === 'Withdrawn' ? 'Modified' : status

/** An active installer who may still be upgraded. */
export const mayAskForUpgrade = ({ user_status, requested_type, is_barred }: Own) =>
  user_status === 'Approved' && requested_type === 'Installer' && !is_barred

const openBank: readonly (BankStatus | null)[] = [null, 'Bank_Withdrawn', 'Bank_Rejected']

/** An approved account changes only when an administrator sends it back, or together with the wish to sell. */
export const mayEditBank = (own: Own, wantsUpgrade = false) => {
  if (own.user_status === 'Rejected' || own.user_status === 'Paused') return false
  if (own.user_status === 'Draft' || openBank.includes(own.approve_status)) return true
  return wantsUpgrade && own.approve_status === 'Bank_Approved' && mayAskForUpgrade(own)
}

export const bankAfterSave = ({ user_status, approve_status }: Own): BankStatus | null => {
  if (user_status === 'Draft') return null
  return approve_status ? 'Bank_Modified' : 'Bank_Submitted'
}

/** All pages are submitted together. */
export const afterSubmit = ({ hasBank }: { hasBank: boolean }): Pick<Own, 'user_status' | 'approve_status'> => ({
  user_status: 'Submitted',
  approve_status: hasBank ? 'Bank_Submitted' : null,
})
