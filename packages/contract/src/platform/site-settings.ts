import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { mostPaperYears, purposeShape, standardSettings } from '@sejuk/domain/platform/site-settings'
import { leastThreshold } from '@sejuk/domain/projects/similarity'
import { isNpwp, npwp16 } from '@sejuk/domain/values/npwp'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { proposal, proposed } from '../setting-proposal.ts'
import { told } from '../told.ts'
import { actionLogOf } from './action-logs.ts'

const moment = z.iso.datetime({ offset: true, error: told('not-date-time') })

/** What anybody may know before signing in. */
export const getSiteNotice = endpoint('GET /api/site-notice', {
  needs: 'public',
  input: z.object({}),
  data: z.object({
    ...texts('company_name', 'support_phone', 'support_email'),
    default_language: z.enum(languages),
    maintenance: z
      .object({ starts_date: instant, ends_date: instant, ...texts('text_default', 'text_local') })
      .nullable(),
  }),
})

/** The configured map tiles; none means that maps are drawn from our own outlines. */
export const getMapTiles = endpoint('GET /api/map-tiles', {
  needs: 'public',
  input: z.object({}),
  data: z.object({ url: z.string(), attribution: z.string() }).nullable(),
})

const email = z.email(told('not-e-mail-address')).max(200)

const companyForm = z.object({
  company_name: required('company-name', 100),
  support_phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^(\+?[\d\s()-]{6,40})?$/, told('support-phone-digits-blanks-dashes'))
    .default(''),
  support_email: z.union([z.literal(''), email]).default(''),
})
const languageForm = z.object({ default_language: z.enum(languages) })
export const installersForm = z.object({
  four_eyes: z.boolean(),
  call_back_percent: wholeNumber('calls', 0, 100),
  paper_years: wholeNumber('years', 1, mostPaperYears),
})
const percent = z.coerce
  .number<number | string>(told('not-number'))
  .min(0, 'This is a number from 0 to 30')
  .max(30, 'This is a number from 0 to 30')
export const serviceTaxForm = z.object({ with_npwp: percent, without_npwp: percent })
const uploadsForm = z.object({
  video_mb_per_day: wholeNumber('videos', 0, 100_000),
  file_mb_per_day: wholeNumber('files', 1, 100_000),
})
const projectsForm = z.object({
  similarity_percent: wholeNumber('threshold', leastThreshold, 95),
  likely_percent: wholeNumber('very-likely', leastThreshold, 100),
  protection_days: wholeNumber('protection-days', 45, 730),
})
const supervisionForm = z.object({
  road_percent: wholeNumber('road', 100, 300),
  km_per_hour: wholeNumber('speed', 5, 120),
  /** A double booking, or a Sunday, is refused instead of told. */
  stops_clash: flag.default(false),
  stops_sunday: flag.default(false),
})
export const ordersForm = z.object({
  branch_band_percent: wholeNumber('discount-band', 0, 50),
  answer_hours: wholeNumber('answer-hours', 1, 72),
  undecided_days: wholeNumber('undecided-days', 1, 30),
  floor_percent: wholeNumber('floor-price', 50, 100),
  largest_discount_percent: wholeNumber('largest-discount', 0, 50).default(
    standardSettings.orders.largest_discount_percent,
  ),
})
export const eInvoiceForm = z.object({
  seller_npwp: z
    .string()
    .trim()
    .transform(npwp16)
    .refine((npwp) => isNpwp(npwp), told('npwp-must-16-digits')),
  seller_nitku: z
    .string()
    .trim()
    .regex(/^\d{22}$/, told('nitku-must-22-digits')),
  deadline_day: wholeNumber('deadline-day', 1, 28),
})
export const paymentForm = z.object({
  bank_name: required('bank', 100),
  account_number: required('account-number', 40),
  account_name: required('account-name', 100),
})
const announcement = z.object({
  is_on: z.boolean(),
  starts_date: moment.nullable().default(null),
  ends_date: moment.nullable().default(null),
  text_default: z.string().trim().max(300, 'Text is no more than 300 characters').default(''),
  text_local: z.string().trim().max(300, 'Text is no more than 300 characters').default(''),
})

const saved = { row_version: z.number(), updated_date: instant.nullable(), ...maybeTexts('updated_user_name') }

export const listSettings = endpoint('GET /api/website-config/list', {
  needs: 'Website-Config-Search',
  input: z.object({}),
  data: z.object({
    company: z.object({ value: z.object(texts('company_name', 'support_phone', 'support_email')), ...saved }),
    language: z.object({ value: languageForm, ...saved }),
    maintenance: z.object({
      value: z.object({
        is_on: z.boolean(),
        ...maybeTexts('starts_date', 'ends_date'),
        ...texts('text_default', 'text_local'),
      }),
      ...saved,
    }),
    installers: z.object({ value: installersForm, ...saved }),
    service_tax: z.object({ value: serviceTaxForm, ...saved }),
    uploads: z.object({ value: uploadsForm, ...saved }),
    projects: z.object({ value: projectsForm, ...saved }),
    supervision: z.object({ value: supervisionForm, ...saved }),
    orders: z.object({ value: ordersForm, ...saved }),
    e_invoice: z.object({
      value: z.object({ ...texts('seller_npwp', 'seller_nitku'), deadline_day: z.number() }),
      ...saved,
    }),
    payment: z.object({ value: z.object(texts('bank_name', 'account_number', 'account_name')), ...saved }),
  }),
})

