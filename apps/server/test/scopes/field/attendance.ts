import { randomUUID } from 'node:crypto'
import * as contract from '@sejuk/contract/field/attendance'
import * as requests from '@sejuk/contract/field/attendance-requests'
import { attendanceChecks, attendanceDays, attendanceRequests } from '../../../src/db/tables/field/attendance.ts'
import { users } from '../../../src/db/tables/platform/users.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedUser, ofUser, teamColumns } from './scoped-user.ts'

const work_date = '2026-11-10'
const at = '2026-11-10T01:30:00Z'

const checkRows: ScopedRows = {
  name: 'attendance checks',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => {
    const attendance_code = `ATT-S-${n}`
    await db.insert(attendanceChecks).values({
      ...(await makeScopedUser(db, owner)),
      ...{ attendance_code, client_uuid: randomUUID(), work_date, kind: 'in', at_server: at, at_device: at },
      ...{ in_radius: false, place: 'customer', device_id: 'D', consent_version: 1, status: 'Submitted' },
      ...{ lat: -6.2, lng: 106.8 },
    })
    return attendance_code
  },
  asks: [
    { endpoint: contract.listAttendanceChecks, keyOf: named('attendance_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.attendanceMap, keyOf: named('attendance_code'), input: () => ({ date: work_date }) },
    {
      endpoint: contract.actOnCheck.reject,
      one: (attendance_code) => ({ attendance_code, row_version: 1, reason: 'x' }),
    },
    { endpoint: contract.actOnCheck.approve, one: (attendance_code) => ({ attendance_code, row_version: 1 }) },
  ],
}

const dayRows: ScopedRows = {
  name: 'attendance days',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => {
    const day = `2024-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`
    const [made] = await db
      .insert(attendanceDays)
      .values({ ...(await makeScopedUser(db, owner)), work_date: day, shift_name: '-', result: 'Present' })
      .returning()
    return String(made?.day_id)
  },
  asks: [
    { endpoint: contract.listAttendanceDays, keyOf: ({ day_id }) => String(day_id), input: () => ({ limit: 100 }) },
  ],
}

const monthRows: ScopedRows = {
  name: 'attendance of a month',
  columns: ['dept_code', 'asc_code'],
  make: async (db, owner, n) => {
    const { dept_code, asc_code } = owner
    const usercode = `SM-${n}`
    await db
      .insert(users)
      .values({ usercode, login_name: usercode, username: usercode, department: dept_code, asc_code })
    await db.insert(attendanceDays).values({ usercode, dept_code, work_date, shift_name: '-', result: 'Present' })
    return usercode
  },
  asks: [
    {
      endpoint: contract.attendanceMonth,
      keyOf: named('usercode'),
      input: () => ({ limit: 100, month: '2026-11', search: 'SM-' }),
    },
  ],
}

const requestRows: ScopedRows = {
  name: 'attendance requests',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => {
    const request_code = `ATR-S-${n}`
    await db.insert(attendanceRequests).values({
      ...(await makeScopedUser(db, owner)),
      ...{ request_code, work_date, kind: 'overtime', minutes: 60, reason: 'x' },
    })
    return request_code
  },
  asks: [
    { endpoint: requests.listAttendanceRequests, keyOf: named('request_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: requests.actOnAttendanceRequest.reject,
      exceptOwn: true,
      one: (request_code) => ({ request_code, row_version: 1, reason: 'x' }),
    },
    {
      endpoint: requests.actOnAttendanceRequest.approve,
      exceptOwn: true,
      one: (request_code) => ({ request_code, row_version: 1 }),
    },
  ],
}

export const attendanceInScope = [checkRows, dayRows, monthRows, requestRows]
