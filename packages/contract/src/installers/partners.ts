import { approvalOutcomes } from '@sejuk/domain/installers/approval-outcomes'
import { bankStatuses, identityStatuses, installerTypes, verifyResults } from '@sejuk/domain/installers/installers'
import { clientAnswers, clientPermissions, otpDigits, partnerPhone } from '@sejuk/domain/installers/partners'
import { accountDigits, registrationPages } from '@sejuk/domain/installers/registrations'
import { because, type Label } from '@sejuk/domain/messages'
import { keepIdCard } from '@sejuk/domain/values/text'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, maybeTexts, required, texts } from '../fields.ts'
import { told } from '../told.ts'

const phone = required('phone-number', 40).transform((typed, { addIssue }) => {
  const national = partnerPhone(typed)
  if (!national) addIssue({ code: 'custom', message: told('not-indonesian-mobile-number') })
  return national ?? ''
})
const otp = z
  .string('OTP is required!')
  .trim()
  .min(1, 'OTP is required!')
  .regex(new RegExp(`^\\d{${otpDigits}}$`), told('otp-digits', { n: otpDigits }))

/** Sign-in needs a registered phone; registration accepts any, and continues one that was begun. */
const purpose = z.enum(['login', 'register']).default('login')

export const sendOtp = endpoint('POST /auth/send-otp', {
  needs: 'public',
  input: z.object({ phone, purpose }),
  data: z.object({
    /** Seconds. */
    resend_after: z.number(),
    expires_in: z.number(),
    /** Only where nothing can be sent and the data is a demonstration. */
    demo_otp: z.string().nullable(),
  }),
  says: because('code-on-way'),
})

/** A right code is worth a login code, once and for a minute. */
export const verifyOtp = endpoint('POST /auth/verify-otp', {
  needs: 'public',
  input: z.object({ phone, otp, purpose }),
  data: z.object({ code: z.string() }),
  says: because('phone-number-confirmed'),
})

export const logIn = endpoint('POST /auth/login', {
  needs: 'public',
  input: z.object({ code: z.string().min(1).max(500) }),
  data: z.object({
    /** The page to continue on. */
    homepage: z.string(),
  }),
  says: because('signed-in'),
})

/** Another number, proved by a code sent to it and by one sent to the number until now. */
export const savePhoneNumber = endpoint('POST /auth/save-phone-number', {
  needs: 'signed-in',
  input: z.object({ phone, otp, old_otp: otp.optional() }),
  data: nothing,
})

/** The device permissions reported by the browser. */
export const updateClientPermission = endpoint('POST /auth/update-client-permission', {
  needs: 'signed-in',
  input: z.object({ permissions: z.partialRecord(z.enum(clientPermissions), z.enum(clientAnswers)) }),
  data: nothing,
})

const place = (label: Label) => required(label, 20)
const photo = (label: Label) => required(label, 100)
const email = z.union([z.literal(''), z.email(told('not-e-mail-address')).max(200)]).default('')

/** Page 1, apart from phone and code, which have calls of their own. */
export const accountForm = z.object({
  email,
  userType: z.enum(installerTypes, { error: 'Partner type is required!' }),
  consent_version: required('your-consent', 20),
})

/** Page 2. */
export const identityForm = z.object({
  userName: required('name', 100),
  idCardNumber: required('id-card-number', 40).transform(keepIdCard).pipe(required('id-card-number', 40)),
  idCardAddress: required('id-card-address', 500),
  province: place('province'),
  city: place('city'),
  photo_code_id_card: photo('id-card-photo'),
  photo_code_id_profile: photo('photo-yourself'),
})

const { least, most } = accountDigits
/** Page 3. */
export const bankForm = z.object({
  bank: required('bank', 20),
  provinceBank: place('bank-province'),
  cityBank: place('bank-city'),
  accountName: required('account-name', 100),
  accountNumber: required('account-number', 40)
    .transform((typed) => typed.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${least},${most}}$`), told('account-number-digits', { least, most }))),
  receiverType: required('receiver-type', 10),
  receiverResidency: required('receiver-residency', 10),
  photo_code_disclaimer_letter: z.string().max(100).nullable().default(null),
  /** Together with the account: to become a sales installer. */
  userType: z.enum(installerTypes).optional(),
})

/** The applicant's own photo, with links valid only for them. */
const ownPhoto = z.object({ ...texts('photo_code', 'photo_domain', 'photo_path'), ...maybeTexts('thumbnail_path') })
export type OwnPhoto = z.output<typeof ownPhoto>

const identity = z.object({
  ...texts('user_code', 'phone', 'email', 'userName', 'idCardNumber', 'idCardAddress'),
  ...maybeTexts('province', 'city', 'province_name', 'city_name', 'branch_name', 'consent_version', 'reason'),
  /** The requested and the current type. */
  userType: z.enum(installerTypes),
  user_type: z.enum(installerTypes),
  user_status: z.enum(identityStatuses),
  is_barred: z.boolean(),
  created_date: instant,
  updated_date: instant,
  approved_date: instant.nullable(),
  photo_code_id_card_attachment: z.array(ownPhoto),
  photo_code_id_profile_attachment: z.array(ownPhoto),
  /** Whether it can be changed in the current status. */
  may_edit: z.boolean(),
  /** Where a registration goes on. */
  page: z.enum(registrationPages),
})
export type OwnIdentity = z.output<typeof identity>

const bank = z.object({
  ...texts('bank', 'bank_name', 'bank_short_name', 'accountName', 'accountNumber', 'receiverType', 'receiverResidency'),
  ...texts('receiver_type_label', 'receiver_residency_label'),
  ...maybeTexts('provinceBank', 'cityBank', 'province_name', 'city_name', 'reason'),
  approve_status: z.enum(bankStatuses).nullable(),
  bank_verify_result: z.enum(verifyResults),
  created_date: instant,
  updated_date: instant,
  photo_code_disclaimer_letter_attachment: z.array(ownPhoto),
})
export type OwnBank = z.output<typeof bank>

const mine = { needs: 'signed-in', input: z.object({}) } as const

export const getIdentityInformation = endpoint('GET /auth/identity-information', { ...mine, data: identity })

/** Saves a page of the registration or of a correction, or submits all. */
export const saveIdentityInformation = endpoint('POST /auth/identity-information', {
  needs: 'signed-in',
  input: z.discriminatedUnion('page', [
    accountForm.extend({ page: z.literal('account') }),
    identityForm.extend({ page: z.literal('identity') }),
    z.object({ page: z.literal('review') }),
  ]),
  data: identity,
})

const ownBank = z.object({
  bank: bank.nullable(),
  may_edit: z.boolean(),
  may_ask_for_upgrade: z.boolean(),
  /** In whose name no letter is needed. */
  userName: z.string(),
  userType: z.enum(installerTypes),
})
export const getBankInformation = endpoint('GET /auth/bank-information', { ...mine, data: ownBank })
export const saveBankInformation = endpoint('POST /auth/bank-information', {
  needs: 'signed-in',
  input: bankForm,
  data: ownBank,
})

/** The applicant's own data and its status. */
export const getIdentityBankInformation = endpoint('GET /auth/identity-bank-information', {
  ...mine,
  data: z.object({
    identity,
    bank: ownBank,
    /** None before the registration is submitted. */
    outcome: z.enum(approvalOutcomes).nullable(),
    outcome_reason: z.string().nullable(),
    homepage: z.string(),
    support: z.object(texts('company_name', 'support_phone', 'support_email')),
    client_permissions: z.partialRecord(z.enum(clientPermissions), z.enum(clientAnswers)),
  }),
})
