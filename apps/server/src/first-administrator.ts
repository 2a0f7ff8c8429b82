import { eq } from 'drizzle-orm'
import { CannotStart } from './cannot-start.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { userRoles, users } from './db/tables/platform/users.ts'
import { hashPassword } from './platform/session/passwords.ts'

type Given = Pick<Config, 'admin' | 'demo'>

const hasUsers = async ({ db }: Database) => {
  const found = await db.select({ usercode: users.usercode }).from(users).limit(1)
  return found.length > 0
}

/** Asked before anything is loaded: who forgot it need not wait for that. */
export const requireAdministrator = async (database: Database, { admin, demo }: Given) => {
  if (admin || demo || (await hasUsers(database))) return
  throw new CannotStart('Nobody can sign in yet: set ADMIN_USERNAME and ADMIN_PASSWORD for the first administrator')
}

/** Without demo data the first start creates one administrator. */
export const ensureFirstAdministrator = async (database: Database, { admin }: Given) => {
  if (!admin || (await hasUsers(database))) return
  const { db } = database
  const password_hash = await hashPassword(admin.password)
  await db.transaction(async (tx) => {
    const usercode = 'ADMIN-0001'
    await tx
      .insert(users)
      .values({
        usercode,
        login_name: admin.username,
        username: 'Administrator',
        title: 'Administrator',
        department: '700',
        password_hash,
      })
      .onConflictDoNothing()
    const [found] = await tx.select().from(users).where(eq(users.usercode, usercode))
    if (found) await tx.insert(userRoles).values({ usercode, role_code: 'Administrator' }).onConflictDoNothing()
  })
}
