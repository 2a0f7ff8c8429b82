import * as contract from '@sejuk/contract/customers/merges'
import { createShop } from '@sejuk/contract/customers/shops'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { journalBatches, journalLines, journals } from '../../../db/tables/books/journals.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { customerInvoices, customerOrders, stockReports } from '../../../db/tables/customers/trade.ts'
import { kwitansi } from '../../../db/tables/finance/kwitansi.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { paymentRefs } from '../../../db/tables/money/payment-refs.ts'
import { userBelongings } from '../../../db/tables/platform/users.ts'
import { cashbackOrders, cashbackPlans, cashbacks } from '../../../db/tables/sales/cashbacks.ts'

const server = await startTestServer()
const { db } = server
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch' })
await server.as(undefined, { usercode: 'S1', view_data: 'View_Data_Salesman', roles: ['Salesman'] })
const stranger = await server.as(undefined, { usercode: 'BM2', department: '713', view_data: 'View_Data_My_Branch' })

const by = { created_by: 'S1', create_user_name: 'Sari' }
beforeAll(async () => {
  await prepareCustomers(server)
  await db.insert(rebateTypes).values({ type_rebate_code: 'T', type_rebate_name: 'Target' })
})

let n = 0
/** Two customers: the second has one of everything, and one address that the first has too. */
const pair = async (over: object = {}) => {
  n += 1
  const [stays, goes] = [`M${n}-A`, `M${n}-B`]
  const common = { dept_code: '705', salesman_code: 'S1', status: 'Approved' as const, ...by }
  await db.insert(customers).values([
    { ...common, customer_code: stays, customer_name: 'PT Satu', last_order_date: '2026-01-05' },
    {
      ...common,
      customer_code: goes,
      customer_name: 'PT Dua',
      npwp: '1'.repeat(16),
      last_order_date: '2026-03-05',
      ...over,
    },
  ])
  const shop = { shop_code: `SHP-${n}`, shop_name: 'Toko Dua', customer_code: goes, dept_code: '705', created_by: 'S1' }
  await db.insert(shops).values(shop)
  await db.insert(stockReports).values({
    ...{ shop_code: shop.shop_code, item_code: 'I', report_date: '2026-10-01', customer_code: goes },
    ...{ stock_quantity: 1, sold_quantity: 1, received_quantity: 1, reported_by: 'U', reported_by_name: 'U' },
  })
  const place = { province_name: 'Bali', city_name: 'Denpasar', district_name: 'D', sub_district_name: 'S', ...by }
  const at = (customer_code: string, detail_address: string) => ({
    ...{ ...place, customer_code, detail_address, receiver_name: 'Made', receiver_phone: '8129' },
  })
  await db.insert(officialAddresses).values([at(stays, 'Jl. Sama 1'), at(goes, 'jl. sama  1'), at(goes, 'Jl. Lain 2')])
  await db.insert(customerOrders).values({
    ...{ order_code: `SO-${n}`, customer_code: goes, dept_code: '705', order_date: '2026-03-05', total_amount: 5 },
    ...{ status: 'Approved', is_open: true },
  })
  const line = {
    org_code: '1-GREE',
    dept_code: '705',
    type_rebate_code: 'T',
    period: '2026-11',
    source: 'manual' as const,
  }
  await db.insert(cashbacks).values({
    ...{ ...line, ...by, cashback_code: `CB-${n}`, customer_code: goes, cashback_amount: 100, granted_amount: 100 },
    ...{ cashback_remain: 100, valid_from: '2026-01-01', valid_to: '2027-01-01', status: 'Approved' },
  })
  await db.insert(userBelongings).values({ usercode: 'S1', kind: 'customer', code: goes })
  return { stays, goes }
}

const owners = async () =>
  (
    await db.execute<{
      owners: string
    }>(sql`select string_agg(thing || '=' || owner, ' ' order by thing, owner) as owners from (
      select shop_code as thing, customer_code as owner from shops union all
      select 'report ' || shop_code, customer_code from customer_stock_reports union all
      select detail_address, customer_code from official_addresses union all
      select order_code, customer_code from customer_orders union all
      select cashback_code, customer_code from cashbacks union all
      select usercode, code from user_belongings) all_of_them where owner like ${`M${n}-%`}`)
  ).rows[0]?.owners

