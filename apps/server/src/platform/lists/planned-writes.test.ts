import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { notifications } from '../../db/tables/platform/notifications.ts'
import { insertPlanned, writePlanned } from './planned-writes.ts'

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

test('a change is answered with the whole row, in a transaction too', async () => {
  const [first] = await insertPlanned(db, notifications, [message(0)])
  const isThis = eq(notifications.notification_id, first?.notification_id ?? 0)
  const changed = await db.transaction((within) =>
    writePlanned(
      within,
      notifications,
      within.update(notifications).set({ title_local: 'Judul' }).where(isThis).returning(),
    ),
  )
  expect(changed).toEqual([{ ...first, title_local: 'Judul' }])
})
