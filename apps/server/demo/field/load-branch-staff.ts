import type { RoleCode } from '@sejuk/domain/role-facts'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { userRoles, users } from '../../src/db/tables/platform/users.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

/** Who keeps a branch going beside its manager and its salespeople. */
const posts: readonly { role_code: RoleCode; title: string }[] = [
  { role_code: 'Branch-Admin', title: 'Branch admin' },
  { role_code: 'Finance', title: 'Finance' },
  { role_code: 'Logistics', title: 'Logistics' },
  { role_code: 'Warehouse', title: 'Head of the warehouse' },
  { role_code: 'Warehouse', title: 'Warehouse' },
  { role_code: 'Warehouse', title: 'Warehouse' },
]

/** Names and phones that nobody has yet. */
const newcomers = (taken: ReadonlySet<string>) => {
  const given = new Set(taken)
  return (make: () => string): string => {
    for (;;) {
      const one = make()
      if (given.has(one)) continue
      given.add(one)
      return one
    }
  }
}

/** They check in and ask for leave; with them the demo has three hundred who do. */
export const loadBranchStaff = async (client: pg.ClientBase, { random, today, say }: AreaContext) => {
  const { rows: known } = await client.query<{ username: string; phone: string; password_hash: string | null }>(
    'select username, phone, password_hash from users order by usercode',
  )
  const { rows: branches } = await client.query<{ dept_code: string }>(
    `select dept_code from departments where branch_type = 'Branch' order by dept_code`,
  )
  const newOne = newcomers(new Set(known.flatMap(({ username, phone }) => [username, phone])))
  const password_hash = known.find((one) => one.password_hash !== null)?.password_hash ?? null
  const staff = branches
    .flatMap(({ dept_code }) => posts.map((post) => ({ ...post, department: dept_code })))
    .map(({ role_code, ...post }, n) => {
      const username = newOne(() => makePersonName(random))
      const login_name = username.toLowerCase().replaceAll(' ', '.')
      const join_date = addDays(today, -whole(random, 560, 3600))
      return {
        role_code,
        ...{ ...post, username, login_name, password_hash, join_date, email: `${login_name}@sejuk.example` },
        usercode: `RCI-${String(801 + n).padStart(4, '0')}`,
        phone: newOne(() => makeMobile(random)),
        created_date: officeMoment(join_date, 'Asia/Jakarta', 0),
      }
    })
  await insertRows(
    client,
    users,
    staff.map(({ role_code: _, ...user }) => user),
  )
  await insertRows(
    client,
    userRoles,
    staff.map(({ usercode, role_code }) => ({ usercode, role_code })),
  )
  say(`demo data: ${staff.length} people in the offices and warehouses of the branches`)
}
