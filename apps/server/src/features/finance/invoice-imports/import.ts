import * as contract from '@sejuk/contract/finance/invoice-imports'
import { type Line, sheetReport } from '@sejuk/domain/sheets'
import { total } from '@sejuk/domain/values/money'
import { invoiceImportWords } from '@sejuk/words/finance/invoice-imports'
import { and, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { type Importer, importable } from '../../../platform/import/importable.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { readSheet, withTitles } from '../../../platform/sheets/read-sheet.ts'
import { refuseSheet } from '../../../platform/sheets/refuse-sheet.ts'
import { addImported } from '../sales-invoices/commands.ts'
import { type AccurateLine, checkAccurate } from './check.ts'
import { titlesOf } from './columns.ts'

const { words } = invoiceImportWords
const template = {
  sheet: 'Invoices',
  schema: contract.accurateLine,
  maxRows: 20_000,
  columns: {
    invoice_no: { titles: words.invoice_no, example: 'INV/2026/11/0412' },
    invoice_date: { titles: words.invoice_date, example: '2026-11-14', isDate: true },
    customer_code: { titles: words.customer_code, example: 'C-10284' },
    item_code: { titles: words.item_code, example: 'GSW-09NK3' },
    qty: { titles: words.qty, example: '2' },
    price: { titles: words.price, example: '3110000' },
    discount: { titles: words.discount, example: '0' },
    tax: { titles: words.tax, example: '616396' },
    total: { titles: words.total, example: '6220000' },
  },
} as const

type Read = Awaited<ReturnType<typeof readAccurate>>
export const readAccurate = async ({ db, viewer, input }: StepwiseContext<typeof contract.importAccurate>) =>
  readSheet(input.file, withTitles(template, await titlesOf(db, viewer)))

export const previewAccurate = async (
  { db, viewer }: RequestContext<typeof contract.previewAccurate>,
  { lines, problems, rows }: Read,
) => {
  const found = [...problems, ...(await checkAccurate(db, viewer, lines))]
  const invoices = new Set(lines.map(({ value }) => value.invoice_no)).size
  return { data: { ...sheetReport(found, rows), invoices, total: total(lines.map(({ value }) => value.total)) } }
}

/** All rows or none. */
export const importAccurate = async (
  { db, viewer, actor }: RequestContext<typeof contract.importAccurate>,
  { lines, problems, rows }: Read,
) => {
  const found = [...problems, ...(await checkAccurate(db, viewer, lines))]
  if (found.length) refuseSheet(found, rows)
  await write(db, { viewer, actor }, lines)
  return { data: { added: lines.length } }
}

/** Lines with the same number become one draft; answers with the invoice of each line. */
const write = async (db: Db, { viewer, actor }: Importer, lines: readonly Line<AccurateLine>[]) => {
  const codes = new Map<string, string>()
  for (const [no, own] of Map.groupBy(lines, ({ value }) => value.invoice_no)) {
    const [head] = own
    if (!head) continue
    const wanted = own.map(({ value: { item_code, qty, price, discount } }) => ({
      ...{ item_code, qty, unit_price: price, discount_amount: discount },
    }))
    const { customer_code, invoice_date } = head.value
    codes.set(no, await addImported({ db, viewer, actor }, { external_no: no, customer_code, invoice_date }, wanted))
  }
  return lines.map(({ value }) => codes.get(value.invoice_no) ?? '')
}

/** Drafts that nobody touched become invalid; their numbers stay given. */
const undo = async (db: Db, { actor }: Importer, codes: readonly string[]) => {
  const these = inArray(t.invoice_code, [...new Set(codes)])
  const found = await db.select().from(t).where(these).for('update')
  if (found.some(({ status, row_version }) => status !== '1' || row_version > 1)) refuse('conflict')
  await db
    .update(t)
    .set({ status: '5', end_reason: 'Import taken back' })
    .where(and(these, ne(t.status, '5')))
  await logActions(
    db,
    actor,
    found.map((before) => ({ entity: 'sales-invoice', entity_code: before.invoice_code, action: 'roll-back', before })),
  )
}

/** The same sheet with preview and correction before import. */
export const accurateImport = importable(contract.accurateSheet, {
  ...template,
  book: invoiceImportWords,
  title: 'title',
  check: checkAccurate,
  write,
  undo,
  page: 'accurateInvoices',
  titles: titlesOf,
})
