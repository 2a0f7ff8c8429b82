import { eInvoice, eInvoiceStatuses, mailResults, taxChannels } from '@sejuk/domain/finance/electronic-invoices'
import { taxProblemCodes } from '@sejuk/domain/finance/tax-office/tax-problems'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, maybeTexts, month, sheetUpload, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { actionLog } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/electronic-sales-invoice'

const wrong = told('not-in-list')
const numbered = z.coerce.number<number | string>(wrong).int(wrong).min(1, wrong).max(2_147_483_647, wrong)

const problem = z.object({
  code: z.enum(taxProblemCodes),
  place: z.enum(['company', 'customer', 'item', 'invoice']),
  ref: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  is_warning: z.literal(true).optional(),
})

const row = z.object({
  ...texts('e_invoice_code', 'invoice_code', 'period', 'customer_code', 'customer_name', 'dept_code', 'dept_name'),
  ...texts('transaction_code'),
  tax_date: calendarDay(),
  version: z.number(),
  provider: z.enum(taxChannels).nullable(),
  e_status: z.enum(eInvoiceStatuses),
  attempt: z.number(),
  ...maybeTexts('nsfp', 'replaces_nsfp', 'error_code', 'error_message'),
  base: z.number(),
  vat: z.number(),
  grand_total: z.number(),
  problems: z.array(problem),
  file_id: z.number().nullable(),
  updated_date: instant,
  row_version: z.number(),
})
export type EInvoice = z.output<typeof row>

const filters = {
  search: z.string().max(200).default(''),
  period: month.optional(),
  dept_code: many,
  customer_code: many,
}
export const listEInvoices = endpoint(`GET ${group}/list`, {
  needs: 'Sales-Invoice-View',
  input: listInput(['tax_date', 'e_invoice_code']).extend({
    ...filters,
    e_status: z.enum(eInvoiceStatuses).optional(),
    provider: z.enum(taxChannels).optional(),
  }),
  data: z.array(row),
})
export const eInvoiceData = downloadable(listEInvoices, {
  module_name: 'electronic-sales-invoice',
  needs: 'Sales-Invoice-Download',
})

/** How a month stands: by state, by cause, and how long is left. */
export const eInvoiceOverview = endpoint(`GET ${group}/overview`, {
  needs: 'Sales-Invoice-View',
  input: z.object(filters),
  data: z.object({
    period: z.string(),
    deadline: instant,
    now: instant,
    states: z.array(z.object({ e_status: z.enum(eInvoiceStatuses), count: z.number(), vat: z.number() })),
    causes: z.array(
      z.object({
        code: z.enum(taxProblemCodes),
        place: problem.shape.place,
        ...texts('ref', 'name'),
        count: z.number(),
      }),
    ),
    rejected: z.array(
      z.object({
        ...texts('invoice_code'),
        ...maybeTexts('error_message'),
        attempt: z.number(),
        updated_date: instant,
      }),
    ),
    /** Whether a provider is configured, and how it answers. */
    provider: z.object({
      is_configured: z.boolean(),
      waiting: z.number(),
      oldest_date: instant.nullable(),
      next_date: instant.nullable(),
    }),
  }),
})
export type EInvoiceOverview = z.output<typeof eInvoiceOverview.data>

const good = z.object({
  ...texts('code', 'name', 'unit'),
  price_sen: z.number(),
  qty: z.number(),
  discount_sen: z.number(),
  base: z.number(),
  other_base: z.number(),
  vat_rate: z.number(),
  vat: z.number(),
})
const document = z.object({
  ...texts('reference', 'seller_tin', 'seller_idtku', 'date', 'transaction_code', 'add_info', 'facility_stamp'),
  ...texts('buyer_tin', 'buyer_document', 'buyer_document_number', 'buyer_name', 'buyer_address', 'buyer_email'),
  ...texts('buyer_idtku'),
  customs_document: z.string().optional(),
  customs_month: z.string().optional(),
  goods: z.array(good),
})
const mail = z.object({
  mail_id: z.number(),
  ...texts('channel', 'recipient_name', 'address', 'event', 'how', 'sent_user_name'),
  ...maybeTexts('error'),
  invoice_codes: z.array(z.string()),
  nsfps: z.array(z.string()),
  result: z.enum(mailResults),
  created_date: instant,
  opened_date: instant.nullable(),
  expires_date: instant,
})
export type EInvoiceMail = z.output<typeof mail>

const version = row.extend({
  /** As it was sent, or as it would be sent now. */
  document,
  is_sent: z.boolean(),
  consents: z.number(),
  successor_status: z.enum(eInvoiceStatuses).nullable(),
  ...maybeTexts('reason'),
  approved_date: instant.nullable(),
  next_ask_date: instant.nullable(),
})
export type EInvoiceVersion = z.output<typeof version>

const itself = z.object({ invoice_code: code })
export const getEInvoice = endpoint(`GET ${group}/detail`, {
  needs: 'Sales-Invoice-View',
  input: itself,
  data: z.object({
    ...texts('invoice_code', 'customer_code', 'customer_name', 'buyer_name'),
    ...maybeTexts('buyer_address', 'buyer_number', 'buyer_nitku', 'tax_invoice_no'),
    tax_date: calendarDay(),
    transaction_code: z.string(),
    base: z.number(),
    other_base: z.number(),
    vat: z.number(),
    grand_total: z.number(),
    deadline: instant,
    is_provider_configured: z.boolean(),
    /** The newest first. */
    versions: z.array(version),
    timeline: z.array(actionLog),
    mails: z.array(mail),
  }),
})
export type EInvoiceDetail = z.output<typeof getEInvoice.data>

