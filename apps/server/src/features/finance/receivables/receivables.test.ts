import { read, SSF, utils } from '@e965/xlsx'
import * as contract from '@sejuk/contract/finance/receivables'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { collectionCalls } from '../../../db/tables/finance/collection-calls.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const clerk = await server.as(['Sales-Invoice-View', 'Collection-Log'], { usercode: 'CLERK', ...branch })
const elsewhere = await server.as(['Sales-Invoice-View', 'Collection-Log'], { department: '713', ...branch })

/** A branch of its own, whose figures no other test adds to. */
const newBranch = async (dept_code: string) => {
  const [place] = await db.select().from(departments).limit(1)
  if (place) await db.insert(departments).values({ ...place, dept_code, dept_name: `Branch ${dept_code}` })
  const collector = await server.as(['Sales-Invoice-View', 'Collection-Log'], { department: dept_code, ...branch })
  return { collector, debtor: () => newCustomer({ dept_code }) }
}

test('what is owed is sorted by age, within what one sees', async () => {
  const customer_code = await newCustomer()
  await newInvoice(customer_code, 5_000_000, 10)
  await newInvoice(customer_code, 3_000_000, -20)
  await newInvoice(customer_code, 1_000_000, -100)
  const { data } = await clerk(contract.getAgeing, {})
  expect(data).toMatchObject({ not_due: 5_000_000, to_30: 3_000_000, to_60: 0, over_90: 1_000_000, late: 4_000_000 })
  expect(data.customers).toEqual({ all: 1, todo: 1, late: 1, over_90: 1 })
  expect((await elsewhere(contract.getAgeing, {})).data).toMatchObject({ not_due: 0, branches: [] })
  const [row] = (await clerk(contract.listDebtors, { only: 'late' })).data
  expect(row).toMatchObject({ customer_code, open: 9_000_000, late: 4_000_000, oldest_days: 100 })
})

test('ages count from the invoice date where that is asked for, and what is late stays late by its due date', async () => {
  const { collector, debtor } = await newBranch('710')
  const customer_code = await debtor()
  // Written thirty days before they are due.
  await newInvoice(customer_code, 5_000_000, 10)
  await newInvoice(customer_code, 3_000_000, -20)
  await newInvoice(customer_code, 1_000_000, -100)
  const asked = { by: 'invoice' } as const
  const ages = { not_due: 0, to_30: 5_000_000, to_60: 3_000_000, to_90: 0, over_90: 1_000_000, late: 4_000_000 }
  const { data } = await collector(contract.getAgeing, asked)
  expect(data).toMatchObject({ ...ages, branches: [{ dept_code: '710', ...ages }] })
  const [row] = (await collector(contract.listDebtors, asked)).data
  expect(row).toMatchObject({ customer_code, ...ages, open: 9_000_000, oldest_days: 100 })
  expect((await collector(contract.getAgeing, { by: 'payment' })).code).toBe('406')
})

test('each tab counts the customers it lists', async () => {
  const { collector, debtor } = await newBranch('706')
  const owes = async (due: number) => {
    const customer_code = await debtor()
    await newInvoice(customer_code, 1_000_000, due)
    return customer_code
  }
  for (const due of [5, -5, -95]) await owes(due)
  const promise = { customer_code: await owes(-5), result: 'promised', promise_date: addDays(today, 3) }
  await collector(contract.logCall, promise)
  const { customers } = (await collector(contract.getAgeing, {})).data
  expect(customers).toEqual({ all: 4, todo: 2, late: 3, over_90: 1 })
  for (const only of ['todo', 'late', 'over_90'] as const)
    expect((await collector(contract.listDebtors, { only })).data).toHaveLength(customers[only])
})

