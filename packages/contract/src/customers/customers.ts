import { type AgingBucket, agingBuckets } from '@sejuk/domain/customers/credit'
import { customer as workflow } from '@sejuk/domain/customers/customer-actions'
import {
  ascFlags,
  cooperations,
  customerStatuses,
  customerTabs,
  customerTypes,
  duplicateReasons,
} from '@sejuk/domain/customers/customers'
import { because, type Message } from '@sejuk/domain/messages'
import { creditStages } from '@sejuk/domain/sales/credit-verdict'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { asWhole, customerFields, ownCode } from './customer-form.ts'

export const missingData = ['npwp', 'pin', 'photo'] as const

const filters = z.object({
  /** The specification's own word for "by pages". */
  type: z.literal('pagination').optional(),
  customer_name: z.string().max(200).optional(),
  dept_code: many,
  salesman_code: many,
  customer_type_code: z.enum(customerTypes).optional(),
  customer_level: many,
  business_unit_code: many,
  cooperation: z.enum(cooperations).optional(),
  customer_is_taxable: z.enum(['0', '1']).optional(),
  city_code: many,
  no_order_days: z.coerce.number<number | string>().int().min(1).max(3650).optional(),
  missing: z.enum(missingData).optional(),
  created_from: calendarDay().optional(),
  /** Has an approved invoice since then. */
  billed_from: calendarDay().optional(),
})

export const customerRow = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code', 'dept_name'),
  customer_type_code: z.enum(customerTypes),
  ...maybeTexts('customer_level', 'salesman_code', 'salesman_name', 'city_name', 'last_order_date', 'last_visit_date'),
  business_unit_codes: z.array(z.string()),
  cooperation: z.enum(cooperations),
  customer_is_taxable: z.number(),
  /** Nothing without the permission to see it. */
  credit_limit: z.number().nullable(),
  credit_used: z.number().nullable(),
  status: z.enum(customerStatuses),
  created_date: instant,
  waiting_since: instant.nullable(),
  row_version: z.number(),
})
export type CustomerRow = z.output<typeof customerRow>

export const listCustomers = endpoint('GET /api/customer', {
  needs: 'Customer-List-Search',
  input: listInput(['customer_name', 'customer_code', 'created_date', 'waiting_since']).extend({
    tab: z.enum(customerTabs).default('All'),
    ...filters.shape,
  }),
  data: z.array(customerRow),
})

export const customerData = downloadable(listCustomers, { module_name: 'customer', needs: 'Customer-List-Download' })

/** How many are behind each tab, of those the filters leave. */
export const countCustomers = endpoint('GET /api/customer/status-tab', {
  needs: 'Customer-List-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(customerTabs), total: z.number() })),
})

const customerOption = option.extend({ customer_code: z.string(), customer_name: z.string() })
const choosing = dropdownInput.extend({ dept_code: many })

export const customerDropdown = endpoint('GET /api/customer/dropdown', {
  needs: 'signed-in',
  input: choosing,
  data: z.array(customerOption),
})

/** Of all branches, with the permission. */
export const allCustomerDropdown = endpoint('GET /api/customer/dropdown-all', {
  needs: 'Customer-Dropdown-All',
  input: choosing,
  data: z.array(customerOption),
})

/** For users who visit customers; others get no rows. */
export const visitCustomerDropdown = endpoint('GET /api/customer/dropdownByVisitCustomer', {
  needs: 'staff',
  input: choosing,
  data: z.array(
    customerOption.extend({
      ...maybeTexts('detail_address', 'pic_name', 'pic_phone', 'last_visit_date'),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
    }),
  ),
})

/** What an order needs from a customer: remaining credit, days overdue, whether prices include tax. */
export const orderCustomerDropdown = endpoint('GET /api/customer/sales-order-mobile', {
  needs: 'signed-in',
  input: choosing,
  data: z.array(
    customerOption.extend({
      ...texts('org_code', 'dept_code', 'price_include_tax', 'cooperation'),
      customerIsTaxable: z.number(),
      /** Nothing without the permission to see credit. */
      available: z.number().nullable(),
      overdue_days_max: z.number().nullable(),
    }),
  ),
})

