import { expect, test } from 'vitest'
import { loadReference } from '../../reference/load-reference.ts'
import { openDatabase } from '../../src/db/database.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { seededRandom } from '../makers/random.ts'
import { mastersDemo } from '../masters/parts.ts'
import { fieldDemo } from './parts.ts'

const quiet = () => {}

test('attendance agrees with leave, balances are never negative, and no number is given twice', async () => {
  const { url, drop } = await freshDatabase()
  const database = openDatabase(url)
  await loadReference(database, quiet)
  const client = await database.pool.connect()
  const size = { customers: 2000, addresses: 3000, shops: 3000 }
  await client.query('begin')
  await client.query(`insert into offices (office_code, office_name, dept_code, lat, lng, radius_m)
    select 'O-' || dept_code, dept_name, dept_code, lat, lng, 150 from departments on conflict do nothing`)
  for (const { name, load } of [...mastersDemo, ...fieldDemo])
    await load(client, { random: seededRandom(name), today: '2026-11-14', size, say: quiet })
  const one = async (sql: string) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]
  expect(Number(await one('select count(*) from attendance_days'))).toBeGreaterThan(2000)
  expect(Number(await one('select count(*) from attendance_checks'))).toBeGreaterThan(2000)
  expect(Number(await one(`select count(*) from attendance_checks where status = 'Submitted'`))).toBeGreaterThan(0)
  expect(Number(await one(`select count(*) from leaves where status = 'Submitted'`))).toBeGreaterThan(0)
  expect(
    await one(`select count(*)::int from leaves l join attendance_days d using (usercode)
      where l.status = 'Approved' and d.work_date between l.from_date and l.to_date and d.result <> 'Leave'`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from (select usercode from leave_ledger group by usercode, leave_type
      having sum(days) < 0) owing`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from attendance_checks c join document_counters n
      on n.prefix = 'ATT' and n.dept_code = c.dept_code and n.month = substr(split_part(c.attendance_code, '-', 3), 1, 4)
      where right(c.attendance_code, 5)::int > n.last`),
  ).toBe(0)
  await client.query('rollback')
  client.release()
  await database.close()
  await drop()
})
