import * as contract from '@sejuk/contract/field/leaves'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { attendanceDays } from '../../../db/tables/field/attendance.ts'
import { leaveLedger, leaves } from '../../../db/tables/field/leaves.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { keepLedger } from './workers.ts'

const { db, as } = await startTestServer()
const leads = permissions.filter((one) => one !== 'Leave-Approve-HR' && one !== 'Leave-Negative')
const boss = await as(leads, { view_data: 'View_Data_My_Branch', username: 'Bambang' })
const stand = await as(leads, { view_data: 'View_Data_My_Branch', username: 'Ratna' })
const hr = await as(undefined, { username: 'Hana' })
await db.update(departments).set({ bm_user_code: boss.usercode }).where(eq(departments.dept_code, '705'))
await db.insert(holidays).values({
  ...{ holiday_date: '2027-03-17', holiday_name: 'Day of Silence', local_name: 'Nyepi', kind: 'national' },
})
const grant = (usercode: string, days = 12, year = 2027) =>
  db.insert(leaveLedger).values({ usercode, leave_type: 'annual', kind: 'grant', line_date: `${year}-01-01`, days })
const inYear = { year: 2027 }
const person = async (held: readonly Permission[] = ['Leave-Create', 'Attendance-Check']) => {
  const one = await as(held, { view_data: 'View_Data_Salesman', username: 'Dimas' })
  await grant(one.usercode)
  return one
}
/** Monday to Friday, with the holiday on Wednesday. */
const week = { leave_type: 'annual', from_date: '2027-03-15', to_date: '2027-03-19', reason: 'Family' }
const ask = (over: object = {}) => ({ ...week, submit: true, ...over })
const { approve, reject, submit, cancel } = contract.actOnLeave
const seen = (leave_code: string, row_version: number) => ({ leave_code, row_version })

test('a salesperson chooses a delegate among the colleagues of the branch', async () => {
  const dimas = await person()
  await as([], { username: 'Ratna Elsewhere', department: '713' })
  const offered = (await dimas(contract.leaveDelegates, { search: 'ratna' })).data
  expect(offered).toEqual([{ value: stand.usercode, label: `(${stand.usercode}) Ratna` }])
  const all = (await dimas(contract.leaveDelegates)).data.map(({ value }: { value: string }) => value)
  expect(all).not.toContain(dimas.usercode)
  expect((await (await as([]))(contract.leaveDelegates)).code).toBe('403')
})

test('days are counted without weekends and holidays, and the balance after is told before', async () => {
  const dimas = await person()
  const { data } = await dimas(contract.previewLeave, { ...week, to_date: '2027-03-21' })
  expect(data).toMatchObject({
    ...{ days: 4, back_on: '2027-03-22', balance: 12, balance_after: 8, needs_hr: false, objections: [] },
    ...{ approver_name: 'Bambang', approver_for: null, free_days: [{ day: '2027-03-17', name: 'Day of Silence' }] },
  })
  expect((await dimas(contract.previewLeave, { ...week, to_date: week.from_date, half_day: 'am' })).data.days).toBe(0.5)
})

test('asked, approved from the notification, taken from the balance, and given back when cancelled', async () => {
  const dimas = await person()
  const { data } = await dimas(contract.createLeave, ask({ delegate_user_code: stand.usercode }))
  expect(data.status).toBe('Submitted')
  const { leave_code } = data
  const [told] = await db.select().from(notifications).where(eq(notifications.entity_code, leave_code))
  expect(told).toMatchObject({ usercode: boss.usercode, url: `/leave-approval?search=${leave_code}` })
  const { data: found } = await boss(contract.listLeaves, { search: leave_code })
  expect(found).toMatchObject([{ days: 4, balance: 12, delegate_name: 'Ratna', status: 'Submitted' }])
  expect((await dimas(approve, seen(leave_code, 2))).code).toBe('403')
  expect((await boss(approve, seen(leave_code, 1))).code).toBe('409')
  expect((await boss(approve, seen(leave_code, 2))).message).toBe('Leave approved')
  expect((await dimas(contract.leaveBalances, inYear)).data).toMatchObject({
    balances: [
      { leave_type: 'annual', balance: 8 },
      { leave_type: 'comp_off', balance: 0 },
    ],
  })
  const toDelegate = await db.select().from(notifications).where(eq(notifications.usercode, stand.usercode))
  expect(toDelegate.map(({ event }) => event)).toContain('leave-delegated')
  expect((await dimas(contract.actOnLeave['ask-cancel'], { ...seen(leave_code, 3), reason: 'Not now' })).code).toBe(
    '200',
  )
  expect((await dimas(cancel, seen(leave_code, 4))).code).toBe('403')
  expect((await boss(cancel, seen(leave_code, 4))).data.status).toBe('Deleted')
  expect((await dimas(contract.leaveBalances, inYear)).data.balances[0].balance).toBe(12)
})

