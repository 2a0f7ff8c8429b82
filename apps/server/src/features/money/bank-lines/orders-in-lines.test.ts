import * as contract from '@sejuk/contract/money/bank-lines'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const orders = await startOrders(server)
await orders.stockUp('AC-2', 20)
await db
  .insert(erpCustomizations)
  .values(['CBD', 'TOP'].map((code, seq) => ({ data_type: 'COLLECT_METHOD' as const, code, name: code, seq })))
  .onConflictDoNothing()
const lina = await server.as(['Money-Desk-View', 'Bank-Line-Match'], { view_data: 'View_Data_My_Branch' })

let made = 0
const lineOf = async (text: string, amount: number) => {
  const account_code = `BA-O${++made}`
  await db.insert(bankLines).values({
    ...{ line_code: `BL-${made}`, account_code, line_date: companyToday(), amount, text, imported_by: 'RUDI' },
    fingerprint: `F-${made}`,
  })
  await lina(contract.lookAgain, { account_code })
  const [line] = await db.select().from(bankLines).where(eq(bankLines.account_code, account_code))
  if (!line) throw new Error('no line')
  return line
}
const submitted = async (collect_method: 'CBD' | 'TOP') => {
  const place = await orders.newCustomer(1_000_000_000, { collect_method })
  const order_code = await orders.draft(place)
  expect(await orders.act(orders.seller, 'submit', order_code)).toMatchObject({ code: '200' })
  return { ...place, order_code, order: await orders.read(order_code) }
}
const confirm = ({ line_code, row_version, amount }: { line_code: string; row_version: number; amount: number }) =>
  lina(contract.confirmCertain, { lines: [{ line_code, row_version }], count: 1, sum: amount })

test('an order that the bank names keeps the money of the line when it is confirmed', async () => {
  const { order_code, customer_code, order } = await submitted('CBD')
  const line = await lineOf(`TRSF E-BANKING CR ${order_code} TOKO`, order.total_amount)
  expect(line).toMatchObject({ sure: 'Certain', suggestion: { customer_code, order_code } })
  expect((await confirm(line)).data).toMatchObject({ confirmed: 1, refused: [] })
  expect(await orders.read(order_code)).toMatchObject({ payment_state: 'Paid', bound_amount: order.total_amount })
  const [money] = await db.select().from(receipts).where(eq(receipts.customer_code, customer_code))
  expect(money).toMatchObject({ order_code, status: 'Confirmed' })
})

test('what is missing of the order decides: a second part is certain, paid in full it is asked for no more', async () => {
  const { order_code, order } = await submitted('CBD')
  const first = await lineOf(`DP ${order_code}`, 3_000_000)
  expect(first).toMatchObject({ sure: 'Short', suggestion: { order_code, missing: order.total_amount - 3_000_000 } })
  const { line_code, row_version } = first
  const asked = { line_code, row_version, customer_code: order.customer_code, order_code }
  expect(await lina(contract.actOnBankLine.match, asked)).toMatchObject({ code: '200' })
  expect(await orders.read(order_code)).toMatchObject({ payment_state: 'Part', bound_amount: 3_000_000 })
  const rest = await lineOf(`LUNAS ${order_code}`, order.total_amount - 3_000_000)
  expect(rest).toMatchObject({ sure: 'Certain', suggestion: { order_code } })
  await confirm(rest)
  expect(await orders.read(order_code)).toMatchObject({ payment_state: 'Paid' })
  const again = await lineOf(`SEKALI LAGI ${order_code}`, 5_000_000)
  expect(again).toMatchObject({ sure: 'Over', suggestion: { order_code: null } })
})

test('for an order on terms nothing is kept: the money is the customer’s', async () => {
  const { order_code, order } = await submitted('TOP')
  const line = await lineOf(`TRSF ${order_code}`, order.total_amount)
  expect(line).toMatchObject({ sure: 'Certain', suggestion: { order_code: null } })
  expect((await confirm(line)).data).toMatchObject({ confirmed: 1, refused: [] })
})
