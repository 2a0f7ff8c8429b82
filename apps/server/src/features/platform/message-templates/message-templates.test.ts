import * as contract from '@sejuk/contract/platform/message-templates'
import { listNotifications } from '@sejuk/contract/platform/notifications'
import { templatePlaces } from '@sejuk/domain/platform/notifications/message-templates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { notify } from '../../../platform/notify/notify.ts'

const { db, jobs, config, as } = await startTestServer({ env: { PUBLIC_URL: 'https://sejuk.test' } })
const editor = await as(undefined, { username: 'Sari <b>' })
await db.update(users).set({ email: 'sari@sejuk.test' }).where(eq(users.usercode, editor.usercode))

const templateOf = async (template_code: string) => {
  const [event, channel, language] = template_code.split('.')
  return (await editor(contract.listTemplates, { event, channel, language })).data[0]
}
const mail = 'role-changed.email.default'
const form = { template_code: mail, subject: 'New roles', body: 'Dear {recipient}: {roles}', is_active: true }

test('every event has its texts in every channel and language, none with a name that nobody fills', async () => {
  const { data, total } = await editor(contract.listTemplates, { limit: 100 })
  expect(total).toBe(templatePlaces.length)
  for (const { template_code, subject, body, version } of data) {
    expect(version).toBe(0)
    const tried = await editor(contract.previewTemplate, { template_code, subject, body })
    expect(tried.code, `${template_code}: ${JSON.stringify(tried.errors)}`).toBe('200')
    expect(tried.data.body.length).toBeGreaterThan(10)
    expect(tried.data.body).not.toMatch(/\{\w+\}/)
  }
})

test('a text is changed, counted, and goes back to the product’s own', async () => {
  expect(await editor(contract.updateTemplate, { ...form, row_version: 0 })).toMatchObject({ code: '200' })
  expect(await templateOf(mail)).toMatchObject({ subject: 'New roles', version: 1, updated_user_name: 'Sari <b>' })
  expect(await editor(contract.updateTemplate, { ...form, row_version: 0, subject: 'Late' })).toMatchObject({
    code: '409',
    data: { current: { subject: 'New roles' } },
  })
  expect((await editor(contract.listTemplates, { is_changed: true })).total).toBe(1)
  expect(await editor(contract.resetTemplate, { template_code: mail })).toMatchObject({ code: '200' })
  const back = await templateOf(mail)
  expect(back).toMatchObject({ version: 2, subject: back.standard_subject, body: back.standard_body })
  expect((await editor(contract.listTemplates, { is_changed: true })).total).toBe(0)
  const lines = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, mail))
  expect(lines.map(({ action }) => action)).toEqual(['update', 'reset'])
})

test.each([
  [{ body: 'Hi {file_name}' }, { body: ['Unknown variables: {file_name}'] }],
  [{ subject: '{x} {y}' }, { subject: ['Unknown variables: {x}, {y}'] }],
  [{ body: '' }, { body: ['Body is required!'] }],
  [{ subject: '' }, { subject: ['Subject is required!'] }],
  [{ template_code: 'no.such.one' }, { template_code: ['There is no such template'] }],
  [
    { template_code: 'role-changed.sms.default', body: 'x'.repeat(321) },
    { body: ['Body is no more than 320 characters'] },
  ],
  [
    { template_code: 'password-reset.email.local', is_active: false, body: 'x' },
    { is_active: ['This message cannot be switched off'] },
  ],
])('%j is refused where it stands', async (part, errors) => {
  expect(await editor(contract.updateTemplate, { ...form, row_version: 2, ...part, ...versionOf(part) })).toMatchObject(
    {
      code: '406',
      errors,
    },
  )
})
const versionOf = (part: object) => ('template_code' in part ? { row_version: 0 } : {})

test('a preview is made of a real person, escaped for a mail program', async () => {
  const rina = await as([], { usercode: 'RCI-0417', username: 'Rina & Co' })
  const records = await editor(contract.listTemplateRecords, { event: 'role-changed', search: 'Rina' })
  expect(records.data).toEqual([{ value: 'RCI-0417', label: '(RCI-0417) Rina & Co' }])
  const tried = {
    template_code: 'password-reset.email.default',
    subject: 'For {username}',
    body: '{username}, {recipient}',
  }
  const { data } = await editor(contract.previewTemplate, { ...tried, record_code: rina.usercode })
  expect(data).toMatchObject({ subject: 'For Rina & Co', body: 'Rina & Co, Sari <b>', is_example: false })
  expect(data.html).toContain('Rina &#38; Co, Sari &#60;b&#62;')
  expect(await editor(contract.previewTemplate, { ...tried, record_code: 'nobody' })).toMatchObject({ code: '404' })
})

test('where nothing of the kind has happened yet an example stands in; then what was really sent', async () => {
  const tried = { template_code: 'import-finished.inapp.local', subject: '{file_name}', body: '{added}' }
  expect((await editor(contract.previewTemplate, tried)).data).toMatchObject({
    subject: 'Addresses.xlsx',
    is_example: true,
  })
  const variables = { file_name: 'Real.xlsx', added: 1500, problems: 0 }
  await notify({ db, jobs, config }, { to: [editor.usercode], event: 'import-finished', variables })
  expect((await editor(contract.previewTemplate, tried)).data).toMatchObject({
    subject: 'Real.xlsx',
    body: '1.500',
    is_example: false,
  })
  const { data } = await editor(contract.listTemplateRecords, { event: 'import-finished' })
  expect(data).toMatchObject([{ label: 'Real.xlsx was imported' }])
})

test('a test goes to oneself and nobody else', async () => {
  const tried = { template_code: mail, subject: 'Try', body: 'Dear {recipient}' }
  const sent = await editor(contract.sendTestMessage, tried)
  expect(sent).toMatchObject({
    code: '200',
    data: { address: 'sari@sejuk.test' },
    message: 'The test message is on its way',
  })
  expect(await db.select().from(outbox)).toMatchObject([
    { address: 'sari@sejuk.test', body: 'Dear Sari <b>', is_test: true, usercode: editor.usercode },
  ])
  const noPhone = await editor(contract.sendTestMessage, { ...tried, template_code: 'role-changed.sms.default' })
  expect(noPhone).toMatchObject({ code: '406', errors: { template_code: ['You have no phone number'] } })
  await editor(contract.sendTestMessage, { ...tried, template_code: 'role-changed.inapp.default' })
  expect((await editor(listNotifications)).data[0]).toMatchObject({ title_default: 'Try', body_local: 'Dear Sari <b>' })
})