const versions = async (stays: string, goes: string) => {
  const { data } = await boss(contract.previewMerge, { customer_code: stays, other_code: goes })
  return { row_version: data.survivor.row_version, other_version: data.other.row_version }
}
const merge = async (stays: string, goes: string, take: string[] = []) =>
  boss(contract.mergeCustomers, {
    ...{ customer_code: stays, other_code: goes, take, reason: 'The same owner', ...(await versions(stays, goes)) },
  })
const undo = (merge_id: number) => boss(contract.undoMerge, { merge_id, reason: 'Two firms after all' })
const one = async (code: string) =>
  (
    await db.execute<Record<string, unknown>>(
      sql`select customer_name, npwp, status, merged_into, close_reason, last_order_date::text from customers where customer_code = ${code}`,
    )
  ).rows[0]

test('what hangs on a duplicate goes over to the one that stays, and comes back to the letter', async () => {
  const { stays, goes } = await pair()
  const [before, survivor, other] = [await owners(), await one(stays), await one(goes)]
  const { data: seen } = await boss(contract.previewMerge, { customer_code: stays, other_code: goes })
  expect(seen.why_not).toBeNull()
  expect(seen.moves).toEqual([
    { kind: 'shops', moves: 1, stays: 0 },
    { kind: 'addresses', moves: 1, stays: 1 },
    { kind: 'orders', moves: 1, stays: 0 },
    { kind: 'cashbacks', moves: 1, stays: 0 },
    { kind: 'users', moves: 1, stays: 0 },
  ])
  const merged = await merge(stays, goes, ['tax'])
  expect(merged).toMatchObject({ code: '200', message: 'Customers merged' })
  expect(await one(stays)).toMatchObject({
    customer_name: 'PT Satu',
    npwp: '1'.repeat(16),
    last_order_date: '2026-03-05',
  })
  expect(await one(goes)).toMatchObject({ status: 'Closed', merged_into: stays, close_reason: 'The same owner' })
  expect(await owners()).toBe(
    (before ?? '').replaceAll(`=${goes}`, `=${stays}`).replace(`jl. sama  1=${stays}`, `jl. sama  1=${goes}`),
  )
  const listed = await boss(contract.listMerges, { customer_code: goes })
  expect(listed.data).toMatchObject([{ customer_code: stays, other_name: 'PT Dua', moved: 5, why_not: null }])
  // What was counted in the shop since then goes back with the shop.
  await db.insert(stockReports).values({
    ...{ shop_code: `SHP-${n}`, item_code: 'I', report_date: '2026-11-01', customer_code: stays },
    ...{ stock_quantity: 1, sold_quantity: 1, received_quantity: 1, reported_by: 'U', reported_by_name: 'U' },
  })
  expect(await undo(merged.data.merge_id)).toMatchObject({ code: '200', message: 'Merge taken back' })
  await db.execute(sql`delete from customer_stock_reports where report_date = '2026-11-01' and customer_code = ${goes}`)
  expect(await owners()).toBe(before)
  expect([await one(stays), await one(goes)]).toEqual([survivor, other])
  expect((await undo(merged.data.merge_id)).message).toBe('This merge was taken back already')
  const { rows } = await db.execute(
    sql`select action from action_logs where entity = 'customer' and entity_code = ${stays} order by log_id`,
  )
  expect(rows).toEqual([{ action: 'merge' }, { action: 'undo-merge' }])
  expect((await merge(stays, goes)).code).toBe('200')
})

