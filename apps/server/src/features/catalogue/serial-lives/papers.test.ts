import { getSerialLife, type SerialLife } from '@sejuk/contract/catalogue/serial-lives'
import * as invoices from '@sejuk/contract/finance/sales-invoices'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { consumerItems } from '../../../db/tables/aftersales/consumer-items.ts'
import { workOrderParts } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'

const server = await startTestServer()
const { db } = server
const { seller, finance, elsewhere, boss, today, sold, person } = await startReturns(server)
const lifeOf = async (by: typeof boss, serial_number: string) =>
  (await by(getSerialLife, { serial_number })).data as SerialLife

test('an invoice tells the units it bills, on its day, and takes that back when it is cancelled', async () => {
  const { invoice_code, serials } = await sold(1)
  const [serial = ''] = serials
  const life = await lifeOf(boss, serial)
  expect(life.unit?.invoiced_date).toBe(today)
  expect(life.steps.at(-1)).toMatchObject({
    ...{ event: 'invoiced', status_before: 'Sold', status_after: 'Sold' },
    ...{ document_type: 'sales-invoice', document_code: invoice_code },
  })
  const { row_version } = (await boss(invoices.getSalesInvoice, { invoice_code })).data
  const { cancel } = invoices.actOnSalesInvoice
  const other = await person('Finance-Manager', 'Ratna')
  expect(await other(cancel, { invoice_code, row_version, reason: 'Wrong customer' })).toMatchObject({ code: '200' })
  const after = await lifeOf(boss, serial)
  expect(after.steps.at(-1)?.event).toBe('invoice-cancelled')
  expect(after.unit?.invoiced_date).toBeNull()
})

test('the page names order, delivery, invoice with its payment, work, parts and consumer; sales and finance open it', async () => {
  const { invoice_code, delivery_code, serials, amount } = await sold(1)
  const [serial = ''] = serials
  await db.insert(consumerItems).values({
    ...{ consumer_name: 'Budi Santoso', consumer_phone: '8123456789', consumer_address: 'Jl. Melati 1' },
    ...{ dept_code: '705', serial_outdoor: serial },
  })
  await makeWorkOrder(db, { work_order_number: 'WO-9', dept_code: '705' }, [{ serial_outdoor: serial }])
  const [detail] = await db.select().from(workOrderDetails).where(eq(workOrderDetails.work_order_number, 'WO-9'))
  await db.insert(workOrderParts).values({
    ...{ work_order_detail_id: detail?.work_order_detail_id ?? 0, item_code: 'PCB-1', item_name: 'PCB' },
    ...{ quantity: 2, item_flag: 'OUT', created_by: 'T-1' },
  })
  const { papers } = await lifeOf(boss, serial)
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual(
    ['consumer', 'delivery-order', 'part', 'sales-invoice', 'sales-order', 'work-order'].toSorted(),
  )
  const at = papers.map((paper) => paper.at)
  expect(at).toEqual(at.toSorted())
  const paper = (kind: string) => papers.find((one) => one.kind === kind)
  expect(paper('sales-invoice')).toMatchObject({ code: invoice_code, status: '2', payment: 'Waiting' })
  expect(paper('delivery-order')).toMatchObject({ code: delivery_code, status: 'Approved' })
  expect(paper('part')).toMatchObject({ code: 'WO-9', detail: '2 × PCB' })
  expect(paper('consumer')).toMatchObject({ detail: 'Budi Santoso', code: null })
  await db.update(customerInvoices).set({ paid_amount: amount }).where(eq(customerInvoices.invoice_code, invoice_code))
  for (const one of [seller, finance]) {
    const seen = await lifeOf(one, serial)
    expect(seen.papers.find(({ kind }) => kind === 'sales-invoice')).toMatchObject({
      ...{ code: invoice_code, payment: 'Paid', is_hidden: false },
    })
    expect(seen.steps.find(({ event }) => event === 'delivered')).toMatchObject({ document_code: delivery_code })
    expect(seen.unit?.customer_name).toEqual(expect.any(String))
  }
  // Another branch learns that there are papers, and nothing of them.
  const far = await lifeOf(elsewhere, serial)
  expect(far.papers).toHaveLength(papers.length)
  expect(far.papers.every(({ code, detail, is_hidden }) => code === null && detail === null && is_hidden)).toBe(true)
})
