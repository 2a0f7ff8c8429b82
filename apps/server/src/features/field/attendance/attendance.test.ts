import * as contract from '@sejuk/contract/field/attendance'
import { listPhotos, storeAttachments } from '@sejuk/contract/platform/attachments'
import { permissions } from '@sejuk/domain/permissions'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agree, atOffice, away, makeOffice, tap } from '../../../../test/field.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { attendanceChecks, attendanceDays } from '../../../db/tables/field/attendance.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { computeEndedDays, forgetPositions } from './workers.ts'

const { db, as } = await startTestServer()
await makeOffice(db)
await makeOffice(db, { office_code: 'O-OLD', office_name: 'Closed', is_active: false, ...away })
const hr = await as(undefined, { username: 'Ratna' })
const staffRights = permissions.filter((one) => one === 'Attendance-Check' || one === 'Attendance-Correct')
const person = async (over: object = {}) => {
  const one = await as([...staffRights, 'Photo-attendance-selfie-Upload', 'Photo-attendance-selfie-View'], {
    view_data: 'View_Data_Salesman',
    username: 'Dimas',
    ...over,
  })
  await agree(db, one.usercode)
  return one
}
const outside = (over: object = {}) => tap({ ...away, place: 'customer', note: 'Straight to Toko Sinar Jaya', ...over })

test('inside the radius one tap is enough, and is approved at once', async () => {
  const dimas = await person()
  const { data, message } = await dimas(contract.checkAttendance, tap())
  expect(message).toBe('Attendance recorded')
  expect(data).toMatchObject({ status: 'Approved', in_radius: true, distance_m: 0, risk: [], is_new: true })
  const { data: today } = await dimas(contract.attendanceToday)
  expect(today.checks).toMatchObject([
    { kind: 'in', place: 'office', office_name: 'Kantor Jakarta', status: 'Approved' },
  ])
  expect(today.offices.map(({ office_code }: contract.OfficePoint) => office_code)).toEqual(['O-705'])
})

test('outside the radius place and reason are required, and a supervisor decides', async () => {
  const dimas = await person()
  const { errors } = await dimas(contract.checkAttendance, tap(away))
  expect(errors).toEqual({ place: ['You are 1242 m from Kantor Jakarta'] })
  expect((await dimas(contract.checkAttendance, tap({ ...away, place: 'home' }))).errors).toHaveProperty('note')
  const { data } = await dimas(contract.checkAttendance, outside())
  expect(data).toMatchObject({ status: 'Submitted', in_radius: false, office_name: 'Kantor Jakarta' })
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, data.attendance_code))
  expect(told.map(({ usercode }) => usercode)).toContain(hr.usercode)
  const { attendance_code } = data
  expect((await dimas(contract.actOnCheck.approve, { attendance_code, row_version: 1 })).code).toBe('403')
  const waiting = await hr(contract.listAttendanceChecks, { status: 'Submitted', search: dimas.usercode })
  expect(waiting.data).toMatchObject([{ attendance_code, note: 'Straight to Toko Sinar Jaya', has_selfie: false }])
  expect((await hr(contract.actOnCheck.reject, { attendance_code, row_version: 1 })).code).toBe('406')
  expect((await hr(contract.actOnCheck.approve, { attendance_code, row_version: 1 })).data.status).toBe('Approved')
  expect((await hr(contract.actOnCheck.approve, { attendance_code, row_version: 1 })).code).toBe('409')
  expect((await hr(contract.actOnCheck.approve, { attendance_code, row_version: 2 })).message).toContain('Needs status')
})

test('a check-in without a selfie waits for a person, with the reason; going home needs none', async () => {
  const dimas = await person()
  const { data } = await dimas(contract.checkAttendance, tap({ has_selfie: false, note: 'Camera is broken' }))
  expect(data).toMatchObject({ status: 'Submitted', in_radius: true, risk: ['no_selfie'] })
  const waiting = await hr(contract.listAttendanceChecks, { status: 'Submitted', search: dimas.usercode })
  expect(waiting.data).toMatchObject([{ risk: ['no_selfie'], note: 'Camera is broken' }])
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, data.attendance_code))
  expect(told.map(({ usercode }) => usercode)).toContain(hr.usercode)
  const home = await dimas(contract.checkAttendance, tap({ kind: 'out', has_selfie: false }))
  expect(home.data).toMatchObject({ status: 'Approved' })
})

test('nobody approves a check of their own, and another branch is not in sight', async () => {
  await agree(db, hr.usercode)
  const { data } = await hr(contract.checkAttendance, outside())
  const seen = { attendance_code: data.attendance_code, row_version: 1 }
  expect((await hr(contract.actOnCheck.approve, seen)).message).toBe('Somebody else than who wrote it must approve it')
  const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  expect((await elsewhere(contract.actOnCheck.approve, seen)).code).toBe('404')
  expect((await elsewhere(contract.listAttendanceChecks)).total).toBe(0)
})

