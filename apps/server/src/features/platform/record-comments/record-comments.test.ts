import * as contract from '@sejuk/contract/platform/record-comments'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { prepareCustomers } from '../../../../test/customers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { recordComments } from '../../../db/tables/platform/record-comments.ts'

const server = await startTestServer()
const { db } = server
beforeAll(() => prepareCustomers(server))
const inBranch = { view_data: 'View_Data_My_Branch', department: '705' } as const
const rina = await server.as(['Customer-List-Search'], { usercode: 'RINA', ...inBranch })
const budi = await server.as(['Customer-List-Search'], { usercode: 'BUDI', ...inBranch })
const away = await server.as(['Customer-List-Search'], { usercode: 'AWAY', ...inBranch, department: '713' })
const plain = await server.as([], { usercode: 'PLAIN', ...inBranch })

const record = { kind: 'customers', code: '705-K1' } as const
beforeAll(async () => {
  await db
    .insert(customers)
    .values(customerRow({ customer_code: '705-K1', dept_code: '705', customer_name: 'Toko Kita' }))
})

type Caller = typeof rina
const listed = async (caller: Caller) => (await caller(contract.listComments, record)).data
const write = async (caller: Caller, body: string, mentions: string[] = []) =>
  caller(contract.writeComment, { ...record, body, mentions })
const messagesTo = async (usercode: string) =>
  (
    await db
      .select({ event: notifications.event, url: notifications.url })
      .from(notifications)
      .where(eq(notifications.usercode, usercode))
      .orderBy(notifications.notification_id)
  ).map(({ event, url }) => [event, url])

test('a comment is read by whoever may open the record, and its writer follows it', async () => {
  expect(await write(rina, 'The owner is away until Friday')).toMatchObject({ code: '200' })
  expect(await listed(budi)).toMatchObject({
    comments: [{ usercode: 'RINA', body: 'The owner is away until Friday', removed: false }],
    is_following: false,
    followers: 1,
  })
  expect((await listed(rina))?.is_following).toBe(true)
})

test.each([
  ['of another branch', away],
  ['without the right to the list', plain],
])('somebody %s neither reads nor writes nor follows', async (_who, caller) => {
  for (const answer of [
    await caller(contract.listComments, record),
    await caller(contract.writeComment, { ...record, body: 'Hello' }),
    await caller(contract.followRecord, { ...record, follow: true }),
    await caller(contract.listMentionable, record),
  ])
    expect(answer).toMatchObject({ code: '404' })
})

test('a mention reaches the person, who then follows; followers hear of the next comment', async () => {
  await write(rina, '@BUDI please call them', ['BUDI', 'BUDI', 'RINA'])
  expect(await messagesTo('BUDI')).toEqual([['record-mention', '/customer/705-K1/detail']])
  await write(rina, 'They called back')
  expect((await messagesTo('BUDI')).map(([event]) => event)).toEqual(['record-mention', 'record-comment'])
  expect(await messagesTo('RINA')).toEqual([])
  await budi(contract.followRecord, { ...record, follow: false })
  await write(rina, 'Nothing more')
  expect(await messagesTo('BUDI')).toHaveLength(2)
})

test('who cannot open the record cannot be mentioned, and nothing is written', async () => {
  const before = await db.$count(recordComments)
  expect(await write(rina, '@AWAY look', ['AWAY'])).toMatchObject({
    code: '406',
    errors: { mentions: [expect.stringContaining('cannot open this record')] },
  })
  expect(await write(rina, '@NOBODY look', ['NOBODY'])).toMatchObject({ code: '406' })
  expect(await db.$count(recordComments)).toBe(before)
})

test('only colleagues who can open it are offered', async () => {
  const { data } = await rina(contract.listMentionable, { ...record, name: '' })
  const codes = (data as contract.MentionablePerson[]).map(({ usercode }) => usercode)
  expect(codes).toContain('BUDI')
  expect(codes).not.toContain('AWAY')
  expect(codes).not.toContain('RINA')
})

test('an empty or endless comment is refused by name', async () => {
  expect(await write(rina, '   ')).toMatchObject({ code: '406', errors: { body: [expect.any(String)] } })
  expect(await write(rina, 'x'.repeat(2001))).toMatchObject({ code: '406' })
})

test('the writer takes a comment back within 15 minutes, nobody else, and later nobody', async () => {
  const { data } = await write(rina, 'A mistake')
  const comment_id = data?.comment_id ?? 0
  expect(await budi(contract.removeComment, { comment_id })).toMatchObject({ code: '409' })
  await db
    .update(recordComments)
    .set({ at: sql`now() - interval '16 minutes'` })
    .where(eq(recordComments.comment_id, comment_id))
  expect(await rina(contract.removeComment, { comment_id })).toMatchObject({ code: '409' })
  await db.update(recordComments).set({ at: sql`now()` }).where(eq(recordComments.comment_id, comment_id))
  expect(await rina(contract.removeComment, { comment_id })).toMatchObject({ code: '200' })
  expect((await listed(budi))?.comments.at(-1)).toMatchObject({ removed: true, body: '' })
})