test('a balance too small stops it, at submission and again at approval; HR may go below zero', async () => {
  const dimas = await person()
  await db.update(leaveLedger).set({ days: 4 }).where(eq(leaveLedger.usercode, dimas.usercode))
  const { data } = await dimas(contract.createLeave, ask())
  const later = { from_date: '2027-04-05', to_date: '2027-04-05' }
  const second = (await dimas(contract.createLeave, ask(later))).data.leave_code
  await boss(approve, seen(data.leave_code, 2))
  expect((await boss(approve, seen(second, 2))).message).toBe('Leave balance is not enough')
  expect((await hr(approve, seen(second, 2))).code).toBe('200')
  expect(await dimas(contract.createLeave, ask({ from_date: '2027-05-03', to_date: '2027-05-03' }))).toMatchObject({
    code: '409',
    message: 'Leave balance is not enough',
  })
  expect(await db.$count(leaves, eq(leaves.usercode, dimas.usercode))).toBe(2)
})

test('no overlap, also of two asked at once; halves of a day may meet', async () => {
  const dimas = await person()
  const both = await Promise.all([dimas(contract.createLeave, ask()), dimas(contract.createLeave, ask())])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['200', '406'])
  expect(both.find(({ code }) => code === '406')?.errors?.from_date?.[0]).toContain('part of leave')
  const day = { from_date: '2027-06-01', to_date: '2027-06-01' }
  expect((await dimas(contract.createLeave, ask({ ...day, half_day: 'am' }))).code).toBe('200')
  expect((await dimas(contract.createLeave, ask({ ...day, half_day: 'pm' }))).code).toBe('200')
  expect((await dimas(contract.createLeave, ask({ ...day, half_day: 'pm' }))).code).toBe('406')
})

test('what is wrong is said at its field and nothing is written', async () => {
  const dimas = await person()
  const wrong = async (over: object) => Object.keys((await dimas(contract.createLeave, ask(over))).errors ?? {})
  expect(await wrong({ to_date: '2027-03-14' })).toEqual(['to_date'])
  expect(await wrong({ from_date: '2027-03-20', to_date: '2027-03-21' })).toEqual(['from_date'])
  expect(await wrong({ half_day: 'am' })).toEqual(['half_day'])
  expect(await wrong({ leave_type: 'marriage' })).toEqual(['to_date'])
  expect(await wrong({ leave_type: 'holiday' })).toEqual(['leave_type'])
  expect(await wrong({ delegate_user_code: dimas.usercode })).toEqual(['delegate_user_code'])
  expect(await wrong({ delegate_user_code: 'NOBODY' })).toEqual(['delegate_user_code'])
  expect(await wrong({ to_date: '2099-01-01' })).toEqual(['to_date'])
  expect(await db.$count(leaves, eq(leaves.usercode, dimas.usercode))).toBe(0)
})

test('an approver is represented by somebody who may approve, and both names stand in the log', async () => {
  const dimas = await person()
  const today = {
    from_date: addDays(new Date().toISOString().slice(0, 10), -3),
    to_date: addDays(new Date().toISOString().slice(0, 10), 4),
  }
  for (const year of new Set([today.from_date, today.to_date].map((day) => Number(day.slice(0, 4)))))
    await grant(boss.usercode, 30, year)
  const away = ask({ ...today, delegate_user_code: dimas.usercode })
  expect((await boss(contract.createLeave, away)).errors).toHaveProperty('delegate_user_code')
  const { data } = await boss(contract.createLeave, { ...away, delegate_user_code: stand.usercode })
  const isLong = (await hr(contract.listLeaves, { search: data.leave_code })).data[0].days > 5
  if (isLong) await stand(contract.actOnLeave['approve-first'], seen(data.leave_code, 2))
  expect((await hr(approve, seen(data.leave_code, isLong ? 3 : 2))).code).toBe('200')
  const { data: preview } = await dimas(contract.previewLeave, week)
  expect(preview).toMatchObject({ approver_name: 'Ratna', approver_for: 'Bambang' })
  const mine = (await dimas(contract.createLeave, ask())).data.leave_code
  const [told] = await db.select().from(notifications).where(eq(notifications.entity_code, mine))
  expect(told?.usercode).toBe(stand.usercode)
  await stand(approve, seen(mine, 2))
  const log = await stand(contract.leaveLog, { code: mine })
  expect(JSON.stringify(log.data)).toContain('Bambang')
  expect(
    (
      await dimas(
        contract.createLeave,
        ask({ from_date: today.to_date, to_date: today.to_date, delegate_user_code: boss.usercode }),
      )
    ).code,
  ).toBe('406')
  await db.delete(leaveLedger).where(eq(leaveLedger.leave_code, data.leave_code))
  await db.delete(leaves).where(eq(leaves.leave_code, data.leave_code))
})

