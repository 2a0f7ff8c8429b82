import { orderStatuses } from '@sejuk/domain/sales/sales-orders'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { makeStockLists, stockWarehouse } from '../../../test/stock.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../db/tables/customers/trade.ts'
import { cheques } from '../../db/tables/finance/cheques.ts'
import { receipts } from '../../db/tables/finance/receipts.ts'
import { warehouses } from '../../db/tables/masters/warehouses.ts'
import { salesOrders } from '../../db/tables/sales/sales-orders.ts'
import { exposureOf } from './exposure.ts'

const { db } = await startTestServer()
await makeStockLists(db)
await db.insert(warehouses).values(stockWarehouse('WH-1', '705'))

// Written out: a status that is taken out of the rule is noticed here.
const promised = ['Submitted', 'Approved', 'Adjusted'] as const
const counting: readonly string[] = promised
const onTerms: readonly (string | null)[] = [null, 'TOP', 'GIRO']

const rupiah = integer({ min: 1, max: 1000 })
const anyOrder = record({
  status: constantFrom(...orderStatuses, ...promised),
  collect_method: constantFrom(null, 'TOP', 'GIRO', 'TRANSFER', 'CBD'),
  isReleased: constantFrom(true, false),
  total_amount: rupiah,
  invoiced_amount: integer({ min: 0, max: 1000 }),
})
/** Below nothing it is a note. */
const anyInvoice = record({ amount: integer({ min: -500, max: 1000 }), paid: integer({ min: 0, max: 1200 }) })
const anyCheque = record({
  status: constantFrom('Saved', 'Submitted', 'Approved', 'Rejected', 'Deleted'),
  amount: rupiah,
})
const anyReceipt = record({ status: constantFrom('In_Transit', 'Waiting', 'Confirmed', 'Void'), amount: rupiah })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

let count = 0
const by = { created_by: 'U-1', create_user_name: 'Sari', dept_code: '705' }

test('every mix of orders, invoices, notes, cheques and receipts is debt less what is free, and no rupiah counts twice', async () => {
  await assert(
    asyncProperty(
      array(anyOrder, { maxLength: 4 }),
      array(anyInvoice, { maxLength: 3 }),
      array(anyCheque, { maxLength: 3 }),
      array(anyReceipt, { maxLength: 3 }),
      async (orders, invoices, given, money) => {
        const customer_code = `M-${++count}`
        await db
          .insert(customers)
          .values({ customer_code, customer_name: customer_code, dept_code: '705', created_by: 'U' })
        for (const { isReleased, ...order } of orders)
          await db.insert(salesOrders).values({
            ...{ ...by, ...order, order_code: `MO-${++count}`, customer_code, org_code: 'RCI', warehouse_code: 'WH-1' },
            ...{
              order_type: 'NORMAL',
              order_date: '2026-11-01',
              price_include_tax: 'Y' as const,
              customer_is_taxable: 1,
            },
            unpaid_released_date: isReleased ? '2026-11-02T03:00:00Z' : null,
          })
        for (const { amount, paid: paid_amount } of invoices)
          await db.insert(customerInvoices).values({
            ...{ invoice_code: `MI-${++count}`, customer_code, amount, paid_amount },
            ...{ invoice_date: '2026-11-01', due_date: '2026-12-01' },
          })
        for (const one of given)
          await db.insert(cheques).values({
            ...{ ...by, ...one, cheque_code: `MC-${++count}`, cheque_no: String(count), drawer: 'PT', customer_code },
            ...{ issue_date: '2026-11-01', due_date: '2026-12-01', received_date: '2026-11-01' },
          })
        for (const one of money)
          await db.insert(receipts).values({
            ...{ ...by, ...one, receipt_code: `MR-${++count}`, customer_code, kind: 'transfer' as const },
            received_date: '2026-11-01',
          })
        const owed = sum(invoices.map(({ amount, paid }) => Math.max(0, amount - paid)))
        const ordered = sum(
          orders
            .filter(
              ({ status, collect_method: way, isReleased }) =>
                counting.includes(status) && (isReleased || onTerms.includes(way)),
            )
            .map((one) => Math.max(0, one.total_amount - one.invoiced_amount)),
        )
        const free =
          sum(invoices.map(({ amount, paid }) => Math.max(0, paid - amount))) +
          sum(
            [
              ...given.filter(({ status }) => status === 'Approved'),
              ...money.filter(({ status }) => status === 'Confirmed'),
            ].map(({ amount }) => amount),
          )
        const onItsWay = sum(
          [
            ...given.filter(({ status }) => status === 'Saved' || status === 'Submitted'),
            ...money.filter(({ status }) => status === 'In_Transit'),
          ].map(({ amount }) => amount),
        )
        const found = await exposureOf(db, customer_code)
        expect(found.exposure).toBe(owed + ordered - free)
        expect(found).toMatchObject({ unapplied_receipt: free, uncleared_cheque: Math.min(onItsWay, owed + ordered) })
        expect(found.outstanding_invoice + found.open_order + found.uncleared_cheque).toBe(owed + ordered)
      },
    ),
    { numRuns: 40 },
  )
})
