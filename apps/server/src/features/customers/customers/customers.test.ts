import * as contract from '@sejuk/contract/customers/customers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeTicket } from '../../../../test/aftersales.ts'
import { newCustomer, prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices, customerOrders } from '../../../db/tables/customers/trade.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'

const server = await startTestServer()
const { db } = server
beforeAll(() => prepareCustomers(server))
const sales = await server.as(undefined, { usercode: 'S1', view_data: 'View_Data_Salesman', roles: ['Salesman'] })
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch' })
await server.as(undefined, { usercode: 'S2', department: '713', roles: ['Salesman'] })

const stored = async (id: string) => (await boss(contract.getCustomer, { id })).data
const create = async (over: object = {}) => {
  const answer = await sales(contract.createCustomer, newCustomer(over))
  expect(answer).toMatchObject({ code: '200', message: 'Customer saved' })
  return answer.data.customer_code as string
}

test('a customer gets the branch and the next number for a code, and the head office for a place of business', async () => {
  const code = await create({ customer_name: 'PT Angin Timur', is_submit: true })
  expect(code).toMatch(/^705-C\d{6}$/)
  expect(await stored(code)).toMatchObject({
    status: 'Submitted',
    npwp: '0019999911045000',
    nitku: '0019999911045000000000',
    pic_phone: '81200001234',
    created_by: 'S1',
    city_name: 'Jakarta Barat',
  })
})

test('who wrote it does not approve it; somebody else does, and it gets its first official address', async () => {
  const code = await create({
    customer_name: 'PT Angin Barat',
    pic_phone: '081299991111',
    npwp: '',
    nik: '3173015203909999',
    customer_is_taxable: 0,
  })
  expect(await boss(contract.actOnCustomer.approve, { customer_code: code })).toMatchObject({
    code: '409',
    message: 'Needs status Submitted or Adjusted',
  })
  await sales(contract.actOnCustomer.submit, { customer_code: code })
  expect(await sales(contract.actOnCustomer.approve, { customer_code: code })).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  expect(await boss(contract.actOnCustomer.approve, { customer_code: code })).toMatchObject({ code: '200' })
  expect(await stored(code)).toMatchObject({ status: 'Approved', approved_by: 'BM' })
  const { rows } = await db.execute(
    sql`select city_name, detail_address from official_addresses where customer_code = ${code}`,
  )
  expect(rows).toEqual([{ city_name: 'Jakarta Barat', detail_address: 'Jl. Panjang 5' }])
  const { rows: told } = await db.execute(
    sql`select event from notifications where entity_code = ${code} and usercode = 'S1' order by 1`,
  )
  expect(told).toEqual([{ event: 'customer-approved' }])
})

const approved = async (over: object) => {
  const code = await create({ ...over, is_submit: true })
  await boss(contract.actOnCustomer.approve, { customer_code: code })
  return code
}

test('a change of a controlled field leaves the old value in force until it is approved; the rest applies at once', async () => {
  const code = await approved({ customer_name: 'CV Salju', npwp: '31.888.882.3-613.001', pic_phone: '081311112222' })
  const { row_version } = await stored(code)
  const form = newCustomer({ customer_name: 'CV Salju Abadi', npwp: '31.888.882.3-613.001', pic_phone: '081311113333' })
  const changed = await sales(contract.updateCustomer, { ...form, id: code, row_version })
  expect(changed.data).toEqual({ customer_code: code, status: 'Adjusted' })
  expect(await stored(code)).toMatchObject({
    customer_name: 'CV Salju',
    pic_phone: '81311113333',
    waiting: { customer_name: 'CV Salju Abadi' },
  })
  await boss(contract.actOnCustomer.reject, { customer_code: code, reason: 'No deed' })
  expect(await stored(code)).toMatchObject({ status: 'Approved', customer_name: 'CV Salju', waiting: null })
  const again = await stored(code)
  await sales(contract.updateCustomer, { ...form, id: code, row_version: again.row_version })
  await boss(contract.actOnCustomer.approve, { customer_code: code })
  expect(await stored(code)).toMatchObject({ status: 'Approved', customer_name: 'CV Salju Abadi', waiting: null })
})

