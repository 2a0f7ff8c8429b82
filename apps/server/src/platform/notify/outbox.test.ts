import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@sejuk/contract/platform/outbox'
import { addressTo } from '@sejuk/domain/pages'
import { dayIn } from '@sejuk/domain/values/dates'
import { asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openMailServer, openOutsider } from '../../../test/servers/fake-servers.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { notifications } from '../../db/tables/platform/notifications.ts'
import { outbox, outboxAttempts } from '../../db/tables/platform/outbox.ts'
import { websiteEmails } from '../../db/tables/platform/site-settings.ts'
import { users } from '../../db/tables/platform/users.ts'
import { notify } from './notify.ts'
import { sendOut } from './send-out.ts'

const mail = await openMailServer()
const gateway = await openOutsider(({ body }) => (body.to.endsWith('400') ? { status: 422 } : { body: { id: 'wa-1' } }))
let token = 0
const wecom = await openOutsider(({ url, body }) => {
  if (url.pathname === '/cgi-bin/gettoken')
    return { body: { errcode: 0, access_token: `t${++token}`, expires_in: 7200 } }
  if (url.searchParams.get('access_token') === 't1') return { body: { errcode: 42001, errmsg: 'expired' } }
  return { body: body.touser === 'GONE' ? { errcode: 0, invaliduser: 'GONE' } : { errcode: 0, msgid: 'wc-1' } }
})

const env = {
  SMTP_URL: mail.url,
  MAIL_FROM: 'Sejuk <no-reply@sejuk.test>',
  MESSAGE_GATEWAY_URL: `${gateway.url}/send`,
  MESSAGE_GATEWAY_TOKEN: 'gateway-token',
  WECOM_BASE_URL: wecom.url,
  WECOM_CORP_ID: 'ww1',
  WECOM_AGENT_ID: '1000002',
  WECOM_SECRET: 'wecom-secret',
  PUBLIC_URL: 'https://sejuk.test',
  OUTBOX_RETRY_SECONDS: '0.1,0.1,0.1,0.1,0.1',
}
const { db, jobs, config, as } = await startTestServer({ isAwake: true, env })

/** What was put into the outbox for an address, once it has come to rest. */
const settled = (address: string) =>
  vi.waitFor(
    async () => {
      const [row] = await db.select().from(outbox).where(eq(outbox.address, address))
      expect(['Sent', 'Written', 'Failed']).toContain(row?.status)
      return row!
    },
    { timeout: 120_000, interval: 100 },
  )

const person = async (facts: { email?: string; phone?: string; language?: 'local' }) => {
  const somebody = await as([])
  await db.update(users).set(facts).where(eq(users.usercode, somebody.usercode))
  return somebody
}
const reset = { username: 'Rina & <b>Co</b>', reset_by: 'Budi', time: '2026-11-16T02:30:00Z' }
const letter = { event: 'import-finished', language: 'default', recipient_name: 'Rina', subject: 'S', body: 'B' }

test('an e-mail is really received, in the language of its reader, with everything escaped', async () => {
  const rina = await person({ email: 'rina@sejuk.test', language: 'local' })
  await db.transaction((tx) =>
    notify(
      { db: tx, jobs, config },
      { to: [rina.usercode], event: 'password-reset', variables: reset, url: addressTo('home') },
    ),
  )
  expect(await settled('rina@sejuk.test')).toMatchObject({ status: 'Sent', attempts: 1, channel: 'email' })
  const [got] = mail.letters.filter(({ to }) => to.includes('rina@sejuk.test'))
  expect(got).toMatchObject({ from: 'no-reply@sejuk.test' })
  const text = got!.text.replaceAll('=\r\n', '')
  expect(text).toContain('Subject: Kata sandi Anda telah diatur ulang')
  expect(text).toContain('16 Nov 2026 09:30 WIB')
  expect(text).toContain('Rina &#38; &#60;b&#62;Co&#60;/b&#62;')
})

