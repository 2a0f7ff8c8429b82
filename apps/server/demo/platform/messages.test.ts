import { getSiteNotice } from '@sejuk/contract/platform/site-settings'
import { expect, test } from 'vitest'
import { notifications } from '../../src/db/tables/platform/notifications.ts'
import { startTestServer } from '../../test/servers/test-server.ts'
import { seededRandom } from '../makers/random.ts'
import { demoUsers } from './accounts.ts'
import { loadMessages } from './messages.ts'

const { pool, db, as, nobody } = await startTestServer()

test('the demo announces maintenance on a Sunday evening, and its branch manager has unread messages', async () => {
  for (const { usercode, username } of demoUsers) await as([], { usercode, username })
  const client = await pool.connect()
  const today = new Date().toISOString().slice(0, 10)
  const size = { customers: 0, addresses: 0, shops: 0 }
  await loadMessages(client, { random: seededRandom('messages'), today, size, say: () => {} })
  client.release()
  const { data } = await nobody(getSiteNotice)
  expect(data).toMatchObject({ support_phone: '+62 21 4890 1200', maintenance: { text_local: expect.any(String) } })
  expect(new Date(Date.parse(data.maintenance.starts_date) + 7 * 3_600_000).getUTCDay()).toBe(0)
  const rows = await db.select().from(notifications)
  const unread = rows.filter(({ usercode, read_date }) => usercode === 'RCI-0417' && !read_date)
  expect(unread.map(({ title_default }) => title_default)).toEqual([
    'Alamat resmi Jakarta Pusat.xlsx was imported',
    'Your password was reset',
  ])
  for (const { title_local, body_default } of rows) expect(`${title_local}${body_default}`).not.toMatch(/[{}]/)
})
