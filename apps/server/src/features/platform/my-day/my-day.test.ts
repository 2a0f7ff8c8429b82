import { getOwnContact } from '@sejuk/contract/customers/contacts'
import { listCustomers } from '@sejuk/contract/customers/customers'
import { getOwnAccount } from '@sejuk/contract/customers/own-account'
import * as contract from '@sejuk/contract/platform/my-day'
import { paceOf } from '@sejuk/domain/platform/my-day'
import { beforeAll, expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { cashbackTargets } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
beforeAll(() => prepareCustomers(server))
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch', department: '705' })
const other = await server.as(undefined, { usercode: 'BM2', view_data: 'View_Data_My_Branch', department: '713' })
const reader = await server.as(['Customer-List-Search'], { usercode: 'R1', view_data: 'View_Data_My_Branch' })

const submitted = (customer_code: string, waiting_since: string, over: object = {}) =>
  customerRow({ customer_code, status: 'Submitted', waiting_since, dept_code: '705', ...over })

beforeAll(async () => {
  await db
    .insert(customers)
    .values([
      submitted('705-W1', '2026-11-02T03:00:00Z', { customer_name: 'Toko Kedua' }),
      submitted('705-W2', '2026-11-01T03:00:00Z', { customer_name: 'Toko Pertama' }),
      submitted('713-W3', '2026-11-01T03:00:00Z', { dept_code: '713' }),
    ])
})

const waitingOf = async (person: typeof boss, kind: contract.Waiting['kind']) =>
  (await person(contract.listWaiting, {})).data.find((one: contract.Waiting) => one.kind === kind) as
    | contract.Waiting
    | undefined

test('what waits is in one’s scope, the oldest first, with the way to it', async () => {
  const found = await waitingOf(boss, 'customers')
  expect(found).toMatchObject({ total: 2, total_is_capped: false, pages: ['/customer'], asked: { tab: 'Submitted' } })
  expect(found?.records.map(({ title }) => title)).toEqual(['Toko Pertama', 'Toko Kedua'])
  expect(found?.records[0]).toMatchObject({
    code: '705-W2',
    since: '2026-11-01T03:00:00.000Z',
    due: '2026-11-03T03:00:00.000Z',
    page: { to: '/customer/$id/detail', params: { id: '705-W2' } },
  })
  expect((await waitingOf(other, 'customers'))?.records.map(({ code }) => code)).toEqual(['713-W3'])
})

test('the number is that of the list behind it', async () => {
  const found = await waitingOf(boss, 'customers')
  expect(await boss(listCustomers, { tab: 'Submitted' })).toMatchObject({ total: found?.total })
})

test('who decides nothing is told nothing', async () =>
  expect(await reader(contract.listWaiting, {})).toMatchObject({ code: '200', data: [] }))

test('figures are sums over what one sees, and only those one may see', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const invoice = (invoice_code: string, customer_code: string) => ({
    ...{ invoice_code, customer_code, invoice_date: day(-100), due_date: day(-40), amount: 900, paid_amount: 200 },
  })
  await db.insert(customerInvoices).values([invoice('I1', '705-W1'), invoice('I2', '705-W2'), invoice('I3', '713-W3')])
  const figureOf = async (person: typeof boss, measure: string) =>
    (await person(contract.listFigures, {})).data.figures.find((one: contract.Figure) => one.measure === measure)
  expect(await figureOf(boss, 'overdue')).toMatchObject({ value: 1400, unit: 'rupiah', better: 'less' })
  expect(await figureOf(other, 'overdue')).toMatchObject({ value: 700 })
  expect(await figureOf(reader, 'overdue')).toBeUndefined()
})

