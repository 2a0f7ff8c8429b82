import type * as contract from '@sejuk/contract/platform/record-comments'
import { partnerRoles } from '@sejuk/domain/masters/staff'
import { and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { recordFollowers, recordComments as t } from '../../../db/tables/platform/record-comments.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { containsText } from '../../../platform/lists/search.ts'
import type { SearchKind } from '../../../platform/search/search-kind.ts'
import { recordForUser, requireRecord } from './records.ts'

const mostShown = 200
/** Each is asked whether they could open the record, so they are few. */
const candidates = 12
const suggested = 6

export const listComments = async (
  { db, viewer, input }: RequestContext<typeof contract.listComments>,
  kinds: readonly SearchKind[],
) => {
  await requireRecord(db, kinds, viewer, input)
  const newest = await db
    .select({
      comment_id: t.comment_id,
      at: t.at,
      usercode: t.usercode,
      username: users.username,
      body: sql<string>`case when ${t.removed_at} is null then ${t.body} else '' end`,
      codes: t.mentions,
      removed: sql<boolean>`${t.removed_at} is not null`,
    })
    .from(t)
    .innerJoin(users, eq(users.usercode, t.usercode))
    .where(and(eq(t.kind, input.kind), eq(t.code, input.code)))
    .orderBy(desc(t.comment_id))
    .limit(mostShown)
  const mentioned = [...new Set(newest.flatMap(({ codes }) => codes))]
  const people = mentioned.length
    ? await db
        .select({ usercode: users.usercode, username: users.username })
        .from(users)
        .where(inArray(users.usercode, mentioned))
    : []
  const comments = newest.reverse().map(({ codes, ...comment }) => ({
    ...comment,
    mentions: comment.removed ? [] : people.filter(({ usercode }) => codes.includes(usercode)),
  }))
  const ofRecord = and(eq(recordFollowers.kind, input.kind), eq(recordFollowers.code, input.code))
  const followers = await db.$count(recordFollowers, ofRecord)
  const mine = await db.$count(recordFollowers, and(ofRecord, eq(recordFollowers.usercode, viewer.usercode)))
  return { data: { comments, followers, is_following: mine > 0 } }
}

/** One's own branch first: one mostly writes to those one works with. */
export const listMentionable = async (
  { db, viewer, input }: RequestContext<typeof contract.listMentionable>,
  kinds: readonly SearchKind[],
) => {
  await requireRecord(db, kinds, viewer, input)
  const staffRole = sql`exists (select 1 from ${userRoles} where ${and(
    eq(userRoles.usercode, users.usercode),
    notInArray(userRoles.role_code, [...partnerRoles]),
  )})`
  const found = await db
    .select({ usercode: users.usercode, username: users.username, title: users.title })
    .from(users)
    .where(
      and(
        eq(users.is_active, true),
        ne(users.usercode, viewer.usercode),
        staffRole,
        input.name ? containsText(input.name, users.username, users.usercode) : undefined,
      ),
    )
    .orderBy(sql`(${users.department} = ${viewer.department}) desc`, asc(users.username), asc(users.usercode))
    .limit(candidates)
  const data: typeof found = []
  for (const person of found) {
    if (data.length === suggested) break
    if (await recordForUser(db, kinds, person.usercode, input)) data.push(person)
  }
  return { data }
}