test('a change waits since it was asked for, however old its customer is; decided, nothing waits', async () => {
  const code = await approved({ customer_name: 'CV Lama', npwp: '09.254.294.3-407.000', pic_phone: '081311117777' })
  await db.execute(sql`update customers set created_date = '2024-01-02T03:00:00Z' where customer_code = ${code}`)
  const since = async () => {
    const { data } = await boss(contract.listCustomers, { search: code, limit: 100 })
    return data.find((row: contract.CustomerRow) => row.customer_code === code).waiting_since
  }
  expect(await since()).toBeNull()
  const change = async (customer_name: string) => {
    const { row_version, npwp } = await stored(code)
    const form = newCustomer({ customer_name, npwp, pic_phone: '081311117777' })
    expect((await sales(contract.updateCustomer, { ...form, id: code, row_version })).code).toBe('200')
  }
  await change('CV Baru')
  const first = await since()
  expect(first > '2026').toBe(true)
  await change('CV Lebih Baru')
  expect(await since()).toBe(first)
  await boss(contract.actOnCustomer.approve, { customer_code: code })
  expect(await since()).toBeNull()
})

test('another branch waits together with its salesperson, and the branch in force hears who asks for it', async () => {
  const code = await approved({ customer_name: 'PT Pindah', npwp: '08.000.000.3-001.000', pic_phone: '081311119999' })
  await db.execute(sql`update departments set bm_user_code = 'BM' where dept_code = '705'`)
  await db.execute(
    sql`update customers set author_code = 'BM', author_name = 'Somebody before' where customer_code = ${code}`,
  )
  const everywhere = await server.as(undefined, { usercode: 'HO', username: 'Hana' })
  const { row_version, npwp } = await stored(code)
  const over = { customer_name: 'PT Pindah', npwp, pic_phone: '081311119999', dept_code: '713', salesman_code: 'S2' }
  const asked = { ...newCustomer(over), id: code, row_version }
  expect((await everywhere(contract.updateCustomer, asked)).data.status).toBe('Adjusted')
  expect(await stored(code)).toMatchObject({
    ...{ dept_code: '705', salesman_code: 'S1', waiting: { dept_code: '713', salesman_code: 'S2' } },
    waiting_names: { salesman_code: 'Sari' },
  })
  const { rows } = await db.execute(sql`select variables->>'author' as author from notifications
    where entity_code = ${code} and usercode = 'BM' and event = 'customer-submitted' order by created_date desc limit 1`)
  expect(rows).toEqual([{ author: 'Hana' }])
})

test('a stale edit is answered with what stands there now', async () => {
  const code = await create({ customer_name: 'Toko Embun', npwp: '12.345.678.2-123.000', pic_phone: '081322224444' })
  const form = newCustomer({ customer_name: 'Toko Embun Pagi', npwp: '12.345.678.2-123.000' })
  await sales(contract.updateCustomer, { ...form, id: code, row_version: 1 })
  const late = await boss(contract.updateCustomer, { ...form, id: code, row_version: 1, customer_name: 'Toko Kabut' })
  expect(late).toMatchObject({ code: '409', data: { current: { customer_name: 'Toko Embun Pagi' } } })
})

test('who looks the same is told with reasons; created all the same only with a reason', async () => {
  await approved({ customer_name: 'PT. Kutub Utara', npwp: '02.000.000.6-001.000', pic_phone: '081355556666' })
  const twin = newCustomer({
    customer_name: 'Toko Kutub Utara',
    npwp: '0020000006001000',
    pic_phone: '+62 813 5555 6666',
  })
  const refused = await sales(contract.createCustomer, twin)
  expect(refused).toMatchObject({ code: '409', status: 'PossibleDuplicate' })
  expect(refused.data[0]).toMatchObject({ reasons: ['name', 'phone', 'npwp', 'distance'], score: 100 })
  const taken = await sales(contract.createCustomer, { ...twin, duplicate_reason: 'A branch of the same owner' })
  expect(taken.code).toBe('200')
  const found = await boss(contract.findDuplicates, { customer_name: 'kutub utara', except: taken.data.customer_code })
  expect(found.data.map(({ customer_name }: { customer_name: string }) => customer_name)).toEqual(['PT. Kutub Utara'])
})