test('a promise needs a day to come, and stands beside the customer', async () => {
  const customer_code = await newCustomer()
  await newInvoice(customer_code, 2_000_000, -5)
  const log = (more: object) => clerk(contract.logCall, { customer_code, result: 'promised', ...more })
  expect((await log({})).errors).toEqual({ promise_date: ['A promise needs a day'] })
  expect((await log({ promise_date: addDays(today, -1) })).errors).toEqual({
    promise_date: ['The promised day is in the past'],
  })
  expect((await log({ promise_date: addDays(today, 2), promise_amount: 2_000_001 })).errors).toEqual({
    promise_amount: ['The customer owes only Rp 2.000.000'],
  })
  expect(await log({ promise_date: addDays(today, 2), promise_amount: 500_000 })).toMatchObject({
    message: 'Call logged',
  })
  const { data } = await clerk(contract.listDebtors, { search: customer_code })
  expect(data[0]).toMatchObject({ promise_date: addDays(today, 2), promise_amount: 500_000, last_result: 'promised' })
  expect(await db.$count(collectionCalls, eq(collectionCalls.customer_code, customer_code))).toBe(1)
  await clerk(contract.logCall, { customer_code, result: 'not-reached' })
  const { data: later } = await clerk(contract.listDebtors, { search: customer_code })
  expect(later[0]).toMatchObject({ promise_date: addDays(today, 2), last_result: 'not-reached' })
  const away = { customer_code, result: 'refused' }
  expect(await elsewhere(contract.logCall, away)).toMatchObject({ code: '404' })
})

test('the statement lists what is open, on screen and on paper', async () => {
  await makeLegalEntity(db, defaultOrganization)
  const customer_code = await newCustomer()
  const invoice = await newInvoice(customer_code, 2_000_000, -5)
  const { data } = await clerk(contract.getStatement, { customer_code })
  expect(data).toMatchObject({ late: 2_000_000, open: 2_000_000, invoices: [{ invoice_code: invoice, days: 5 }] })
  const paper = await clerk(contract.statementPdf, { customer_code, language: 'local' })
  expect((await readPdf(paper.data)).text).toContain(invoice)
})

test('a reminder goes to the contact by the template, and not where nothing is late or nobody can be reached', async () => {
  const customer_code = await newCustomer({ pic_phone: '081234567890', pic_name: 'Ibu Tati' })
  const late = { code: '409', message: 'Nothing is late' }
  expect(await clerk(contract.remindDebtor, { customer_code })).toMatchObject(late)
  await newInvoice(customer_code, 2_000_000, -5)
  expect(await clerk(contract.remindDebtor, { customer_code })).toMatchObject({ message: 'Reminder sent' })
  const [sent] = await db.select().from(outbox).where(eq(outbox.event, 'payment-reminder'))
  expect(sent?.body).toContain('Rp 2.000.000')
  const again = await Promise.all([1, 2].map(() => clerk(contract.remindDebtor, { customer_code })))
  expect(again).toMatchObject([1, 2].map(() => ({ code: '409', message: 'Reminded today already' })))
  const silent = await newCustomer()
  const nobody = { code: '409', message: 'The customer has no phone number' }
  expect(await clerk(contract.remindDebtor, { customer_code: silent })).toMatchObject(nobody)
})

test('the statement in Excel is read back by another library, to the rupiah', async () => {
  const customer_code = await newCustomer()
  const late = await newInvoice(customer_code, 2_000_000, -5)
  await newInvoice(customer_code, 1_234_567, 10)
  const { data } = await clerk(contract.statementExcel, { customer_code, language: 'default' })
  const sheets = read(data)
  const [rows] = Object.values(sheets.Sheets).map((one) => utils.sheet_to_json<(string | number)[]>(one, { header: 1 }))
  expect(rows?.[0]).toEqual(['Invoice', 'Date', 'Due', 'Days late', 'Amount', 'Open'])
  expect(rows?.[1]).toEqual([late, expect.any(Number), expect.any(Number), 5, 2_000_000, 2_000_000])
  const due = SSF.parse_date_code(Number(rows?.[1]?.[2]))
  expect(`${due.y}-${String(due.m).padStart(2, '0')}-${String(due.d).padStart(2, '0')}`).toBe(addDays(today, -5))
  expect(rows?.[3]?.at(-1)).toBe(3_234_567)
  expect(await elsewhere(contract.statementExcel, { customer_code })).toMatchObject({ code: '404' })
})
