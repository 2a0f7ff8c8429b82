import { listAttendanceChecks, listAttendanceDays } from '@sejuk/contract/field/attendance'
import { listAttendanceRequests, listMyAttendanceRequests } from '@sejuk/contract/field/attendance-requests'
import { listLeaves, listMyLeaves } from '@sejuk/contract/field/leaves'
import { listPinProposals } from '@sejuk/contract/field/pin-proposals'
import { listCollections } from '@sejuk/contract/field/visit-collections'
import { visitReport } from '@sejuk/contract/field/visit-reports'
import { listVisits } from '@sejuk/contract/field/visits'
import { beforeAll } from 'vitest'
import { branchOf, fillCompany, ofCustomers } from '../../../test/large-company.ts'
import { newest, ofNumber, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({ View_Data_Multi_Branch: { departmentlist: ['705', '713'] } })
const { fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  // Most who have an account visit nobody.
  await fill(
    'users',
    `(usercode, login_name, username, department) select 'P-U' || n, 'P-U' || n, 'Umar ' || n, ${branchOf} ${ofNumber}`,
  )
  await fill(
    'visits',
    `(visit_code, client_uuid, usercode, dept_code, visit_date, customer_code, is_planned, in_at, in_at_device, in_range, device_id,
      consent_version, status)
    select 'P-' || n, gen_random_uuid(), c.salesman_code, c.dept_code, (${newest})::date, c.customer_code, true, ${newest}, ${newest},
      true, 'x', 1, 'Closed' ${ofCustomers}`,
  )
  await fill(
    'visit_collections',
    `(collection_code, client_uuid, visit_code, usercode, dept_code, customer_code, amount, method, created_date)
    select 'P-' || n, gen_random_uuid(), 'P-' || n, c.salesman_code, c.dept_code, c.customer_code, 1, 'cash', ${newest} ${ofCustomers}`,
  )
  await fill(
    'attendance_days',
    `(usercode, work_date, dept_code, shift_name, result)
    select c.salesman_code, date '2026-11-15' - n / 100, c.dept_code, 'x', 'Present' ${ofCustomers}`,
  )
  await fill(
    'attendance_checks',
    `(attendance_code, client_uuid, usercode, dept_code, work_date, kind, at_server, at_device, in_radius, place, device_id,
      consent_version, status)
    select 'P-' || n, gen_random_uuid(), c.salesman_code, c.dept_code, (${newest})::date, 'in', ${newest}, ${newest}, true, 'x', 'x', 1,
      'Approved' ${ofCustomers}`,
  )
  await fill(
    'attendance_requests',
    `(request_code, usercode, dept_code, work_date, kind, reason, created_date)
    select 'P-' || n, c.salesman_code, c.dept_code, (${newest})::date, 'correction', 'x', ${newest} ${ofCustomers}`,
  )
  await fill(
    'leaves',
    `(leave_code, usercode, dept_code, leave_type, from_date, to_date, days, reason, status, created_by, created_date)
    select 'P-' || n, c.salesman_code, c.dept_code, 'Annual', date '2026-11-15' - n / 20, date '2026-11-17' - n / 20, 3, 'x', 'Approved',
      c.salesman_code, ${newest} ${ofCustomers}`,
  )
  await fill(
    'pin_proposals',
    `(proposal_code, visit_code, usercode, dept_code, customer_code, lat, lng, created_date)
    select 'P-' || n, 'P-' || n, c.salesman_code, c.dept_code, c.customer_code, 0, 0, ${newest} ${ofCustomers}`,
  )
  await analyze()
}, 120_000)

testLists([
  ['visits', listVisits, 'in_at'],
  ['people in the report of visits', visitReport, 'username', { from: '2026-11-12', to: '2026-11-15' }],
  ['collections', listCollections, 'created_date'],
  ['days of attendance', listAttendanceDays, 'work_date'],
  ['days of attendance of a month', listAttendanceDays, 'work_date', { month: '2026-10' }],
  ['checks of attendance', listAttendanceChecks, 'at_server'],
  ['requests about attendance', listAttendanceRequests, 'created_date'],
  ['own requests about attendance', listMyAttendanceRequests, 'created_date'],
  ['leaves', listLeaves, 'created_date'],
  ['own leaves', listMyLeaves, 'created_date'],
  ['proposals for the place of a customer', listPinProposals, 'created_date'],
])
