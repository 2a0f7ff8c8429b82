import * as contract from '@sejuk/contract/company/legal-entities'
import { actOnSettingChange, getCurrentSetting, listSettingChanges } from '@sejuk/contract/company/setting-changes'
import type { LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { settingPeople } from '../../../../test/settings/setting-people.ts'
import { sellerOf } from '../../../business/company/sellers.ts'
import { companyAccounts, legalEntities, legalEntitySigners } from '../../../db/tables/company/legal-entities.ts'
import { settingChanges } from '../../../db/tables/company/setting-changes.ts'
import { salesWithoutNpwp } from '../../../db/tables/finance/sales-without-npwp.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { securityEvents } from '../../../db/tables/platform/security-events.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const { admin, branch, finance, manager, director, second, ...people } = await settingPeople(server)
const { ask, seen, decide, clock, inDays } = people
const org_code = 'ORG-1'
const entity_code = await makeLegalEntity(db, org_code)
await db.insert(organizations).values({ org_code: 'ORG-2', org_name: 'Second', business_units: ['RAC'], seq: 2 })
const reason = 'The bank gave us another account'
type Caller = typeof admin

beforeEach(async () => {
  await db.delete(settingChanges)
  await db.delete(salesWithoutNpwp)
  await db.delete(companyAccounts)
  await db.delete(legalEntitySigners)
  await db
    .delete(legalEntities)
    .where(eq(legalEntities.entity_code, 'PT-NEW'))
    .catch(() => {})
  await makeLegalEntity(db, org_code)
  await db.update(legalEntities).set({ logo_hash: null, address: 'Jl. Daan Mogot 88', phone: null })
})

const now = async (code = entity_code) =>
  (await director(contract.getLegalEntityValues, { entity_code: code })).data as {
    values: LegalEntityValues
    row_version: number
    waiting_code: string | null
  }
const propose = async (who: Caller, part: Partial<LegalEntityValues>, more: object = {}) => {
  const { values, row_version } = await now()
  return who(contract.proposeLegalEntity, { ...values, entity_code, row_version, reason, ...part, ...more })
}
const proposed = async (who: Caller, part: Partial<LegalEntityValues>, more: object = {}) => {
  const answer = await propose(who, part, more)
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.change_code as string
}
const account = {
  ...{ bank_code: '014', label: 'BCA', account_number: '0111771204', account_name: 'PT Sejuk' },
  ...{ dept_codes: [], from_date: companyToday(), to_date: null },
}
const withAccount = async () => ({ accounts: [...(await now()).values.accounts, account] })
const shownOn = async (day = companyToday(), dept_code = '705') => {
  const seller = await sellerOf(db, { org_code, dept_code, paper: 'invoice', day })
  return seller.accounts.map(({ account_number }) => account_number)
}

test('an account on papers is a director’s decision, holds a day later, and everybody concerned is told', async () => {
  const asked = await propose(admin, await withAccount())
  expect(asked).toMatchObject({ code: '200', data: { change_status: 'Submitted' } })
  const { change_code } = asked.data
  expect(asked.message).toBe(`Waits for a decision: ${change_code}`)
  expect(await seen(change_code)).toMatchObject({ needed_level: 4, loosens: true, scope: entity_code })
  expect(await now()).toMatchObject({ waiting_code: change_code })
  expect(await decide(admin, change_code)).toMatchObject({ message: 'Somebody else than who wrote it must approve it' })
  for (const low of [branch, finance, manager])
    expect(await decide(low, change_code)).toMatchObject({ code: '409', message: 'Needs a director' })
  expect(await decide(director, change_code)).toMatchObject({ data: { status: 'Approved' } })
  expect(await decide(second, change_code)).toMatchObject({ code: '409' })
  expect(await shownOn()).toEqual(['5270318842'])
  await clock(inDays(1.01))
  expect(await shownOn()).toEqual(['5270318842', '0111771204'])
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, change_code))
  expect(told.map(({ usercode }) => usercode)).toEqual(
    expect.arrayContaining([admin, branch, finance, manager, director].map(({ usercode }) => usercode)),
  )
  const events = await db.select().from(securityEvents).where(eq(securityEvents.usercode, admin.usercode))
  expect(events.map(({ detail }) => detail)).toContain(`${change_code} approve: legal_entity ${entity_code} +…1204`)
  const [listed] = (await director(listSettingChanges, { kind: 'legal_entity' })).data
  expect(listed.after).toEqual({ accounts: [expect.anything(), expect.objectContaining({ account_number: '…1204' })] })
  expect((await seen(change_code)).after.accounts[1]).toMatchObject({ account_number: '0111771204' })
})

