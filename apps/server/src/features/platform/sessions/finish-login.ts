import type * as contract from '@sejuk/contract/platform/sessions'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { signInStarts as t } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { Refusal, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Identity } from '../../../platform/identity/provider.ts'
import { providersOf } from '../../../platform/identity/providers.ts'
import { browserOf, originOf } from '../../../platform/session/browser.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { addressWithCode } from './login-codes.ts'
import { orBusy } from './reach-provider.ts'

/** The person stands at our door again: with a code of ours they come in, or they are told why not. */
export const finishLogin = async (context: RequestContext<typeof contract.finishLogin>) => {
  const location = await cameBack(context).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    return addressTo('notAuthorized', { message: error.answer.message })
  })
  return { data: { location } }
}

const cameBack = async ({ db, input, request, config }: RequestContext<typeof contract.finishLogin>) => {
  const place = providersOf(config).find(({ id }) => id === input.id)
  const state = input.state ?? ''
  // Used by being read: the same address a second time finds nothing.
  const [begun] = await db
    .delete(t)
    .where(and(eq(t.state_hash, hashToken(state)), gt(t.expires_date, sql`now()`)))
    .returning()
  if (!place?.finish || begun?.provider !== place.id || begun.browser_hash !== browserOf(request))
    return refuse('tokenError', { because: because('sign-in-link-no-longer') })
  const address = new URL(request.url, originOf(request, config))
  const identity = await orBusy(request, place, place.finish({ address, state, kept: begun.kept }))
  const usercode = await knownPerson(db, identity)
  const { browser_hash, homepage, is_kept } = begun
  return addressWithCode(db, { usercode, browser_hash, login_from: identity.login_from, homepage, is_kept })
}

const known: Record<Identity['kind'], (value: string) => SQL> = {
  usercode: (value) => eq(users.usercode, value),
  login_name: (value) => eq(sql`lower(${users.login_name})`, value.toLowerCase()),
  email: (value) => eq(sql`lower(${users.email})`, value.toLowerCase()),
}

/** Being known to the provider is not enough. */
const knownPerson = async (db: Db, { kind, value }: Identity) => {
  const [found] = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(and(known[kind](value), eq(users.is_active, true)))
    .limit(1)
  return found?.usercode ?? refuse('tokenError', { because: because('not-registered'), status: 'NotRegistered' })
}
