import { addressTo } from '@sejuk/domain/pages'
import type { LoginSource } from '@sejuk/domain/platform/accounts/sessions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { loginCodes } from '../../../db/tables/platform/sessions.ts'
import { hashToken, newToken } from '../../../platform/session/session.ts'

const codeSeconds = 60

type Proof = {
  usercode: string
  browser_hash: string
  login_from: LoginSource
  homepage: string
  is_kept: boolean
}

/** Whoever has proved who they are gets a code, and with it the address that makes a session of it. */
export const addressWithCode = async (db: Db, proof: Proof, seconds = codeSeconds) => {
  const code = newToken()
  await db.insert(loginCodes).values({
    ...proof,
    code_hash: hashToken(code),
    expires_date: sql`now() + make_interval(secs => ${seconds})`,
  })
  return addressTo('loginWithCode', { code })
}
