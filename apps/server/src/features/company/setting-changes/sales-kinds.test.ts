import * as contract from '@sejuk/contract/company/setting-changes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { settingPeople } from '../../../../test/settings/setting-people.ts'
import { soldAs } from '../../../business/finance/sales-without-npwp.ts'
import { legalEntities } from '../../../db/tables/company/legal-entities.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { salesWithoutNpwp } from '../../../db/tables/finance/sales-without-npwp.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { siteSettings } from '../../../db/tables/platform/site-settings.ts'
import { brandDiscounts } from '../../../db/tables/sales/brand-discounts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const { admin, branch, finance, manager, director, ...people } = await settingPeople(server)
const { ask, proposeAs, seen, decide, clock, inDays, enforce, currentOf } = people
await db.insert(brands).values({ brand_code: 'B-1', brand_name: 'Brand one', seq: 9 })
const org_code = 'ORG-1'
const entity_code = await makeLegalEntity(db, org_code)
const entityIs = (set: { is_retailer: boolean; pkp_since: string | null }) =>
  db.update(legalEntities).set(set).where(eq(legalEntities.entity_code, entity_code))

beforeEach(async () => {
  await db.delete(t)
  await db.delete(siteSettings)
  await db.delete(brandDiscounts)
  await db.delete(salesWithoutNpwp)
  await entityIs({ is_retailer: false, pkp_since: '2015-01-01' })
})

const orders = { branch_band_percent: 8, answer_hours: 4, undecided_days: 3, floor_percent: 85 }

test('the largest discount is a value of its document: nobody widens it in passing', async () => {
  const after = { ...orders, floor_percent: 90, largest_discount_percent: 50 }
  const code = await proposeAs(manager, { kind: 'orders', after })
  expect(await seen(code)).toMatchObject({ status: 'Submitted', is_alone: false, loosens: true })
  expect(await currentOf('orders')).toMatchObject({ floor_percent: 85, largest_discount_percent: 15 })
  expect(await decide(manager, code)).toMatchObject({ code: '409' })
  expect(await decide(director, code)).toMatchObject({ code: '200' })
})

test('a brand has a largest discount of its own until it is that of all brands again', async () => {
  const of = (n: number) => ({ kind: 'largest_discount', scope: 'B-1', after: { largest_discount_percent: n } })
  const code = await proposeAs(finance, of(20))
  expect(await decide(branch, code)).toMatchObject({ code: '409', message: 'Needs a finance manager' })
  expect(await decide(admin, code)).toMatchObject({ code: '409', message: 'Needs a finance manager' })
  expect(await decide(manager, code)).toMatchObject({ data: { status: 'Approved' } })
  expect(await currentOf('largest_discount', 'B-1')).toEqual({ largest_discount_percent: 15 })
  await clock(inDays(1.01))
  expect(await currentOf('largest_discount', 'B-1')).toEqual({ largest_discount_percent: 20 })
  // Back to that of all brands: lowered, so one person does it, and the brand follows the others again.
  expect(await seen(await proposeAs(finance, of(15)))).toMatchObject({ status: 'In_Force', is_alone: true })
  expect(await db.select().from(brandDiscounts)).toEqual([])
  await enforce({ kind: 'orders', after: { ...orders, largest_discount_percent: 18 } })
  expect(await currentOf('largest_discount', 'B-1')).toEqual({ largest_discount_percent: 18 })
  expect(await ask(finance, { ...of(16), scope: 'NOBODY' })).toMatchObject({ code: '406' })
  const tooMuch = await ask(finance, of(51))
  expect(tooMuch.errors).toHaveProperty('largest_discount_percent')
})

test('the charge of the bank that may be booked is ten thousand until it is decided otherwise', async () => {
  expect(await currentOf('fees')).toEqual({ bank_fee_most: 10_000 })
  const code = await proposeAs(finance, { kind: 'fees', after: { bank_fee_most: 25_000 } })
  expect(await ask(manager, { kind: 'fees', after: { bank_fee_most: 30_000 } })).toMatchObject({
    code: '409',
    message: `${code} waits already`,
  })
  expect(await decide(finance, code)).toMatchObject({ message: 'Somebody else than who wrote it must approve it' })
  await decide(manager, code)
  await clock(inDays(1.01))
  expect(await currentOf('fees')).toEqual({ bank_fee_most: 25_000 })
  expect(await seen(await proposeAs(admin, { kind: 'fees', after: { bank_fee_most: 0 } }))).toMatchObject({
    status: 'In_Force',
    is_alone: true,
  })
})

