import type * as contract from '@sejuk/contract/platform/sessions'
import { because } from '@sejuk/domain/messages'
import { landingOf } from '@sejuk/domain/platform/accounts/sessions'
import { and, eq, gt, sql } from 'drizzle-orm'
import { loginCodes } from '../../../db/tables/platform/sessions.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { browserOf } from '../../../platform/session/browser.ts'
import { openSession } from '../../../platform/session/open-session.ts'
import { sealedCodes } from '../../../platform/session/sealed-codes.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { findViewer } from '../../../platform/session/viewer.ts'

type Asked = StepwiseContext<typeof contract.exchangeLoginCode>

/** The code is gone by being tried, whoever tries it: a second try finds nothing, and a thief spoils what they stole. */
export const exchangeLoginCode = async (context: Asked) => {
  const { db, input, request } = context
  const [login] = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.code_hash, hashToken(input.code)), gt(loginCodes.expires_date, sql`now()`)))
    .returning()
  if (!login || login.browser_hash !== browserOf(request))
    return refuse('tokenError', { because: because('sign-in-link-no-longer') })
  const found = await findViewer(db, login.usercode)
  if (!found) return refuse('tokenError', { because: because('not-registered'), status: 'NotRegistered' })
  const { viewer } = found
  await openSession(context, { ...login, username: viewer.username })
  const landing = landingOf({ role: viewer.role, login_from: login.login_from }) ?? null
  const encryptedusercode = sealedCodes(await appSecret(db), 'user').seal(login.usercode)
  return { data: { encryptedusercode, homepage: login.homepage, landing } }
}
