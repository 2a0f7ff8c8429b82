import { listDesignTasks } from '@sejuk/contract/projects/design-tasks'
import { listProjectLibrary } from '@sejuk/contract/projects/project-library'
import { listProjectLogs, listSubmittedProjects } from '@sejuk/contract/projects/project-logs'
import { listSupervisions } from '@sejuk/contract/supervision/supervisions'
import { listWarrantyCards } from '@sejuk/contract/supervision/warranty-cards'
import { beforeAll } from 'vitest'
import { fillCompany, ofCustomers } from '../../../test/large-company.ts'
import { newest, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({ View_Data_Multi_Branch: { departmentlist: ['705', '713'] } })
const { pool, fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  await pool.query(`insert into provinces (province_code, province_name) values ('P', 'P') on conflict do nothing`)
  await pool.query(
    `insert into cities (city_code, city_name, province_code) values ('P', 'P', 'P') on conflict do nothing`,
  )
  await fill(
    'project_logs',
    `(log_code, project_code, project_name, project_type, building_use, owner_name, name_key, owner_key, province_code, city_code,
      district_code, sub_district_code, detail_address, lat, lng, dept_code, salesman_code, salesman_codes, source, stage, est_total,
      probability, est_order_date, login_status, project_status, submitted_date, created_by, create_user_name, created_date)
    select 'P-' || n, 'P-' || n, 'x', 'x', 'x', 'x', 'x', 'x', 'P', 'P', 'x', 'x', 'x', 0, 0, c.dept_code, c.salesman_code,
      array[c.salesman_code], 'x', 'x', 1, 1, '2026-11-15',
      case when n < 500 then 'BM_Approved' else 'Approved' end, case when n >= 500 then 'Processing' end, ${newest}, c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await pool.query(
    `insert into supervision_installers (installer_code, installer_name, dept_code) values ('P-00001', 'x', '705')`,
  )
  await fill(
    'supervisions',
    `(supervision_code, log_code, project_code, project_name, detail_address, sub_district_code, district_code, city_code, province_code,
      lat, lng, org_code, category_name, dept_code, service_dept_code, salesman_code, installer_code, installer_name, capacity_hp,
      unit_count, level, warranty_basis, created_by, create_user_name, create_date)
    select 'P-' || n, 'P-' || n, 'P-' || n, 'x', 'x', 'x', 'x', 'P', 'P', 0, 0, 'x', 'x', c.dept_code,
      case when n % 11 = 0 then '705' else c.dept_code end, c.salesman_code, 'P-00001', 'x', 1, 1, 'x', 'x', c.created_by, 'U', ${newest}
    ${ofCustomers}`,
  )
  await fill(
    'design_tasks',
    `(design_task_code, log_code, requester_code, designer_code, needed_by, scopes, brief, est_hours, created_by, created_date)
    select 'P-' || n, 'P-' || n, c.salesman_code, 'P-S' || n % 80, (${newest})::date, '{}', 'x', 1, c.salesman_code, ${newest} ${ofCustomers}`,
  )
  await fill(
    'warranty_cards',
    `(card_key, card_code, version, supervision_code, dept_code, service_dept_code, project_name, token_hash, template_language,
      receiver, issue_manager, issue_manager_title, delivery_orders, start_date, created_by, create_user_name, created_date)
    select 'P-' || n || '.1', 'P-' || n, 1, 'P-' || n, c.dept_code, case when n % 11 = 0 then '705' else c.dept_code end, 'x', n, 'x',
      'x', 'x', 'x', '{}', '2026-11-15', c.created_by, 'U', ${newest} ${ofCustomers}`,
  )
  await analyze()
}, 120_000)

testLists([
  ['projects', listProjectLogs, 'created_date'],
  ['the library of projects', listProjectLibrary, 'created_date'],
  ['projects that wait for the head office', listSubmittedProjects, 'submitted_date'],
  ['design tasks', listDesignTasks, 'created_date'],
  ['supervisions', listSupervisions, 'create_date'],
  ['warranty cards', listWarrantyCards, 'created_date'],
])
