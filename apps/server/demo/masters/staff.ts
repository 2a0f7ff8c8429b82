import type { RoleCode } from '@sejuk/domain/role-facts'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { demoAccounts } from '../../src/db/tables/platform/demo-accounts.ts'
import { userBelongings, userDepartments, userRoles, users } from '../../src/db/tables/platform/users.ts'
import { hashPassword } from '../../src/platform/session/passwords.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { type Random, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'
import { demoPassword, demoShop, demoTerritories, demoUsers } from '../platform/accounts.ts'
import { shareOf } from './branches.ts'

type Colleague = { username: string; title: string; role_code: RoleCode; department: string }
type Department = { dept_code: string; branch_type: string }

const salesmenOf = (dept_code: string) => (shareOf(dept_code) >= 7 ? 3 : shareOf(dept_code) >= 5 ? 2 : 1)

/** Beside the demo accounts every branch has its manager and its salespeople. */
export const makeColleagues = (random: Random, departments: readonly Department[]): Colleague[] => {
  const taken = new Set(demoUsers.map(({ username }) => username))
  const newName = (): string => {
    const name = makePersonName(random)
    if (taken.has(name)) return newName()
    taken.add(name)
    return name
  }
  const hasManager = new Set(
    demoUsers.flatMap(({ role_code, department }) => (role_code === 'Branch-Manager' ? [department] : [])),
  )
  return departments
    .filter(({ branch_type }) => branch_type === 'Branch')
    .flatMap(({ dept_code }) => {
      const manager: Colleague = {
        username: newName(),
        title: 'Branch manager',
        role_code: 'Branch-Manager',
        department: dept_code,
      }
      const salesmen = Array.from(
        { length: salesmenOf(dept_code) },
        (): Colleague => ({
          username: newName(),
          title: 'Salesperson',
          role_code: 'Salesman',
          department: dept_code,
        }),
      )
      return hasManager.has(dept_code) ? salesmen : [manager, ...salesmen]
    })
}

const seesCustomers: readonly RoleCode[] = ['Branch-Manager', 'Salesman', 'SPV']

/** Everybody as rows: the demo accounts with their own codes, the others numbered after them. */
export const makeUsers = (random: Random, colleagues: readonly Colleague[], today: string) => {
  const phones = new Set<string>()
  const newPhone = (): string => {
    const phone = makeMobile(random)
    if (phones.has(phone)) return newPhone()
    phones.add(phone)
    return phone
  }
  const everybody = [
    ...demoUsers,
    ...colleagues.map((colleague, i) => ({
      ...colleague,
      login_name: colleague.username.toLowerCase().replaceAll(' ', '.'),
      usercode: `RCI-${String(601 + i).padStart(4, '0')}`,
      asc_code: null,
    })),
  ]
  return everybody.map((one) => {
    const join_date = addDays(today, -whole(random, 560, 3600))
    return {
      usercode: one.usercode,
      login_name: one.login_name,
      username: one.username,
      title: one.title,
      email: `${one.username.toLowerCase().replaceAll(' ', '.')}@sejuk.example`,
      phone: newPhone(),
      department: one.department,
      asc_code: one.asc_code,
      allow_visit_customer: seesCustomers.includes(one.role_code),
      join_date,
      created_date: officeMoment(join_date, 'Asia/Jakarta', 0),
      role_code: one.role_code,
    }
  })
}

const leaders = `update departments d set bm_user_code = u.usercode from users u join user_roles r using (usercode)
  where r.role_code = 'Branch-Manager' and u.department = d.dept_code and d.bm_user_code is null`

export const loadStaff = async (client: pg.ClientBase, { random, today, say }: AreaContext) => {
  const { rows: departments } = await client.query<Department>(
    'select dept_code, branch_type from departments order by dept_code',
  )
  const everybody = makeUsers(random, makeColleagues(random, departments), today)
  const password_hash = await hashPassword(demoPassword)
  const codeOf = new Map(demoUsers.map(({ login_name, usercode }) => [login_name, usercode]))
  await insertRows(
    client,
    users,
    everybody.map(({ role_code: _, ...user }) => ({ ...user, password_hash })),
  )
  await insertRows(
    client,
    userRoles,
    everybody.map(({ usercode, role_code }) => ({ usercode, role_code })),
  )
  await insertRows(
    client,
    userDepartments,
    Object.entries(demoTerritories).flatMap(([login, branches]) =>
      branches.map((dept_code) => ({ usercode: codeOf.get(login) ?? '', dept_code })),
    ),
  )
  await insertRows(client, userBelongings, [{ usercode: codeOf.get('keyperson') ?? '', kind: 'shop', code: demoShop }])
  await insertRows(
    client,
    demoAccounts,
    demoUsers.map(({ usercode, device }, i) => ({ usercode, seq: i + 1, device })),
  )
  await client.query(leaders)
  say(`demo data: ${everybody.length} people`)
}