/** The version that was looked at; 0 where nobody has decided anything yet. */
const version = { row_version: z.coerce.number<number | string>().int().min(0) }
const changed = { needs: 'Website-Config-Modify', data: nothing, says: because('data-saved-successfully') } as const
/** What moves money is proposed: it holds once somebody above its author has agreed. */
const moved = { needs: 'Website-Config-Modify', data: z.object(proposed) } as const
const proposing = { ...version, ...proposal }

export const updateCompany = endpoint('POST /api/website-config/company', {
  ...changed,
  input: companyForm.extend(version),
})
export const updateDefaultLanguage = endpoint('POST /api/website-config/language', {
  ...changed,
  input: languageForm.extend(version),
})
export const updateInstallerSettings = endpoint('POST /api/website-config/installers', {
  ...moved,
  input: installersForm.extend(proposing),
})
/** For batches that begin from now on. */
export const updateServiceTax = endpoint('POST /api/website-config/service-tax', {
  ...moved,
  input: serviceTaxForm.extend(proposing),
})
export const updateUploadSettings = endpoint('POST /api/website-config/uploads', {
  ...changed,
  input: uploadsForm.extend(version),
})
/** For logs that are submitted or approved from now on. */
export const updateProjectSettings = endpoint('POST /api/website-config/projects', {
  ...changed,
  input: projectsForm.extend(version),
})
/** For every way that is estimated from now on, of visits that are planned already too. */
export const updateSupervisionSettings = endpoint('POST /api/website-config/supervision', {
  ...changed,
  input: supervisionForm.extend(version),
})
/** For orders that are submitted and special prices that are asked for from now on. */
export const updateOrderSettings = endpoint('POST /api/website-config/orders', {
  ...moved,
  input: ordersForm.extend(proposing),
})
/** For what is uploaded from now on. */
export const updatePaymentSettings = endpoint('POST /api/website-config/payment', {
  ...moved,
  input: paymentForm.extend(proposing),
})
export const updateEInvoiceSettings = endpoint('POST /api/website-config/e-invoice', {
  ...moved,
  input: eInvoiceForm.extend(proposing),
})
export const updateMaintenance = endpoint('POST /api/website-config/maintenance', {
  ...changed,
  input: announcement
    .extend(version)
    .superRefine(({ is_on, starts_date, ends_date, text_default, text_local }, { addIssue }) => {
      const say = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
      if (is_on && !starts_date) say('starts_date', 'Starts is required!')
      if (is_on && !ends_date) say('ends_date', 'Ends is required!')
      if (starts_date && ends_date && Date.parse(ends_date) <= Date.parse(starts_date))
        say('ends_date', told('end-must-come-after-start'))
      if (Boolean(text_default) !== Boolean(text_local))
        say(text_default ? 'text_local' : 'text_default', told('write-in-both-languages-or'))
    }),
})

const purpose = z
  .string('Purpose is required!')
  .trim()
  .regex(purposeShape, 'Purpose is 2 to 49 small letters, digits and dashes')

const websiteEmailForm = z.object({
  description: z.string().trim().max(200, 'Description is no more than 200 characters').default(''),
  to: z.array(email).max(50, 'At most 50 addresses'),
  cc: z.array(email).max(50, 'At most 50 addresses').default([]),
  is_active: z.boolean(),
})

/** A list that is in use names somebody. */
const named = <Form extends z.ZodType<{ is_active: boolean; to: string[] }>>(form: Form) =>
  form.refine(({ is_active, to }) => !is_active || to.length > 0, { path: ['to'], error: 'To is required!' })

export const websiteEmail = z.object({
  ...texts('purpose', 'description', 'updated_user_name'),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  is_active: z.boolean(),
  updated_date: instant,
  row_version: z.number(),
})
export type WebsiteEmail = z.output<typeof websiteEmail>

export const listWebsiteEmails = endpoint('GET /api/website-email/list', {
  needs: 'Website-Email-Search',
  input: listInput(['purpose', 'updated_date']).extend({ text: z.string().max(200).optional() }),
  data: z.array(websiteEmail),
})

export const createWebsiteEmail = endpoint('POST /api/website-email/create', {
  needs: 'Website-Email-Modify',
  input: named(websiteEmailForm.extend({ purpose })),
  data: nothing,
})

export const updateWebsiteEmail = endpoint('POST /api/website-email/update', {
  needs: 'Website-Email-Modify',
  input: named(websiteEmailForm.extend({ purpose, row_version: rowVersion })),
  data: nothing,
  says: because('updated'),
})

export const deleteWebsiteEmail = endpoint('POST /api/website-email/delete', {
  needs: 'Website-Email-Modify',
  input: z.object({ purpose }),
  data: nothing,
  says: because('deleted'),
})

export const settingLog = actionLogOf('GET /api/website-config/action-log', 'Website-Config-Search')
export const websiteEmailLog = actionLogOf('GET /api/website-email/action-log', 'Website-Email-Search')
