import * as contract from '@sejuk/contract/platform/site-settings'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { mailListOf } from '../../../platform/records/site-settings.ts'

const { db, as, nobody } = await startTestServer()
const admin = await as()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const planned = {
  is_on: true,
  starts_date: inHours(1),
  ends_date: inHours(2),
  text_default: 'Technicians can keep working offline.',
  text_local: 'Teknisi tetap dapat bekerja luring.',
}

test('before anybody decided anything the product’s own settings hold, for strangers too', async () => {
  expect((await nobody(contract.getSiteNotice)).data).toEqual({
    company_name: 'Sejuk',
    support_phone: '',
    support_email: '',
    default_language: 'default',
    maintenance: null,
  })
  expect((await admin(contract.listSettings)).data.company).toMatchObject({ row_version: 0, updated_date: null })
})

test('a setting is saved, seen on the sign-in page, logged, and not overwritten by who looked earlier', async () => {
  const value = { company_name: 'PT Sejuk', support_phone: '+62 21 4890 1200', support_email: 'it@sejuk.test' }
  expect(await admin(contract.updateCompany, { ...value, row_version: 0 })).toMatchObject({ code: '200' })
  expect((await nobody(contract.getSiteNotice)).data).toMatchObject(value)
  const late = await admin(contract.updateCompany, { ...value, company_name: 'X', row_version: 0 })
  expect(late).toMatchObject({ code: '409', data: { current: { company_name: 'PT Sejuk', row_version: 1 } } })
  expect(await admin(contract.updateCompany, { ...value, row_version: 1 })).toMatchObject({ code: '200' })
  const [line] = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, 'company'))
  expect(line).toMatchObject({ entity: 'setting', diff: { company_name: ['Sejuk', 'PT Sejuk'] } })
})

test('planned maintenance is announced until it is over', async () => {
  expect(await admin(contract.updateMaintenance, { ...planned, row_version: 0 })).toMatchObject({ code: '200' })
  const { is_on: _, ...shown } = planned
  expect((await nobody(contract.getSiteNotice)).data.maintenance).toEqual(shown)
  const past = { ...planned, starts_date: inHours(-2), ends_date: inHours(-1) }
  await admin(contract.updateMaintenance, { ...past, row_version: 1 })
  expect((await nobody(contract.getSiteNotice)).data.maintenance).toBeNull()
})

test.each([
  [{ ends_date: null }, { ends_date: ['Ends is required!'] }],
  [{ ends_date: planned.starts_date }, { ends_date: ['The end must come after the start'] }],
  [{ starts_date: 'tomorrow' }, { starts_date: ['This is not a date and time'] }],
  [{ text_local: '' }, { text_local: ['Write it in both languages, or in none'] }],
])('maintenance with %j is refused', async (part, errors) => {
  expect(await admin(contract.updateMaintenance, { ...planned, ...part, row_version: 0 })).toMatchObject({
    code: '406',
    errors,
  })
})

test('settings are typed', async () => {
  const wrong = { company_name: '', support_phone: 'call me', support_email: 'nobody' }
  expect(await admin(contract.updateCompany, { ...wrong, row_version: 0 })).toMatchObject({
    code: '406',
    errors: {
      company_name: expect.any(Array),
      support_phone: expect.any(Array),
      support_email: expect.any(Array),
    },
  })
  expect(await admin(contract.updateDefaultLanguage, { default_language: 'fr', row_version: 0 })).toMatchObject({
    code: '406',
  })
  expect(await admin(contract.updateDefaultLanguage, { default_language: 'local', row_version: 0 })).toMatchObject({
    code: '200',
  })
})

const list = {
  purpose: 'finance-hq',
  description: 'Finance',
  to: ['a@sejuk.test'],
  cc: ['b@sejuk.test'],
  is_active: true,
}

test('a list of addresses is made once, changed, switched off and removed', async () => {
  expect(await admin(contract.createWebsiteEmail, list)).toMatchObject({ code: '200' })
  expect(await admin(contract.createWebsiteEmail, list)).toMatchObject({
    code: '409',
    message: 'This purpose already exists',
  })
  expect(await mailListOf(db, 'finance-hq')).toEqual(['a@sejuk.test', 'b@sejuk.test'])
  const changed = { ...list, is_active: false, row_version: 1 }
  expect(await admin(contract.updateWebsiteEmail, changed)).toMatchObject({ code: '200' })
  expect(await admin(contract.updateWebsiteEmail, changed)).toMatchObject({ code: '409' })
  expect(await mailListOf(db, 'finance-hq')).toEqual([])
  expect((await admin(contract.listWebsiteEmails, { text: 'b@sejuk' })).data).toMatchObject([{ purpose: 'finance-hq' }])
  expect(await admin(contract.deleteWebsiteEmail, { purpose: 'finance-hq' })).toMatchObject({ code: '200' })
  expect(await admin(contract.deleteWebsiteEmail, { purpose: 'finance-hq' })).toMatchObject({ code: '404' })
})

test('a list in use names somebody, by addresses that are some; the house’s own list stays', async () => {
  const refused = async (part: object) => (await admin(contract.createWebsiteEmail, { ...list, ...part })).errors
  expect(await refused({ to: [] })).toEqual({ to: ['To is required!'] })
  expect(await refused({ to: ['nobody'] })).toEqual({ 'to.0': ['This is not an e-mail address'] })
  expect(await refused({ purpose: 'No Blanks' })).toHaveProperty('purpose')
  expect((await admin(contract.listWebsiteEmails)).data).toMatchObject([{ purpose: 'it-department', is_active: false }])
  expect(await admin(contract.deleteWebsiteEmail, { purpose: 'it-department' })).toMatchObject({
    code: '406',
    errors: { purpose: ['The system itself writes to this list'] },
  })
})
