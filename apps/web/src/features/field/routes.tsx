import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { fieldOfflinePages } from './offline-pages.ts'

const history = () => import('./attendance/attendance-history-page.tsx').then((page) => page.AttendanceHistoryPage)
const month = () => import('./attendance/attendance-page.tsx').then((page) => page.AttendancePage)
const days = () => import('./attendance/attendance-days-page.tsx').then((page) => page.AttendanceDaysPage)
const checks = () => import('./attendance/attendance-checks-page.tsx').then((page) => page.AttendanceChecksPage)
const requests = () => import('./attendance/attendance-requests-page.tsx').then((page) => page.AttendanceRequestsPage)
const offices = () => import('./attendance/office-location-page.tsx').then((page) => page.OfficeLocationPage)

const shifts = () => import('./shifts/shifts-page.tsx').then((page) => page.ShiftsPage)
const assignments = () => import('./shifts/shift-assignments-page.tsx').then((page) => page.ShiftAssignmentsPage)

const leaves = () => import('./leaves/leave-approval-page.tsx').then((page) => page.LeaveApprovalPage)
const leaveRules = () => import('./leaves/leave-rules-page.tsx').then((page) => page.LeaveRulesPage)
const myLeave = () => import('./leaves/my-leave-page.tsx').then((page) => page.MyLeavePage)

const visits = () => import('./visits/visits-page.tsx').then((page) => page.VisitsPage)
const visitReport = () => import('./visits/visit-report-page.tsx').then((page) => page.VisitReportPage)
const visitWall = () => import('./visits/visit-wall-page.tsx').then((page) => page.VisitWallPage)
const talenta = () => import('./talenta/talenta-page.tsx').then((page) => page.TalentaPage)
const visitPins = () => import('./visits/visit-pins-page.tsx').then((page) => page.VisitPinsPage)
const visitCollections = () => import('./visits/visit-collections-page.tsx').then((page) => page.VisitCollectionsPage)

export const fieldRoutes: readonly PageRoute[] = [
  {
    path: '/attendance/check-in-out',
    layout: 'phone',
    load: fieldOfflinePages['/attendance/check-in-out'],
  },
  { path: '/attendance/history', layout: 'phone', load: history },
  { path: '/attendance', layout: 'desk', load: month },
  { path: '/attendance/days', layout: 'desk', load: days },
  { path: '/attendance/checks', layout: 'desk', load: checks },
  { path: '/attendance/requests', layout: 'desk', load: requests },
  { path: '/attendance/shifts', layout: 'desk', load: shifts },
  { path: '/attendance/shifts/assignments', layout: 'desk', load: assignments },
  { path: '/leave-approval', layout: 'desk', load: leaves },
  { path: '/leave-approval/settings', layout: 'desk', load: leaveRules },
  { path: '/leave', layout: 'phone', load: myLeave },
  {
    path: '/visit-customer-mobile',
    layout: 'phone',
    load: fieldOfflinePages['/visit-customer-mobile'],
  },
  {
    path: '/visit-customer-mobile/$id',
    layout: 'phone',
    load: fieldOfflinePages['/visit-customer-mobile/$id'],
  },
  {
    path: '/visit-customer-mobile/$id/$date',
    layout: 'phone',
    load: fieldOfflinePages['/visit-customer-mobile/$id/$date'],
  },
  { path: '/visit-customer', layout: 'desk', load: visits },
  { path: '/visit-customer/pins', layout: 'desk', load: visitPins },
  { path: '/visit-customer/collections', layout: 'desk', load: visitCollections },
  { path: '/visit-customer-report', layout: 'desk', load: visitReport },
  { path: '/visit-customer-report/photos', layout: 'desk', load: visitWall },
  { path: '/convert-excel-to-talenta', layout: 'desk', load: talenta },
  { path: '/office-location', layout: 'phone', load: offices },
]
