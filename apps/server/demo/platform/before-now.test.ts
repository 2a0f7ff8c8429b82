import { expect, test } from 'vitest'
import { startTestServer } from '../../test/servers/test-server.ts'
import { bringBeforeNow } from './before-now.ts'

const { database } = await startTestServer()

test('what the demo tells of later today happened just now, in its order; deadlines and other days stay', async () => {
  const client = await database.pool.connect()
  await client.query(`create table demo_moments (n int, created_date timestamptz, closed_date timestamptz, sla_due timestamptz);
    insert into demo_moments values (1, '2099-11-17T02:00Z', '2099-11-17T09:00Z', '2099-11-17T09:30Z'),
      (2, '2099-11-16T22:00Z', '2099-11-18T09:00Z', null), (3, '2099-11-17T10:00Z', null, null)`)
  const now = '2099-11-16T22:40:00.000Z'
  expect(await bringBeforeNow(client, '2099-11-16', now)).toBe(0)
  expect(await bringBeforeNow(client, '2099-11-17', now)).toBe(2)
  const { rows } = await client.query('select * from demo_moments order by n')
  client.release()
  const [first, second, third] = rows
  const order = [first.created_date, first.closed_date, third.created_date].map((at) => at.getTime() - Date.parse(now))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order.every((ms) => ms >= 0 && ms < 1000)).toBe(true)
  expect(first.sla_due).toEqual(new Date('2099-11-17T09:30Z'))
  expect([second.created_date, second.closed_date]).toEqual([
    new Date('2099-11-16T22:00Z'),
    new Date('2099-11-18T09:00Z'),
  ])
})
