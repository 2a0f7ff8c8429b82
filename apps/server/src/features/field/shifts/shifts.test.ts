import * as contract from '@sejuk/contract/field/shifts'
import { addDays } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { shiftsOf } from '../../../business/field/shifts.ts'
import { shiftAssignments } from '../../../db/tables/field/attendance.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, as } = await startTestServer()
const hr = await as(['Attendance-View-Team', 'Attendance-Approve-HR'])
const manager = await as(['Attendance-View-Team'], { view_data: 'View_Data_My_Branch', department: '713' })
const dimas = await as([], { department: '705' })
const [today, tomorrow] = [companyToday(), addDays(companyToday(), 1)]
const early = {
  ...{ shift_code: 'EARLY', shift_name: 'Early', start_time: '06:00', end_time: '14:00' },
  ...{ grace_min: 5, break_min: 30, workdays: '1,2,3,4,5,6' },
}
const shiftsIn = async () => (await hr(contract.listShifts)).data as contract.ShiftRow[]

test('HR writes shifts; who only looks cannot, and hours make sense', async () => {
  expect((await manager(contract.createShift, early)).code).toBe('403')
  expect((await hr(contract.createShift, { ...early, start_time: '25:00' })).errors).toHaveProperty('start_time')
  expect((await hr(contract.createShift, { ...early, end_time: '06:00' })).errors).toHaveProperty('end_time')
  expect((await hr(contract.createShift, { ...early, workdays: '9' })).errors).toHaveProperty('workdays')
  expect((await hr(contract.createShift, early)).code).toBe('200')
  expect((await hr(contract.createShift, early)).errors).toHaveProperty('shift_code')
  expect(await shiftsIn()).toMatchObject([{ shift_code: 'EARLY', workdays: '1,2,3,4,5,6', assigned: 0 }])
  const change = { ...early, shift_name: 'Dawn', row_version: 1 }
  expect((await hr(contract.updateShift, change)).message).toBe('Updated')
  expect((await hr(contract.updateShift, change)).code).toBe('409')
  expect((await manager(contract.listShifts)).data).toMatchObject([{ shift_name: 'Dawn', row_version: 2 }])
})

test('a shift holds for a branch or a user from a day on, the user’s own first; what is over stays', async () => {
  const assign = (over: object) =>
    hr(contract.createShiftAssignment, { shift_code: 'EARLY', from_date: tomorrow, ...over })
  expect((await assign({})).errors).toHaveProperty('usercode')
  expect((await assign({ usercode: dimas.usercode, dept_code: '705' })).errors).toHaveProperty('usercode')
  expect((await assign({ usercode: 'NOBODY' })).errors).toHaveProperty('usercode')
  expect((await assign({ dept_code: '705', shift_code: 'NONE' })).errors).toHaveProperty('shift_code')
  expect((await assign({ dept_code: '705', from_date: addDays(today, -1) })).errors).toHaveProperty('from_date')
  expect((await assign({ dept_code: '705' })).code).toBe('200')
  expect((await assign({ dept_code: '705' })).errors).toHaveProperty('from_date')
  const user = { usercode: dimas.usercode, dept_code: '705' }
  expect((await shiftsOf(db))(user, today).shift_code).toBe('OFFICE')
  expect((await shiftsOf(db))(user, tomorrow)).toMatchObject({ shift_code: 'EARLY', workdays: [1, 2, 3, 4, 5, 6] })
  const [row] = (await hr(contract.listShiftAssignments)).data as contract.ShiftAssignment[]
  expect(row).toMatchObject({ dept_code: '705', dept_name: 'Branch 705', from_date: tomorrow })
  expect((await manager(contract.listShiftAssignments)).data).toEqual([])
  const { shift_code } = early
  const used = await shiftsIn()
  expect((await hr(contract.deleteShift, { shift_code, row_version: used[0]?.row_version })).message).toBe(
    'The shift is assigned to somebody',
  )
  const gone = { assignment_id: row?.assignment_id, row_version: row?.row_version }
  expect((await manager(contract.deleteShiftAssignment, gone)).code).toBe('403')
  const [old] = await db
    .insert(shiftAssignments)
    .values({ ...user, dept_code: null, shift_code, from_date: '2020-01-01' })
    .returning()
  const passed = { assignment_id: old?.assignment_id, row_version: 1 }
  expect((await hr(contract.deleteShiftAssignment, passed)).code).toBe('409')
  expect((await hr(contract.deleteShiftAssignment, gone)).message).toBe('Deleted')
})
