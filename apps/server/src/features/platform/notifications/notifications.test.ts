import * as contract from '@sejuk/contract/platform/notifications'
import { addressTo } from '@sejuk/domain/pages'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { messageTemplates, notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { notify } from '../../../platform/notify/notify.ts'

const { db, jobs, config, as } = await startTestServer()
const within = { db, jobs, config }
const ready = { file_name: 'Orders.xlsx', row_count: 2418, expires_date: '2026-11-22T16:30:00Z' }
const tell = (...to: string[]) =>
  notify(within, { to, event: 'download-ready', variables: ready, url: addressTo('downloads') })

test('an inbox holds what its owner was told, in both languages, by the clock of their branch', async () => {
  await db.update(departments).set({ timezone: 'Asia/Jayapura' }).where(eq(departments.dept_code, '713'))
  const [here, there] = [await as([]), await as([], { department: '713' })]
  await tell(here.usercode, there.usercode, here.usercode, 'nobody-of-that-name')
  const { data, total } = await here(contract.listNotifications)
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    title_default: 'Orders.xlsx is ready',
    title_local: 'Orders.xlsx sudah siap',
    body_default: 'Ready to download until 22 Nov 2026 23:30 WIB. Rows: 2.418.',
    url: '/download_data_store',
    read_date: null,
  })
  const [theirs] = (await there(contract.listNotifications)).data
  expect(theirs.body_local).toBe('2.418 baris siap diunduh sampai 23 Nov 2026 01:30 WIT.')
})

test('what is read is counted no more; what is somebody else’s cannot be read', async () => {
  const [mine, other] = [await as([]), await as([])]
  await tell(mine.usercode)
  await tell(mine.usercode)
  await tell(other.usercode)
  expect((await mine(contract.countUnread)).data).toEqual({ unread: 2 })
  const [first] = (await mine(contract.listNotifications)).data
  const [theirs] = (await other(contract.listNotifications)).data
  const read = await mine(contract.readNotifications, {
    notification_ids: [first.notification_id, theirs.notification_id],
  })
  expect(read.data).toEqual({ unread: 1 })
  expect((await other(contract.countUnread)).data).toEqual({ unread: 1 })
  expect((await mine(contract.listNotifications, { unread: true })).total).toBe(1)
  expect((await mine(contract.readAllNotifications)).data).toEqual({ unread: 0 })
  expect((await mine(contract.listNotifications, { unread: false })).total).toBe(2)
})

test('a person chooses the channels, except those that are mandatory', async () => {
  const rina = await as([])
  await db
    .update(users)
    .set({ email: 'rina@sejuk.test', phone: '0812-0000-1234' })
    .where(eq(users.usercode, rina.usercode))
  const choose = (event: string, channel: string, is_on: boolean) =>
    rina(contract.choosePreference, { event, channel, is_on })
  expect(await choose('download-ready', 'inapp', false)).toMatchObject({
    code: '406',
    errors: { is_on: ['This message cannot be switched off'] },
  })
  await choose('import-finished', 'inapp', false)
  await choose('import-finished', 'whatsapp', true)
  await choose('import-finished', 'email', true)
  await choose('import-finished', 'email', false)
  const { data } = await rina(contract.getPreferences)
  const imported = data.events.find(({ event }: { event: string }) => event === 'import-finished')
  expect(imported.channels.filter(({ is_on }: { is_on: boolean }) => is_on)).toEqual([
    { channel: 'whatsapp', is_on: true, is_mandatory: false },
  ])
  const variables = { file_name: 'A.xlsx', added: 3, problems: 1 }
  await notify(within, { to: [rina.usercode], event: 'import-finished', variables })
  expect((await rina(contract.listNotifications)).total).toBe(0)
  const sent = await db.select().from(outbox).where(eq(outbox.usercode, rina.usercode))
  expect(sent).toMatchObject([
    {
      channel: 'whatsapp',
      address: '+6281200001234',
      body: 'Rows added: 3. Rows with problems: 1.',
      status: 'Waiting',
    },
  ])
})

test('nobody is asked about messages that can never reach them', async () => {
  const eventsOf = async (person: Awaited<ReturnType<typeof as>>) =>
    (await person(contract.getPreferences)).data.events.map(({ event }: { event: string }) => event)
  const [plain, payer] = [await eventsOf(await as([])), await eventsOf(await as(['Financial-Settlement-Search']))]
  expect(plain).toContain('role-changed')
  for (const other of ['outbox-failed', 'installer-paused', 'bonus-paid', 'settlement-approved'])
    expect(plain).not.toContain(other)
  expect(payer.filter((event: string) => !plain.includes(event))).toEqual([
    'settlement-approved',
    'settlement-returned',
  ])
})

test('who left hears nothing, and who has no address gets it where they can read it', async () => {
  const [gone, bare] = [await as([]), await as([])]
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, gone.usercode))
  const variables = { username: 'X', reset_by: 'Y', time: '2026-11-16T02:30:00Z' }
  await notify(within, { to: [gone.usercode, bare.usercode], event: 'password-reset', variables })
  expect(await db.select().from(notifications).where(eq(notifications.usercode, gone.usercode))).toEqual([])
  expect((await bare(contract.listNotifications)).total).toBe(1)
  expect(await db.select().from(outbox).where(eq(outbox.usercode, bare.usercode))).toEqual([])
})

test('the company’s own text is used, and a text that is switched off is not sent', async () => {
  const rina = await as([])
  await db.update(users).set({ email: 'own@sejuk.test' }).where(eq(users.usercode, rina.usercode))
  const own = { updated_by: 'U', updated_user_name: 'U', version: 4 }
  await db.insert(messageTemplates).values([
    { ...own, template_code: 'import-finished.inapp.default', subject: 'Done: {file_name}', body: '{added} new' },
    { ...own, template_code: 'import-finished.email.default', subject: 'S', body: 'B', is_active: false },
  ])
  await rina(contract.choosePreference, { event: 'import-finished', channel: 'email', is_on: true })
  const variables = { file_name: 'A.xlsx', added: 1200, problems: 0 }
  await notify(within, { to: [rina.usercode], event: 'import-finished', variables })
  expect((await rina(contract.listNotifications)).data[0]).toMatchObject({
    title_default: 'Done: A.xlsx',
    body_default: '1.200 new',
    title_local: 'A.xlsx telah diimpor',
  })
  expect(await db.select().from(outbox).where(eq(outbox.usercode, rina.usercode))).toEqual([])
})

test('a notification leads only to a page of ours', async () => {
  const notice = { to: [(await as([])).usercode], event: 'download-ready', variables: ready } as const
  // @ts-expect-error an address is made of the list of pages
  await expect(notify(within, { ...notice, url: '//evil.example' })).rejects.toThrow('a page of ours')
})
