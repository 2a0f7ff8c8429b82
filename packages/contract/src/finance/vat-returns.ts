import { waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { vatReturnKinds } from '@sejuk/domain/finance/tax-office/vat-returns'
import { slipStatuses, withheldKinds } from '@sejuk/domain/finance/withholding-slips'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, fileAnswer, maybeTexts, month, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from '../platform/downloads.ts'

const group = '/api/sales-invoice'

const row = z.object({
  ...texts('row_code', 'period', 'name', 'transaction_code', 'reference', 'company_code', 'company_name'),
  ...maybeTexts('number', 'replaces', 'tax_id'),
  kind: z.enum(vatReturnKinds),
  day: calendarDay(),
  base: z.number(),
  other_base: z.number(),
  vat: z.number(),
})
export type VatReturnRow = z.output<typeof row>

const filters = {
  /** This month where it is left out. */
  period: month.optional(),
  kind: z.enum(vatReturnKinds).optional(),
  transaction_code: z.string().max(2).optional(),
  company_code: z.string().max(50).optional(),
  search: z.string().max(200).default(''),
}
/** What is written into the VAT return of a month; it adds up to the net of the tax summary. */
export const listVatReturn = endpoint(`GET ${group}/vat-return`, {
  needs: 'Summary-Tax-Make',
  input: listInput(['day', 'vat', 'number']).extend(filters),
  data: z.array(row),
})
/** The same by the same filters, for programs that read no workbook. */
export const vatReturnCsv = endpoint(`GET ${group}/vat-return-csv`, {
  needs: 'Sales-Invoice-Download',
  input: z.object({ ...filters, language: z.enum(languages).default('local') }),
  data: fileAnswer,
})
export const vatReturnData = downloadable(listVatReturn, { module_name: 'vat-return', needs: 'Sales-Invoice-Download' })

/** What a month comes to by kind, the withholding slips beside it, and how buyers without NPWP are sold to. */
export const taxMonth = endpoint(`GET ${group}/tax-month`, {
  needs: 'Summary-Tax-Make',
  input: z.object({ period: month }),
  data: z.object({
    period: z.string(),
    is_locked: z.boolean(),
    sums: z.array(
      z.object({
        kind: z.enum(vatReturnKinds),
        count: z.number(),
        base: z.number(),
        other_base: z.number(),
        vat: z.number(),
      }),
    ),
    /** The net of each company: every NPWP has a return of its own. */
    companies: z.array(
      z.object({
        ...texts('company_code', 'company_name'),
        ...maybeTexts('company_npwp'),
        count: z.number(),
        base: z.number(),
        other_base: z.number(),
        vat: z.number(),
      }),
    ),
    slips: z.array(
      z.object({
        tax_kind: z.enum(withheldKinds),
        status: z.enum(slipStatuses),
        count: z.number(),
        amount: z.number(),
      }),
    ),
    ways: z.array(
      z.object({
        ...texts('org_code', 'org_name', 'create_user_name'),
        way: z.enum(waysWithoutNpwp),
        valid_from: calendarDay(),
      }),
    ),
  }),
})
export type TaxMonth = z.output<typeof taxMonth.data>
