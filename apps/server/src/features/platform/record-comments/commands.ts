import type * as contract from '@sejuk/contract/platform/record-comments'
import { because } from '@sejuk/domain/messages'
import { addressOfLink } from '@sejuk/domain/pages'
import { mayRemoveComment } from '@sejuk/domain/platform/record-comments'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordFollowers, recordComments as t } from '../../../db/tables/platform/record-comments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import type { SearchKind } from '../../../platform/search/search-kind.ts'
import { recordForUser, requireRecord } from './records.ts'

/** So many are notified of one comment; whoever follows a record that half the company follows reads it there. */
const mostNotified = 50

export const writeComment = async (
  context: RequestContext<typeof contract.writeComment>,
  kinds: readonly SearchKind[],
) => {
  const { db, viewer, input } = context
  const { kind, code, body } = input
  const record = await requireRecord(db, kinds, viewer, input)
  const mentions = [...new Set(input.mentions)].filter((usercode) => usercode !== viewer.usercode)
  await requireReaders(context, mentions, kinds)
  const [saved] = await db
    .insert(t)
    .values({ kind, code, body, mentions, usercode: viewer.usercode })
    .returning({ comment_id: t.comment_id })
  await db
    .insert(recordFollowers)
    .values([viewer.usercode, ...mentions].map((usercode) => ({ kind, code, usercode })))
    .onConflictDoNothing()
  await notifyReaders(context, kinds, record.title, mentions)
  return { data: { comment_id: saved?.comment_id ?? 0 } }
}

/** A mention brings nobody to a record that they may not open. */
const requireReaders = async (
  { db, input }: RequestContext<typeof contract.writeComment>,
  mentions: readonly string[],
  kinds: readonly SearchKind[],
) => {
  if (mentions.length === 0) return
  const people = await db
    .select({ usercode: users.usercode, username: users.username })
    .from(users)
    .where(and(inArray(users.usercode, [...mentions]), eq(users.is_active, true)))
  for (const usercode of mentions) {
    const person = people.find((one) => one.usercode === usercode)
    if (!person) refuseField('mentions', because('not-in-list'))
    else if (!(await recordForUser(db, kinds, usercode, input)))
      refuseField('mentions', because('mention-cannot-open', { name: person.username }))
  }
}

const notifyReaders = async (
  { input, viewer, ...within }: RequestContext<typeof contract.writeComment>,
  kinds: readonly SearchKind[],
  title: string,
  mentions: readonly string[],
) => {
  const { db } = within
  const { kind, code, body } = input
  const following = await db
    .select({ usercode: recordFollowers.usercode })
    .from(recordFollowers)
    .where(and(eq(recordFollowers.kind, kind), eq(recordFollowers.code, code)))
    .orderBy(recordFollowers.since)
    .limit(mostNotified)
  const others = following.map(({ usercode }) => usercode).filter((usercode) => usercode !== viewer.usercode)
  for (const usercode of new Set([...mentions, ...others])) {
    const theirs = await recordForUser(db, kinds, usercode, input)
    const [page] = theirs?.pages ?? []
    if (!theirs) continue
    await notify(within, {
      to: [usercode],
      event: mentions.includes(usercode) ? 'record-mention' : 'record-comment',
      variables: { writer: viewer.username, record: `${code} ${title}`.trim(), comment: body.slice(0, 300) },
      ...(page ? { url: addressOfLink(page) } : {}),
      about: { entity: kind, entity_code: code },
    })
  }
}

export const removeComment = async (
  { db, viewer, input }: RequestContext<typeof contract.removeComment>,
  kinds: readonly SearchKind[],
) => {
  const [found = refuse('notFound')] = await db.select().from(t).where(eq(t.comment_id, input.comment_id)).for('update')
  await requireRecord(db, kinds, viewer, found as typeof found & { kind: SearchKind['kind'] })
  const comment = { ...found, removed: found.removed_at !== null }
  if (!mayRemoveComment(comment, viewer, new Date().toISOString()))
    refuse('conflict', { because: because('comment-stays') })
  await db.update(t).set({ removed_at: sql`now()` }).where(eq(t.comment_id, input.comment_id))
  return { data: null }
}

export const followRecord = async (
  { db, viewer, input }: RequestContext<typeof contract.followRecord>,
  kinds: readonly SearchKind[],
) => {
  await requireRecord(db, kinds, viewer, input)
  const { kind, code, follow } = input
  const mine = { kind, code, usercode: viewer.usercode }
  if (follow) await db.insert(recordFollowers).values(mine).onConflictDoNothing()
  else
    await db
      .delete(recordFollowers)
      .where(
        and(
          eq(recordFollowers.kind, kind),
          eq(recordFollowers.code, code),
          eq(recordFollowers.usercode, viewer.usercode),
        ),
      )
  return { data: { is_following: follow } }
}
