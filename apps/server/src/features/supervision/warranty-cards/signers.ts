import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { supervisionContacts as contacts } from '../../../db/tables/supervision/supervisions.ts'

/** Who can be sent a code. */
export const signersOf = async (db: Db, supervision_code: string) => {
  const found = await db
    .select({ name: contacts.contact_name, phone: contacts.phone })
    .from(contacts)
    .where(and(eq(contacts.supervision_code, supervision_code), isNotNull(contacts.phone)))
    .orderBy(asc(contacts.line_no))
  return found.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : []))
}
