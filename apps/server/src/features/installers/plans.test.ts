import { listBonusTickets, listMyBonusTickets } from '@sejuk/contract/installers/bonus-tickets'
import { listInstallers } from '@sejuk/contract/installers/installers'
import { beforeAll } from 'vitest'
import { branchOf, fillCompany } from '../../../test/large-company.ts'
import { newest, ofNumber, readPlans } from '../../../test/plans.ts'

const plans = await readPlans({ View_Data_Multi_Branch: { departmentlist: ['705', '713'] } })
const { fill, analyze, testLists } = plans

beforeAll(async () => {
  await fillCompany(plans)
  await fill(
    'users',
    `(usercode, login_name, username, department)
    select 'P-S' || n, 'P-S' || n, 'Sari ' || n, '705' ${ofNumber} on conflict do nothing`,
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
  await analyze()
}, 120_000)

testLists([
  ['installers', listInstallers, 'created_date'],
  ['bonus tickets', listBonusTickets, 'created_date'],
  ['bonus tickets of an installer', listMyBonusTickets, 'created_date'],
])
