import { listEInvoiceFiles } from '@sejuk/contract/finance/electronic-invoices'
import { expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { eInvoiceFiles, eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'

const { db, as } = await startTestServer()

/** A file of one invoice. */
const fileOf = async (salesman_code: string | null) => {
  const invoice_code = `SI-${salesman_code}`
  const dates = { invoice_date: '2026-11-01', tax_date: '2026-11-01', due_date: '2026-12-01' }
  await db.insert(salesInvoices).values({
    ...{ invoice_code, ...dates, org_code: 'RCI', dept_code: '705', customer_code: 'C1', salesman_code },
    ...{ price_include_tax: 'Y', customer_is_taxable: 1, transaction_code: '04', source: 'ERP', status: '2' },
    ...{ created_by: 'U1', create_user_name: 'U1' },
  })
  const [file] = await db
    .insert(eInvoiceFiles)
    .values({ period: '2026-11', invoice_count: 1, created_by: 'U1', create_user_name: 'U1' })
    .returning()
  const version = { e_invoice_code: `${invoice_code}.1`, invoice_code, version: 1, period: '2026-11' }
  await db.insert(eInvoices).values({ ...version, tax_date: '2026-11-01', file_id: file?.file_id })
  return file?.file_id
}

test('a file with an invoice that nobody looks after is not shown to whoever does not see the invoice', async () => {
  await db.insert(customers).values(customerRow({ customer_code: 'C1' }))
  await fileOf(null)
  const own = await fileOf('S1')
  const salesperson = await as(['E-Invoice-Upload', 'Sales-Invoice-View'], {
    view_data: 'View_Data_Salesman',
    usercode: 'S1',
  })
  const { data } = await salesperson(listEInvoiceFiles)
  expect(data).toHaveLength(1)
  expect(data).toMatchObject([{ file_id: own }])
})