test('nobody approves their own, and more than five days need HR after the supervisor', async () => {
  const dimas = await person()
  const { data } = await dimas(contract.createLeave, ask({ to_date: '2027-03-26' }))
  const { leave_code } = data
  expect((await boss(approve, seen(leave_code, 2))).code).toBe('409')
  expect((await boss(contract.actOnLeave['approve-first'], seen(leave_code, 2))).data.status).toBe('Submitted')
  expect((await boss(approve, seen(leave_code, 3))).message).toBe('A leave this long is approved by HR')
  expect((await hr(approve, seen(leave_code, 3))).data.status).toBe('Approved')
  await grant(hr.usercode)
  const own = (await hr(contract.createLeave, ask({ to_date: week.from_date }))).data.leave_code
  expect((await hr(approve, seen(own, 2))).message).toBe('Somebody else than who wrote it must approve it')
  const elsewhere = await as(leads, { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await elsewhere(reject, { ...seen(own, 2), reason: 'No' })).code).toBe('404')
})

test('sick for more than a day needs a letter before it is submitted', async () => {
  const dimas = await person()
  const sick = { ...week, leave_type: 'sick', to_date: '2027-03-16' }
  expect((await dimas(contract.createLeave, { ...sick, submit: true })).message).toBe('A letter must be attached first')
  const { data } = await dimas(contract.createLeave, sick)
  expect((await boss(contract.listLeaves, { search: data.leave_code })).total).toBe(0)
  await db.insert(attachments).values({
    ...{ attachment_code: 'FIL-1', kind: 'file', module_name: 'leave', module_code: data.leave_code, alias: 'letter' },
    ...{
      original_file_name: 'a.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      sha256: 'x',
      store_key: 'x',
      created_by: 'x',
    },
  })
  expect((await dimas(submit, seen(data.leave_code, 1))).data.status).toBe('Submitted')
})

test('leave of past days changes their results', async () => {
  const dimas = await person()
  const day = '2026-11-10'
  await grant(dimas.usercode, 12, 2026)
  const { data } = await dimas(contract.createLeave, ask({ from_date: day, to_date: day }))
  await boss(approve, seen(data.leave_code, 2))
  const [found] = await db.select().from(attendanceDays).where(eq(attendanceDays.usercode, dimas.usercode))
  expect(found).toMatchObject({ work_date: day, result: 'Leave' })
})

test('the ledger grants, carries over and expires by itself, and once', async () => {
  const dimas = await as(['Leave-Create'], { username: 'Joko' })
  await db.update(users).set({ join_date: '2025-07-10' }).where(eq(users.usercode, dimas.usercode))
  const balance = async () => (await dimas(contract.leaveBalances)).data.balances[0].balance
  await keepLedger(db, '2025-08-01')
  expect(await balance()).toBe(6)
  await keepLedger(db, '2026-01-01')
  await keepLedger(db, '2026-01-02')
  expect(await balance()).toBe(18)
  await keepLedger(db, '2026-03-31')
  expect(await balance()).toBe(18)
  await keepLedger(db, '2026-04-01')
  await keepLedger(db, '2026-07-01')
  expect(await balance()).toBe(12)
})