const wayOf = (way: string) => ({ kind: 'sales_without_npwp', scope: org_code, after: { way } })

test.each([
  ['DIGUNGGUNG', { is_retailer: false, pkp_since: '2015-01-01' }, 'Only for a company that sells to end consumers'],
  ['NO_TAX', { is_retailer: true, pkp_since: '2015-01-01' }, 'Only for a company that does not collect VAT'],
  ['CASH', { is_retailer: true, pkp_since: null }, /./],
])('%s is refused to a company with %j', async (way, entity, message) => {
  await entityIs(entity)
  const answer = await ask(finance, wayOf(way))
  expect(answer.code).toBe('406')
  expect(answer.errors?.way).toEqual([expect.stringMatching(message)])
})

test.each([
  ['NIK', { is_retailer: false, pkp_since: '2015-01-01' }],
  ['DIGUNGGUNG', { is_retailer: true, pkp_since: '2015-01-01' }],
  ['NO_TAX', { is_retailer: false, pkp_since: null }],
])('%s is proposed, confirmed by finance, and holds for invoices from that day on', async (way, entity) => {
  await entityIs(entity)
  const buyer = { customer_is_taxable: 0, org_code }
  expect(await soldAs(db, buyer, companyToday())).toBeNull()
  const code = await proposeAs(admin, wayOf(way))
  expect(await decide(branch, code)).toMatchObject({ code: '409', message: 'Needs somebody of finance' })
  expect(await decide(finance, code)).toMatchObject({ data: { status: 'In_Force' } })
  expect(await soldAs(db, buyer, companyToday())).toBe(way)
  expect(await soldAs(db, buyer, '2020-01-01')).toBeNull()
  expect(await soldAs(db, { ...buyer, customer_is_taxable: 1 }, companyToday())).toBeNull()
})

test('a later value waits a day, replaces what was planned after it, and the company must still be what it needs', async () => {
  await db.insert(salesWithoutNpwp).values([
    { org_code, valid_from: '2020-01-01', way: 'NIK', create_user_name: 'Sari' },
    { org_code, valid_from: '2099-01-01', way: 'NIK', create_user_name: 'Sari' },
  ])
  await entityIs({ is_retailer: true, pkp_since: '2015-01-01' })
  const code = await proposeAs(admin, wayOf('DIGUNGGUNG'))
  await entityIs({ is_retailer: false, pkp_since: '2015-01-01' })
  expect(await decide(finance, code)).toMatchObject({ code: '406', errors: { way: [expect.any(String)] } })
  await entityIs({ is_retailer: true, pkp_since: '2015-01-01' })
  expect(await decide(finance, code)).toMatchObject({ data: { status: 'Approved' } })
  await clock(inDays(1.01))
  expect(await soldAs(db, { customer_is_taxable: 0, org_code }, '2099-06-01')).toBe('DIGUNGGUNG')
  expect(await soldAs(db, { customer_is_taxable: 0, org_code }, '2020-06-01')).toBe('NIK')
})

test('what was set meanwhile is not decided over', async () => {
  const code = await proposeAs(admin, wayOf('NIK'))
  await db.insert(salesWithoutNpwp).values({ org_code, valid_from: '2020-01-01', way: 'NIK', create_user_name: 'Sari' })
  expect(await decide(finance, code)).toMatchObject({
    code: '409',
    message: 'Sales to buyers without NPWP was changed meanwhile',
  })
  const reader = await server.as(['Setting-Change-View'])
  expect(await ask(reader, wayOf('NIK'))).toMatchObject({ code: '403' })
  expect((await reader(contract.getCurrentSetting, { kind: 'sales_without_npwp', scope: org_code })).code).toBe('200')
})