test('a director’s own account is decided by another director', async () => {
  const change_code = await proposed(director, await withAccount())
  expect(await decide(director, change_code)).toMatchObject({ code: '409' })
  expect(await decide(second, change_code)).toMatchObject({ code: '200' })
})

test('what papers say beside accounts is decided by a finance manager, and holds at once where no money moves', async () => {
  const change_code = await proposed(finance, { address: 'Jl. Sudirman 1', phone: '+62 21 1' })
  expect(await decide(branch, change_code)).toMatchObject({ code: '409', message: 'Needs a finance manager' })
  expect(await decide(manager, change_code)).toMatchObject({ data: { status: 'In_Force' } })
  expect(await sellerOf(db, { org_code, dept_code: '705', paper: 'invoice', day: companyToday() })).toMatchObject({
    address: 'Jl. Sudirman 1',
  })
})

test('an account is taken off papers by one person at once; it stays for the files of the bank', async () => {
  const { row_version } = await now()
  const taken = await finance(contract.takeAccountOff, { entity_code, account_code: 'BA-1', row_version, reason })
  expect(taken).toMatchObject({ code: '200', data: { change_status: 'In_Force' } })
  expect(await shownOn()).toEqual([])
  const [row] = await db.select().from(companyAccounts).where(eq(companyAccounts.account_code, 'BA-1'))
  expect(row).toMatchObject({ to_date: addDays(companyToday(), -1) })
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, taken.data.change_code))
  expect(told.map(({ usercode }) => usercode)).toContain(director.usercode)
  const again = { entity_code, account_code: 'BA-1', row_version: row_version + 1, reason }
  expect(await finance(contract.takeAccountOff, again)).toMatchObject({
    ...{ code: '409', status: 'AlreadyDone', message: 'This account is on no paper any more' },
  })
  expect(await finance(contract.takeAccountOff, { ...again, row_version })).toMatchObject({ code: '409' })
  // Put on papers again it is a director's decision as any other.
  const back = await proposed(finance, { accounts: [{ ...account, account_number: '5270318842' }] })
  expect(await seen(back)).toMatchObject({ status: 'Submitted', needed_level: 4 })
})

test('what waits about the accounts is overtaken when one is taken off meanwhile', async () => {
  const change_code = await proposed(finance, await withAccount())
  const { row_version } = await now()
  await manager(contract.takeAccountOff, { entity_code, account_code: 'BA-1', row_version, reason })
  expect(await seen(change_code)).toMatchObject({ status: 'Stale' })
})

test('a value that was changed meanwhile is named; who looked earlier proposes nothing over it', async () => {
  const { values, row_version } = await now()
  const change_code = await proposed(finance, { address: 'Jl. Sudirman 1' })
  expect(await propose(manager, { phone: '+62 21 1' })).toMatchObject({
    ...{ code: '409', message: `${change_code} waits already` },
  })
  await db.update(legalEntities).set({ address: 'Jl. Thamrin 2', row_version: row_version + 1 })
  expect(await decide(manager, change_code)).toMatchObject({
    ...{ code: '409', message: 'Address was changed meanwhile' },
  })
  await db.delete(settingChanges)
  const late = await finance(contract.proposeLegalEntity, { ...values, entity_code, row_version, reason, phone: '1' })
  expect(late).toMatchObject({ code: '409', data: { current: { address: 'Jl. Thamrin 2' } } })
  expect(await propose(finance, {})).toMatchObject({ code: '409', message: 'Nothing would change' })
})