export const checkCustomerCode = endpoint('GET /api/customer/checkcode', {
  needs: 'Customer-List-Search',
  input: z.object({ customer_code: code }),
  data: z.object({ isAvaible: z.boolean(), why_not: z.string().nullable() }),
})

export const customerTypeDropdown = endpoint('GET /api/customer-type/dropdown', {
  needs: 'signed-in',
  input: dropdownInput,
  data: z.array(option.extend({ type_code: z.string(), type_name: z.string() })),
})

/** Possible duplicates by name, phone, tax number or place. */
const duplicate = z.object({
  ...texts('customer_code', 'customer_name', 'dept_name'),
  status: z.enum(customerStatuses),
  reasons: z.array(z.enum(duplicateReasons)),
  score: z.number(),
  distance_m: z.number().nullable(),
  /** Of another branch: its existence is shown, not its data. */
  is_visible: z.boolean(),
})
export type Duplicate = z.output<typeof duplicate>

export const findDuplicates = endpoint('GET /api/customer/duplicates', {
  needs: 'Customer-List-Search',
  input: z.object({
    customer_name: z.string().max(200).default(''),
    pic_phone: z.string().max(40).default(''),
    npwp: z.string().max(40).default(''),
    lat: orNothing(latitude),
    lng: orNothing(longitude),
    except: z.string().max(100).default(''),
  }),
  data: z.array(duplicate),
})

