import { listComplaints } from '@sejuk/contract/aftersales/complaints'
import { listConsumerItems } from '@sejuk/contract/aftersales/consumer-items'
import { listCosts } from '@sejuk/contract/aftersales/costs'
import { listFieldJobs } from '@sejuk/contract/aftersales/field-work'
import { listReimbursements } from '@sejuk/contract/aftersales/reimbursements'
import { listSurveys } from '@sejuk/contract/aftersales/surveys'
import { listTickets } from '@sejuk/contract/aftersales/tickets'
import { listWorkOrders } from '@sejuk/contract/aftersales/work-orders'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll } from 'vitest'
import { makeRegions, west } from '../../../test/aftersales.ts'
import { branchOf, fillCompany } from '../../../test/large-company.ts'
import { newest, ofNumber, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Asc: { asc_code: 'P-7' },
})
const { pool, fill, analyze, testLists } = plans

/** A hundred centres with two technicians each; every third job has a helper. */
const centre = `'P-' || n % 100`
const technician = `'P-S' || n % 200`

beforeAll(async () => {
  await fillCompany(plans)
  await makeRegions(drizzle(pool))
  await pool.query(`insert into service_centres (asc_code, asc_name, asc_type, asc_group, dept_code, lat, lng)
    select 'P-' || n, 'Centre ' || n, 'RAC', 'Jakarta', ${branchOf}, -6, 106 from generate_series(0, 99) n`)
  await pool.query(`insert into technicians (technician_code, technician_name, asc_code)
    select 'P-S' || n, 'Technician ' || n, ${centre} from generate_series(0, 199) n`)
  await fill(
    'aftersales_tickets',
    `(ticket_number, ticket_status, complain_by, complain_via, priority, service_type, action_role, customer_name, customer_phone,
      customer_address, sub_district_code, dept_code, asc_codes, is_work_done, created_by, create_user_name, created_date)
    select 'P-' || n, 'Ticket_Dispatched', 'End_User', 'Phone', 'Normal', 'Repair', 'Call Center', 'Nama', '812', 'Jl. Melati',
      '${west}', ${branchOf}, array[${centre}], n >= 1000, 'P-S' || n % 90, 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'work_orders',
    `(work_order_number, ticket_number, asc_code, dept_code, technician_code, helper_codes, service_status, scheduled_date, customer_name, customer_phone,
      customer_address, service_type, priority, created_by, create_user_name, created_date)
    select 'P-' || n, 'P-' || n, ${centre}, ${branchOf}, ${technician},
      case when n % 3 = 0 then array['P-S' || (n + 1) % 200] else '{}' end,
      case when n < 1000 then 'Scheduled' else 'Confirmed' end, (${newest})::date, 'Nama', '812', 'Jl. Melati', 'Repair', 'Normal',
      'P-S' || n % 90, 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'ticket_units',
    `(ticket_number, line_no, serial_indoor, serial_outdoor) select 'P-' || n, 1, 'IN-' || n, 'OUT-' || n ${ofNumber}`,
  )
  await fill(
    'consumer_items',
    `(consumer_name, consumer_phone, consumer_address, dept_code, serial_indoor, serial_outdoor, created_date)
    select 'Nama', '812', 'Jl. Melati', ${branchOf}, 'IN-' || n, 'OUT-' || n, ${newest} ${ofNumber}`,
  )
  await fill(
    'complaints',
    `(complain_code, source, work_order_number, asc_code, technician_code, dept_code, customer_name, customer_phone, category, severity,
      description, status, due_date, created_by, create_user_name, created_date)
    select 'P-' || n, 'x', 'P-' || n, ${centre}, ${technician}, ${branchOf}, 'Nama', '812', 'x', 1, 'x', 'Complain_Solved', ${newest},
      'P-S' || n % 90, 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'surveys',
    `(survey_code, work_order_number, asc_code, technician_code, dept_code, customer_name, customer_phone, service_type, created_date)
    select 'P-' || n, 'P-' || n, ${centre}, ${technician}, ${branchOf}, 'Nama', '812', 'Repair', ${newest} ${ofNumber}`,
  )
  await fill(
    'cost_sheets',
    `(work_order_number, asc_code, dept_code, created_date) select 'P-' || n, ${centre}, ${branchOf}, ${newest} ${ofNumber}`,
  )
  await fill(
    'reimbursements',
    `(reimbursement_code, asc_code, dept_code, period, invoice_status, tax_rate, created_date)
    select 'P-' || n, ${centre}, ${branchOf}, '2026-10', 'Confirmed_Reject', 200, ${newest} ${ofNumber}`,
  )
  await analyze('ticket_centres', 'work_order_people', 'consumer_item_viewers')
}, 300_000)

testLists([
  ['tickets', listTickets, 'created_date'],
  ['tickets that are dispatched', listTickets, 'created_date', { tab: 'dispatched' }],
  ['tickets that are done', listTickets, 'created_date', { tab: 'done' }],
  ['tickets that a word names', listTickets, 'created_date', { search: 'melati' }],
  ['consumer items', listConsumerItems, 'created_date'],
  ['work orders', listWorkOrders, 'created_date'],
  ['jobs on a phone', listFieldJobs, 'scheduled_date'],
  ['complaints', listComplaints, 'created_date'],
  ['surveys', listSurveys, 'created_date'],
  ['costs', listCosts, 'created_date'],
  ['reimbursements', listReimbursements, 'created_date'],
])
