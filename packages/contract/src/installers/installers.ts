import {
  actionOf,
  bankStatuses,
  type InstallerActionName,
  identityStatuses,
  installerChecks,
  installerTabs,
  installerTypes,
  reasonRequired,
  transferTypes,
  userCodeMissing,
  verifyResults,
} from '@sejuk/domain/installers/installers'
import { partnerPhone } from '@sejuk/domain/installers/partners'
import { bankCheckPhoto, installerPhotos } from '@sejuk/domain/installers/registrations'
import { because, labelled, type Message } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, fileAnswer, instant, many, maybeTexts, required, rowVersion, texts, uploadOf } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api-installer-bonus/personal-installer'

const filters = z.object({
  dept_code: many,
  user_type: z.enum(installerTypes).optional(),
  bank_verify_result: z.enum(verifyResults).optional(),
  /** Those whose ID card or account somebody else gave too. */
  duplicates: flag.optional(),
  text: z.string().max(200).optional(),
})

export const installerRow = z.object({
  ...texts('user_code', 'user_name', 'phone_number', 'branch_name', 'dept_code'),
  ...maybeTexts('province_name', 'city_name'),
  user_status: z.enum(identityStatuses),
  user_type: z.enum(installerTypes),
  requested_type: z.enum(installerTypes),
  approve_status: z.enum(bankStatuses).nullable(),
  bank_verify_result: z.enum(verifyResults).nullable(),
  created_date: instant,
  updated_date: instant,
  last_login_date: instant.nullable(),
})
export type InstallerRow = z.output<typeof installerRow>

export const listInstallers = endpoint(`GET ${group}/list`, {
  needs: 'Personal-Information-List-Search',
  input: listInput(['created_date', 'updated_date', 'user_code', 'user_name', 'last_login_date']).extend({
    tab: z.enum(installerTabs).default('All'),
    ...filters.shape,
  }),
  data: z.array(installerRow),
})

export const installerData = downloadable(listInstallers, {
  module_name: 'personal-installer',
  needs: 'Personal-Information-List-Download',
})

/** How many are behind each tab, of those the filters leave. */
export const countInstallers = endpoint(`GET ${group}/status-tab`, {
  needs: 'Personal-Information-List-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(installerTabs), total: z.number() })),
})

export const installerDropdown = endpoint(`GET ${group}/dropdown-list`, {
  needs: 'Personal-Information-List-View',
  input: dropdownInput.extend({ dept_code: many, user_status: many }),
  data: z.array(optionOf('user_code', 'user_name', 'user_status')),
})

/** The names of the specification; links are of our own and every look at them is logged. */
const attachment = z.object({
  photo_code: z.string(),
  ...texts('photo_name', 'photo_domain', 'photo_path'),
  ...maybeTexts('video_path', 'file_domain', 'file_path', 'thumbnail_path'),
  created_date: instant,
})
export type InstallerAttachment = z.output<typeof attachment>

const identity = z.object({
  ...texts('user_code', 'user_name', 'branch_name', 'dept_code', 'id_card_number', 'phone_number', 'id_card_address'),
  ...maybeTexts('email', 'province_name', 'city_name', 'approved_user_code', 'approved_user_name'),
  ...maybeTexts('approve_reason', 'admin_remark', 'id_checked_by', 'id_checked_user_name', 'id_check_note'),
  id_verify_result: z.enum(verifyResults),
  id_checked_date: instant.nullable(),
  user_status: z.enum(identityStatuses),
  user_type: z.enum(installerTypes),
  requested_type: z.enum(installerTypes),
  is_barred: z.boolean(),
  created_date: instant,
  updated_date: instant,
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  last_login_date: instant.nullable(),
  /** Since when the papers are gone, as the house decided. */
  photos_purged_date: instant.nullable(),
  row_version: z.number(),
  photo_code_id_card_attachment: z.array(attachment),
  photo_code_id_profile_attachment: z.array(attachment),
})
export type InstallerIdentity = z.output<typeof identity>

const bank = z.object({
  ...texts('bank_code', 'bank_name', 'bank_short_name', 'credited_account', 'receiver_swift_code'),
  /** In whose name the account is. */
  user_name: z.string(),
  ...texts('receiver_type_label', 'receiver_residency_label'),
  ...maybeTexts('bank_province_name', 'bank_city_name', 'approve_reason', 'approved_user_name'),
  approve_status: z.enum(bankStatuses).nullable(),
  bank_verify_result: z.enum(verifyResults),
  ...maybeTexts('bank_checked_by', 'bank_checked_user_name', 'bank_check_note'),
  bank_checked_date: instant.nullable(),
  bank_check_attachment: z.array(attachment),
  transfer_type: z.enum(transferTypes),
  created_date: instant,
  updated_date: instant,
  approved_date: instant.nullable(),
  photo_code_disclaimer_letter_attachment: z.array(attachment),
})
export type InstallerBank = z.output<typeof bank>