test('money and its papers go over too; what was given out to the books stays under the name it had there', async () => {
  const { stays, goes } = await pair()
  const own = { customer_code: goes, dept_code: '705' }
  const maker = { created_by: 'U', create_user_name: 'Uji' }
  const batch_code = `JX-M-${n}`
  await db.insert(journalBatches).values({
    ...{ batch_code, dept_code: '705', period: '2026-10', format: 'CSV', status: 'Taken', ...maker },
  })
  await db.insert(paymentRefs).values([
    { ...own, ...maker, ref: `88-${n}-1`, kind: 'va', provider: 'http', state: 'Open' },
    { ...own, ...maker, ref: `88-${n}-2`, kind: 'va', provider: 'http', state: 'Closed' },
    { ...own, ...maker, customer_code: stays, ref: `88-${n}-3`, kind: 'va', provider: 'http', state: 'Open' },
  ])
  await db.insert(receipts).values({
    ...{ ...own, ...maker, receipt_code: `RV-${n}`, kind: 'transfer', amount: 7, received_date: '2026-11-01' },
  })
  await db.insert(kwitansi).values({
    ...{ ...own, ...maker, kwitansi_code: `KW-${n}`, receipt_code: `RV-${n}`, amount: 7, kwitansi_date: '2026-11-01' },
  })
  const journalOf = async (document: string, given: Partial<typeof journals.$inferInsert>) => {
    const [made] = await db
      .insert(journals)
      .values({
        ...{ ...own, document_kind: 'receipt', document, event: 'receipt-confirmed', journal_date: '2026-11-01' },
        ...{ amount: 7, status: 'Ready', ...given },
      })
      .returning({ journal_id: journals.journal_id })
    const line = { ...own, journal_id: made?.journal_id ?? 0, debit: 0, credit: 0 }
    await db.insert(journalLines).values([
      { ...line, line_no: 1, line_kind: 'bank', customer_code: null, debit: 7 },
      { ...line, line_no: 2, line_kind: 'receivable', credit: 7 },
    ])
  }
  await journalOf(`RV-${n}`, {})
  await journalOf(`RV-${n}-given`, { status: 'Exported', batch_code })
  const names = async () => {
    const { rows } = await db.execute<{
      names: string
    }>(sql`select string_agg(thing || '=' || owner, ' ' order by thing) as names from (
      select ref as thing, customer_code as owner from payment_refs where ref like ${`88-${n}-%`} union all
      select kwitansi_code, customer_code from kwitansi where kwitansi_code = ${`KW-${n}`} union all
      select document, j.customer_code || '/' || l.customer_code from journals j join journal_lines l using (journal_id)
        where l.line_no = 2 and document like ${`RV-${n}%`}) them`)
    return rows[0]?.names
  }
  const before = `88-${n}-1=${goes} 88-${n}-2=${goes} 88-${n}-3=${stays} KW-${n}=${goes} RV-${n}=${goes}/${goes} RV-${n}-given=${goes}/${goes}`
  expect(await names()).toBe(before)
  const { data } = await merge(stays, goes)
  expect(await names()).toBe(
    `88-${n}-1=${goes} 88-${n}-2=${stays} 88-${n}-3=${stays} KW-${n}=${stays} RV-${n}=${stays}/${stays} RV-${n}-given=${goes}/${goes}`,
  )
  expect(await undo(data.merge_id)).toMatchObject({ code: '200' })
  expect(await names()).toBe(before)
})

test('a merge is no way around approval, sight or another change', async () => {
  const { stays, goes } = await pair({ status: 'Submitted' })
  const { data } = await boss(contract.previewMerge, { customer_code: stays, other_code: goes })
  expect(data.parts).toContainEqual({
    part: 'tax',
    is_same: false,
    why_not: 'What nobody approved yet cannot be taken over',
  })
  expect((await merge(stays, goes, ['tax'])).errors).toEqual({
    take: ['What nobody approved yet cannot be taken over'],
  })
  expect((await merge(goes, stays)).message).toBe('The customer that stays needs status Approved')
  expect((await merge(stays, stays)).message).toBe('A customer cannot be merged with itself')
  expect((await stranger(contract.previewMerge, { customer_code: stays, other_code: goes })).code).toBe('404')
  const seen = await versions(stays, goes)
  await db.execute(sql`update customers set row_version = row_version + 1 where customer_code = ${goes}`)
  const stale = { customer_code: stays, other_code: goes, reason: 'Same', ...seen }
  expect((await boss(contract.mergeCustomers, stale)).code).toBe('409')
  const unseeing = await server.as(['Customer-Merge', 'Customer-List-Search'])
  expect((await unseeing(contract.mergeCustomers, stale)).message).toBe('Merging needs the permission for tax data')
})

