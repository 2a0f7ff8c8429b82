import { actOnReturnRequest } from '@sejuk/contract/returns/return-requests'
import * as contract from '@sejuk/contract/returns/rma-requests'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { salesInvoiceLines } from '../../../db/tables/finance/sales-invoices.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { returnRequests } from '../../../db/tables/returns/return-requests.ts'
import { rmaRequests } from '../../../db/tables/returns/rma-requests.ts'

const server = await startTestServer()
const { db } = server
const returns = await startReturns(server)
const { sold, boss, finance, picker, person, exposure } = returns
const asker = await person('Branch-Admin', 'A1', '705', ['Return-Request-Close'])
const checker = await person('After-Sales-Department', 'T1')
const approver = await person('After-Sales-Department', 'T2')

const read = async (rma_code: string): Promise<contract.RmaDetail> =>
  (await boss(contract.getRmaRequest, { rma_code })).data as contract.RmaDetail
type Caller = typeof asker
const act = async (by: Caller, name: keyof typeof contract.actOnRmaRequest, rma_code: string, more: object = {}) =>
  by(contract.actOnRmaRequest[name], { rma_code, row_version: (await read(rma_code)).row_version, ...more })
const create = (serial_numbers: string[]) =>
  asker(contract.createRmaRequest, {
    ...{ source: 'Dealer_DOA', warehouse_code: 'W1', symptom: 'Does not start', resolution: 'Credit', serial_numbers },
  })
/** Approved, and the scanned units received. */
const received = async (serials: string[], came = serials) => {
  const rma_code = (await create(serials)).data.rma_code as string
  await act(asker, 'submit', rma_code)
  await act(checker, 'check', rma_code, { check_result: 'Confirmed' })
  expect(await act(approver, 'approve', rma_code)).toMatchObject({ code: '200' })
  const lines = came.map((serial_number, n) => ({ line_no: n + 1, serial_number }))
  return { rma_code, answer: await act(picker, 'receive', rma_code, { lines }) }
}

test('the units of an exchange are credited by finance through a return, and the exchange closes with it', async () => {
  const one = await sold(2)
  const before = await exposure()
  const { rma_code, answer } = await received(one.serials)
  expect(answer).toMatchObject({ code: '200' })
  const { return_code } = await read(rma_code)
  expect(await act(picker, 'close', rma_code)).toMatchObject({
    ...{ code: '409', message: 'Finance credits the old unit first: the return stands below' },
  })
  const back = await returns.read(return_code ?? '')
  expect(back).toMatchObject({ rma_code, status: 'Approved', reason_code: 'Defective', accepted_qty: 2 })
  expect(back.lines).toMatchObject([{ accepted_serials: one.serials, disposition: 'Vendor_Claim' }])
  const [proposal] = back.proposals
  const choice = { invoice_code: one.invoice_code, tax_choice: proposal?.tax_choices[0], nota_retur_no: 'NR-X1' }
  expect(await returns.act(finance, 'close', back.return_code, { invoices: [choice] })).toMatchObject({ code: '200' })
  const [note] = (await returns.read(back.return_code)).credit_notes
  expect(note).toMatchObject({ invoice_code: one.invoice_code, amount: one.amount })
  expect(await read(rma_code)).toMatchObject({ status: 'Closed', is_credited: true })
  expect((await exposure()).available).toBe((before.available ?? 0) + one.amount)
  const [unit] = await db
    .select()
    .from(serialNumbers)
    .where(eq(serialNumbers.serial_number, one.serials[0] ?? ''))
  expect(unit?.status).toBe('Returned')
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})

test('who asked for the exchange, or received the unit, does not credit it', async () => {
  const one = await sold(1)
  const { rma_code } = await received(one.serials)
  const { return_code } = await read(rma_code)
  const { row_version } = await returns.read(return_code ?? '')
  const { close } = actOnReturnRequest
  const invoices = [{ invoice_code: one.invoice_code, tax_choice: 'No_Tax' }]
  expect((await asker(close, { return_code, row_version, invoices })).message).toBe(
    'Somebody else than who wrote it must approve it',
  )
})

test('a unit that no invoice names is not credited, neither asked for nor as it comes', async () => {
  const [one, other] = [await sold(1), await sold(1)]
  const [lost = ''] = other.serials
  await db.update(serialNumbers).set({ customer_code: null }).where(eq(serialNumbers.serial_number, lost))
  expect((await create([lost])).errors).toHaveProperty('serial_numbers')
  const { answer, rma_code } = await received(one.serials, ['9EW26-NEVER'])
  expect(answer.code).toBe('406')
  expect(await read(rma_code)).toMatchObject({ in_status: 'Waiting', return_code: null })
})

