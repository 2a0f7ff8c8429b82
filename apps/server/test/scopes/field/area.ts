import { configuration, own, reference, type ScopedArea } from '../scoped-rows.ts'
import { attendanceInScope } from './attendance.ts'
import { leavesInScope } from './leaves.ts'
import { visitReportsInScope } from './visit-reports.ts'
import { visitsInScope } from './visits.ts'

export const fieldScopes: ScopedArea = {
  rows: [...attendanceInScope, ...leavesInScope, ...visitsInScope, ...visitReportsInScope],
  unscoped: {
    'GET /api/attendance/today': own,
    'GET /api/attendance/history': own,
    'GET /api/attendance/my-data': own,
    'GET /api/attendance/my-consent': own,
    'GET /api/attendance-request/mine': own,
    'GET /api/leave/mine': own,
    'GET /api/leave/balance': own,
    'GET /api/leave/preview': own,
    'GET /api/leave/delegates': 'Colleagues of one’s own branch; proved where it is served',
    'GET /api/attendance/offices': reference,
    'GET /api/shift': configuration,
    'GET /api/shift/dropdown': configuration,
    'GET /api/shift/action-log': configuration,
    'GET /api/shift/assignment': 'Of branches in sight and their people; proved where it is served',
    'GET /api/shift/assignment/action-log': 'Of one that the list shows; proved where it is served',
    'GET /api/visit-customer-report/summary': 'Adds up the very lists that are walked; proved where it is served',
    'GET /api/visit-customer-report/photos': 'Photos of the visits that are walked; proved where it is served',
    'GET /api/talenta/columns': configuration,
    'POST /api/talenta/glance': 'Tells of the file that is sent, and of nothing stored',
    'POST /api/talenta/preview': 'Names only staff in sight, of the file that is sent; proved where it is served',
    'GET /api/leave/rules': configuration,
    'GET /api/leave/rules/action-log': configuration,
    'GET /api/leave/balance/staff': 'Of one of the team in sight; proved where it is served',
    'GET /api/visit-customer/day': own,
    'GET /api/visit-customer/calendar': own,
    'GET /api/visit-customer/suggestions': 'Shops in scope for the one who visits; proved where it is served',
    'GET /api/visit-customer/place': 'A customer in scope for the one who visits; proved where it is served',
    'GET /api/visit-customer/of-customer': 'Of one customer in scope; proved where it is served',
  },
}