test('a merge is not taken back once something moved on, and it says what', async () => {
  const { stays, goes } = await pair()
  const { data } = await merge(stays, goes, ['name'])
  const refused = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>, message: string) => {
    await db.execute(change)
    expect(await undo(data.merge_id)).toMatchObject({ code: '409', message })
    expect((await boss(contract.listMerges, { customer_code: stays })).data[0].why_not).toBe(message)
    await db.execute(back)
  }
  const named = (name: string) => sql`update customers set customer_name = ${name} where customer_code = ${stays}`
  await refused(named('PT Tiga'), named('PT Dua'), 'What was taken over has been changed since')
  const { stays: third } = { stays: `M${n - 1}-A` }
  const toShop = (code: string) => sql`update shops set customer_code = ${code} where shop_code = ${`SHP-${n}`}`
  await refused(toShop(third), toShop(stays), '1 of the things that moved have changed hands since')
  const dated = (days: number) =>
    sql`update customer_merges set created_date = now() - make_interval(days => ${days}) where merge_id = ${data.merge_id}`
  await refused(dated(31), dated(1), 'A merge can be taken back for 30 days')
  const invoice = { invoice_code: `INV-${n}`, customer_code: stays, order_code: `SO-${n}`, amount: 5 }
  await db.insert(customerInvoices).values({ ...invoice, invoice_date: '2026-11-01', due_date: '2026-12-01' })
  const nothing = sql`select 1`
  const gone = sql`delete from customer_invoices where invoice_code = ${`INV-${n}`}`
  await refused(nothing, gone, `Invoice INV-${n} was written since for an order that moved`)
  await db.insert(cashbackOrders).values({
    ...{ order_code: `CO-${n}`, customer_code: stays, org_code: '1-GREE', dept_code: '705', original_total_amount: 9 },
    ...{ max_allowed_amount: 9, customer_is_taxable: 0, price_include_tax: 'N', ...by },
  })
  await db.insert(cashbackPlans).values({ order_code: `CO-${n}`, cashback_code: `CB-${n}`, planned_amount: 5 })
  const released = sql`update cashback_plans set state = 'Released' where order_code = ${`CO-${n}`}`
  await refused(nothing, released, `Cashback CB-${n} has been spent across both customers since`)
  expect((await undo(data.merge_id)).code).toBe('200')
})

test('of two merges at once one is done, and whoever writes for the one that goes is refused or moved along', async () => {
  const { stays, goes } = await pair()
  const seen = await versions(stays, goes)
  const there = { customer_code: stays, other_code: goes, ...seen, reason: 'Same' }
  const back = {
    customer_code: goes,
    other_code: stays,
    row_version: seen.other_version,
    other_version: seen.row_version,
  }
  const form = { customer_code: goes, shop_name: 'Toko Baru', salesman_code: 'S1', detail_address: 'Jl. Baru 1' }
  const answers = await Promise.all([
    boss(contract.mergeCustomers, there),
    boss(contract.mergeCustomers, { ...back, reason: 'Same' }),
    boss(contract.mergeCustomers, there),
    ...[1, 2, 3, 4].map((no) => boss(createShop, { ...form, shop_name: `Toko Baru ${no}` })),
  ])
  expect(answers.slice(0, 3).filter(({ code }) => code === '200')).toHaveLength(1)
  const { rows } = await db.execute<{ kept: string; gone: string | null }>(
    sql`select c.customer_code as kept, c.merged_into as gone from shops s join customers c using (customer_code)
      where s.customer_code in (${stays}, ${goes})`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ gone }) => gone)).toEqual([])
  const loser = rows[0]?.kept === stays ? goes : stays
  expect(await boss(createShop, { ...form, customer_code: loser })).toMatchObject({ code: '406' })
  await expect(
    db.insert(shops).values({
      ...{ shop_code: 'X', shop_name: 'X', customer_code: loser, dept_code: '705', created_by: 'S1' },
    }),
  ).rejects.toThrow()
})
