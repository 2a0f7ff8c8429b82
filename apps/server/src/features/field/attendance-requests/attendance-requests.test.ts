import { listAttendanceDays } from '@sejuk/contract/field/attendance'
import * as contract from '@sejuk/contract/field/attendance-requests'
import { permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, as } = await startTestServer()
const hr = await as(undefined, { username: 'Ratna' })
const lead = await as(
  permissions.filter((one) => one !== 'Attendance-Approve-HR'),
  {
    view_data: 'View_Data_My_Branch',
    username: 'Bambang',
  },
)
const person = () =>
  as(
    permissions.filter((one) => ['Attendance-Check', 'Attendance-Correct'].includes(one)),
    {
      view_data: 'View_Data_Salesman',
    },
  )
/** A workday that is over, so that a correction changes its result: yesterday is not, in the first hours of the night. */
const day = (() => {
  let found = addDays(companyToday(), -2)
  while ([0, 6].includes(new Date(`${found}T00:00:00Z`).getUTCDay())) found = addDays(found, -1)
  return found
})()
const forgot = (over: object = {}) => ({ work_date: day, kind: 'in', time: '08:30', reason: 'Forgot', ...over })
const { approve, reject, withdraw } = contract.actOnAttendanceRequest

test('a forgotten check is asked for, approved by somebody else, and then counts', async () => {
  const dimas = await person()
  const { data, message } = await dimas(contract.askForCorrection, forgot())
  expect(message).toBe('Request sent')
  const { request_code } = data
  expect((await dimas(approve, { request_code, row_version: 1 })).code).toBe('403')
  const waiting = await lead(contract.listAttendanceRequests, { status: 'Submitted', search: dimas.usercode })
  expect(waiting.data).toMatchObject([{ request_code, kind: 'in', is_over_limit: false }])
  expect((await lead(approve, { request_code, row_version: 1 })).data.status).toBe('Approved')
  const out = (await dimas(contract.askForCorrection, forgot({ kind: 'out', time: '18:00' }))).data.request_code
  await lead(approve, { request_code: out, row_version: 1 })
  expect((await hr(listAttendanceDays, { search: dimas.usercode })).data).toMatchObject([
    { work_date: day, result: 'Present', work_min: 510 },
  ])
  const told = await db.select().from(notifications).where(eq(notifications.usercode, dimas.usercode))
  expect(told.map(({ event }) => event)).toContain('attendance-request-approved')
})

test('after three in a month HR decides', async () => {
  const dimas = await person()
  const codes: string[] = []
  for (const kind of ['in', 'out', 'in', 'out']) {
    const { data } = await dimas(contract.askForCorrection, forgot({ kind }))
    codes.push(data.request_code)
    expect(data.is_over_limit).toBe(codes.length > 3)
  }
  const fourth = { request_code: codes[3], row_version: 1 }
  expect((await lead(approve, fourth)).message).toBe('More corrections in a month than usual: HR decides')
  expect((await lead(reject, { ...fourth, reason: 'No' })).code).toBe('409')
  expect((await hr(approve, fourth)).code).toBe('200')
})

test('overtime counts no further than it was worked', async () => {
  const dimas = await person()
  const approved = async (over: object) => {
    const { data } = await dimas(contract.askForCorrection, forgot(over))
    await hr(approve, { request_code: data.request_code, row_version: 1 })
  }
  await approved({ kind: 'in' })
  await approved({ kind: 'out', time: '19:00' })
  await approved({ kind: 'overtime', time: null, minutes: '120' })
  expect((await hr(listAttendanceDays, { search: dimas.usercode })).data[0]).toMatchObject({ overtime_min: 60 })
})

test('nobody decides their own, nor what another branch asks; what is wrong is said at its field', async () => {
  const { data } = await hr(contract.askForCorrection, forgot())
  expect((await hr(approve, { request_code: data.request_code, row_version: 1 })).code).toBe('409')
  const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await elsewhere(approve, { request_code: data.request_code, row_version: 1 })).code).toBe('404')
  const dimas = await person()
  const wrong = async (over: object) => Object.keys((await dimas(contract.askForCorrection, forgot(over))).errors ?? {})
  expect(await wrong({ work_date: addDays(day, 40) })).toEqual(['work_date'])
  expect(await wrong({ work_date: addDays(day, -40) })).toEqual(['work_date'])
  expect(await wrong({ time: '25:00' })).toEqual(['time'])
  expect(await wrong({ time: '' })).toEqual(['time'])
  expect(await wrong({ kind: 'overtime', minutes: '' })).toEqual(['minutes'])
  expect(await wrong({ kind: 'overtime', minutes: '9999' })).toEqual(['minutes'])
  expect(await wrong({ reason: ' ' })).toEqual(['reason'])
})

test('one withdraws what is not decided, and only one’s own', async () => {
  const dimas = await person()
  const { data } = await dimas(contract.askForCorrection, forgot())
  const seen = { request_code: data.request_code, row_version: 1 }
  expect((await (await person())(withdraw, seen)).code).toBe('404')
  expect((await lead(withdraw, seen)).code).toBe('409')
  expect((await dimas(withdraw, seen)).code).toBe('200')
  expect((await dimas(contract.listMyAttendanceRequests)).total).toBe(0)
})