test('without consent no position is taken, and a text that is not the present one cannot be agreed to', async () => {
  const shy = await as(staffRights)
  expect(await shy(contract.checkAttendance, tap())).toMatchObject({ code: '409', status: 'ConsentNeeded' })
  expect((await shy(contract.agreeToPositions, { version: 2 })).code).toBe('406')
  expect((await shy(contract.myConsent)).data).toEqual({ version: 1, agreed_date: null })
  expect((await shy(contract.agreeToPositions, { version: 1 })).code).toBe('200')
  expect((await shy(contract.agreeToPositions, { version: 1 })).code).toBe('200')
  expect((await shy(contract.checkAttendance, tap())).code).toBe('200')
})

test('what is sent twice happens once, two at once too, and a double tap is one', async () => {
  const dimas = await person()
  const first = tap()
  const [one, two] = await Promise.all([dimas(contract.checkAttendance, first), dimas(contract.checkAttendance, first)])
  expect(one.data.attendance_code).toBe(two.data.attendance_code)
  expect([one.data.is_new, two.data.is_new].filter(Boolean)).toHaveLength(1)
  expect((await dimas(contract.checkAttendance, tap())).data).toMatchObject({
    attendance_code: one.data.attendance_code,
    is_new: false,
  })
  expect((await dimas(contract.checkAttendance, tap({ kind: 'out' }))).data.is_new).toBe(true)
  expect(await db.$count(attendanceChecks, eq(attendanceChecks.usercode, dimas.usercode))).toBe(2)
  const other = await person()
  expect((await other(contract.checkAttendance, first)).code).toBe('404')
})

test('forged positions and old clocks: refused where they prove nothing, marked where they may be honest', async () => {
  const dimas = await person()
  const old = new Date(Date.now() - 31_000).toISOString()
  expect((await dimas(contract.checkAttendance, tap({ position_at: old }))).errors).toEqual({
    position_at: ['Location is not fresh, please try again'],
  })
  for (const wrong of [
    { lat: 91 },
    { lng: 'x' },
    { lat: null },
    { client_uuid: 'x' },
    { at_device: 'yesterday' },
    { elapsed_ms: -1 },
  ])
    expect((await dimas(contract.checkAttendance, tap(wrong))).code, JSON.stringify(wrong)).toBe('406')
  expect((await dimas(contract.checkAttendance, tap({}, 4 * 86_400_000))).message).toContain('older than 3 days')
  const mocked = await dimas(contract.checkAttendance, tap({ is_mock: true, accuracy_m: 5000 }))
  expect(mocked.data).toMatchObject({ status: 'Submitted', in_radius: true, risk: ['mock_location', 'inaccurate'] })
  const far = tap({ kind: 'out', lat: -7.25, lng: 112.75, place: 'trip', note: 'Surabaya', device_id: 'D2' })
  expect((await dimas(contract.checkAttendance, far)).data.risk).toEqual(['impossible_speed', 'new_device'])
})

test('a check without a network keeps the time of its tap and says how far its clock is proven', async () => {
  const dimas = await person()
  const hour = 3_600_000
  const { data } = await dimas(contract.checkAttendance, tap({}, hour))
  expect(Date.now() - Date.parse(data.at_server)).toBeGreaterThan(hour - 5000)
  expect(data.risk).toEqual([])
  const later = await dimas(contract.checkAttendance, tap({ kind: 'out', elapsed_ms: null }, hour / 2))
  expect(later.data.risk).toEqual(['clock_unproven'])
})

test('a selfie is seen by its user and by who sees the check, and by nobody else', async () => {
  const dimas = await person()
  const check = tap()
  await dimas(contract.checkAttendance, check)
  const form = new FormData()
  form.set('module_name', 'attendance')
  form.set('module_code', check.client_uuid)
  form.set('alias', 'selfie')
  form.set('kind', 'photo')
  const red = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  )
  form.set('files', new File([red], 'selfie.png', { type: 'image/png' }))
  const stored = await dimas(storeAttachments, form)
  expect(stored.code, JSON.stringify(stored)).toBe('200')
  const place = { module_name: 'attendance', module_code: check.client_uuid }
  expect((await dimas(listPhotos, place)).data).toHaveLength(1)
  const other = await person()
  expect((await other(listPhotos, place)).code).toBe('404')
  expect((await dimas(contract.attendanceToday)).data.checks[0]).toMatchObject({ has_selfie: true })
})