export const customer = z.object({
  ...customerRow.shape,
  ...texts('org_code', 'price_include_tax', 'transaction_code', 'cheque_allowed', 'created_by', 'create_user_name'),
  ...maybeTexts('cooperation_reason', 'tax_id_type', 'npwp', 'nitku', 'nik', 'tax_name', 'tax_address'),
  ...maybeTexts('collect_method', 'pic_name', 'pic_phone', 'pic_email', 'pic_project_user_code'),
  ...maybeTexts('pic_project_user_name', 'province_code', 'city_code', 'district_code', 'sub_district_code'),
  ...maybeTexts('province_name', 'district_name', 'sub_district_name', 'postal_code', 'detail_address'),
  ...maybeTexts('org_name', 'bank_code', 'bank_name', 'account_name', 'account_number'),
  ...maybeTexts('reject_reason', 'close_reason', 'duplicate_reason', 'approved_by', 'approved_user_name'),
  ...maybeTexts('author_code', 'author_name', 'merged_into'),
  authors: z.array(z.string()),
  asc_flag: z.enum(ascFlags),
  tax_emails: z.array(z.string()),
  payment_term_days: z.number(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  approved_date: instant.nullable(),
  /** Controlled fields as they shall be, beside what is in force. */
  waiting: z.record(z.string(), z.unknown()).nullable(),
  waiting_names: z.object(maybeTexts('dept_code', 'salesman_code', 'bank_code')).nullable(),
  owes_money: z.boolean(),
  open_documents: z.number(),
  has_open_tickets: z.boolean(),
  documents: z.number(),
  /** What a closed customer could no longer spend. */
  cashback_remain: z.number(),
  /** Without the permission tax data is left out. */
  is_tax_visible: z.boolean(),
  /** Without the permission bank data is left out. */
  is_bank_visible: z.boolean(),
})
export type Customer = z.output<typeof customer>

export const getCustomer = endpoint('GET /api/customer/detail/{id}', {
  needs: 'Customer-List-Search',
  input: z.object({ id: code }),
  data: customer,
})

/** The customer's status. */
export const getCreditAmount = endpoint('GET /api/customer/detail-credit-amount', {
  needs: 'Customer-View-Credit',
  input: z.object({ customer_code: code }),
  data: z.object({
    customer_code: z.string(),
    credit_limit: z.number(),
    outstanding_invoice: z.number(),
    open_order: z.number(),
    uncleared_cheque: z.number(),
    temporary_limit: z.number(),
    unapplied_receipt: z.number(),
    /** The four terms together. */
    exposure: z.number(),
    available: z.number(),
    overdue_amount: z.number(),
    overdue_days_max: z.number(),
    /** What an order would be told today, and from which stage of the branch on that stops it. */
    problems: z.array(z.custom<Message>((it) => typeof (it as Message | null)?.code === 'string')),
    block_at: z.enum(creditStages),
    tolerance_percent: z.number(),
  }),
})
export type CreditAmount = z.output<typeof getCreditAmount.data>

const tradeOrder = z.object({
  ...texts('order_code', 'order_date', 'status'),
  total_amount: z.number(),
  is_open: z.boolean(),
})
const tradeInvoice = z.object({
  ...texts('invoice_code', 'invoice_date', 'due_date'),
  amount: z.number(),
  paid_amount: z.number(),
  overdue_days: z.number(),
})

/** What a customer ordered and owes: the newest orders, the invoices to be paid first. */
export const getCustomerTrade = endpoint('GET /api/customer/trade', {
  needs: 'Customer-View-Credit',
  input: z.object({ customer_code: code }),
  data: z.object({
    orders: z.array(tradeOrder),
    invoices: z.array(tradeInvoice),
    /** Unpaid rupiah by how long it is due. */
    aging: z.object(
      Object.fromEntries(agingBuckets.map((bucket) => [bucket, z.number()])) as Record<AgingBucket, z.ZodNumber>,
    ),
  }),
})
export type CustomerTrade = z.output<typeof getCustomerTrade.data>

const saving = { is_submit: flag.default(false), is_mobile: flag.default(false) }

export const createCustomer = endpoint('POST /api/customer/create', {
  needs: 'Customer-Create',
  input: customerFields
    .extend({
      customer_code: ownCode,
      ...saving,
      /** Why it is not a duplicate. */
      duplicate_reason: z.string().trim().max(500).default(''),
    })
    .superRefine(asWhole),
  data: z.object({ customer_code: z.string() }),
  says: because('customer-saved'),
})

export const updateCustomer = endpoint('PUT /api/customer/update/detail/{id}', {
  needs: workflow.actions.modify.needs,
  input: customerFields.extend({ id: code, row_version: rowVersion, ...saving }).superRefine(asWhole),
  data: z.object({ customer_code: z.string(), status: z.enum(customerStatuses) }),
  says: because('customer-saved'),
})

/** The user responsible for the customer's projects. */
export const updatePicProject = endpoint('POST /api/customer/update-pic-project', {
  needs: workflow.actions.modify.needs,
  input: z.object({ customer_code: code, pic_project_user_code: z.string().trim().max(100).default('') }),
  data: nothing,
})

const one = z.object({ customer_code: code, row_version: rowVersion.optional() })
const reason = required('reason', 500)

export const actOnCustomer = {
  submit: endpoint('POST /api/customer/submit', {
    needs: workflow.actions.submit.needs,
    input: one,
    data: nothing,
    says: because('customer-submitted'),
  }),
  approve: endpoint('PUT /api/customer/approve', {
    needs: workflow.actions.approve.needs,
    input: one,
    data: nothing,
    says: because('customer-approved'),
  }),
  reject: endpoint('PUT /api/customer/reject', {
    needs: workflow.actions.reject.needs,
    input: one.extend({ reason }),
    data: nothing,
    says: because('customer-rejected'),
  }),
  delete: endpoint('POST /api/customer/delete', {
    needs: workflow.actions.delete.needs,
    input: one,
    data: nothing,
    says: because('deleted'),
  }),
  close: endpoint('POST /api/customer/close', {
    needs: workflow.actions.close.needs,
    /** Without `knows_cashback` a customer with cashback left is not closed: its user is warned first. */
    input: one.extend({ reason, knows_cashback: flag.default(false) }),
    data: nothing,
    says: because('customer-closed'),
  }),
  reopen: endpoint('POST /api/customer/reopen', {
    needs: workflow.actions.reopen.needs,
    input: one.extend({ reason }),
    data: nothing,
    says: because('customer-handed-in-again'),
  }),
}

export const customerLog = actionLogOf('GET /api/customer/action-log', 'Customer-List-Search')
