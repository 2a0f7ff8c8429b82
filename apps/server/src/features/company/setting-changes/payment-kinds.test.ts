import * as contract from '@sejuk/contract/company/setting-changes'
import { listSettings, updatePaymentSettings } from '@sejuk/contract/platform/site-settings'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { settingPeople } from '../../../../test/settings/setting-people.ts'
import { payToOf } from '../../../business/company/pay-to.ts'
import { paymentProvider } from '../../../business/money/payment-provider.ts'
import { companyAccounts } from '../../../db/tables/company/legal-entities.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { settingSecrets } from '../../../db/tables/company/setting-secrets.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { siteSettings } from '../../../db/tables/platform/site-settings.ts'

const server = await startTestServer()
const { db, config } = server
const { admin, manager, director, ...people } = await settingPeople(server)
const { ask, proposeAs, seen, decide, clock, inDays, currentOf } = people

beforeEach(async () => {
  await db.delete(t)
  await db.delete(siteSettings)
  await db.update(organizations).set({ entity_code: null })
})

const key = 'a-very-secret-key-of-ours'
const provider = {
  ...{ provider: 'http', url: 'https://payments.example.com/api/', client_id: 'sejuk', key, va_prefix: '88080' },
}
const ofProvider = (after: object) => ({ kind: 'payment_provider', after })
const held = () => paymentProvider(db, config)

test('the provider is a director’s decision; its key is kept sealed and shown to nobody', async () => {
  const code = await proposeAs(admin, ofProvider(provider))
  expect(await seen(code)).toMatchObject({ needed_level: 4, loosens: true, is_first: false })
  expect(await decide(manager, code)).toMatchObject({ code: '409', message: 'Needs a director' })
  expect(await held()).toBeUndefined()
  expect(await decide(director, code)).toMatchObject({ data: { status: 'Approved' } })
  await clock(inDays(1.01))
  expect(await held()).toEqual({
    ...{ name: 'http', url: 'https://payments.example.com/api', clientId: 'sejuk', key, prefix: '88080' },
  })
  const shown = [
    await seen(code),
    await currentOf('payment_provider'),
    (await director(contract.listSettingChanges, {})).data,
    (await director(contract.settingChangeLog, { code })).data,
    await db.select().from(actionLogs),
    await db.select().from(settingSecrets),
    await db.select().from(siteSettings),
  ]
  expect(JSON.stringify(shown)).not.toContain(key)
  // Whoever changes another value does not type the key again.
  const next = await proposeAs(admin, ofProvider({ ...provider, key: '', client_id: 'sejuk-2' }))
  await decide(director, next)
  await clock(inDays(2.1))
  expect(await held()).toMatchObject({ clientId: 'sejuk-2', key })
  const none = await proposeAs(admin, ofProvider({ ...provider, key: '', provider: 'none' }))
  await decide(director, none)
  await clock(inDays(3.2))
  expect(await held()).toBeUndefined()
})

test('until the first decision the environment has the provider', async () => {
  const ofEnvironment = { name: 'http' as const, url: 'https://env.test', clientId: 'env', key: 'k', prefix: '1234' }
  expect(await paymentProvider(db, { paymentProvider: ofEnvironment })).toEqual(ofEnvironment)
})

test.each([
  ['url', { url: 'http://payments.example.com' }],
  ['url', { url: '' }],
  ['key', { key: 'short' }],
  ['key', { key: 'secret:0123456789abcdef' }],
  ['key', { key: '' }],
  ['va_prefix', { va_prefix: '12' }],
  ['client_id', { client_id: '' }],
  ['provider', { provider: 'mail' }],
])('%s of %j is refused at its field', async (field, part) => {
  const answer = await ask(admin, ofProvider({ ...provider, ...part }))
  expect(answer.code).toBe('406')
  expect(answer.errors).toHaveProperty([field])
})

test('what customers pay to is the account of the company, by branch; the old call proposes a change of it', async () => {
  const old = { bank_name: 'BRI', account_number: '111', account_name: 'Before' }
  await db.insert(siteSettings).values({ setting_key: 'payment', value: old, updated_by: 'x', updated_user_name: 'x' })
  expect(await payToOf(db, '705')).toEqual(old)
  const entity_code = await makeLegalEntity(db, defaultOrganization)
  const ours = { bank_name: 'BCA', account_number: '5270318842', account_name: 'PT Sejuk Distribusi Indonesia' }
  expect(await payToOf(db, '705')).toEqual(ours)
  await db.update(companyAccounts).set({ dept_codes: ['713'] })
  expect(await payToOf(db, '705')).toEqual({ bank_name: '', account_number: '', account_name: '' })
  expect(await payToOf(db, '713')).toEqual(ours)
  await db.update(companyAccounts).set({ dept_codes: [] })
  const { value, row_version } = (await admin(listSettings)).data.payment
  expect(value).toEqual(ours)
  const wanted = { ...ours, account_number: '011 177 1204', row_version }
  expect((await admin(updatePaymentSettings, { ...wanted, bank_name: 'Nobody' })).errors).toHaveProperty('bank_name')
  const asked = await admin(updatePaymentSettings, wanted)
  expect(asked).toMatchObject({ code: '200', data: { change_status: 'Submitted' } })
  const { change_code } = asked.data
  expect(await seen(change_code)).toMatchObject({ kind: 'legal_entity', scope: entity_code, needed_level: 4 })
  expect(await decide(manager, change_code)).toMatchObject({ message: 'Needs a director' })
  await decide(director, change_code)
  await clock(inDays(1.01))
  expect(await payToOf(db, '705')).toMatchObject({ account_number: '0111771204' })
  expect(await admin(updatePaymentSettings, wanted)).toMatchObject({ code: '409' })
  expect(await ask(admin, { kind: 'payment', after: old })).toMatchObject({ code: '406' })
  await db.delete(companyAccounts).where(eq(companyAccounts.entity_code, entity_code))
})
