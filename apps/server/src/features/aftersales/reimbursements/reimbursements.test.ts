import * as contract from '@sejuk/contract/aftersales/reimbursements'
import { updateServiceTax } from '@sejuk/contract/platform/site-settings'
import { invoiceModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import { permissions } from '@sejuk/domain/permissions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { holdSetting } from '../../../../test/settings/hold-setting.ts'
import { makeCentre } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder, workOrderOf } from '../../../../test/work-orders.ts'
import { costSheets } from '../../../db/tables/aftersales/costs.ts'
import { reimbursementLines, reimbursements } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'

const server = await startTestServer()
const { db, as } = server
const finance = await as()
/** Whoever received an invoice does not pay it, and whoever paid does not import the answer. */
const payer = await as()
const centre = await as(undefined, { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
const elsewhere = await as(undefined, { view_data: 'View_Data_Asc', asc_code: '8-ASC-09' })
await db.insert(banks).values({
  bank_code: '014',
  bank_short_name: 'BCA',
  bank_name: 'Bank Central Asia',
  swift_code: 'CENAIDJA',
  receiver_types: ['1'],
  receiver_residencies: ['1'],
  chooseable_status: 'Yes',
})
await makeCentre(db, { asc_code: '8-ASC-01', npwp: '012345678901000' })

let count = 0
const finished = '2026-10-12T04:00:00Z'
/** Confirmed, with costs that were approved. */
const payable = async (approved: number | null = 300_000, more: object = {}) => {
  const work_order_number = `WO-R${String(++count).padStart(3, '0')}`
  const cost_status = approved === null ? 'Cost_Submitted' : 'Approved'
  const order = { service_status: 'Confirmed', cost_status, finished_date: finished } as const
  const { asc_code } = await makeWorkOrder(db, { work_order_number, ...order, ...more })
  await db
    .insert(costSheets)
    .values({ work_order_number, asc_code, dept_code: '705', cost_status, approved_amount: approved })
  return work_order_number
}
const mark = (work_order_number: string, by = finance) => by(contract.markAsReimbursement, { work_order_number })
const get = async (reimbursement_code: string, by = finance) =>
  (await by(contract.getReimbursement, { reimbursement_code })).data as contract.ReimbursementDetail
const seen = async (reimbursement_code: string) => ({
  reimbursement_code,
  row_version: (await get(reimbursement_code)).row_version,
})
const upload = (module_code: string) =>
  db.insert(attachments).values({
    attachment_code: `F-${++count}`,
    kind: 'file',
    module_name: invoiceModule,
    module_code,
    alias: 'invoice',
    original_file_name: 'invoice.pdf',
    content_type: 'application/pdf',
    bytes: 1,
    sha256: 'x',
    store_key: 'x',
    created_by: 'U',
  })
/** A batch of these, closed to the next one. */
const batchOf = async (...amounts: number[]) => {
  let code = ''
  const orders: string[] = []
  for (const amount of amounts) {
    const number = await payable(amount)
    orders.push(number)
    const marked = await mark(number)
    expect(marked, JSON.stringify(marked)).toMatchObject({ code: '200' })
    code = marked.data.reimbursement_code
  }
  return { code, orders }
}
const invoice = { invoice_number: 'INV-1', invoice_date: '2026-11-02' }
const sent = async (...amounts: number[]) => {
  const batch = await batchOf(...amounts)
  await upload(batch.code)
  expect(
    await centre(contract.actOnReimbursement['send-invoice'], { ...(await seen(batch.code)), ...invoice }),
  ).toMatchObject({ code: '200' })
  return batch
}
const received = async (...amounts: number[]) => {
  const batch = await sent(...amounts)
  expect(await finance(contract.actOnReimbursement['invoice-received'], await seen(batch.code))).toMatchObject({
    code: '200',
  })
  return batch
}

test('a confirmed work order with approved costs goes into its centre’s batch of the month, and only once', async () => {
  const [one, two] = [await payable(1_000_000), await payable(500_000)]
  const first = await mark(one)
  expect(first).toMatchObject({ code: '200' })
  const second = await mark(two)
  expect(second.data.reimbursement_code).toBe(first.data.reimbursement_code)
  expect(await get(first.data.reimbursement_code)).toMatchObject({
    period: '2026-10',
    invoice_status: 'Prepare_Invoice',
    work_orders: 2,
    gross_amount: 1_500_000,
    tax_amount: 30_000,
    net_amount: 1_470_000,
  })
  expect(await workOrderOf(db, one)).toMatchObject({
    reimbursement_code: first.data.reimbursement_code,
    invoice_status: 'Prepare_Invoice',
  })
  expect(await mark(one)).toMatchObject({
    code: '409',
    message: `Work order is already in batch ${first.data.reimbursement_code}`,
  })
  await upload(first.data.reimbursement_code)
  await centre(contract.actOnReimbursement['send-invoice'], {
    ...(await seen(first.data.reimbursement_code)),
    ...invoice,
  })
})

test('not before its costs are approved, nor before it is confirmed or its customer content', async () => {
  expect(await mark(await payable(null))).toMatchObject({ code: '409', message: 'The costs must be approved first' })
  expect(await mark(await payable(1, { service_status: 'Finished' }))).toMatchObject({ code: '409' })
  const content = await payable(1, { service_status: 'CallCenter_Survery', survey_status: 'Satisfy' })
  expect(await mark(content)).toMatchObject({ code: '200' })
  await db.update(reimbursements).set({ sent_date: finished })
})

test('two who mark at once put both work orders into one batch', async () => {
  const orders = [await payable(), await payable(), await payable()]
  const marked = await Promise.all(orders.map((number) => mark(number)))
  expect(new Set(marked.map(({ data }) => data.reimbursement_code)).size).toBe(1)
  expect((await get(marked[0]?.data.reimbursement_code)).work_orders).toBe(3)
  await db.update(reimbursements).set({ sent_date: finished })
})

test('a whole month is gathered at once', async () => {
  const period = '2026-09'
  for (const amount of [100_000, 200_000]) await payable(amount, { finished_date: '2026-09-20T04:00:00Z' })
  await payable(null, { finished_date: '2026-09-21T04:00:00Z' })
  const asked = { asc_code: '8-ASC-01', period }
  const made = await finance(contract.gatherReimbursement, asked)
  expect(made, JSON.stringify(made)).toMatchObject({ code: '200', data: { added: 2 } })
  expect(await finance(contract.gatherReimbursement, asked)).toMatchObject({
    code: '406',
    errors: { period: ['Nothing of this month can be reimbursed yet'] },
  })
  expect(await finance(contract.gatherReimbursement, { ...asked, period: '2026-13' })).toMatchObject({ code: '406' })
})

test('without a tax number twice as much is kept, or what the house decided', async () => {
  await makeCentre(db, { asc_code: '8-ASC-03' })
  const number = await payable(1_000_000, { asc_code: '8-ASC-03' })
  const { data } = await mark(number)
  expect(await get(data.reimbursement_code)).toMatchObject({ tax_amount: 40_000, net_amount: 960_000 })
  await holdSetting(db, 'service_tax', { with_npwp: 2.5, without_npwp: 5 })
  await makeCentre(db, { asc_code: '8-ASC-04' })
  const later = await mark(await payable(1_000_000, { asc_code: '8-ASC-04' }))
  expect(await get(later.data.reimbursement_code)).toMatchObject({ tax_amount: 50_000 })
  const admin = await as(['Website-Config-Modify'])
  const tooMuch = { row_version: 1, with_npwp: 31, without_npwp: 5 }
  expect(await admin(updateServiceTax, tooMuch)).toMatchObject({ code: '406' })
  await holdSetting(db, 'service_tax', {})
})

test('a disputed line stops the invoice; agreed with, it leaves the batch and can be marked again', async () => {
  const { code, orders } = await batchOf(300_000, 400_000)
  const [work_order_number = '', other = ''] = orders
  await upload(code)
  const dispute = async (number: string, by = centre) =>
    by(contract.actOnReimbursement.dispute, {
      ...(await seen(code)),
      work_order_number: number,
      reason: 'The way was longer',
    })
  expect(await dispute(work_order_number)).toMatchObject({ code: '200' })
  expect(await dispute(work_order_number)).toMatchObject({ code: '409', message: 'This line was disputed already' })
  expect(
    await centre(contract.actOnReimbursement['send-invoice'], { ...(await seen(code)), ...invoice }),
  ).toMatchObject({
    code: '409',
    message: 'Lines are still disputed',
  })
  const settle = async (number: string, is_accepted: boolean) =>
    finance(contract.actOnReimbursement['settle-dispute'], {
      ...(await seen(code)),
      work_order_number: number,
      is_accepted,
      answer: 'Looked at',
    })
  expect(await settle(other, true)).toMatchObject({ code: '409', message: 'This line is not disputed' })
  expect(await settle(work_order_number, true)).toMatchObject({ code: '200' })
  expect(await get(code)).toMatchObject({ work_orders: 1, gross_amount: 400_000, disputed: 0 })
  await dispute(other)
  await settle(other, false)
  expect((await get(code)).lines.map(({ line_state }) => line_state)).toEqual(['Removed', 'Refused'])
  expect(
    await centre(contract.actOnReimbursement['send-invoice'], { ...(await seen(code)), ...invoice }),
  ).toMatchObject({ code: '200' })
  expect(await mark(work_order_number)).toMatchObject({ code: '200' })
  await db.update(reimbursements).set({ sent_date: finished })
})

test('a deduction is no more than its line gives, and is written beside it', async () => {
  const { code, orders } = await batchOf(300_000)
  const [work_order_number = ''] = orders
  const deduct = async (deduction_amount: number) =>
    finance(contract.actOnReimbursement.deduct, {
      ...(await seen(code)),
      work_order_number,
      deduction_kind: 'Late',
      deduction_amount,
      reason: 'Two days late',
    })
  expect(await deduct(300_001)).toMatchObject({ code: '406' })
  expect(await deduct(50_000)).toMatchObject({ code: '200' })
  expect(await get(code)).toMatchObject({ deduction_amount: 50_000, tax_amount: 5_000, net_amount: 245_000 })
  await db.update(reimbursements).set({ sent_date: finished })
})

test('an invoice needs its file, is received by finance, and then nothing of it changes', async () => {
  const { code, orders } = await batchOf(300_000)
  expect(
    await centre(contract.actOnReimbursement['send-invoice'], { ...(await seen(code)), ...invoice }),
  ).toMatchObject({
    code: '409',
    message: 'The invoice must be uploaded first',
  })
  expect(await finance(contract.actOnReimbursement['invoice-received'], await seen(code))).toMatchObject({
    code: '409',
    message: 'The centre has not sent its invoice in yet',
  })
  await upload(code)
  expect(await centre(contract.actOnReimbursement['send-invoice'], await seen(code))).toMatchObject({ code: '406' })
  await centre(contract.actOnReimbursement['send-invoice'], { ...(await seen(code)), ...invoice })
  expect(await finance(contract.actOnReimbursement['invoice-received'], await seen(code))).toMatchObject({
    code: '200',
  })
  expect(await workOrderOf(db, orders[0] ?? '')).toMatchObject({ invoice_status: 'Invoice_Received' })
  expect(
    await centre(contract.actOnReimbursement.dispute, {
      ...(await seen(code)),
      work_order_number: orders[0],
      reason: 'x',
    }),
  ).toMatchObject({ code: '409', message: 'Needs status Prepare_Invoice' })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, centre.usercode))
  expect(told.some(({ event }) => event === 'reimbursement-received')).toBe(true)
})