test('HR sets the rules of a type, they hold from then on, and a stale form is not written over', async () => {
  const dimas = await person()
  const rules = async () => (await dimas(contract.leaveRules)).data as contract.LeaveRuleRow[]
  const marriage = (await rules()).find(({ leave_type }) => leave_type === 'marriage')
  expect(marriage).toMatchObject({ most_days: 3, is_offered: true, has_balance: false, row_version: 0 })
  const asked = ask({ leave_type: 'marriage' })
  expect((await dimas(contract.createLeave, asked)).errors).toHaveProperty('to_date')
  const next = { ...marriage, most_days: 5, hr_over: 3, letter_over: 0 }
  expect((await boss(contract.saveLeaveRule, next)).code).toBe('403')
  expect((await hr(contract.saveLeaveRule, { ...next, most_days: 500 })).errors).toHaveProperty('most_days')
  expect((await hr(contract.saveLeaveRule, next)).data).toEqual({ row_version: 1 })
  expect((await hr(contract.saveLeaveRule, { ...next, row_version: 7 })).code).toBe('409')
  const { data } = await dimas(contract.previewLeave, { ...week, leave_type: 'marriage' })
  expect(data).toMatchObject({ days: 4, needs_letter: true, needs_hr: true, objections: [] })
  expect((await dimas(contract.createLeave, asked)).message).toBe('A letter must be attached first')
  const draft = (await dimas(contract.createLeave, { ...asked, submit: false })).data.leave_code
  const off = { ...next, row_version: 1, is_offered: false }
  expect((await hr(contract.saveLeaveRule, off)).data).toEqual({ row_version: 2 })
  expect((await dimas(submit, seen(draft, 1))).code).not.toBe('200')
  expect((await dimas(contract.createLeave, asked)).errors).toEqual({
    leave_type: ['This type of leave is not offered'],
  })
  expect((await hr(contract.leaveRuleLog, { code: 'marriage' })).total).toBe(2)
  expect((await hr(contract.leaveRuleLog, { code: 'nothing' })).code).toBe('404')
})

test('a draft written before a letter was asked for is not submitted without one', async () => {
  const dimas = await person()
  const draft = (await dimas(contract.createLeave, { ...week, leave_type: 'unpaid' })).data.leave_code
  const unpaid = ((await dimas(contract.leaveRules)).data as contract.LeaveRuleRow[]).find(
    ({ leave_type }) => leave_type === 'unpaid',
  )
  await hr(contract.saveLeaveRule, { ...unpaid, letter_over: 2 })
  expect((await dimas(submit, seen(draft, 1))).message).toBe('A letter must be attached first')
})

test('grant, carry over and the last month follow what HR set', async () => {
  const annual = ((await hr(contract.leaveRules)).data as contract.LeaveRuleRow[])[0]
  const set = { ...annual, grant_days: 18, most_carried: 4, carried_until_month: 6 }
  expect((await hr(contract.saveLeaveRule, set)).code).toBe('200')
  const joko = await as(['Leave-Create'], { username: 'Joko' })
  await db.update(users).set({ join_date: '2025-07-10' }).where(eq(users.usercode, joko.usercode))
  const balance = async () => (await joko(contract.leaveBalances)).data.balances[0].balance
  const balances: number[] = []
  for (const today of ['2025-08-01', '2026-01-01', '2026-06-30', '2026-07-01', '2026-07-02']) {
    await keepLedger(db, today)
    balances.push(await balance())
  }
  expect(balances).toEqual([9, 22, 22, 18, 18])
  await hr(contract.saveLeaveRule, { ...set, row_version: 1, carried_until_month: 9 })
  await keepLedger(db, '2026-10-01')
  expect(await balance()).toBe(18)
})

test('HR corrects a balance with a reason, in halves, never the own one and never out of sight', async () => {
  const dimas = await person()
  const change = { usercode: dimas.usercode, leave_type: 'comp_off', days: '1.5', note: 'Sunday in the warehouse' }
  expect((await boss(contract.adjustBalance, change)).code).toBe('403')
  expect((await hr(contract.adjustBalance, { ...change, usercode: hr.usercode })).errors).toEqual({
    usercode: ['Somebody else changes your balance'],
  })
  for (const wrong of [{ days: 0 }, { days: 0.3 }, { days: 61 }, { days: 'x' }, { leave_type: 'sick' }, { note: '' }])
    expect((await hr(contract.adjustBalance, { ...change, ...wrong })).code, JSON.stringify(wrong)).toBe('406')
  expect((await hr(contract.adjustBalance, change)).data).toEqual({ balance: 1.5 })
  expect((await hr(contract.adjustBalance, { ...change, days: -1 })).data).toEqual({ balance: 0.5 })
  const { data } = await boss(contract.staffBalances, { usercode: dimas.usercode })
  expect(data.lines.filter(({ kind }: { kind: string }) => kind === 'adjust')).toMatchObject([
    { days: -1, note: 'Sunday in the warehouse' },
    { days: 1.5 },
  ])
  const branchHr = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await branchHr(contract.adjustBalance, change)).errors).toHaveProperty('usercode')
  expect((await branchHr(contract.staffBalances, { usercode: dimas.usercode })).code).toBe('404')
})