const mostCodes = 1000
const codes = z.array(code).max(mostCodes, told('no-more-than-rows', { n: mostCodes }))

/** Checks what can still be mended: of a month, or of these. */
export const checkEInvoices = endpoint(`POST ${group}/preflight`, {
  needs: 'Sales-Invoice-View',
  input: z.object({ period: month.optional(), invoice_codes: codes.optional() }),
  data: z.object({ checked: z.number(), ready: z.number() }),
  says: because('e-invoices-checked'),
})

/** Takes what is ready: of these, or of the whole month. */
export const uploadEInvoices = endpoint(`POST ${group}/upload`, {
  needs: 'E-Invoice-Upload',
  input: z.object({
    provider: z.enum(taxChannels, told('choice-missing')),
    period: month.optional(),
    invoice_codes: codes.optional(),
  }),
  data: z.object({ taken: z.number(), file_ids: z.array(z.number()) }),
  says: because('e-invoices-sent'),
})

export const actOnEInvoice = actions(eInvoice, group, {
  key: 'e_invoice_code',
  says: {
    replace: because('e-invoice-replacing'),
    keep: because('e-invoice-kept'),
    cancel: because('e-invoice-cancelling'),
  },
})

export const listEInvoiceFiles = endpoint(`GET ${group}/xml-files`, {
  needs: 'E-Invoice-Upload',
  input: listInput(['created_date']).extend({ period: month.optional() }),
  data: z.array(
    z.object({
      file_id: z.number(),
      ...texts('period', 'create_user_name'),
      invoice_count: z.number(),
      answered: z.number(),
      rejected: z.number(),
      created_date: instant,
    }),
  ),
})
/** The same file whenever it is asked for. */
export const eInvoiceXml = endpoint(`GET ${group}/xml`, {
  needs: 'E-Invoice-Upload',
  input: z.object({ file_id: numbered }),
  data: fileAnswer,
})
/** What Coretax made of them, as it is exported there; all of the file or nothing of it. */
export const importTaxResult = endpoint(`POST ${group}/import-result`, {
  needs: 'E-Invoice-Upload',
  input: sheetUpload,
  data: z.object({
    approved: z.number(),
    rejected: z.number(),
    cancelled: z.number(),
    already: z.number(),
    waiting: z.number(),
  }),
  says: because('result-file-read'),
})

export const taxInvoicePdf = endpoint(`GET ${group}/pdf`, {
  needs: 'Sales-Invoice-View',
  input: itself.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

/** To everybody the customer's configuration names. */
export const sendTaxInvoice = endpoint(`POST ${group}/send`, {
  needs: 'E-Invoice-Resend',
  input: itself,
  data: z.object({ sent: z.number() }),
  says: because('mail-queued'),
})
export const resendMail = endpoint(`POST ${group}/resend`, {
  needs: 'E-Invoice-Resend',
  input: z.object({ mail_id: numbered }),
  data: z.object({ sent: z.number() }),
  says: because('mail-queued'),
})
export const listEInvoiceMails = endpoint('GET /api/pajakku/email-history', {
  needs: 'Sales-Invoice-View',
  input: listInput(['created_date']).extend({
    search: z.string().max(200).default(''),
    channel: z.enum(['email', 'whatsapp']).optional(),
    result: z.enum(mailResults).optional(),
    customer_code: many,
  }),
  data: z.array(mail.extend({ ...texts('invoice_code', 'customer_code', 'customer_name') })),
})
/** Where the link of a letter leads, for whoever must give it to the customer by hand. */
export const mailLink = endpoint('GET /api/pajakku/email-link', {
  needs: 'E-Invoice-Resend',
  input: z.object({ mail_id: numbered }),
  data: z.object({ link: z.string() }),
})

const tokened = z.object({ token: z.string().max(200).default('') })
export const downloadPajakkuInvoice = endpoint('GET /api/download-pajakku-invoice', {
  needs: 'public',
  input: tokened,
  data: z.object({
    ...texts('company_name', 'support_phone', 'support_email', 'customer_name'),
    expires_date: instant,
    invoices: z.array(
      z.object({
        ...texts('invoice_code'),
        ...maybeTexts('nsfp'),
        invoice_date: calendarDay(),
        due_date: calendarDay(),
        grand_total: z.number(),
        /** A cancelled or replaced one is not what was sent. */
        is_valid: z.boolean(),
        documents: z.array(z.enum(['invoice', 'tax-invoice'])),
      }),
    ),
  }),
})
export type PublicEInvoices = z.output<typeof downloadPajakkuInvoice.data>
export const downloadPajakkuPdf = endpoint('GET /api/download-pajakku-invoice/pdf', {
  needs: 'public',
  input: tokened.extend({
    invoice_code: z.string().max(100).default(''),
    document: z.enum(['invoice', 'tax-invoice']).default('tax-invoice'),
    language: z.enum(languages).default('local'),
  }),
  data: fileAnswer,
})
