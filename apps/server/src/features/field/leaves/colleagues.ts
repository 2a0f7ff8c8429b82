import { type SQLWrapper, sql } from 'drizzle-orm'
import { userRoles } from '../../../db/tables/platform/users.ts'

/** Who does the same work: at least one role in common. Two without any role are colleagues too. */
export const sharesRole = (one: SQLWrapper, other: SQLWrapper) => sql`(exists (select from ${userRoles} mine
    join ${userRoles} theirs using (role_code) where mine.usercode = ${one} and theirs.usercode = ${other})
  or not exists (select from ${userRoles} either where either.usercode in (${one}, ${other})))`
