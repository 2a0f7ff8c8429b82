import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'
import { demoAccounts } from '../../src/db/tables/platform/demo-accounts.ts'
import { users } from '../../src/db/tables/platform/users.ts'
import { demoPassword } from './accounts.ts'

/** Who one may sign in as, for the terminal. Nothing where there is no demo data. */
export const demoAccountLines = async ({ db }: Database): Promise<string[]> => {
  const accounts = await db
    .select({ login: users.login_name, title: users.title, name: users.username })
    .from(demoAccounts)
    .innerJoin(users, eq(users.usercode, demoAccounts.usercode))
    .orderBy(asc(demoAccounts.seq))
  if (accounts.length === 0) return []
  const width = Math.max(...accounts.map(({ login }) => login.length)) + 2
  const lines = accounts.map(({ login, title, name }) => `  ${login.padEnd(width)}${title}, ${name}`)
  return [`Demo accounts, all with the password ${demoPassword}:`, ...lines]
}