const detail = z.object({
  /** Lists, of which the first entry counts. */
  identity_information: z.array(identity),
  bank_information: z.array(bank),
  /** Others with the same ID card or account. */
  duplicates: z.array(
    z.object({
      ...texts('user_code', 'user_name'),
      user_status: z.enum(identityStatuses),
      same: z.enum(['id_card_number', 'credited_account']),
    }),
  ),
  /** Whoever approved the identity does not approve the account. */
  is_four_eyes: z.boolean(),
})
export type InstallerDetail = z.output<typeof detail>

const user_code = z.string(userCodeMissing).trim().min(1, userCodeMissing).max(100, userCodeMissing)

const wanted = { needs: 'Personal-Information-List-Detail', input: z.object({ user_code }), data: detail } as const
export const getInstaller = endpoint(`GET ${group}/detail`, wanted)
export const loadInstaller = endpoint(`POST ${group}/detail`, { ...wanted, reads: true })

/** What was done to an installer, every look at a picture included. */
export const installerHistory = actionLogOf(`GET ${group}/action-log`, 'Personal-Information-List-Detail')

/** The picture itself. Whoever asks for it has seen it. */
export const viewInstallerPhoto = endpoint(`GET ${group}/photo`, {
  needs: 'Personal-Information-List-Detail',
  input: z.object({
    user_code,
    photo: z.enum([...installerPhotos, bankCheckPhoto]),
    photo_code: code,
    size: z.enum(['whole', 'small']).default('whole'),
  }),
  data: fileAnswer,
})

/** Sent along, a version that is no longer current is a conflict. */
const person = z.object({ user_code, row_version: rowVersion.optional() })

const says: Record<InstallerActionName, Message> = {
  'approve-identity-information': because('identity-approved'),
  'approve-bank-account': because('bank-account-approved'),
  'reject-installer': because('installer-rejected'),
  'reject-to-upgrade-sales-installer': because('rejected-sales-installer'),
  'withdraw-back-modify-identity-information': because('identity-withdrawn-modify'),
  'withdraw-back-modify-bank-account': because('bank-account-withdrawn-modify'),
  'pause-cooperation': because('cooperation-paused'),
  'resume-cooperation': because('cooperation-resumed'),
  'admin-remark': because('remark-saved'),
}

const done = z.object({ user_code: z.string(), user_status: z.enum(identityStatuses), row_version: z.number() })
const acting = <In extends z.ZodObject>(name: InstallerActionName, input: In) =>
  endpoint(`POST ${group}/${name}`, { needs: actionOf(name).needs, input, data: done, says: says[name] })

/** Text a person must write with an action, as long as the action lets them. */
const written = (name: InstallerActionName) => {
  const { most = 1000, missing = reasonRequired, field = 'reason' } = actionOf(name).writes ?? {}
  const label = field === 'remark' ? 'remark' : 'reason'
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, told('too-long', { label: labelled(label), max: most }))
}
const withReason = (name: InstallerActionName) => acting(name, person.extend({ reason: written(name) }))

/** For an installer who lost the phone; somebody of ours has made sure who asks. */
export const changeInstallerPhone = endpoint(`POST ${group}/change-phone-number`, {
  needs: 'Installer-Detail-Button-Change-Phone',
  input: person.extend({
    phone_number: required('phone-number', 40).transform((typed, { addIssue }) => {
      const national = partnerPhone(typed)
      if (!national) addIssue({ code: 'custom', message: told('not-indonesian-mobile-number') })
      return national ?? ''
    }),
    reason: z.string(reasonRequired).trim().min(1, reasonRequired).max(1000, 'Reason is no more than 1000 characters'),
  }),
  data: nothing,
  says: because('phone-number-changed'),
})

/** The nine buttons of the detail. */
export const actOnInstaller = {
  'approve-identity-information': acting('approve-identity-information', person),
  'approve-bank-account': acting('approve-bank-account', person),
  'reject-installer': withReason('reject-installer'),
  'reject-to-upgrade-sales-installer': withReason('reject-to-upgrade-sales-installer'),
  'withdraw-back-modify-identity-information': withReason('withdraw-back-modify-identity-information'),
  'withdraw-back-modify-bank-account': withReason('withdraw-back-modify-bank-account'),
  'pause-cooperation': withReason('pause-cooperation'),
  'resume-cooperation': withReason('resume-cooperation'),
  'admin-remark': acting('admin-remark', person.extend({ remark: written('admin-remark') })),
}

const finding = person.extend({
  result: z.enum(['Valid', 'Invalid'], told('result-required')),
  /** What was compared with what, or who was asked. */
  note: required('note', 500),
})

export const recordIdentityCheck = endpoint(`POST ${group}/record-identity-check`, {
  needs: installerChecks.identity.needs,
  input: finding,
  data: nothing,
  says: because('check-recorded'),
})

/** With evidence: a picture of the bank's answer, or its letter. */
export const recordBankCheck = endpoint(`POST ${group}/record-bank-check`, {
  needs: installerChecks.bank.needs,
  input: finding.extend({ file: uploadOf('png', 'jpg', 'jpeg', 'jfif', 'webp', 'pdf') }),
  data: nothing,
  says: because('check-recorded'),
})
