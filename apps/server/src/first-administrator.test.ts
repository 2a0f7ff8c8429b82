import { permissions } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadReference } from '../reference/load-reference.ts'
import { freshDatabase } from '../test/servers/fresh-database.ts'
import { CannotStart } from './cannot-start.ts'
import { type Database, openDatabase } from './db/database.ts'
import { users } from './db/tables/platform/users.ts'
import { ensureFirstAdministrator, requireAdministrator } from './first-administrator.ts'
import { isPassword } from './platform/session/passwords.ts'
import { findViewer } from './platform/session/viewer.ts'

const opened: { database: Database; drop: () => Promise<void> }[] = []
let database: Database
const admin = { username: 'sri', password: 'a long enough one' }

beforeEach(async () => {
  const { url, drop } = await freshDatabase()
  database = openDatabase(url)
  opened.push({ database, drop })
  await loadReference(database, () => {})
})
afterAll(async () => {
  for (const { database, drop } of opened) {
    await database.close()
    await drop()
  }
})

test('a house without demo data and without an administrator does not open', async () => {
  await expect(requireAdministrator(database, { admin: undefined, demo: false })).rejects.toThrow(CannotStart)
  await requireAdministrator(database, { admin: undefined, demo: true })
  await requireAdministrator(database, { admin, demo: false })
  await ensureFirstAdministrator(database, { admin, demo: false })
  await requireAdministrator(database, { admin: undefined, demo: false })
})

test('the first administrator may do and see everything', async () => {
  await ensureFirstAdministrator(database, { admin, demo: false })
  const [first, ...others] = await database.db.select().from(users)
  expect(others).toEqual([])
  expect(first?.login_name).toBe('sri')
  expect(await isPassword(admin.password, first?.password_hash)).toBe(true)
  const found = await findViewer(database.db, first?.usercode ?? '')
  const granted = [...(found?.viewer.permission ?? [])].sort()
  expect(granted).toEqual(standardRoles.Administrator.permissions.toSorted())
  expect(granted).toEqual(expect.arrayContaining([...permissions]))
  expect(found?.viewer.view_data).toBe('View_Data_All_Branches')
})

test('several processes starting at once make one, and a later start changes nothing', async () => {
  const start = () => ensureFirstAdministrator(database, { admin, demo: false })
  await Promise.all([start(), start(), start()])
  const [before, ...others] = await database.db.select().from(users)
  expect(others).toEqual([])
  await ensureFirstAdministrator(database, { admin: { ...admin, password: 'quite another' }, demo: false })
  expect(await database.db.select().from(users)).toEqual([before])
})