test('above the limit of a day only head office approves a credit, by an exchange as by a return', async () => {
  const one = await sold(1)
  const base = 26_000_000
  await db
    .update(salesInvoiceLines)
    .set({ base, vat: 0, rounding_adjustment: 0, amount: base })
    .where(eq(salesInvoiceLines.invoice_code, one.invoice_code))
  const role_code = 'Branch-Manager'
  await db.insert(roles).values({ role_code, role_name: 'Branch Manager', view_data: 'View_Data_My_Branch' })
  for (const { usercode } of [returns.manager, returns.elsewhere])
    await db.insert(userRoles).values({ usercode, role_code })
  const rma_code = (await create(one.serials)).data.rma_code as string
  await act(asker, 'submit', rma_code)
  await act(checker, 'check', rma_code, { check_result: 'Confirmed' })
  expect(await read(rma_code)).toMatchObject({ credit_amount: base })
  // The manager of the branch hears that it is not for the branch to decide; another branch hears nothing.
  const told = await db.select().from(notifications).where(eq(notifications.event, 'rma-head-office'))
  const { manager, elsewhere } = returns
  expect(told.map(({ usercode }) => usercode)).toEqual(expect.arrayContaining([asker.usercode, manager.usercode]))
  expect(told.map(({ usercode }) => usercode)).not.toContain(elsewhere.usercode)
  expect(told[0]?.body_default).toContain('is above the limit of branches: head office sales decides')
  expect((await act(approver, 'approve', rma_code)).message).toBe(
    'Above Rp 25.000.000 for one customer in a day head office approves',
  )
  expect(await act(returns.headOffice, 'approve', rma_code)).toMatchObject({ code: '200' })
  const lines = one.serials.map((serial_number, n) => ({ line_no: n + 1, serial_number }))
  expect(await act(picker, 'receive', rma_code, { lines })).toMatchObject({ code: '200' })
  expect((await returns.read((await read(rma_code)).return_code ?? '')).amount).toBe(base)
})

test('another unit than the approved one is not credited above the limit', async () => {
  const [one, dear] = [await sold(1), await sold(1)]
  const rma_code = (await create(one.serials)).data.rma_code as string
  await act(asker, 'submit', rma_code)
  await act(checker, 'check', rma_code, { check_result: 'Confirmed' })
  expect(await act(returns.headOffice, 'approve', rma_code)).toMatchObject({ code: '200' })
  await db
    .update(salesInvoiceLines)
    .set({ base: 90_000_000, vat: 0, rounding_adjustment: 0, amount: 90_000_000 })
    .where(eq(salesInvoiceLines.invoice_code, dear.invoice_code))
  const lines = dear.serials.map((serial_number, n) => ({ line_no: n + 1, serial_number }))
  const answer = await act(picker, 'receive', rma_code, { lines })
  expect(answer).toMatchObject({ code: '406', errors: { lines: [expect.stringContaining('Rp 90.000.000')] } })
  expect(await read(rma_code)).toMatchObject({ in_status: 'Waiting', return_code: null })
})

test('an exchange whose units came back before there were returns asks finance first, then closes', async () => {
  const one = await sold(1)
  const { rma_code } = await received(one.serials)
  const early = (await read(rma_code)).return_code ?? ''
  await db.update(rmaRequests).set({ return_code: null }).where(eq(rmaRequests.rma_code, rma_code))
  await db.delete(returnRequests).where(eq(returnRequests.return_code, early))
  expect((await act(picker, 'close', rma_code)).message).toBe('The old unit is back: first have finance credit it')
  expect(await act(picker, 'credit', rma_code)).toMatchObject({ code: '200' })
  const back = await returns.read((await read(rma_code)).return_code ?? '')
  expect(back).toMatchObject({ rma_code, status: 'Approved', is_received: true, accepted_qty: 1 })
  expect((await act(picker, 'close', rma_code)).code).toBe('409')
  const choice = {
    invoice_code: one.invoice_code,
    tax_choice: back.proposals[0]?.tax_choices[0],
    nota_retur_no: 'NR-E1',
  }
  expect(await returns.act(finance, 'close', back.return_code, { invoices: [choice] })).toMatchObject({ code: '200' })
  expect(await read(rma_code)).toMatchObject({ status: 'Closed', is_credited: true })
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})