test('days that are over get their result by a job, once, and again when something is decided', async () => {
  const dimas = await person()
  const day = '2026-11-10'
  const row = (kind: 'in' | 'out', at_server: string, n: number) => ({
    ...{ attendance_code: `T-${n}`, client_uuid: crypto.randomUUID(), usercode: dimas.usercode, dept_code: '705' },
    ...{
      work_date: day,
      kind,
      at_server,
      at_device: at_server,
      ...atOffice,
      in_radius: true,
      place: 'office' as const,
    },
    ...{ device_id: 'D1', consent_version: 1, status: 'Approved' as const },
  })
  await db
    .insert(attendanceChecks)
    .values([row('in', '2026-11-10T02:00:00Z', 1), row('out', '2026-11-10T11:30:00Z', 2)])
  const now = Date.parse('2026-11-12T00:00:00Z')
  await computeEndedDays(db, now)
  const mine = sql`${attendanceDays.usercode} = ${dimas.usercode}`
  const days = await db.select().from(attendanceDays).where(mine).orderBy(attendanceDays.work_date)
  const found = Object.fromEntries(days.map(({ work_date, result, late_min }) => [work_date, [result, late_min]]))
  expect(found).toMatchObject({ '2026-11-08': ['Off', 0], '2026-11-09': ['Absent', 0], [day]: ['Late', 30] })
  expect(found).not.toHaveProperty('2026-11-12')
  expect(await computeEndedDays(db, now)).toBe(0)
  expect(
    (await hr(contract.actOnCheck.reject, { attendance_code: 'T-1', row_version: 1, reason: 'Not there' })).code,
  ).toBe('200')
  const [after] = await db.select().from(attendanceDays).where(sql`${mine} and ${attendanceDays.work_date} = ${day}`)
  expect(after?.result).toBe('Incomplete')
  const { data } = await hr(contract.attendanceMonth, { month: '2026-11', search: dimas.usercode })
  expect(data).toMatchObject([{ usercode: dimas.usercode, absent_days: 2 }])
  // Who checked in above, soon after midnight, did so for the day before, which is incomplete too.
  const incomplete = { month: '2026-11', result: 'Incomplete', search: dimas.usercode }
  expect((await hr(contract.listAttendanceDays, incomplete)).data).toMatchObject([
    { usercode: dimas.usercode, work_date: day },
  ])
  expect((await dimas(contract.myAttendance, { month: '2026-11' })).data.days).toHaveLength(days.length)
  expect((await hr(contract.attendanceMonth, { month: '2026-13' })).code).toBe('406')
})

test('everybody sees each stored position with its last day; after 24 months it is gone and the day stays', async () => {
  const dimas = await person()
  await dimas(contract.checkAttendance, tap())
  const { data, total } = await dimas(contract.myPositions)
  expect(total).toBe(1)
  expect(data).toMatchObject([{ kind: 'attendance-in', ...atOffice }])
  expect(Date.parse(data[0].until) - Date.now()).toBeGreaterThan(729 * 86_400_000 - 86_400_000)
  await forgetPositions(db, Date.now() + 740 * 86_400_000)
  expect((await dimas(contract.myPositions)).total).toBe(0)
  const [left] = await db.select().from(attendanceChecks).where(eq(attendanceChecks.usercode, dimas.usercode))
  expect(left).toMatchObject({ lat: null, lng: null, distance_m: null, status: 'Approved' })
})

test('offices are listed by distance from where one stands', async () => {
  await makeOffice(db, { office_code: 'O-713', office_name: 'Kantor Bogor', dept_code: '713', lat: -6.6, lng: 106.8 })
  const dimas = await person()
  const { data } = await dimas(contract.nearestOffices, { lat: -6.59, lng: 106.8 })
  expect(data.map(({ office_code }: contract.OfficePoint) => office_code)).toEqual(['O-713', 'O-705'])
  expect(data[0]).toMatchObject({ distance_m: 1112 })
  expect((await dimas(contract.nearestOffices)).data[0].distance_m).toBeNull()
})

test('the map of a day shows everybody once, where they checked last, within one’s branch', async () => {
  const dimas = await person()
  await dimas(contract.checkAttendance, tap({}, 3_600_000))
  const { data } = await dimas(contract.checkAttendance, outside({ kind: 'out' }))
  const seen = async (call: typeof hr, over: object = {}) =>
    (await call(contract.attendanceMap, { date: data.work_date, ...over })).data.filter(
      ({ usercode }: contract.AttendanceCheck) => usercode === dimas.usercode,
    )
  expect(await seen(hr)).toMatchObject([{ kind: 'out', ...away, in_radius: false, place: 'customer' }])
  expect(await seen(hr, { dept_code: ['713'] })).toEqual([])
  expect(await seen(hr, { date: '2026-01-01' })).toEqual([])
  const elsewhere = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  expect(await seen(elsewhere)).toEqual([])
  expect((await dimas(contract.attendanceMap)).code).toBe('403')
})
