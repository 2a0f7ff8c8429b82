import { listAttendanceChecks } from '@sejuk/contract/field/attendance'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listAttendanceChecks as readChecks } from './queries.ts'

export const attendanceCheckWaiting = waitingIn(
  listAttendanceChecks,
  readChecks,
)({
  ...{ kind: 'attendanceChecks', needs: 'Attendance-Approve', asked: { status: 'Submitted' }, soonest: 'at_server' },
  pages: ['/attendance/checks'],
  record: (row) => ({
    code: row.attendance_code,
    title: row.username,
    detail: row.note,
    since: row.at_server,
    page: pageTo('attendanceChecks', { status: 'Submitted' }),
  }),
})
