import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { notifications } from '../../db/tables/platform/notifications.ts'
import { insertPlanned, updatePlanned } from './planned-writes.ts'

const { db, as } = await startTestServer()
await as([], { usercode: 'READER' })
const message = (n: number) => ({
  ...{ usercode: 'READER', event: 'order-waiting' as const, title_default: `T${n}`, body_default: '', title_local: '' },
  ...{ body_local: '', variables: { n }, url: '', entity: 'sales-order', entity_code: 'SO-1' },
})

test.each([1, 2, 4, 7])('%i rows are answered as the query builder reads them', async (count) => {
  const added = await insertPlanned(
    db,
    notifications,
    Array.from({ length: count }, (_, n) => message(n)),
  )
  expect(added).toHaveLength(count)
  for (const row of added) {
    const [read] = await db.select().from(notifications).where(eq(notifications.notification_id, row.notification_id))
    expect(row).toEqual(read)
  }
})

const id = notifications.notification_id

test('a change is answered with the whole row, in a transaction too', async () => {
  const [first] = await insertPlanned(db, notifications, [message(0)])
  const code = String(first?.notification_id)
  const change = (set: Record<string, unknown>) =>
    db.transaction((within) => updatePlanned(within, notifications, [id, code], set))
  expect(await change({ title_local: 'Judul' })).toEqual({ ...first, title_local: 'Judul' })
  const again = { title_local: 'Lagi', read_date: undefined }
  expect(await change(again)).toEqual({ ...first, title_local: 'Lagi' })
})

test('nothing, a document and what the database computes are written as the query builder writes them', async () => {
  const [first] = await insertPlanned(db, notifications, [message(0)])
  const changes = [
    { entity: null, variables: { n: 7 } },
    { entity: 'delivery', variables: {} },
    { title_default: sql`upper('t')` },
  ]
  for (const set of changes) {
    const changed = await updatePlanned(db, notifications, [id, String(first?.notification_id)], set)
    const [read] = await db
      .select()
      .from(notifications)
      .where(eq(id, first?.notification_id ?? 0))
    expect(changed).toEqual(read)
  }
  expect(await updatePlanned(db, notifications, [id, '0'], { url: '/' })).toBeUndefined()
})