test('a message that was undone is never sent', async () => {
  const nobody = await person({ email: 'undone@sejuk.test' })
  const undone = db.transaction(async (tx) => {
    await notify({ db: tx, jobs, config }, { to: [nobody.usercode], event: 'password-reset', variables: reset })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.select().from(outbox).where(eq(outbox.address, 'undone@sejuk.test'))).toEqual([])
})

test('a mail server that is busy is asked again until it takes the letter, and each attempt is written down', async () => {
  mail.refusals.set('busy@sejuk.test', { code: 451, times: 3 })
  await sendOut(db, jobs, [{ ...letter, channel: 'email', address: 'busy@sejuk.test' }])
  const row = await settled('busy@sejuk.test')
  expect(row).toMatchObject({ status: 'Sent', attempts: 4, last_error: null })
  expect(mail.attempts.filter((address) => address === 'busy@sejuk.test')).toHaveLength(4)
  const log = await db
    .select()
    .from(outboxAttempts)
    .where(eq(outboxAttempts.delivery_id, row.delivery_id))
    .orderBy(asc(outboxAttempts.attempt))
  expect(log.map(({ error }) => Boolean(error))).toEqual([true, true, true, false])
  expect(log[3]?.receipt).toMatch(/@/)
})

test('after five further attempts it is given up, the administrators hear of it once, and it can be sent again by hand', async () => {
  const keeper = await as(['Outbox-Search', 'Outbox-Retry'])
  await db.update(websiteEmails).set({ to: ['it@sejuk.test'], is_active: true })
  mail.refusals.set('down@sejuk.test', { code: 451, times: 6 })
  await sendOut(db, jobs, [{ ...letter, channel: 'email', address: 'down@sejuk.test' }])
  const row = await settled('down@sejuk.test')
  expect(row).toMatchObject({ status: 'Failed', attempts: 6, last_error: expect.stringContaining('Not now') })
  const told = () => db.select().from(notifications).where(eq(notifications.usercode, keeper.usercode))
  expect(await told()).toMatchObject([
    { event: 'outbox-failed', url: '/configuration/outbox?status=Failed', entity_code: String(row.delivery_id) },
  ])
  await settled('it@sejuk.test')
  expect(mail.letters.some(({ to, text }) => to.includes('it@sejuk.test') && text.includes('down@sejuk.test'))).toBe(
    true,
  )

  mail.refusals.set('down-too@sejuk.test', { code: 550, times: 1 })
  await sendOut(db, jobs, [{ ...letter, channel: 'email', address: 'down-too@sejuk.test' }])
  await settled('down-too@sejuk.test')
  expect(await told()).toHaveLength(1)

  expect(await keeper(contract.retryDeliveries, { delivery_ids: [row.delivery_id] })).toMatchObject({ code: '200' })
  await vi.waitFor(
    async () => expect(await settled('down@sejuk.test')).toMatchObject({ status: 'Sent', attempts: 7 }),
    { timeout: 120_000, interval: 100 },
  )
  const repeated = await keeper(contract.retryDeliveries, { delivery_ids: [row.delivery_id] })
  expect(repeated).toMatchObject({ code: '409', message: 'Needs status Failed' })
  const detail = await keeper(contract.getDelivery, { delivery_id: row.delivery_id })
  expect(detail.data).toMatchObject({ body: 'B', log: { length: 7 } })
})

test('an address that does not exist is given up at once', async () => {
  mail.refusals.set('unknown@sejuk.test', { code: 550, times: 9 })
  await sendOut(db, jobs, [{ ...letter, channel: 'email', address: 'unknown@sejuk.test' }])
  expect(await settled('unknown@sejuk.test')).toMatchObject({ status: 'Failed', attempts: 1 })
})

test('WhatsApp and SMS are posted to the gateway with its token, the same message under the same key', async () => {
  await sendOut(db, jobs, [
    { ...letter, channel: 'whatsapp', address: '+6281200001234', url: '/download_data_store' },
    { ...letter, channel: 'sms', address: '+62812000400' },
  ])
  const row = await settled('+6281200001234')
  expect(row).toMatchObject({ status: 'Sent', attempts: 1 })
  const [posted] = gateway.heard.filter(({ body }) => body.to === '+6281200001234')
  expect(posted).toMatchObject({
    method: 'POST',
    body: {
      channel: 'whatsapp',
      text: 'B\nhttps://sejuk.test/download_data_store',
      reference: String(row.delivery_id),
    },
    headers: { authorization: 'Bearer gateway-token', 'idempotency-key': `sejuk-${row.delivery_id}` },
  })
  expect(await settled('+62812000400')).toMatchObject({ status: 'Failed', last_error: 'The gateway answered 422: {}' })
})

test('WeCom gets a card with a link, a fresh token where the old one has ended, and knows who is not there', async () => {
  await sendOut(db, jobs, [{ ...letter, channel: 'wecom', address: 'RCI-0417', url: '/sales-order' }])
  expect(await settled('RCI-0417')).toMatchObject({ status: 'Sent', attempts: 1 })
  expect(wecom.heard.at(-1)).toMatchObject({
    body: {
      touser: 'RCI-0417',
      agentid: 1000002,
      msgtype: 'textcard',
      textcard: { title: 'S', description: 'B', url: 'https://sejuk.test/sales-order' },
    },
  })
  expect(token).toBe(2)
  await sendOut(db, jobs, [{ ...letter, channel: 'wecom', address: 'GONE' }])
  expect(await settled('GONE')).toMatchObject({ status: 'Failed', last_error: 'WeCom knows nobody called GONE' })
  expect(wecom.heard.at(-1)?.body.msgtype).toBe('text')
})

test('where nothing is configured, a person can read in a file of the day what would have been sent', async () => {
  const { carriersOf } = await import('./carriers.ts')
  const bare = { ...config, messages: { ...config.messages, mail: undefined, gateway: undefined, wecom: undefined } }
  const letters = {
    ...letter,
    delivery_id: 7,
    channel: 'email' as const,
    address: 'file@sejuk.test',
    link: 'https://x.y/z',
  }
  expect(carriersOf(bare).email.isConfigured).toBe(false)
  await Promise.all([carriersOf(bare).email.carry(letters), carriersOf(bare).sms.carry({ ...letters, channel: 'sms' })])
  const folder = join(config.dataDir, 'outbox')
  const [name] = await readdir(folder)
  expect(name).toBe(`${dayIn(new Date().toISOString(), 'Asia/Jakarta')}.txt`)
  const text = await readFile(join(folder, name!), 'utf8')
  expect(text).toMatch(
    /WIB · email · import-finished · delivery 7\nTo: Rina <file@sejuk\.test>\nSubject: S\n\nB\nhttps:/,
  )
  expect(text.split('-'.repeat(72))).toHaveLength(3)
  expect((await stat(join(folder, name!))).mode & 0o077).toBe(0)
})

test('the outbox is listed with its filters, and says where each channel goes', async () => {
  const keeper = await as(['Outbox-Search'])
  const failed = await keeper(contract.listDeliveries, { status: 'Failed', channel: 'email', recipient: 'unknown' })
  expect(failed).toMatchObject({ total: 1, data: [{ address: 'unknown@sejuk.test', attempts: 1 }] })
  expect((await keeper(contract.listDeliveries, { created_from: '2999-01-01' })).total).toBe(0)
  const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
  expect((await keeper(contract.listDeliveries, { created_from: today, created_to: today })).total).toBe(
    await db.$count(outbox),
  )
  const { data } = await keeper(contract.listChannels)
  expect(data.find(({ channel }: { channel: string }) => channel === 'email')).toEqual({
    channel: 'email',
    is_configured: true,
    goes_to: new URL(mail.url).host,
  })
  expect(JSON.stringify(data)).not.toMatch(/token|secret/)
  expect(await keeper(contract.retryDeliveries, { delivery_ids: [1] })).toMatchObject({ code: '403' })
})
