import { listAttendanceRequests } from '@sejuk/contract/field/attendance-requests'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listAttendanceRequests as readRequests } from './queries.ts'

export const attendanceRequestWaiting = waitingIn(
  listAttendanceRequests,
  readRequests,
)({
  ...{
    kind: 'attendanceRequests',
    needs: 'Attendance-Approve',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
  },
  pages: ['/attendance/requests'],
  record: (row) => ({
    code: row.request_code,
    title: row.username,
    detail: row.reason,
    since: row.created_date,
    page: pageTo('attendanceRequests', { status: 'Submitted' }),
  }),
})