test('every field is judged, and what does not fit is said under its name', async () => {
  const bad = newCustomer({
    ...{ customer_name: 'ab', npwp: '123', nik: '99', pic_phone: '12', postal_code: '01234', account_number: '12345' },
    ...{ tax_emails: [], business_unit_codes: [], cooperation: 'No Cooperate', lat: '-6.1', lng: '' },
  })
  const { code, errors } = await sales(contract.createCustomer, bad)
  expect(code).toBe('406')
  expect(errors).toMatchObject({
    customer_name: ['Customer name has at least 3 characters'],
    npwp: ['NPWP must be 16 digits'],
    nik: ['NIK must be 16 digits'],
    pic_phone: ['Phone is not an Indonesian phone number'],
    postal_code: ['Postal code is five digits and does not start with 0'],
    business_unit_codes: ['Choose at least one business unit'],
  })
  const unsaid = await sales(contract.createCustomer, newCustomer({ npwp: '', is_mobile: true, lat: '', lng: '' }))
  expect(unsaid.errors).toMatchObject({ npwp: ['NPWP is required!'], lat: ['Pin location is required'] })
  const elsewhere = await sales(contract.createCustomer, newCustomer({ salesman_code: 'S2' }))
  expect(elsewhere.errors).toEqual({ salesman_code: ['The salesperson does not work for this branch'] })
  const clerk = await sales(contract.createCustomer, newCustomer({ salesman_code: 'BM' }))
  expect(clerk.errors).toEqual({ salesman_code: ['This person is no salesperson'] })
  const place = await sales(contract.createCustomer, newCustomer({ city_code: '32.75' }))
  expect(place.errors).toEqual({ city_code: ['This choice is not in the list'] })
  expect((await sales(contract.createCustomer, newCustomer({ dept_code: '713' }))).code).toBe('406')
})

test('only a draft without documents is deleted, and only a customer without debts is closed', async () => {
  const code = await approved({ customer_name: 'UD Beku', npwp: '03.000.000.4-001.000', pic_phone: '081366667777' })
  expect(await boss(contract.actOnCustomer.delete, { customer_code: code })).toMatchObject({ code: '409' })
  const order = { customer_code: code, dept_code: '705', order_date: '2026-11-01', total_amount: 5_000_000 }
  await db.insert(customerOrders).values({ ...order, order_code: 'SO-1', status: 'Approved', is_open: true })
  const invoice = { customer_code: code, invoice_date: '2026-01-01', due_date: '2026-02-01', amount: 3_000_000 }
  await db.insert(customerInvoices).values({ ...invoice, invoice_code: 'INV-1', paid_amount: 1_000_000 })
  const credit = (await boss(contract.getCreditAmount, { customer_code: code })).data
  expect(credit).toMatchObject({ outstanding_invoice: 2_000_000, open_order: 5_000_000, overdue_amount: 2_000_000 })
  expect(credit.available).toBe(-7_000_000)
  expect(credit.overdue_days_max).toBeGreaterThan(200)
  const close = () => boss(contract.actOnCustomer.close, { customer_code: code, reason: 'Moved away' })
  expect((await close()).message).toBe('The customer still owes money')
  await db.execute(sql`update customer_invoices set paid_amount = amount`)
  expect((await close()).message).toBe('The customer has open orders')
  await db.execute(sql`update customer_orders set is_open = false`)
  await makeTicket(db, { ticket_number: 'TK-1', customer_phone: '81366667777' })
  expect((await close()).message).toBe('The customer has open service tickets')
  expect(await stored(code)).toMatchObject({ has_open_tickets: true })
  await db.execute(sql`update aftersales_tickets set ticket_status = 'Ticket_Deleted'`)
  const chosen = async () => (await boss(contract.customerDropdown, { search: 'Beku' })).data.length
  expect(await chosen()).toBe(1)
  expect((await close()).code).toBe('200')
  expect(await chosen()).toBe(0)
  const draft = await create({ customer_name: 'UD Sementara', npwp: '04.000.000.2-001.000', pic_phone: '081377778888' })
  expect((await sales(contract.actOnCustomer.delete, { customer_code: draft })).message).toBe('Deleted')
  const listed = await boss(contract.listCustomers, { customer_name: 'Sementara' })
  expect(listed.data).toEqual([])
  const tabs = (await boss(contract.countCustomers, { customer_name: 'Sementara' })).data
  expect(tabs).toContainEqual({ tab: 'Deleted', total: 1 })
})