test('a new company is proposed and decided like any other, once', async () => {
  const npwp = '0021345678092000'
  const entity = {
    ...{ entity_code: 'PT-NEW', row_version: 0, name: 'PT Baru', npwp, nitku: `${npwp}000000`, address: 'Jl. Baru 1' },
    ...{ phone: '', email: '', pkp_since: '', is_retailer: true, logo_hash: '', reason },
    organizations: [{ org_code: 'ORG-2' }],
    branches: [{ dept_code: '705', nitku: `${npwp}000705`, address: 'Jl. Cabang 5', city: 'Depok', phone: '' }],
    accounts: [{ ...account, account_number: '7788990011' }],
    signers: [{ name: 'Sari', title: 'Finance', dept_code: '', papers: ['invoice'], from_date: '2026-01-01' }],
  }
  const asked = await finance(contract.proposeLegalEntity, entity)
  expect(asked).toMatchObject({ code: '200' })
  expect(await decide(manager, asked.data.change_code)).toMatchObject({ message: 'Needs a director' })
  expect(await decide(director, asked.data.change_code)).toMatchObject({ data: { status: 'In_Force' } })
  // Of two companies, each names its own organizations.
  for (const [code, names] of [
    ['PT-NEW', ['Second']],
    [entity_code, (await now()).values.organizations.map(({ org_code: own }) => own)],
  ] as const) {
    const { data } = await director(contract.getLegalEntity, { entity_code: code })
    expect(data.org_names).toHaveLength(names.length)
    expect(data.org_names).toEqual(data.organizations.map((one: { org_name: string }) => one.org_name))
  }
  const seller = await sellerOf(db, { org_code: 'ORG-2', dept_code: '705', paper: 'invoice', day: companyToday() })
  expect(seller).toMatchObject({
    ...{ name: 'PT Baru', nitku: `${npwp}000705`, city: 'Depok', signer: { name: 'Sari' } },
    accounts: [{ bank_name: 'BCA', account_number: '7788990011' }],
  })
  expect(await finance(contract.proposeLegalEntity, entity)).toMatchObject({
    errors: { entity_code: ['A company has this code already'] },
  })
  // What it has is not given to another one.
  expect((await propose(finance, { npwp, nitku: `${npwp}000000` })).errors?.npwp).toEqual(['PT Baru has this NPWP'])
  const stolen = await propose(finance, { accounts: [{ ...account, account_number: '7788990011' }] })
  expect(stolen.errors?.['accounts.0.account_number']).toEqual(['PT Baru has this account'])
})

test.each<[string, Partial<Record<keyof LegalEntityValues | 'reason', unknown>>]>([
  ['name', { name: '' }],
  ['npwp', { npwp: '123' }],
  ['nitku', { nitku: '0000000000000000000000' }],
  ['email', { email: 'nobody' }],
  ['reason', { reason: 'short' }],
  ['accounts.0.bank_code', { accounts: [{ ...account, bank_code: 'XX' }] }],
  ['accounts.0.account_number', { accounts: [{ ...account, account_number: '12' }] }],
  ['accounts.1.account_number', { accounts: [account, account] }],
  ['accounts.0.to_date', { accounts: [{ ...account, to_date: '2020-01-01' }] }],
  ['accounts.0.dept_codes', { accounts: [{ ...account, dept_codes: ['XX'] }] }],
  ['branches.0.nitku', { branches: [{ dept_code: '705', nitku: '1', address: 'x', city: 'x' }] }],
  ['signers.0.papers', { signers: [{ name: 'A', title: 'B', papers: [], from_date: '2026-01-01' }] }],
  [
    'signers.0.dept_code',
    { signers: [{ name: 'A', title: 'B', dept_code: 'X', papers: ['invoice'], from_date: '2026-01-01' }] },
  ],
  ['organizations.0.org_code', { organizations: [{ org_code: 'NONE' }] }],
  ['logo_hash', { logo_hash: 'a'.repeat(64) }],
])('%s is checked at its field', async (field, part) => {
  const { values, row_version } = await now()
  const answer = await finance(contract.proposeLegalEntity, { ...values, entity_code, row_version, reason, ...part })
  expect(answer.code).toBe('406')
  expect(answer.errors).toHaveProperty([field])
})

test('how it sells to buyers without NPWP must stay possible', async () => {
  await db
    .insert(salesWithoutNpwp)
    .values({ org_code, valid_from: '2020-01-01', way: 'DIGUNGGUNG', create_user_name: 'Sari' })
  expect((await propose(finance, { address: 'Jl. Sudirman 1' })).errors?.is_retailer).toEqual([
    'Only for a company that sells to end consumers',
  ])
})

