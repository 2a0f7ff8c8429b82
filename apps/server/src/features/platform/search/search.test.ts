import { recordVisit } from '@sejuk/contract/platform/recent-visits'
import * as contract from '@sejuk/contract/platform/search'
import { searchNames } from '@sejuk/domain/platform/search'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'

const server = await startTestServer()
const { db } = server
beforeAll(() => prepareCustomers(server))
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch', department: '705' })
const other = await server.as(undefined, { usercode: 'BM2', view_data: 'View_Data_My_Branch', department: '713' })
const shopReader = await server.as(['Shop-Search'], { usercode: 'R1', view_data: 'View_Data_My_Branch' })

beforeAll(async () => {
  await db.insert(customers).values([
    customerRow({
      customer_code: '705-M1',
      dept_code: '705',
      customer_name: 'Toko Makmur Jaya',
      pic_phone: '81290341178',
    }),
    customerRow({
      customer_code: '705-M2',
      dept_code: '705',
      customer_name: 'CV Makmur Sentosa',
      status: 'Submitted',
    }),
    customerRow({
      customer_code: '705-M3',
      dept_code: '705',
      customer_name: 'Makmur yang dihapus',
      status: 'Deleted',
    }),
    customerRow({ customer_code: '713-M4', dept_code: '713', customer_name: 'Makmur Bandung' }),
  ])
})

type Caller = typeof boss
const found = async (caller: Caller, text: string, kind?: contract.FoundRecord['kind']) =>
  (await caller(contract.searchRecords, { text, ...(kind ? { kind } : {}) })).data as contract.FoundGroup[]
const codesOf = (groups: contract.FoundGroup[], kind = 'customers') =>
  groups.find((group) => group.kind === kind)?.records.map(({ code }) => code) ?? []

test('a name finds the records of one’s branch, with status, phone and the way to them', async () => {
  const groups = await found(boss, 'makmur')
  expect(codesOf(groups).toSorted()).toEqual(['705-M1', '705-M2'])
  expect(groups[0]?.records.find(({ code }) => code === '705-M1')).toMatchObject({
    kind: 'customers',
    title: 'Toko Makmur Jaya',
    status: 'Approved',
    phone: '81290341178',
    pages: [{ to: '/customer/$id/detail', params: { id: '705-M1' } }],
    actions: [{ action: 'edit' }, { action: 'shopsOfCustomer' }, { action: 'cashbackOfCustomer' }],
  })
})

test('the records of another branch are not found, nor deleted ones', async () => {
  expect(codesOf(await found(other, 'makmur'))).toEqual(['713-M4'])
  expect(codesOf(await found(boss, '713-M4'))).toEqual([])
  expect(codesOf(await found(boss, 'dihapus'))).toEqual([])
})

test('without the permission of its list a kind is not searched', async () =>
  expect(await found(shopReader, 'makmur')).toEqual([]))

test.each(['0812 9034', '+62 812 9034 1178', '81290341178', '705-M1', 'jaya makmur'])(
  'however it is typed: %s',
  async (text) => expect(codesOf(await found(boss, text))).toEqual(['705-M1']),
)

test('what one opened last comes first, and is there before anything is typed', async () => {
  const before = codesOf(await found(boss, 'makmur'))
  const last = before.at(-1) ?? ''
  await boss(recordVisit, { code: last })
  await boss(recordVisit, { code: '713-M4' })
  expect(codesOf(await found(boss, 'makmur'))[0]).toBe(last)
  const recent = (await boss(contract.listRecentRecords, {})).data as contract.FoundRecord[]
  expect(recent.map(({ kind, code }) => [kind, code])).toEqual([['customers', last]])
  expect((await shopReader(contract.listRecentRecords, {})).data).toEqual([])
})

test('a few of each kind are shown, and more of one that is chosen', async () => {
  await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'C-MANY-' || n, 'Banyak Sekali ' || n, '705', 'U' from generate_series(1, 30) n`)
  expect((await found(boss, 'banyak'))[0]).toMatchObject({ kind: 'customers', has_more: true })
  expect(codesOf(await found(boss, 'banyak'))).toHaveLength(3)
  expect(codesOf(await found(boss, 'banyak', 'customers'))).toHaveLength(20)
  expect(await found(boss, 'banyak', 'shops')).toEqual([])
})

test.each(['a', ' a ', '', 'x'.repeat(61)])('“%s” is too short or too long to search for', async (text) =>
  expect(await boss(contract.searchRecords, { text })).toMatchObject({
    code: '406',
    errors: { text: [expect.any(String)] },
  }),
)

test.each(["'; drop table users; --", '((', '[x', '\\\\', '%%', '__', '$1', '→→', '5%N_24\\'])(
  'signs are text and nothing more: %s',
  async (text) => expect(await boss(contract.searchRecords, { text })).toMatchObject({ code: '200' }),
)

test('every kind answers whatever is typed, for every scope', async () => {
  const scopes = [
    'View_Data_All_Branches',
    'View_Data_Asc',
    'View_Data_Technician',
    'View_Data_Salesman',
    'View_Data_Customer',
    'View_Data_Keyperson',
    'View_Data_Multi_Branch',
  ] as const
  for (const [n, view_data] of scopes.entries()) {
    const viewer = await server.as(undefined, { usercode: `V${n}`, view_data })
    for (const kind of searchNames)
      for (const text of ['makmur jaya', '081290341178', '5EN24350040688', 'WO705261100001'])
        expect(await viewer(contract.searchRecords, { text, kind })).toMatchObject({ code: '200' })
  }
}, 180_000)
