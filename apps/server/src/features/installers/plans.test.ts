import { listBonusTickets, listMyBonusTickets } from '@sejuk/contract/installers/bonus-tickets'
import { listInstallers } from '@sejuk/contract/installers/installers'
import { listSettlements } from '@sejuk/contract/installers/settlements'
import { listStaff } from '@sejuk/contract/masters/staff'
import { beforeAll } from 'vitest'
import { branchOf, fillCompany } from '../../../test/large-company.ts'
import { large, newest, ofNumber, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({ View_Data_Multi_Branch: { departmentlist: ['705', '713'] } })
const { fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  await fill(
    'users',
    `(usercode, login_name, username, department, is_staff)
    select 'P-S' || n, 'P-S' || n, 'Sari ' || n, '705', false ${ofNumber} on conflict do nothing`,
  )
  await fill(
    'installers',
    `(user_code, phone_number, dept_code, user_name, created_date)
    select 'P-S' || n, n, ${branchOf}, 'Sari ' || n, ${newest} ${ofNumber}`,
  )
  await fill(
    'bonus_tickets',
    `(bonus_ticket_code, user_code, client_key, user_type, dept_code, created_date)
    select 'P-' || n, 'P-S' || 1 + n % 300, n, 'Installer', ${branchOf}, ${newest} ${ofNumber}`,
  )
  await fill(
    'settlements',
    `(settlement_code, period_from, period_to, dept_code, tax_with_id, tax_without_id, created_by, create_user_name, created_date)
    select 'P-' || n, '2026-10-01', '2026-10-31', ${branchOf}, 1, 1, 'P-S' || n % 90, 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'settlement_lines',
    `(settlement_code, line_no, user_code, user_name, user_type, has_tax_id, bank_code, bank_name, swift_code, account_name,
      credited_account, transfer_type, gross_amount, tax_amount, admin_fee, net_amount)
    select 'P-' || n, 1, 'x', 'x', 'Installer', false, 'x', 'x', 'x', 'x', 'x', 'Online', 1, 1, 1, 1 ${ofNumber}`,
  )
  await fill(
    'settlement_tickets',
    `(settlement_code, line_no, bonus_ticket_code, amount) select 'P-' || n, 1, 'P-' || ${large} + 1 - n, 1 ${ofNumber}`,
  )
  await analyze('settlement_branches')
}, 300_000)

testLists([
  ['installers', listInstallers, 'created_date'],
  ['installers that a word names', listInstallers, 'created_date', { text: 'melati' }],
  ['bonus tickets', listBonusTickets, 'created_date'],
  ['staff among all who have an account', listStaff, 'username'],
  ['settlements', listSettlements, 'created_date'],
  ['bonus tickets of an installer', listMyBonusTickets, 'created_date'],
])
