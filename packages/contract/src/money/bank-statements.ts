import { because } from '@sejuk/domain/messages'
import { mostBankFileBytes } from '@sejuk/domain/money/bank-files'
import { bankDateForms, bankFileKinds, bankNumberForms, bankSignForms } from '@sejuk/domain/money/bank-layouts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, required, rowVersion, texts, uploadOf } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const needs = 'Money-Desk-View'
const row = z.object({
  ...texts('statement_code', 'account_code', 'account_name', 'layout_code', 'file_name', 'imported_by'),
  ...texts('import_user_name'),
  from_date: calendarDay(),
  to_date: calendarDay(),
  opening: z.number(),
  closing: z.number(),
  in_amount: z.number(),
  in_count: z.number(),
  out_amount: z.number(),
  out_count: z.number(),
  new_lines: z.number(),
  known_lines: z.number(),
  pending_lines: z.number(),
  gap_amount: z.number().nullable(),
  created_date: instant,
})
export type BankStatement = z.output<typeof row>

export const listBankStatements = endpoint('GET /api/bank-statement', {
  needs,
  input: listInput(['created_date', 'to_date']).extend({ account_code: z.string().max(100).optional() }),
  data: z.array(row),
})

const some = z.object({ count: z.number(), sum: z.number() })
const account = z.object({
  ...texts('account_code', 'account_name', 'bank_name', 'account_number'),
  /** The newest file. */
  statement: row.nullable(),
  decide: some,
  certain: some,
  unidentified: some,
})
export type BankAccount = z.output<typeof account>
/** The company's own accounts with their newest file and what is open on each. */
export const listBankAccounts = endpoint('GET /api/bank-statement/accounts', {
  needs,
  input: z.object({}),
  data: z.array(account),
})

const file = uploadOf('csv', 'txt', 'xlsx', 'xls', 'sta', 'mt940', '940').refine(
  ({ size }) => size <= mostBankFileBytes,
  told('allowed-file-size-no-more', { n: mostBankFileBytes / 1_000_000 }),
)
const mostMoney = 999_999_999_999
const balance = (label: 'opening-balance' | 'closing-balance') => orNothing(wholeNumber(label, -mostMoney, mostMoney))
export const importBankStatement = endpoint('POST /api/bank-statement/import', {
  needs: 'Bank-Statement-Import',
  input: z.object({
    account_code: code,
    layout_code: code,
    file,
    /** Where the file itself says none. */
    opening: balance('opening-balance'),
    closing: balance('closing-balance'),
  }),
  data: row.extend({ certain: z.number() }),
  says: because('bank-statement-imported'),
})

const column = z.coerce.number<number | string>().int().min(0).max(59)
const columns = z.object({
  date: column,
  text: z.array(column).min(1, told('choice-missing')).max(5),
  amount: orNothing(column),
  debit: orNothing(column),
  credit: orNothing(column),
  balance: orNothing(column),
  reference: orNothing(column),
  account: orNothing(column),
})
const form = {
  name: required('name', 60),
  kind: z.enum(bankFileKinds, told('choice-missing')),
  head_rows: wholeNumber('head-rows', 0, 100),
  columns,
  date_form: z.enum(bankDateForms, told('choice-missing')),
  number_form: z.enum(bankNumberForms, told('choice-missing')),
  sign_form: z.enum(bankSignForms, told('choice-missing')),
}
const layout = z.object({
  ...texts('layout_code', 'create_user_name'),
  ...form,
  name: z.string(),
  head_rows: z.number(),
  /** It came with the product. */
  is_delivered: z.boolean(),
  row_version: z.number(),
})
export type BankLayoutRow = z.output<typeof layout>
export const listBankLayouts = endpoint('GET /api/bank-layout', { needs, input: z.object({}), data: z.array(layout) })

export const saveBankLayout = endpoint('POST /api/bank-layout', {
  needs: 'Bank-Statement-Import',
  input: z.object({ ...form, layout_code: z.string().max(100).optional(), row_version: rowVersion.optional() }),
  data: z.object({ layout_code: z.string() }),
})

/** The first rows of a file, to choose its columns from. */
export const sampleBankFile = endpoint('POST /api/bank-layout/sample', {
  needs: 'Bank-Statement-Import',
  input: z.object({ file }),
  data: z.object({ rows: z.array(z.array(z.string())) }),
  reads: true,
})
