import * as contract from '@sejuk/contract/finance/invoice-imports'
import * as invoice from '@sejuk/contract/finance/sales-invoices'
import { previewImport } from '@sejuk/contract/platform/imports'
import { expect, test } from 'vitest'
import { makeSet } from '../../../../test/catalogue.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
await makeSet(db)
const boss = await server.as()
const nobody = await server.as(['Sales-Invoice-View'], { usercode: 'NOBODY' })

const titles = [
  'Invoice No',
  'Date',
  'Customer No',
  'Item No',
  'Quantity',
  'Unit Price',
  'Discount',
  'Tax',
  'Total Amount',
]
const form = (...rows: (string | number)[][]) => fileForm(workbook({ Invoices: [titles, ...rows] }), 'accurate.xlsx')
const customer_code = await newCustomer()
const line = (no: string, qty = 1, total = 1_000_000) => [
  no,
  today,
  customer_code,
  'GSW-09',
  qty,
  1_000_000,
  0,
  0,
  total,
]

test('lines with the same number become one draft', async () => {
  const sheet = () => form(line('A/1'), line('A/1', 2, 2_000_000), line('A/2'))
  expect((await boss(contract.previewAccurate, sheet())).data).toMatchObject({
    rows: 3,
    bad_rows: 0,
    invoices: 2,
    total: 4_000_000,
  })
  expect(await db.$count(salesInvoices)).toBe(0)
  expect(await nobody(contract.importAccurate, sheet())).toMatchObject({ code: '403' })
  expect(await boss(contract.importAccurate, sheet())).toMatchObject({ message: 'File imported successfully' })
  const { data } = await boss(invoice.listAccurateSalesInvoices, {})
  const found = data.map(({ external_no, grand_total }: invoice.SalesInvoice) => [external_no, grand_total]).sort()
  expect(found).toEqual([
    ['A/1', 3_000_000],
    ['A/2', 1_000_000],
  ])
})

test('one bad row writes nothing, and every problem is said with its column', async () => {
  const before = await db.$count(salesInvoices)
  const bad = form(line('B/1'), line('A/1'), ['B/2', today, 'C-NONE', 'GSW-9', 1, 1_000_000, 0, 0, 5])
  const answer = await boss(contract.importAccurate, bad)
  expect(answer).toMatchObject({ code: '406', message: 'Imported data is not valid' })
  const { data } = await boss(contract.previewAccurate, bad)
  const said = data.problems.map(({ line: n, column }: { line: number; column: string }) => `${n} ${column}`)
  expect(said).toEqual(['3 invoice_no', '4 customer_code', '4 item_code'])
  expect(data.problems[2].message).toBe('Item not found. Is it GSW-09?')
  expect(await db.$count(salesInvoices)).toBe(before)
})

test('a branch writes down how its files title the columns, and every file is read by it from then on', async () => {
  const north = await server.as(undefined, { usercode: 'NORTH', department: '713' })
  const own = ['Nomor', 'Tgl', 'Kode Plg', 'Kode Brg', 'Jml', 'Harga', 'Pot', 'PPN', 'Nilai']
  const sheet = () => fileForm(workbook({ Invoices: [own, line('N/1')] }), 'accurate.xlsx')
  expect(await boss(contract.previewAccurate, sheet())).toMatchObject({ code: '200', data: { rows: 0 } })
  expect(await nobody(contract.getAccurateColumns)).toMatchObject({ code: '403' })
  const { data } = await boss(contract.getAccurateColumns)
  expect(data).toMatchObject({ invoice_no: '', total: '', row_version: 0 })
  const fields = [
    'invoice_no',
    'invoice_date',
    'customer_code',
    'item_code',
    'qty',
    'price',
    'discount',
    'tax',
    'total',
  ]
  const titles = Object.fromEntries(fields.map((field, n) => [field, own[n]]))
  const twice = await boss(contract.saveAccurateColumns, { row_version: 0, ...titles, tax: 'Nilai' })
  expect(twice.errors).toEqual({ total: ['Another column has this title already'] })
  expect(await boss(contract.saveAccurateColumns, { row_version: 0, ...titles })).toMatchObject({ code: '200' })
  expect(await boss(contract.saveAccurateColumns, { row_version: 0, ...titles })).toMatchObject({ code: '409' })
  expect((await boss(contract.previewAccurate, sheet())).data).toMatchObject({ rows: 1, bad_rows: 0, invoices: 1 })
  expect((await boss(contract.previewAccurate, form(line('N/2')))).data).toMatchObject({ rows: 1, bad_rows: 0 })
  const generic = sheet()
  generic.set('module_name', contract.accurateSheet.module_name)
  expect((await boss(previewImport, generic)).data).toMatchObject({ row_count: 1, bad_rows: 0 })
  expect((await north(contract.getAccurateColumns)).data).toMatchObject({ invoice_no: '', row_version: 0 })
})