test('a customer knows whom to turn to; staff have nobody above them here', async () => {
  await server.as(undefined, { usercode: 'S9', roles: ['Salesman'] })
  await db.insert(customers).values(submitted('705-W9', '2026-11-01T03:00:00Z', { salesman_code: 'S9' }))
  const own = await server.as([], { usercode: 'C9', view_data: 'View_Data_Customer', customer_codes: ['705-W9'] })
  expect(await own(getOwnContact, {})).toMatchObject({ code: '200', data: { customer_name: '705-W9' } })
  expect((await own(getOwnContact, {})).data.salesman_name).toBeTruthy()
  expect(await boss(getOwnContact, {})).toMatchObject({ code: '200', data: null })
})

test('a customer sees their own credit and what they owe; nobody else has an account here', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const due = day(12)
  await db.insert(customers).values(submitted('705-W10', '2026-11-01T03:00:00Z', { credit_limit: 5000 }))
  await db.insert(customerInvoices).values([
    {
      invoice_code: 'I10',
      customer_code: '705-W10',
      invoice_date: day(-2),
      due_date: due,
      amount: 900,
      paid_amount: 200,
    },
    {
      invoice_code: 'I11',
      customer_code: '705-W10',
      invoice_date: day(-9),
      due_date: day(30),
      amount: 50,
      paid_amount: 50,
    },
  ])
  const own = await server.as([], { usercode: 'C10', view_data: 'View_Data_Customer', customer_codes: ['705-W10'] })
  expect(await own(getOwnAccount, {})).toMatchObject({
    code: '200',
    data: {
      customer_code: '705-W10',
      cashback: null,
      credit: { limit: 5000, available: 4300, due: 700, due_day: due, invoices: 1, overdue: 0, overdue_days: 0 },
      running: [],
    },
  })
  const holder = await server.as(['Cashback-List-Search'], {
    ...{ usercode: 'C11', view_data: 'View_Data_Customer', customer_codes: ['705-W10'] },
  })
  expect((await holder(getOwnAccount, {})).data.cashback).toEqual({ left: 0, ending: 0, ending_day: null })
  expect(await boss(getOwnAccount, {})).toMatchObject({ code: '200', data: null })
  const clerk = await server.as([], { usercode: 'K10', view_data: 'View_Data_Keyperson', shop_codes: ['705-W10'] })
  expect(await clerk(getOwnAccount, {})).toMatchObject({ code: '200', data: null })
})

test('sales of the month stand beside what the customers in sight are to buy, and the pace of today', async () => {
  const period = companyToday().slice(0, 7)
  const target = { business_unit_code: 'RAC', period, tiers: [] }
  await db.insert(cashbackTargets).values([
    { ...target, customer_code: '705-W1', target_amount: 600 },
    { ...target, customer_code: '713-W3', target_amount: 50 },
    { ...target, customer_code: '705-W2', target_amount: 1000, period: '2020-01' },
  ])
  const seller = await server.as(undefined, { usercode: 'BM4', view_data: 'View_Data_My_Branch', department: '705' })
  const { figures } = (await seller(contract.listFigures, {})).data
  const found = figures.find((one: contract.Figure) => one.measure === 'salesOfMonth')
  expect(found).toMatchObject({ target: 600, pace: paceOf(600, companyToday()) })
  const overdue = figures.find((one: contract.Figure) => one.measure === 'overdue')
  expect(overdue).toMatchObject({ target: null, pace: null })
})

test('where somebody buys who has no target, none is told', async () => {
  const invoice_date = companyToday()
  await db.insert(salesInvoices).values({
    ...{ invoice_code: 'SI-W2', invoice_date, tax_date: invoice_date, due_date: invoice_date, org_code: 'RCI' },
    ...{ dept_code: '705', customer_code: '705-W2', created_by: 'BM', create_user_name: 'BM', status: '2' },
    ...{ price_include_tax: 'Y', customer_is_taxable: 0, transaction_code: '04', source: 'ERP' },
  })
  const seller = await server.as(undefined, { usercode: 'BM5', view_data: 'View_Data_My_Branch', department: '705' })
  const { figures } = (await seller(contract.listFigures, {})).data
  const found = figures.find((one: contract.Figure) => one.measure === 'salesOfMonth')
  expect(found).toMatchObject({ target: null, pace: null })
})
