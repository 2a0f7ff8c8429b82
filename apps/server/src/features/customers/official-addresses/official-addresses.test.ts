import * as contract from '@sejuk/contract/customers/official-addresses'
import { allMatching } from '@sejuk/domain/all-matching'
import { addressKey } from '@sejuk/domain/customers/official-addresses'
import { permissions } from '@sejuk/domain/permissions'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { author, form, place, threeAddresses } from '../../../../test/addresses.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'

const { database, db, pool, as } = await startTestServer()
const admin = await as()

const list = (filters: object = {}, who = admin) => who(contract.listOfficialAddresses, filters)
const codesOf = ({ data }: { data: { address_code: string }[] }) => data.map(({ address_code }) => address_code)

beforeEach(() => threeAddresses(database))

describe('the list', () => {
  test('shows the newest first, with everything the page needs', async () => {
    const answer = await list()
    expect(answer).toMatchObject({ code: '200', status: true, total: 3, page: { current: 1, totalPages: 1 } })
    expect(codesOf(answer)).toEqual(['A2', 'B1', 'A1'])
    expect(answer.data[2]).toEqual({
      address_code: 'A1',
      customer_code: 'C1',
      customer_name: 'PT Sinar',
      ...place,
      ...form,
      created_date: '2026-11-01T01:00:00.000Z',
      create_user_name: 'Sari',
      address_type: 'official-address',
      authors: [],
      ...{ order_code: null, reject_reason: null, decided_user_name: null, open_orders: 0 },
      row_version: 1,
    })
  })

  test('is filtered by branches and by customer; empty means all', async () => {
    expect(codesOf(await list({ dept_code: '713' }))).toEqual(['B1'])
    expect((await list({ dept_code: ['705', '713'] })).total).toBe(3)
    expect(codesOf(await list({ customer_code: 'C1' }))).toEqual(['A2', 'A1'])
    expect((await list({ customer_code: '', dept_code: '' })).total).toBe(3)
    expect(await list({ dept_code: '713', customer_code: 'C1' })).toMatchObject({
      total: 0,
      data: [],
      page: { totalPages: 1 },
    })
  })

  test('all that match a word are asked for by the word, and only what one may see is found', async () => {
    const { rows } = await pool.query(
      `select address_code from official_addresses join customers using (customer_code)
       where customer_name ilike '%sinar%' order by address_code`,
    )
    const asked = { customer_code: allMatching('sinar'), sort: 'customer_name' }
    expect(codesOf(await list(asked)).toSorted()).toEqual(rows.map(({ address_code }) => address_code))
    expect(rows.length).toBeGreaterThan(0)
    expect(codesOf(await list({ customer_code: [allMatching('no such shop')] }))).toEqual([])
    expect((await list({ customer_code: [allMatching('')] })).total).toBe(3)
    const theirs = await as(permissions, { view_data: 'View_Data_My_Branch', department: '713' })
    expect(codesOf(await list({ customer_code: [allMatching('')] }, theirs))).toEqual(['B1'])
  })

  test('may be asked with a body just as well', async () => {
    const body = { page: 2, limit: 1, dept_code: ['705'], customer_code: 'C1', sort: 'created_date' }
    expect(await admin(contract.searchOfficialAddresses, body)).toMatchObject({
      code: '200',
      data: [{ address_code: 'A2' }],
      page: { current: 2, totalPages: 2 },
    })
  })

  const order: Record<string, string> = {
    customer_name: 'c.customer_name',
    province_name: "t.province_name || ', ' || t.city_name",
    detail_address: 't.detail_address',
  }
  const sorts = [
    'customer_name',
    'province_name',
    'detail_address',
    'postal_code',
    'receiver_name',
    'receiver_phone',
    'created_date',
    'create_user_name',
  ]
  test.each(sorts.flatMap((name) => [name, `-${name}`]))('is sorted by %s', async (sort) => {
    const pick = (n: number, values: string[]) => values[n % values.length] ?? ''
    const more = Array.from({ length: 24 }, (_, n) => ({
      ...place,
      ...author,
      customer_code: pick(n, ['C1', 'C2']),
      province_name: pick(n, ['Bali', 'Aceh', 'Riau']),
      city_name: pick(n * 7, ['Denpasar', 'Ubud', 'Dumai', 'Sabang']),
      detail_address: `Jl. ${pick(n * 5, ['Melati', 'anggrek', 'Mawar'])} ${n}`,
      postal_code: pick(n * 3, ['', '80111', '23511', '28812']),
      receiver_name: pick(n, ['Wati', 'Ayu', 'budi', 'Élan']),
      receiver_phone: `08${(n * 7919) % 97}`,
      create_user_name: pick(n, ['Sari', 'Rina']),
      created_date: `2026-10-${10 + (n % 9)}T00:00:00Z`,
    }))
    await db.insert(t).values(more)
    const name = sort.replace('-', '')
    const way = sort.startsWith('-') ? 'desc' : 'asc'
    const { rows } = await pool.query<{ address_code: string }>(
      `select t.address_code from official_addresses t join customers c using (customer_code) order by ${order[name] ?? `t.${name}`} ${way}, t.address_code ${way}`,
    )
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, limit: 9, page })))
    expect(pages.flatMap(codesOf)).toEqual(rows.map(({ address_code }) => address_code))
  })

  test.each([{ page: 'x' }, { page: 0 }, { limit: 101 }, { limit: '-1' }, { sort: 'row_version' }, { sort: "'; --" }])(
    'refuses %j',
    async (garbage) => {
      const [field] = Object.keys(garbage)
      for (const endpoint of [contract.listOfficialAddresses, contract.searchOfficialAddresses])
        expect(await admin(endpoint, garbage)).toMatchObject({
          code: '406',
          errors: { [field ?? '']: [expect.any(String)] },
        })
    },
  )
})

