import { partnerRoles } from '@sejuk/domain/masters/staff'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../../test/addresses.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { database, pool } = await startTestServer()

/** Who is marked, and who should be: no installer, and not with roles of partners alone. */
const staff = async () => {
  const { rows } = await pool.query<{ usercode: string; is_staff: boolean; is_wanted: boolean }>(
    `select usercode, is_staff, not exists (select from installers i where i.user_code = u.usercode)
      and (not exists (select from user_roles r where r.usercode = u.usercode)
        or exists (select from user_roles r where r.usercode = u.usercode and r.role_code <> all ($1))) as is_wanted
    from users u where usercode like 'M%' order by 1`,
    [partnerRoles],
  )
  expect(rows.filter(({ is_staff, is_wanted }) => is_staff !== is_wanted)).toEqual([])
  return rows.flatMap(({ usercode, is_staff }) => (is_staff ? [usercode] : []))
}

beforeAll(async () => {
  await pool.query(
    `insert into roles (role_code, role_name, view_data)
    select code, code, 'View_Data_My_Branch' from unnest(array['Teller'] || $1::text[]) code on conflict do nothing`,
    [partnerRoles],
  )
  await pool.query(`insert into users (usercode, login_name, username, department)
    select 'M' || n, 'M' || n, 'M' || n, '705' from generate_series(1, 3) n`)
})

const giving = (usercode: string, role: string) =>
  `insert into user_roles (usercode, role_code) values ('${usercode}', '${role}')`

test.each([
  ['nobody has a role', 'select', ['M1', 'M2', 'M3']],
  ['one is a partner', giving('M1', 'Customer'), ['M2', 'M3']],
  ['the partner works here too', giving('M1', 'Teller'), ['M1', 'M2', 'M3']],
  ['the partner no longer works here', `delete from user_roles where role_code = 'Teller'`, ['M2', 'M3']],
  ['the role is given to another', `update user_roles set usercode = 'M2' where usercode = 'M1'`, ['M1', 'M3']],
  ['the role becomes another', `update user_roles set role_code = 'Teller' where usercode = 'M2'`, ['M1', 'M2', 'M3']],
  [
    'one is an installer',
    `insert into installers (user_code, phone_number, dept_code) values ('M3', '08120000003', '705')`,
    ['M1', 'M2'],
  ],
  ['the installer has a role too', giving('M3', 'Teller'), ['M1', 'M2']],
  ['the installer is none', `delete from installers where user_code = 'M3'`, ['M1', 'M2', 'M3']],
  ['roles go', `delete from user_roles`, ['M1', 'M2', 'M3']],
  ['somebody goes', `delete from users where usercode = 'M3'`, ['M1', 'M2']],
])('staff is known when %s', async (_, change, expected) => {
  await pool.query(change)
  expect(await staff()).toEqual(expected)
})

test.each(partnerRoles)('%s is a role of partners', async (role) => {
  await pool.query(`delete from user_roles; ${giving('M1', role)}`)
  expect(await staff()).toEqual(['M2'])
})

test('a role that is given while another is taken is not missed', async () => {
  await pool.query(`delete from user_roles; ${giving('M1', 'Customer')}; ${giving('M1', 'Teller')}`)
  await meanwhile(database, `delete from user_roles where usercode = 'M1' and role_code = 'Teller'`, () =>
    pool.query(giving('M1', 'Keyperson')),
  )
  expect(await staff()).toEqual(['M2'])
})
