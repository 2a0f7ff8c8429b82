import * as contract from '@sejuk/contract/masters/holidays'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { db, database, as } = await startTestServer()
const admin = await as()
const atTangerang = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })

beforeAll(() => loadMasters(database, () => {}))

type Row = { holiday_date: string; holiday_id: number; row_version: number; dept_code: string | null }
const form = { holiday_name: 'Founding Day', local_name: 'Hari Jadi', kind: 'company' }
const on = async (day: string, somebody = admin) =>
  (await somebody(contract.listHolidays, { year: day.slice(0, 4), limit: 100 })).data.filter(
    ({ holiday_date }: Row) => holiday_date === day,
  )

test('the days off of a year are in order, each with both names', async () => {
  const { data, total } = await admin(contract.listHolidays, { year: 2026, limit: 100 })
  expect(total).toBe(data.length)
  const days = data.map(({ holiday_date }: Row) => holiday_date)
  expect(days).toEqual(days.toSorted())
  expect(days).toContain('2026-08-17')
  expect(data.every(({ holiday_date }: Row) => holiday_date.startsWith('2026-'))).toBe(true)
  const [independence] = await on('2026-08-17')
  expect(independence).toMatchObject({
    kind: 'national',
    dept_code: null,
    dept_name: null,
    local_name: expect.stringMatching(/Kemerdekaan/),
  })
  const joint = await admin(contract.listHolidays, { year: 2026, kind: 'joint_leave' })
  expect(new Set(joint.data.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['joint_leave']))
  expect(await admin(contract.listHolidays, { year: 'now' })).toMatchObject({ code: '406' })
})

test('a day off of one branch is seen by that branch, everybody’s by all', async () => {
  await admin(contract.createHoliday, { ...form, holiday_date: '2991-03-03', dept_code: '705' })
  await admin(contract.createHoliday, { ...form, holiday_date: '2991-03-04', dept_code: '713' })
  await admin(contract.createHoliday, { ...form, holiday_date: '2991-03-04' })
  const seen = (await atTangerang(contract.listHolidays, { year: '2991' })).data
  expect(seen.map(({ holiday_date, dept_code }: Row) => [holiday_date, dept_code])).toEqual([
    ['2991-03-04', '713'],
    ['2991-03-04', null],
  ])
  const ofBranch = (await admin(contract.listHolidays, { year: '2991', dept_code: '705' })).data
  expect(ofBranch.map(({ dept_code }: Row) => dept_code)).toEqual(['705', null])
})

test('everybody’s days off are kept by those who see every branch', async () => {
  expect(await atTangerang(contract.createHoliday, { ...form, holiday_date: '2991-04-04' })).toMatchObject({
    code: '406',
    errors: { dept_code: [expect.any(String)] },
  })
  expect(
    await atTangerang(contract.createHoliday, { ...form, holiday_date: '2991-04-04', dept_code: '713' }),
  ).toMatchObject({ code: '200' })
  const [everybodys] = (await on('2991-03-04', atTangerang)).filter(({ dept_code }: Row) => dept_code === null)
  expect(await atTangerang(contract.deleteHoliday, everybodys)).toMatchObject({ code: '404' })
  expect(await atTangerang(contract.holidayLog, { code: String(everybodys.holiday_id) })).toMatchObject({ code: '200' })
})

test('a day off that has passed is renamed, but neither moved nor deleted', async () => {
  await db.execute(
    sql`insert into holidays (holiday_date, holiday_name, local_name, kind) values ('2001-01-02', 'Old', 'Lama', 'national')`,
  )
  const [old] = await on('2001-01-02')
  expect(await admin(contract.deleteHoliday, old)).toMatchObject({
    code: '409',
    message: 'A holiday that has passed cannot be deleted',
  })
  expect(await admin(contract.updateHoliday, { ...old, holiday_date: '2001-01-03' })).toMatchObject({
    code: '406',
    errors: { holiday_date: ['A holiday that has passed cannot be moved'] },
  })
  expect(await admin(contract.updateHoliday, { ...old, holiday_name: 'Older' })).toMatchObject({ code: '200' })
})
