import { eInvoiceCode } from '@sejuk/domain/finance/electronic-invoices'
import { taxDocumentOf } from '@sejuk/domain/finance/tax-office/tax-documents'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { eInvoices } from '../../src/db/tables/finance/electronic-invoices.ts'
import { taxFactsOf } from '../../src/features/finance/electronic-invoices/tax-facts.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

type Found = {
  credit_note_code: string
  invoice_code: string
  nsfp: string
  period: string
  tax_date: string
  at: string
}
/** Unpaid, of the month in which goods came back, with a number and with goods that stay: these may be replaced. */
const replaceable = `select c.credit_note_code, i.invoice_code, e.nsfp, e.period, e.tax_date::text, c.created_date::text as at
  from credit_notes c join sales_invoices i using (invoice_code) join customer_invoices o using (invoice_code)
    join e_invoices e on e.invoice_code = i.invoice_code and e.version = 1 and e.e_status = 'Approved_DJP'
  where c.tax_choice = 'Nota_Retur' and to_char(i.tax_date, 'YYYY-MM') = to_char(c.credit_note_date, 'YYYY-MM')
    and i.total_qty > 1 and o.paid_amount = 0 and c.created_date > e.approved_date
    and not exists (select from credit_notes b where b.invoice_code = c.invoice_code and b.credit_note_code <> c.credit_note_code)
  order by 1 limit 5`

/** Some returns of a month changed their tax invoice instead of asking for a nota retur: its second version has its own number. */
export const replaceTaxInvoices: Part['load'] = async (client, { say }) => {
  const { rows } = await client.query<Found>(replaceable)
  await client.query(
    `update credit_notes set tax_choice = 'Replacement', nota_retur_no = null, nota_retur_date = null
      where credit_note_code = any($1)`,
    [rows.map(({ credit_note_code }) => credit_note_code)],
  )
  const codes = rows.map(({ invoice_code }) => invoice_code)
  await client.query(`update e_invoices set e_status = 'Replaced' where invoice_code = any($1) and version = 1`, [
    codes,
  ])
  const facts = await taxFactsOf(drizzle(client as pg.Client), codes)
  const made = rows.flatMap(({ invoice_code, nsfp, period, tax_date, at }): (typeof eInvoices.$inferInsert)[] => {
    const own = facts.get(invoice_code)
    if (!own) return []
    return [
      {
        ...{ e_invoice_code: eInvoiceCode(invoice_code, 2), invoice_code, version: 2, period, tax_date, attempt: 1 },
        ...{ e_status: 'Approved_DJP', provider: 'CORETAX_XML', replaces_nsfp: nsfp, payload: taxDocumentOf(own) },
        ...{ nsfp: `${nsfp.slice(0, 2)}01${nsfp.slice(4)}`, approved_date: at, created_date: at, updated_date: at },
      },
    ]
  })
  await insertRows(client, eInvoices, made)
  await client.query(
    `update sales_invoices i set tax_invoice_no = e.nsfp from e_invoices e where e.invoice_code = i.invoice_code
      and e.version = 2 and i.invoice_code = any($1)`,
    [codes],
  )
  say(`demo data: ${made.length} replaced tax invoices`)
}
