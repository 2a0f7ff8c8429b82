import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appSecrets as t } from '../../db/tables/platform/app-secrets.ts'

/** The secret codes are sealed with: created once, by the first process that needs it. */
export const appSecret = async (db: Db): Promise<string> => {
  const [known] = await db.select({ secret: t.secret }).from(t).where(eq(t.name, 'sealed-codes'))
  if (known) return known.secret
  const secret = randomBytes(32).toString('base64url')
  await db.insert(t).values({ name: 'sealed-codes', secret }).onConflictDoNothing()
  return appSecret(db)
}
