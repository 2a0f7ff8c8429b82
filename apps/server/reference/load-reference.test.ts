import { permissions } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../src/db/database.ts'
import { departments } from '../src/db/tables/masters/departments.ts'
import { menus, roleMenus, rolePermissions, roles } from '../src/db/tables/platform/roles.ts'
import { freshDatabase } from '../test/servers/fresh-database.ts'
import { loadReference } from './load-reference.ts'
import { standardMenus } from './menus.ts'

const opened: { database: Database; drop: () => Promise<void> }[] = []
let database: Database

beforeEach(async () => {
  const { url, drop } = await freshDatabase()
  database = openDatabase(url)
  opened.push({ database, drop })
})
afterAll(async () => {
  for (const { database, drop } of opened) {
    await database.close()
    await drop()
  }
})

const load = async () => {
  const said: string[] = []
  await loadReference(database, (line) => said.push(line))
  return said
}

/** As after an upgrade of the product: something of the reference differs from what was loaded. */
const upgrade = async (forgotten: { part: string; code: string } = { part: '', code: '' }) => {
  await database.db.execute(sql`update reference_versions set hash = 'of an older build'`)
  await database.db.execute(
    sql`update reference_versions set codes = array_remove(codes, ${forgotten.code}) where name = ${forgotten.part}`,
  )
  return load()
}

const everything = async () => {
  const { rows } = await database.pool.query<{ row: string }>(`
    select d::text || d.xmin as row from departments d union all select r::text || r.xmin from roles r
    union all select m::text || m.xmin from menus m union all select p::text || p.xmin from role_permissions p
    union all select rm::text || rm.xmin from role_menus rm union all select v::text || v.xmin from reference_versions v
    order by 1`)
  return rows.map(({ row }) => row)
}

const codesOf = async (role_code: string) =>
  (await database.db.select().from(rolePermissions).where(eq(rolePermissions.role_code, role_code)))
    .map(({ permission_code }) => permission_code)
    .sort()

test('a new house knows its branches, roles and menus', async () => {
  expect(await load()).toHaveLength(1)
  const places = await database.db.select().from(departments)
  expect(places).toHaveLength(26)
  expect(await database.db.$count(roles)).toBe(Object.keys(standardRoles).length)
  expect(await database.db.$count(menus)).toBe(standardMenus.length)
  const grouped = places.filter(({ cashback_group }) => cashback_group === 'JABODETABEK')
  expect(grouped.map(({ dept_code }) => dept_code).sort()).toEqual(['705', '713', '715'])
  for (const { lat, lng, address: _, ...texts } of places) {
    expect(Math.abs(lat)).toBeLessThan(12)
    expect(lng).toBeGreaterThan(94)
    expect(Object.values(texts)).not.toContain('')
  }
})

test('a branch lives in the time of its province', async () => {
  await load()
  const zones = new Map((await database.db.select().from(departments)).map((it) => [it.dept_code, it.timezone]))
  expect([...new Set(zones.values())].sort()).toEqual(['Asia/Jakarta', 'Asia/Makassar'])
  expect(zones.get('718'), 'Pontianak').toBe('Asia/Jakarta')
  expect(zones.get('719'), 'Banjarmasin').toBe('Asia/Makassar')
  expect(zones.get('716'), 'Denpasar').toBe('Asia/Makassar')
})

test('a role begins with its standard permissions, the administrator with all', async () => {
  await load()
  expect(await codesOf('Administrator')).toEqual(expect.arrayContaining([...permissions]))
  for (const [role_code, role] of Object.entries(standardRoles))
    expect(await codesOf(role_code)).toEqual([...role.permissions].sort())
})

test('a second load asks one question, takes no lock and writes nothing', async () => {
  await load()
  const before = await everything()
  const holder = await database.pool.connect()
  await holder.query('begin; lock table roles, menus, departments, role_menus, role_permissions in exclusive mode')
  await holder.query('select pg_advisory_xact_lock(7350122)')
  expect(await load()).toEqual([])
  await holder.query('rollback')
  holder.release()
  expect(await everything()).toEqual(before)
})

test('several processes may start at once', async () => {
  const said = await Promise.all([load(), load(), load()])
  expect(said.flat()).toHaveLength(1)
  expect(await database.db.$count(departments)).toBe(26)
})

test('an upgrade keeps what an administrator changed, added and removed', async () => {
  await load()
  await database.db.update(roles).set({ role_name: 'Head of branch' }).where(eq(roles.role_code, 'Branch-Manager'))
  await database.db.delete(rolePermissions).where(eq(rolePermissions.role_code, 'Branch-Manager'))
  await database.db.delete(roles).where(eq(roles.role_code, 'Designer'))
  await database.db.delete(menus).where(eq(menus.menu_code, 13))
  await database.db.update(menus).set({ name: 'Orders', display_seq: 5 }).where(eq(menus.menu_code, 11))
  await database.db.insert(roles).values({ role_code: 'Auditor', role_name: 'Auditor', view_data: 'View_Data_Asc' })
  const withoutStamp = async () => (await everything()).filter((row) => !row.startsWith('(Administrator'))
  const before = (await withoutStamp()).filter((row) => !/^\((departments|roles|permissions|grants|menus),/.test(row))
  expect(await upgrade()).toHaveLength(1)
  const after = (await withoutStamp()).filter((row) => !/^\((departments|roles|permissions|grants|menus),/.test(row))
  expect(after).toEqual(before)
  expect(await load()).toEqual([])
})

test('a menu that is new comes to the roles that should have it, with its group', async () => {
  await load()
  await database.db.delete(menus).where(eq(menus.menu_code, 13))
  await database.db.delete(roleMenus).where(sql`role_code = 'Salesman' and menu_code in (10, 11)`)
  await upgrade({ part: 'menus', code: '13' })
  const held = await database.db.select().from(roleMenus).where(eq(roleMenus.role_code, 'Salesman'))
  const codes = held.map(({ menu_code }) => menu_code)
  expect(codes).toEqual(expect.arrayContaining([10, 13]))
  expect(codes).not.toContain(11)
})

test('a permission that is new comes to its standard roles, and the administrator has all again', async () => {
  await load()
  const added = 'Sales-Order-Search-Official-Address'
  await database.db.delete(rolePermissions)
  await upgrade({ part: 'permissions', code: added })
  expect(await codesOf('Branch-Manager')).toEqual([added])
  expect(await codesOf('Salesman')).toEqual([added])
  expect(await codesOf('Designer')).toEqual([])
  expect(await codesOf('Administrator')).toEqual([...standardRoles.Administrator.permissions].sort())
})

test('a role that should newly have a known permission gets it, and nothing that was taken away comes back', async () => {
  await load()
  const added = 'Sales-Order-Search-Official-Address'
  await database.db.delete(rolePermissions)
  await upgrade({ part: 'grants', code: `Salesman ${added}` })
  expect(await codesOf('Salesman')).toEqual([added])
  expect(await codesOf('Branch-Manager')).toEqual([])
  await database.db.delete(rolePermissions)
  await upgrade()
  expect(await codesOf('Salesman')).toEqual([])
})

test('a database from before grants were remembered keeps what was taken away, and gets what is new from then on', async () => {
  await load()
  const added = 'Sales-Order-Search-Official-Address'
  await database.db.delete(rolePermissions)
  await database.db.execute(sql`delete from reference_versions where name = 'grants'`)
  await upgrade()
  expect(await codesOf('Salesman')).toEqual([])
  await upgrade({ part: 'grants', code: `Salesman ${added}` })
  expect(await codesOf('Salesman')).toEqual([added])
})
