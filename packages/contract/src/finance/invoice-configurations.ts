import { sendModes } from '@sejuk/domain/finance/electronic-invoices'
import { dueBases, invoiceGroupings } from '@sejuk/domain/finance/sales-invoices'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const path = '/api/customer-invoice-configuration'
const mostAddresses = 10
const most = told('no-more-than-rows', { n: mostAddresses })
const emails = z
  .array(
    z
      .string()
      .trim()
      .pipe(z.email(told('not-e-mail-address')).max(200)),
  )
  .max(mostAddresses, most)
  .default([])

const form = {
  grouping: z.enum(invoiceGroupings, told('choice-missing')),
  due_basis: z.enum(dueBases, told('choice-missing')),
  send_mode: z.enum(sendModes, told('choice-missing')),
  send_to: emails,
  cc: emails,
  phones: z.array(z.string().trim().min(5).max(30)).max(mostAddresses, most).default([]),
  language: z.enum(languages, told('choice-missing')),
  /** Whether the customer's page offers the invoice beside the tax invoice. */
  with_invoice: flag,
  needs_hardcopy: flag,
  e_meterai: flag,
}

const row = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code', 'dept_name', 'updated_user_name'),
  ...form,
  send_to: z.array(z.string()),
  cc: z.array(z.string()),
  phones: z.array(z.string()),
  with_invoice: z.boolean(),
  needs_hardcopy: z.boolean(),
  e_meterai: z.boolean(),
  updated_date: instant,
  row_version: z.number(),
})
export type InvoiceConfiguration = z.output<typeof row>

export const listInvoiceConfigurations = endpoint(`GET ${path}`, {
  needs: 'Sales-Invoice-View',
  input: listInput(['customer_code', 'updated_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    send_mode: z.enum(sendModes).optional(),
    grouping: z.enum(invoiceGroupings).optional(),
  }),
  data: z.array(row),
})
export const invoiceConfigurationData = downloadable(listInvoiceConfigurations, {
  module_name: 'customer-invoice-configuration',
  needs: 'Sales-Invoice-Download',
})

const written = z.object({ customer_code: z.string(), row_version: z.number() })
export const createInvoiceConfiguration = endpoint(`POST ${path}`, {
  needs: 'Customer-Invoice-Configuration-Modify',
  input: z.object({ customer_code: required('customer', 100), ...form }),
  data: written,
})
export const updateInvoiceConfiguration = endpoint(`POST ${path}/update`, {
  needs: 'Customer-Invoice-Configuration-Modify',
  input: z.object({ customer_code: code, row_version: rowVersion, ...form }),
  data: written,
  says: because('updated'),
})
/** From then on the customer is billed as everybody is. */
export const deleteInvoiceConfiguration = endpoint(`POST ${path}/delete`, {
  needs: 'Customer-Invoice-Configuration-Modify',
  input: z.object({ customer_code: code, row_version: rowVersion }),
  data: z.object({ customer_code: z.string() }),
  says: because('deleted'),
})
export const invoiceConfigurationLog = actionLogOf(`GET ${path}/action-log`, 'Sales-Invoice-View')