test('a rejected batch lets go of its work orders, which may be marked again', async () => {
  const { code, orders } = await sent(300_000)
  expect(await finance(contract.actOnReimbursement['confirmed-reject'], await seen(code))).toMatchObject({
    code: '406',
    errors: { reason: ['Reason is required!'] },
  })
  expect(
    await finance(contract.actOnReimbursement['confirmed-reject'], { ...(await seen(code)), reason: 'Wrong number' }),
  ).toMatchObject({
    code: '200',
  })
  expect(await workOrderOf(db, orders[0] ?? '')).toMatchObject({ invoice_status: 'Confirmed_Reject' })
  const again = await mark(orders[0] ?? '')
  expect(again).toMatchObject({ code: '200' })
  expect(again.data.reimbursement_code).not.toBe(code)
  expect(await db.$count(reimbursementLines, eq(reimbursementLines.work_order_number, orders[0] ?? ''))).toBe(2)
  await db.update(reimbursements).set({ sent_date: finished })
})

const result = (reference: string, amount: number, answer: string) => {
  const form = new FormData()
  form.set('reimbursement_code', reference.split('/')[0] ?? '')
  form.set('file', new File([`R,${reference},${amount},${answer},BANK-9,Closed\r\nT,1,${amount}\r\n`], 'r.csv'))
  return form
}