test('only who may propose does; the ordinary call for changes checks the same', async () => {
  const reader = await server.as(['Legal-Entity-View', 'Setting-Change-View'])
  expect(await propose(reader, { phone: '1' })).toMatchObject({ code: '403' })
  const { values, row_version } = await now()
  expect(
    await reader(contract.takeAccountOff, { entity_code, account_code: 'BA-1', row_version, reason }),
  ).toMatchObject({ code: '403' })
  const wrong = { ...values, accounts: [{ ...account, bank_code: 'XX' }] }
  expect(await ask(finance, { kind: 'legal_entity', scope: entity_code, after: wrong })).toMatchObject({
    ...{ code: '406', errors: { 'accounts.0.bank_code': [expect.any(String)] } },
  })
  expect(await ask(finance, { kind: 'legal_entity', scope: 'a b', after: values })).toMatchObject({ code: '406' })
  expect((await director(getCurrentSetting, { kind: 'legal_entity', scope: entity_code })).data.values).toEqual(values)
})

test('a rejected change changes nothing, and its author withdraws what waits', async () => {
  const change_code = await proposed(finance, await withAccount())
  const asked = { change_code, row_version: 1, reason: 'The letter of the bank is missing' }
  expect(await manager(actOnSettingChange.reject, asked)).toMatchObject({ message: 'Needs a director' })
  expect(await director(actOnSettingChange.reject, asked)).toMatchObject({ code: '200' })
  expect(await shownOn()).toEqual(['5270318842'])
  const next = await proposed(finance, await withAccount())
  expect(await finance(actOnSettingChange.withdraw, { change_code: next, row_version: 1 })).toMatchObject({
    code: '200',
  })
})

test('a signer who goes has signed until yesterday, who comes signs from the day that is written', async () => {
  const signers: LegalEntityValues['signers'] = [
    {
      ...{ name: 'Ratna Dewi', title: 'Direktur', dept_code: null, label: null, papers: ['invoice' as const] },
      ...{ from_date: companyToday(), to_date: null },
    },
  ]
  await decide(manager, await proposed(finance, { signers }))
  await clock(inDays(1.01))
  const on = (day: string) => sellerOf(db, { org_code, dept_code: '705', paper: 'invoice', day })
  expect((await on(companyToday())).signer).toEqual({ name: 'Ratna Dewi', title: 'Direktur' })
  expect((await on(addDays(companyToday(), -1))).signer).toMatchObject({ name: 'Budi Santoso' })
})

const square = (width: number, kind: 'png' | 'jpeg' | 'gif') =>
  sharp({ create: { width, height: width, channels: 3, background: '#0c4a52' } })
    [kind]()
    .toBuffer()

test('a logo is a picture of bounded size, and stands on papers once its change is in force', async () => {
  const answer = await finance(contract.uploadLogo, fileForm(await square(900, 'jpeg'), 'logo.jpg'))
  expect(answer).toMatchObject({ code: '200', data: { logo_hash: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  const { logo_hash } = answer.data
  const change_code = await proposed(finance, { logo_hash })
  const logo = async () =>
    (await sellerOf(db, { org_code, dept_code: '705', paper: 'invoice', day: companyToday() })).logo_hash
  expect(await logo()).toBeNull()
  expect(await decide(manager, change_code)).toMatchObject({ data: { status: 'In_Force' } })
  expect(await logo()).toBe(logo_hash)
  for (const [bytes, name] of [
    [Buffer.from('no picture'), 'logo.png'],
    [await square(10, 'gif'), 'logo.png'],
    [await square(10, 'png'), 'logo.svg'],
    [Buffer.alloc(2_100_000), 'logo.png'],
  ] as const)
    expect(await finance(contract.uploadLogo, fileForm(bytes, name))).toMatchObject({
      ...{ code: '406', errors: { file: [expect.any(String)] } },
    })
  const reader = await server.as(['Legal-Entity-View'])
  expect(await reader(contract.uploadLogo, fileForm(await square(10, 'png'), 'logo.png'))).toMatchObject({
    code: '403',
  })
})
