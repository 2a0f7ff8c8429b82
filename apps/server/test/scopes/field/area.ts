import { own, reference, type ScopedArea } from '../scoped-rows.ts'
import { attendanceInScope } from './attendance.ts'
import { leavesInScope } from './leaves.ts'

export const fieldScopes: ScopedArea = {
  rows: [...attendanceInScope, ...leavesInScope],
  unscoped: {
    'GET /api/attendance/today': own,
    'GET /api/attendance/history': own,
    'GET /api/attendance/my-data': own,
    'GET /api/attendance/my-consent': own,
    'GET /api/attendance-request/mine': own,
    'GET /api/leave/mine': own,
    'GET /api/leave/balance': own,
    'GET /api/leave/preview': own,
    'GET /api/attendance/offices': reference,
  },
}
