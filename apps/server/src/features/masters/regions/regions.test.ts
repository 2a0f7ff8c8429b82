import type { Endpoint } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/masters/regions'
import { sql } from 'drizzle-orm'
import { getDistricts, getVillages } from 'idn-area-data'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadRegions } from '../../../../reference/load-regions.ts'
import { statementsOf } from '../../../../test/asked-statements.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { learnPostalCodes } from './commands.ts'

const { db, database, pool, app, nobody, as } = await startTestServer()
const said: string[] = []
beforeAll(() => loadRegions(database, (line) => said.push(line)))

const count = async (table: string) =>
  Number((await db.execute(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n)

test('all of Indonesia is there, and is loaded once', async () => {
  expect(await count('provinces')).toBe(38)
  expect(await count('cities')).toBe(514)
  expect(await count('districts')).toBe((await getDistricts()).length)
  expect(await count('sub_districts')).toBe((await getVillages()).length)
  expect(said).toHaveLength(1)
  await loadRegions(database, (line) => said.push(line))
  expect(said).toHaveLength(1)
})

test('a later edition renames a place and keeps one it no longer knows', async () => {
  await db.execute(sql`update provinces set province_name = 'Atjeh' where province_code = '11'`)
  await db.execute(sql`insert into provinces values ('99', 'Timor Timur')`)
  await db.execute(sql`update reference_versions set hash = 'an older edition' where name = 'regions'`)
  await loadRegions(database, () => {})
  const { data } = await nobody(contract.provinceDropdown, {})
  expect(data.map(({ label }: { label: string }) => label)).toEqual(expect.arrayContaining(['Aceh', 'Timor Timur']))
  await db.execute(sql`delete from provinces where province_code = '99'`)
})

test('provinces are for everybody, by name, with their own fields', async () => {
  const { data, page } = await nobody(contract.provinceDropdown)
  expect(data).toHaveLength(38)
  expect(page).toEqual({ current: 1, totalPages: 1 })
  expect(data[0]).toEqual({ value: '11', label: 'Aceh', province_code: '11', province_name: 'Aceh' })
})

test('cities are found below one province or several, by GET and by POST', async () => {
  const one = await nobody(contract.cityDropdown, { province_code: '31' })
  expect(one.data.map(({ city_code }: { city_code: string }) => city_code)).toEqual(
    expect.arrayContaining(['31.71', '31.72', '31.73', '31.74', '31.75', '31.01']),
  )
  expect(one.data[0]).toMatchObject({ province_code: '31', province_name: expect.stringContaining('Jakarta') })
  const several = await nobody(contract.searchCities, { province_code: ['31', '36'], search: 'kota' })
  expect(new Set(several.data.map(({ province_code }: { province_code: string }) => province_code))).toEqual(
    new Set(['31', '36']),
  )
})

test('all 514 cities are six pages, each city once', async () => {
  const seen = new Set<string>()
  for (let page = 1; page <= 6; page++) {
    const answer = await nobody(contract.cityDropdown, { page })
    expect(answer.page).toEqual({ current: page, totalPages: 6 })
    for (const { value } of answer.data) seen.add(value)
  }
  expect(seen.size).toBe(514)
})

test('districts and sub-districts are found below any of their parents', async () => {
  for (const endpoint of [contract.districtDropdown, contract.searchDistricts]) {
    const { data } = await nobody(endpoint, { city_code: '31.73' })
    expect(data).toHaveLength(8)
    expect(data[0]).toMatchObject({ city_code: '31.73', city_name: expect.stringContaining('Jakarta Barat') })
  }
  const [district] = (await nobody(contract.districtDropdown, { city_code: '31.73', search: 'Cengkareng' })).data
  const { data } = await nobody(contract.subDistrictDropdown, { district_code: district.district_code })
  expect(data).toHaveLength(6)
  expect(data[0]).toMatchObject({ district_name: 'Cengkareng', city_code: '31.73', province_code: '31' })
  const wider = await nobody(contract.subDistrictDropdown, { province_code: '31', search: 'cengkareng' })
  expect(wider.data).toHaveLength(2)
})

test('a place is found by its whole code too, so that a chosen one can be named', async () => {
  const [first] = (await nobody(contract.subDistrictDropdown, { district_code: '31.73.01' })).data
  const { data } = await nobody(contract.subDistrictDropdown, { search: first.sub_district_code })
  expect(data).toEqual([first])
})

test('signs of a pattern are letters like others', async () => {
  for (const search of ['%', '_', '\\', '%%%', "'; drop table cities"])
    expect((await nobody(contract.subDistrictDropdown, { search })).data).toEqual([])
})

/** The plans of what is really asked; the total is counted up to its cap only, and may read any rows for it. */
const plansOf = async (endpoint: Endpoint, asked: object) => {
  const plans: string[] = []
  for (const { text, values } of await statementsOf(pool, () => nobody(endpoint, asked))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN'])
    if (!plan[0]?.startsWith('Aggregate')) plans.push(...plan)
  }
  return plans
}

test.each([
  ['nothing', {}],
  ['a later page', { page: 400 }],
  ['a district', { district_code: ['31.73.01'] }],
  ['a city', { city_code: ['31.73'] }],
  ['a province', { province_code: ['32'] }],
  ['several cities', { city_code: ['31.73', '32.73'] }],
  ['a name', { search: 'sukamaju' }],
  ['three letters', { search: 'suk' }],
  ['two letters', { search: 'su' }],
  ['one letter', { search: 's' }],
  ['a rare letter', { search: 'q' }],
  ['a name in a province', { search: 'karya', province_code: ['32'] }],
  ['a code', { search: '31.73.01.1001' }],
])('100 of 83,000 by %s are served by an index', async (_what, asked) => {
  const plans = await plansOf(contract.subDistrictDropdown, asked)
  expect(plans.join('\n')).toMatch(/Index/)
  expect(plans.filter((line) => /Seq Scan on sub_districts/.test(line))).toEqual([])
})

test('so are the districts', async () => {
  for (const asked of [{}, { city_code: ['31.73'] }, { province_code: ['32'] }]) {
    const plans = await plansOf(contract.districtDropdown, asked)
    expect(plans.filter((line) => /Seq Scan on districts/.test(line))).toEqual([])
  }
})

test('a total beyond what is counted is kept for ten seconds, a smaller one is counted each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T08:00:00Z') })
  try {
    const counted = async (province_code: string[], total: object) => {
      const asked = await statementsOf(pool, async () =>
        expect(await nobody(contract.subDistrictDropdown, { province_code })).toMatchObject(total),
      )
      return asked.filter(({ text }) => text.includes('count(*)')).length
    }
    const [java, many] = [['32', '33'], { total: 10_000, total_is_capped: true }]
    expect(await counted(java, many)).toBe(1)
    expect(await counted(java, many)).toBe(0)
    vi.setSystemTime('2026-11-18T08:00:09Z')
    expect(await counted(java, many)).toBe(0)
    expect(await counted(['33', '35'], many)).toBe(1)
    vi.setSystemTime('2026-11-18T08:00:11Z')
    expect(await counted(java, many)).toBe(1)
    for (const _ of [1, 2]) expect(await counted(['31'], { total: 267 })).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('the browser may keep regions for ten minutes, and asks afterwards whether they changed', async () => {
  const first = await app.inject({ url: '/api/province/dropdown' })
  expect(first.headers['cache-control']).toBe('private, max-age=600')
  const etag = String(first.headers.etag)
  const again = await app.inject({ url: '/api/province/dropdown', headers: { 'if-none-match': `W/${etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.inject({ url: '/api/province/dropdown?search=bali', headers: { 'if-none-match': etag } })
  expect([other.statusCode, other.json().data.length]).toEqual([200, 1])
  const refused = await app.inject({ url: '/api/province/dropdown?page=x' })
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([406, 'no-store'])
})

const place = '31.73.01.1001'
const codesOf = async (id = place) =>
  (await nobody(contract.postalCodesOfSubDistrict, { id })).data.map(
    ({ postal_code, times_confirmed }: { postal_code: string; times_confirmed: number }) => [
      postal_code,
      times_confirmed,
    ],
  )

test('a postal code once confirmed for a place is offered there next time, the most confirmed first', async () => {
  expect(await codesOf()).toEqual([])
  await learnPostalCodes(db, [{ sub_district_code: place, postal_code: '11730' }])
  expect(await codesOf()).toEqual([['11730', 1]])
  await learnPostalCodes(db, [
    { sub_district_code: place, postal_code: '11740' },
    { sub_district_code: place, postal_code: '11740' },
    { sub_district_code: '31.73.01.1002', postal_code: '11740' },
  ])
  expect(await codesOf()).toEqual([
    ['11740', 2],
    ['11730', 1],
  ])
  expect(await codesOf('31.73.01.1002')).toEqual([['11740', 1]])
})

test('what is no postal code, or of no known place, is not learned and hurts nobody', async () => {
  const before = await count('postal_codes')
  await learnPostalCodes(db, [
    { sub_district_code: place, postal_code: '01234' },
    { sub_district_code: place, postal_code: null },
    { sub_district_code: null, postal_code: '11730' },
    { sub_district_code: '99.99.99.9999', postal_code: '11730' },
  ])
  await learnPostalCodes(db, [])
  expect(await count('postal_codes')).toBe(before)
})

test('many who learn at once neither collide nor lose one', async () => {
  const learnt = Array.from({ length: 20 }, (_, n) => [
    { sub_district_code: n % 2 ? '31.73.01.1003' : '31.73.01.1004', postal_code: '11750' },
    { sub_district_code: n % 2 ? '31.73.01.1004' : '31.73.01.1003', postal_code: '11750' },
  ])
  await Promise.all(learnt.map((both) => db.transaction((tx) => learnPostalCodes(tx, both))))
  expect(await codesOf('31.73.01.1003')).toEqual([['11750', 20]])
  expect(await codesOf('31.73.01.1004')).toEqual([['11750', 20]])
})

test('a postal code is offered once, however many places it serves', async () => {
  const { data } = await nobody(contract.postalCodeDropdown, { district_code: '31.73.01', search: '1174' })
  expect(data).toEqual([
    {
      value: '11740',
      label: '11740',
      postal_code: '11740',
      sub_district_code: place,
      sub_district_name: expect.any(String),
      times_confirmed: 2,
    },
  ])
  expect((await nobody(contract.postalCodeDropdown, { city_code: '32.73' })).data).toEqual([])
  expect((await nobody(contract.postalCodeDropdown, { search: 'x' })).data).toEqual([])
})

test('a session is welcome and changes nothing', async () => {
  const somebody = await as([])
  expect((await somebody(contract.provinceDropdown)).data).toHaveLength(38)
})
