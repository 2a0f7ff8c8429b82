import { because } from '@sejuk/domain/messages'
import type { Db } from '../../db/database.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { fieldUser, lockFieldUser } from './field-user.ts'

type User = Awaited<ReturnType<typeof fieldUser>>
const require = (user: User) => {
  if (!user.allow_visit_customer) refuse('noPermission', { because: because('visits-not-allowed') })
  return user
}

/** The caller, where they may visit customers. */
export const visitor = async (db: Db, usercode: string) => require(await fieldUser(db, usercode))
/** The same, locked: what one phone sends is taken one after the other. */
export const lockVisitor = async (db: Db, usercode: string) => require(await lockFieldUser(db, usercode))
