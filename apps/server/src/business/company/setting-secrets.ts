import { randomBytes } from 'node:crypto'
import { secretMark } from '@sejuk/domain/company/setting-values'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { settingSecrets as t } from '../../db/tables/company/setting-secrets.ts'
import { openSecret, sealSecret } from '../../platform/session/second-factor.ts'

/** Answers with its reference: the secret itself is read by nobody but who uses it. */
export const keepSecret = async (db: Db, secret: string) => {
  const secret_ref = `${secretMark}${randomBytes(12).toString('hex')}`
  await db.insert(t).values({ secret_ref, sealed_secret: await sealSecret(db, Buffer.from(secret)) })
  return secret_ref
}

export const secretOf = async (db: Db, secret_ref: string) => {
  const [found] = await db.select().from(t).where(eq(t.secret_ref, secret_ref))
  return found && (await openSecret(db, found.sealed_secret)).toString()
}