test('a given code is checked, kept, and never given twice', async () => {
  const free = async (customer_code: string) => (await sales(contract.checkCustomerCode, { customer_code })).data
  expect(await free('ERP-9')).toEqual({ isAvaible: true, why_not: null })
  await create({
    customer_code: 'ERP-9',
    customer_name: 'PD Hujan',
    npwp: '05.000.000.9-001.000',
    pic_phone: '081388889999',
  })
  expect(await free('ERP-9')).toEqual({ isAvaible: false, why_not: 'Customer code already exists' })
  expect((await free('a b')).isAvaible).toBe(false)
  const twice = newCustomer({
    customer_code: 'ERP-9',
    customer_name: 'PD Gerimis',
    npwp: '06.000.000.7-001.000',
    pic_phone: '081299990000',
  })
  expect(await sales(contract.createCustomer, twice)).toMatchObject({
    code: '409',
    message: 'Customer code already exists',
  })
})

test('without the permission for it tax data stays hidden, and cannot be overwritten', async () => {
  const clerk = await server.as(['Customer-List-Search', 'Customer-Modify'])
  const { data } = await clerk(contract.getCustomer, { id: 'ERP-9' })
  expect(data).toMatchObject({ npwp: null, tax_emails: [], is_tax_visible: false })
  const log = await clerk(contract.customerLog, { code: 'ERP-9' })
  expect(JSON.stringify(log.data)).not.toContain('0050000009001000')
  const form = newCustomer({ id: 'ERP-9', row_version: data.row_version })
  expect((await clerk(contract.updateCustomer, form)).code).toBe('403')
})

test('whoever ends business is warned of cashback, and a closed customer opens again by another user', async () => {
  const code = await create({
    customer_name: 'PT Tutup Buka',
    npwp: '',
    customer_is_taxable: 0,
    nik: '3173051208870010',
    tax_id_type: 'National ID',
    pic_phone: '081266668888',
    is_submit: true,
  })
  expect(await boss(contract.actOnCustomer.approve, { customer_code: code })).toMatchObject({ code: '200' })
  await db.insert(rebateTypes).values({ type_rebate_code: 'MONTHLY', type_rebate_name: 'Monthly' })
  await db.insert(cashbacks).values({
    ...{ cashback_code: 'CB-LEFT', customer_code: code, org_code: '1-GREE', dept_code: '705', period: '2026-11' },
    ...{ type_rebate_code: 'MONTHLY', cashback_amount: 5000, granted_amount: 5000, cashback_remain: 5000 },
    ...{ status: 'Approved', source: 'manual', valid_from: '2026-01-01', valid_to: '2027-12-31' },
    ...{ created_by: 'S1', create_user_name: 'Sari' },
  })
  expect((await stored(code)).cashback_remain).toBe(5000)
  const ending = { customer_code: code, reason: 'Moved away' }
  expect(await boss(contract.actOnCustomer.close, ending)).toMatchObject({
    code: '409',
    status: 'CashbackRemains',
    message: 'Rp 5.000 of cashback is left and can no longer be spent',
  })
  expect(await boss(contract.actOnCustomer.close, { ...ending, knows_cashback: true })).toMatchObject({ code: '200' })
  const reopening = { customer_code: code, reason: 'Came back' }
  const other = await server.as(undefined, { usercode: 'BM-2' })
  expect(await other(contract.actOnCustomer.reopen, reopening)).toMatchObject({ code: '200' })
  expect(await stored(code)).toMatchObject({ status: 'Submitted' })
  expect((await other(contract.actOnCustomer.approve, { customer_code: code })).code).toBe('409')
  expect(await boss(contract.actOnCustomer.reject, { customer_code: code, reason: 'Not yet' })).toMatchObject({
    code: '200',
  })
  expect(await stored(code)).toMatchObject({ status: 'Closed' })
  await other(contract.actOnCustomer.reopen, reopening)
  expect(await boss(contract.actOnCustomer.approve, { customer_code: code })).toMatchObject({ code: '200' })
  expect(await stored(code)).toMatchObject({ status: 'Approved', close_reason: null })
})