test('a limit beyond its bounds is told the bound', async () => {
  const saysOf = async (limit: number) => (await admin(contract.listOfficialAddresses, { limit })).errors
  expect(await saysOf(101)).toEqual({ limit: ['At most 100'] })
  expect(await saysOf(0)).toEqual({ limit: ['At least 1'] })
  expect(await saysOf(1.5)).toEqual({ limit: ['Must be a whole number'] })
})

describe('sight', () => {
  const everything = ['A2', 'B1', 'A1']
  test.each([
    ['View_Data_All_Branches', {}, everything],
    ['View_Data_Multi_Branch', { departmentlist: ['713'] }, ['B1']],
    ['View_Data_Multi_Branch', { departmentlist: ['705', '713'] }, everything],
    ['View_Data_My_Branch', { department: '705' }, ['A2', 'A1']],
    ['View_Data_Salesman', { usercode: 'S2' }, ['B1']],
    ['View_Data_Salesman', { usercode: 'U1' }, ['A2', 'A1']],
    ['View_Data_Customer', { customer_codes: ['C2'] }, ['B1']],
    ['View_Data_Asc', { asc_code: '8-ASC-01' }, []],
    ['View_Data_Technician', { usercode: 'T-1' }, []],
    ['View_Data_Keyperson', { shop_codes: ['SH-1'] }, []],
  ] as const)('%s %j sees %j, and can touch nothing else', async (view_data, facts, visible) => {
    const who = await as(permissions, { view_data, ...(facts as object) })
    expect(codesOf(await list({}, who))).toEqual(visible)
    expect(codesOf(await list({ customer_code: 'C1' }, who))).toEqual(visible.filter((code) => code.startsWith('A')))
    const hidden = everything.filter((code) => !visible.some((seen) => seen === code))
    for (const address_code of hidden) {
      const edit = { ...form, address_code, row_version: 1 }
      expect(await who(contract.updateOfficialAddress, edit)).toMatchObject({ code: '404' })
      expect(await who(contract.deleteOfficialAddresses, { address_codes: [address_code] })).toMatchObject({
        code: '404',
      })
    }
    expect(await db.$count(t)).toBe(3)
  })
})

test('the rules and the database know an address by the same key', async () => {
  const special = fc.constantFrom(
    ...' \t\n\v\f\r\u0085\u00a0\u1680\u2003\u2028\u202f\u3000\ufeff\u200b\u00adAZazÀÞàþ×ßÿİıŠΣςЖǅ𝒜',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(special, { maxLength: 30 }).map((letters) => letters.join('')),
  )
  const texts = fc.sample(text, 3000).map((it) => it.replaceAll('\0', '').toWellFormed())
  const { rows } = await pool.query<{ theirs: string; ours: string }>(
    'select official_address_key(a) as theirs, md5(b) as ours from unnest($1::text[], $2::text[]) as x(a, b)',
    [texts, texts.map(addressKey)],
  )
  expect(rows).toHaveLength(3000)
  expect(rows.flatMap(({ theirs, ours }, n) => (theirs === ours ? [] : [JSON.stringify(texts[n])]))).toEqual([])
})
