import type * as contract from '@sejuk/contract/platform/sessions'
import type { LoginSource } from '@sejuk/domain/platform/accounts/sessions'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { demoAccounts } from '../../../db/tables/platform/demo-accounts.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isFromThisMachine } from '../../../platform/http/this-machine.ts'
import { rememberBrowser } from '../../../platform/session/browser.ts'
import { addressWithCode } from './login-codes.ts'
import { rememberedPage } from './start-login.ts'

type Asked = RequestContext<typeof contract.signInToDemo> | RequestContext<typeof contract.signInToDevelop>

/** Everybody knows the demo's accounts anyway; where there is no demo data there is nobody to be. */
const comeInAs = async (context: Asked, which: SQL | undefined, login_from: LoginSource) => {
  const { db, config, request } = context
  // A screen signs itself in only where one develops, on that machine.
  const isOpen = config.demo && (login_from !== 'dev' || (config.appEnv === 'local' && isFromThisMachine(request)))
  const [found] = isOpen
    ? await db
        .select({ usercode: users.usercode })
        .from(demoAccounts)
        .innerJoin(users, eq(users.usercode, demoAccounts.usercode))
        .where(and(which, eq(users.is_active, true)))
        .orderBy(asc(demoAccounts.seq))
        .limit(1)
    : []
  if (!found) return refuse('notFound')
  const browser_hash = rememberBrowser(context)
  const homepage = await rememberedPage(db, browser_hash)
  const url = await addressWithCode(db, { ...found, browser_hash, login_from, homepage, is_kept: false })
  return { data: { url } }
}

export const signInToDemo = (context: RequestContext<typeof contract.signInToDemo>) => {
  const { username, login_from } = context.input
  return comeInAs(context, eq(sql`lower(${users.login_name})`, username.toLowerCase()), login_from)
}

/** The demo's administrator, for a screen at which nobody types. */
export const signInToDevelop = (context: RequestContext<typeof contract.signInToDevelop>) =>
  comeInAs(context, eq(users.login_name, 'admin'), 'dev')

/** Ways in that nobody can walk without the app in question. */
const otherDoors = [
  { username: 'sales', login_from: 'wecom' },
  { username: 'keyperson', login_from: 'keyperson-app' },
] as const satisfies readonly { username: string; login_from: LoginSource }[]

const isPartner = sql<boolean>`exists (select from user_roles r where r.usercode = ${users.usercode} and r.role_code like 'Partner-%')`

export const listDemoAccounts = async ({ db, config }: RequestContext<typeof contract.listDemoAccounts>) => {
  if (!config.demo) return { data: [] }
  const found = await db
    .select({
      username: users.login_name,
      name: users.username,
      title: users.title,
      device: demoAccounts.device,
      login_from: sql<LoginSource>`case when ${isPartner} then 'partner' else 'web' end`,
    })
    .from(demoAccounts)
    .innerJoin(users, eq(users.usercode, demoAccounts.usercode))
    .where(eq(users.is_active, true))
    .orderBy(asc(demoAccounts.seq))
  const others = otherDoors.flatMap((app) => {
    const account = found.find(({ username }) => username === app.username)
    return account ? [{ ...account, ...app, device: 'phone' as const }] : []
  })
  return { data: [...found, ...others] }
}