test('bank accounts are for who checks or pays to them: others neither read nor overwrite them', async () => {
  const account = { bank_code: '014', account_name: 'PT Rekening', account_number: '5220118473' }
  const unique = { customer_name: 'PT Rekening', npwp: '', customer_is_taxable: 0, nik: '3173051208870009' }
  const code = await create({ ...unique, pic_phone: '081255557777', tax_id_type: 'National ID', ...account })
  const clerk = await server.as(['Customer-List-Search', 'Customer-Modify', 'Customer-View-Tax'])
  const { data } = await clerk(contract.getCustomer, { id: code })
  expect(data).toMatchObject({ bank_code: null, bank_name: null, account_number: null, is_bank_visible: false })
  const log = await clerk(contract.customerLog, { code })
  expect(JSON.stringify(log.data)).not.toContain(account.account_number)
  const form = newCustomer({
    ...unique,
    id: code,
    pic_phone: '081255557777',
    tax_id_type: 'National ID',
    pic_name: 'Ani',
  })
  const stale = await clerk(contract.updateCustomer, { ...form, row_version: data.row_version + 5 })
  expect(stale.code).toBe('409')
  expect(JSON.stringify(stale)).not.toContain(account.account_number)
  expect(await clerk(contract.updateCustomer, { ...form, row_version: data.row_version })).toMatchObject({
    code: '200',
  })
  expect(await stored(code)).toMatchObject({ ...account, pic_name: 'Ani', is_bank_visible: true })
})

test('without the permission for it credit is told nowhere, and whoever owes is still not closed', async () => {
  const clerk = await server.as(['Customer-List-Search', 'Customer-List-Download'])
  const unseen = { credit_limit: null, credit_used: null }
  expect((await clerk(contract.listCustomers, { customer_name: 'Hujan' })).data).toMatchObject([unseen])
  expect((await clerk(contract.getCustomer, { id: 'ERP-9' })).data).toMatchObject({ ...unseen, owes_money: false })
  expect((await clerk(contract.orderCustomerDropdown, { search: 'Angin Barat' })).data).toMatchObject([
    { available: null, overdue_days_max: null },
  ])
  expect((await boss(contract.getCustomer, { id: 'ERP-9' })).data).toMatchObject({ credit_limit: 0, credit_used: 0 })
})

test('visitors, order writers and projects ask for what they need', async () => {
  const code = await approved({ customer_name: 'PT Visit', npwp: '07.000.000.5-001.000', pic_phone: '081200007777' })
  expect((await sales(contract.visitCustomerDropdown, { search: 'Visit' })).data).toEqual([])
  await db.execute(sql`update users set allow_visit_customer = true where usercode = 'S1'`)
  expect((await sales(contract.visitCustomerDropdown, { search: 'Visit' })).data).toMatchObject([{ value: code }])
  expect((await sales(contract.orderCustomerDropdown, { search: 'Visit' })).data).toMatchObject([
    { customerIsTaxable: 1, price_include_tax: 'N', org_code: '1-GREE', available: 0, overdue_days_max: 0 },
  ])
  await boss(contract.updatePicProject, { customer_code: code, pic_project_user_code: 'S1' })
  expect(await stored(code)).toMatchObject({ pic_project_user_code: 'S1' })
  await db.execute(sql`update customers set status = 'Closed' where customer_code = ${code}`)
  expect(await boss(contract.updatePicProject, { customer_code: code, pic_project_user_code: '' })).toMatchObject({
    code: '409',
    message: 'The customer is closed and takes no new business',
  })
  expect(await stored(code)).toMatchObject({ pic_project_user_code: 'S1' })
  const types = await sales(contract.customerTypeDropdown, { search: 'dealer' })
  expect(types.data.map(({ type_code }: { type_code: string }) => type_code)).toEqual(['dealer', 'sub-dealer-parent'])
})
