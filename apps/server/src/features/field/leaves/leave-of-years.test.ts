import * as contract from '@sejuk/contract/field/leaves'
import { permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { attendanceDays } from '../../../db/tables/field/attendance.ts'
import { leaveLedger } from '../../../db/tables/field/leaves.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { keepLedger } from './workers.ts'

const { db, as } = await startTestServer()
const leads = permissions.filter((one) => one !== 'Leave-Negative')
const boss = await as(leads, { view_data: 'View_Data_My_Branch', username: 'Bambang' })
await db.update(departments).set({ bm_user_code: boss.usercode }).where(eq(departments.dept_code, '705'))
const person = () => as(['Leave-Create', 'Attendance-Check'], { view_data: 'View_Data_Salesman' })
const today = companyToday()
const thisYear = Number(today.slice(0, 4))
const next = thisYear + 1
const grant = (usercode: string, days: number, year = thisYear) =>
  db.insert(leaveLedger).values({ usercode, leave_type: 'annual', kind: 'grant', line_date: `${year}-01-01`, days })
const ask = (from_date: string, to_date: string, over: object = {}) => ({
  ...{ leave_type: 'annual', from_date, to_date, reason: 'Family', submit: true },
  ...over,
})
const { approve, 'ask-cancel': askCancel, cancel } = contract.actOnLeave
/** The workdays among the last of a year and the first of the next. */
const workdays = (from: string, n: number) =>
  Array.from({ length: n }, (_, k) => addDays(from, k)).filter(
    (day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
  )

test('days of next year are taken from its balance, as the preview says, and given back to it', async () => {
  const dimas = await person()
  await grant(dimas.usercode, 10)
  const [from, to] = [`${thisYear}-12-28`, `${next}-01-06`]
  const [old, fresh] = [workdays(from, 4).length, workdays(`${next}-01-01`, 6).length]
  const { data } = await dimas(contract.previewLeave, ask(from, to))
  const carried = Math.min(6, 10 - old)
  expect(data.years).toEqual([
    { year: thisYear, days: old, balance: 10, after: 10 - old },
    { year: next, days: fresh, balance: carried + 12, after: carried + 12 - fresh },
  ])
  expect(data).toMatchObject({ days: old + fresh, balance: 10, balance_after: 10 - old, objections: [] })
  const { leave_code } = (await dimas(contract.createLeave, ask(from, to))).data
  const sent = async () => (await boss(contract.listLeaves, { search: leave_code })).data[0]
  expect(await sent()).toMatchObject({ days_next_year: fresh, lacks_balance: false })
  const approved = (row_version: number) => boss(approve, { leave_code, row_version })
  const first = await boss(contract.actOnLeave['approve-first'], { leave_code, row_version: 2 })
  expect((await approved(first.code === '200' ? 3 : 2)).data.status).toBe('Approved')
  const left = async (year: number) => (await dimas(contract.leaveBalances, { year })).data.balances[0].balance
  expect([await left(thisYear), await left(next)]).toEqual([10 - old, carried + 12 - fresh])
  const { row_version } = await sent()
  await dimas(askCancel, { leave_code, row_version, reason: 'Not now' })
  await boss(cancel, { leave_code, row_version: row_version + 1 })
  expect([await left(thisYear), await left(next)]).toEqual([10, 18])
})

test('next year is not asked for from what is left of this one', async () => {
  const dimas = await person()
  await grant(dimas.usercode, 30)
  const [from, to] = [`${next}-02-01`, `${next}-03-05`]
  const { data } = await dimas(contract.previewLeave, ask(from, to))
  expect(data).toMatchObject({ balance: 18 })
  expect(data.balance_after).toBeLessThan(0)
  expect(await dimas(contract.createLeave, ask(from, to))).toMatchObject({
    code: '409',
    message: 'Leave balance is not enough',
  })
})

test('a day that was worked objects, at the preview, when asked and when approved; the other half of it does not', async () => {
  const dimas = await person()
  await grant(dimas.usercode, 12)
  await grant(dimas.usercode, 12, thisYear - 1)
  const day = [...workdays(addDays(today, -9), 8)].at(-1) ?? today
  const waiting = (await dimas(contract.createLeave, ask(day, day))).data.leave_code
  await db.insert(attendanceDays).values({
    ...{ usercode: dimas.usercode, work_date: day, dept_code: '705', shift_name: '08:30~18:00', result: 'Early_Leave' },
    ...{ in_at: `${day}T01:20:00Z`, out_at: `${day}T05:00:00Z`, work_min: 220, is_outside: false, risk: [] },
  })
  expect(await boss(approve, { leave_code: waiting, row_version: 2 })).toMatchObject({
    code: '409',
    message: expect.stringContaining('You worked on'),
  })
  await dimas(contract.actOnLeave.remove, { leave_code: waiting, row_version: 2 })
  const other = await person()
  await grant(other.usercode, 12)
  await grant(other.usercode, 12, thisYear - 1)
  await db.update(attendanceDays).set({ usercode: other.usercode }).where(eq(attendanceDays.usercode, dimas.usercode))
  const { data } = await other(contract.previewLeave, ask(day, day))
  expect(data.objections.map(({ code }: { code: string }) => code)).toEqual(['leave-day-worked'])
  const refused = await other(contract.createLeave, ask(day, day))
  expect(refused).toMatchObject({ code: '406', errors: { from_date: [expect.stringContaining('You worked on')] } })
  expect((await other(contract.createLeave, ask(day, day, { half_day: 'am' }))).code).toBe('406')
  expect((await other(contract.createLeave, ask(day, day, { half_day: 'pm' }))).code).toBe('200')
})

test('a team is who does the same work: installers of the branch do not hide that all of it is away', async () => {
  for (const role_code of ['Desk-Of-Leave', 'Ladder-Of-Leave'])
    await db.insert(roles).values({ role_code, role_name: role_code, view_data: 'View_Data_Salesman' })
  const inRole = async (role_code: string) => {
    const one = await person()
    await grant(one.usercode, 12)
    await db.insert(userRoles).values({ usercode: one.usercode, role_code })
    return one
  }
  const [dimas, sari] = [await inRole('Desk-Of-Leave'), await inRole('Desk-Of-Leave')]
  for (let n = 0; n < 5; n++) await inRole('Ladder-Of-Leave')
  const [day = ''] = workdays(`${next}-05-10`, 5)
  const { code } = await sari(contract.createLeave, ask(day, day))
  expect(code).toBe('200')
  const { data } = await dimas(contract.previewLeave, ask(day, day))
  expect(data).toMatchObject({ team: 2, team_away: 100, is_conflict: true })
})

test('joint leave is free, or taken from the balance once it is over where HR says so', async () => {
  const [dimas, hr] = [await person(), await as(leads)]
  const [day = ''] = workdays(`${thisYear - 1}-06-01`, 5)
  const names = { holiday_name: 'Joint leave', local_name: 'Cuti bersama' }
  await db.insert(holidays).values({ holiday_date: day, ...names, kind: 'joint_leave' })
  const taken = () =>
    db.$count(leaveLedger, and(eq(leaveLedger.usercode, dimas.usercode), eq(leaveLedger.kind, 'joint_leave')))
  await keepLedger(db, addDays(day, 1))
  expect(await taken()).toBe(0)
  const rule = { leave_type: 'annual', row_version: 0, is_offered: true, hr_over: 5, grant_days: 12, most_carried: 6 }
  expect((await hr(contract.saveLeaveRule, { ...rule, takes_joint_leave: true })).code).toBe('200')
  await keepLedger(db, day)
  expect(await taken()).toBe(0)
  await keepLedger(db, addDays(day, 1))
  await keepLedger(db, addDays(day, 2))
  expect(await taken()).toBe(1)
})
