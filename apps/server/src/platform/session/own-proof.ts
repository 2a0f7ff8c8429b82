import { because } from '@sejuk/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/platform/sessions.ts'
import { users } from '../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import type { Actor } from '../records/action-log.ts'
import { requireOwnPassword } from './own-password.ts'
import { hasSecondFactor, requireFactorCode } from './second-factor.ts'
import { sessionHashOf } from './session.ts'

/** What somebody is asked for before a decision that an open session alone must not suffice for. */
export const proofOf = async (db: Db, usercode: string): Promise<'code' | 'password' | 'none'> => {
  if (await hasSecondFactor(db, usercode)) return 'code'
  const [found] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.usercode, usercode))
  return found?.hash ? 'password' : 'none'
}

/** The code of the second factor, else the password; who has neither adds a second factor first. */
export const requireOwnProof = async (
  db: NodePgDatabase,
  actor: Actor,
  { code, current_password }: { code: string; current_password: string },
) => {
  const proof = await proofOf(db, actor.usercode)
  if (proof === 'none')
    return refuse('conflict', { because: because('setting-needs-second-factor'), status: 'EnrolSecondFactor' })
  if (proof === 'password') return requireOwnPassword(db, actor, current_password)
  if (!code) return refuseField('code', because('code-required'))
  return requireFactorCode(db, actor, actor.usercode, code)
}

const freshMinutes = 15

/** For accounts without a password here: only who has just come through the company's sign-in begins a second factor. */
export const requireFreshSession = async (db: Db, request: FastifyRequest) => {
  const isFresh = sql`${sessions.created_date} > now() - make_interval(mins => ${freshMinutes}::int)`
  const found = await db.$count(sessions, and(eq(sessions.session_hash, sessionHashOf(request)), isFresh))
  if (!found)
    refuse('conflict', { because: because('second-factor-sign-in-again', { n: freshMinutes }), status: 'SignInAgain' })
}
