import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@sejuk/contract/platform/attachments'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { origin, startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { attachments as t, uploads } from '../../../db/tables/platform/attachments.ts'
import { purgeAttachments } from './purge-attachments.ts'

const { db, as, app, config, jobs, database } = await startTestServer()
const clerk = await as((['View', 'Upload', 'Delete'] as const).map((action) => filePermission('Customer', action)))
await db.insert(customers).values(customerRow({ customer_code: 'C1' }))
const place = { module_name: 'Customer', module_code: 'C1', alias: 'plan' }
const tonight = () =>
  purgeAttachments.work({ data: {}, db, url: database.url, jobs, config, offers, signal: AbortSignal.timeout(10_000) })
const lies = (key: string) => existsSync(join(config.dataDir, 'files', key))

const add = async (name: string) => {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...place, kind: 'file' })) form.set(field, value)
  form.append('files', new File(['%PDF-1.7 a plan'], name))
  const { data } = await clerk(contract.storeAttachments, form)
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.attachment_code, Object.keys(data)[0] ?? ''))
  if (!row) throw new Error('not kept')
  return row
}
const deletedDaysAgo = (code: string, days: number) =>
  db
    .update(t)
    .set({ deleted_date: sql`now() - make_interval(days => ${days})` })
    .where(eq(t.attachment_code, code))

test('thirty days after it was deleted a file goes for good, unless another record still shows it', async () => {
  const [old, fresh, shared] = [await add('old.pdf'), await add('fresh.pdf'), await add('shared.pdf')]
  await db.insert(t).values({ ...shared, attachment_code: 'FIL-COPY', module_code: 'C2' })
  for (const [{ attachment_code }, days] of [
    [old, 31],
    [fresh, 29],
    [shared, 31],
  ] as const)
    await deletedDaysAgo(attachment_code, days)
  await tonight()
  const left = (await db.select().from(t)).map(({ attachment_code }) => attachment_code)
  expect(left.sort()).toEqual([fresh.attachment_code, 'FIL-COPY'].sort())
  expect([old, fresh, shared].map(({ store_key }) => lies(store_key))).toEqual([false, true, true])
})

test('parts of a file that nobody finished go after a week', async () => {
  const start = async () => {
    const file = { file_name: 'a.pdf', bytes: 8, content_type: 'application/pdf' }
    const { data } = await clerk(contract.startUpload, { ...place, kind: 'file', ...file })
    await app.inject({
      method: 'PUT',
      url: `/api/attachment/session/${data.upload_code}/chunk/0`,
      payload: Buffer.from('%PDF-1.7'),
      headers: {
        host: 'sejuk.test',
        origin,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/octet-stream',
        cookie: `sid=${clerk.token}`,
      },
    })
    return data.upload_code as string
  }
  const [old, fresh] = [await start(), await start()]
  expect([old, fresh].map((code) => lies(`uploads/${code}/0`))).toEqual([true, true])
  await db.update(uploads).set({ created_date: sql`now() - interval '8 days'` }).where(eq(uploads.upload_code, old))
  await tonight()
  expect([old, fresh].map((code) => lies(`uploads/${code}/0`))).toEqual([false, true])
  expect((await db.select().from(uploads)).map(({ upload_code }) => upload_code)).toEqual([fresh])
})