test('receiving, paying and importing needs two people', async () => {
  const { code } = await received(1_000_000)
  await db
    .update(serviceCentres)
    .set({ bank_code: '014', account_name: 'PT Senen Teknik', credited_account: '700123' })
    .where(eq(serviceCentres.asc_code, '8-ASC-01'))
  const own = await seen(code)
  expect(await finance(contract.actOnReimbursement.pay, own)).toMatchObject({
    code: '409',
    message: 'Somebody else than who received the invoice must pay it',
  })
  expect(await payer(contract.actOnReimbursement.pay, own)).toMatchObject({ code: '200' })
  expect((await get(code, payer)).is_payer).toBe(true)
  const form = new FormData()
  form.set('reimbursement_code', code)
  form.set('file', new File(['x'], 'answer.csv'))
  expect(await payer(contract.importReimbursementResult, form)).toMatchObject({
    code: '409',
    message: 'Somebody else than who paid must import the answer of the bank',
  })
  await db
    .update(serviceCentres)
    .set({ bank_code: null, account_name: null, credited_account: null })
    .where(eq(serviceCentres.asc_code, '8-ASC-01'))
})

test('it is paid into the account as it stands, by a file that stays the same, until the bank says so', async () => {
  const { code } = await received(1_000_000)
  expect(await payer(contract.actOnReimbursement.pay, await seen(code))).toMatchObject({
    code: '409',
    message: 'The service centre has no bank account',
  })
  await db
    .update(serviceCentres)
    .set({ bank_code: '014', account_name: 'PT Senen Teknik', credited_account: '700123' })
    .where(eq(serviceCentres.asc_code, '8-ASC-01'))
  expect(await payer(contract.actOnReimbursement.pay, await seen(code))).toMatchObject({ code: '200' })
  const file = await finance(contract.downloadReimbursementFile, { reimbursement_code: code })
  expect(String(file.data)).toContain(
    `"P","${code}/1","CENAIDJA","BANK CENTRAL ASIA","700123","PT SENEN TEKNIK","Clearing","980000"`,
  )
  const importing = (form: FormData) => finance(contract.importReimbursementResult, form)
  expect(await importing(result(`${code}/9`, 980_000, 'SUCCESS'))).toMatchObject({ code: '406' })
  expect(await importing(result(`${code}/1`, 1, 'SUCCESS'))).toMatchObject({
    code: '406',
    errors: { file: ['Total in the bank file differs from the settlement'] },
  })
  expect(await importing(result(`${code}/1`, 980_000, 'FAILED'))).toMatchObject({
    data: { payment_status: 'Payment_Failed' },
  })
  expect(await get(code)).toMatchObject({ payment_status: 'Payment_Failed', fail_reason: 'Closed' })
  await payer(contract.actOnReimbursement.pay, await seen(code))
  expect(await importing(result(`${code}/2`, 980_000, 'SUCCESS'))).toMatchObject({
    data: { payment_status: 'Payment_Successful' },
  })
  expect(await importing(result(`${code}/2`, 980_000, 'SUCCESS'))).toMatchObject({ code: '200' })
  expect(await importing(result(`${code}/2`, 980_000, 'FAILED'))).toMatchObject({ code: '406' })
  expect(await payer(contract.actOnReimbursement.pay, await seen(code))).toMatchObject({ code: '409' })
  const { data } = await finance(contract.reimbursementSummary, {})
  expect(data).toMatchObject({ paid: 980_000 })
  expect(data.earned).toBe(data.pending + data.paid)
})

test('what was not sent in is not rejected', async () => {
  const { code } = await batchOf(200_000)
  const reject = { ...(await seen(code)), reason: 'Wrong number' }
  expect(await finance(contract.actOnReimbursement['confirmed-reject'], reject)).toMatchObject({
    ...{ code: '409', message: 'The centre has not sent its invoice in yet' },
  })
})

test('another centre’s batch is not there; without the permission nothing is done', async () => {
  const { code, orders } = await batchOf(300_000)
  const own = { ...(await seen(code)), work_order_number: orders[0], reason: 'x' }
  expect(await elsewhere(contract.getReimbursement, own)).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.actOnReimbursement.dispute, own)).toMatchObject({ code: '404' })
  const reader = await as(permissions.filter((one) => one === 'Reimbursement-Search'))
  for (const endpoint of [
    contract.actOnReimbursement.dispute,
    contract.actOnReimbursement['confirmed-reject'],
    contract.actOnReimbursement.pay,
  ])
    expect(await reader(endpoint, own)).toMatchObject({ code: '403' })
})
