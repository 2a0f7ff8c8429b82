import { longestComment, mostMentions } from '@sejuk/domain/platform/record-comments'
import { searchNames } from '@sejuk/domain/platform/search'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, required, texts } from '../fields.ts'

/** A record that the search knows: whoever finds it there may read and write about it. */
const record = { kind: z.enum(searchNames), code }

const person = z.object(texts('usercode', 'username', 'title'))
export type MentionablePerson = z.output<typeof person>

const comment = z.object({
  comment_id: z.number(),
  at: instant,
  ...texts('usercode', 'username', 'body'),
  mentions: z.array(z.object(texts('usercode', 'username'))),
  /** Taken back: that it was there remains, its text does not. */
  removed: z.boolean(),
})
export type RecordComment = z.output<typeof comment>

/** The newest 200, the newest last. */
export const listComments = endpoint('GET /api/record-comment/list', {
  needs: 'staff',
  input: z.object(record),
  data: z.object({ comments: z.array(comment), is_following: z.boolean(), followers: z.number() }),
})

export const writeComment = endpoint('POST /api/record-comment/write', {
  needs: 'staff',
  input: z.object({
    ...record,
    body: required('comment', longestComment),
    mentions: z.array(z.string().max(16)).max(mostMentions).default([]),
  }),
  data: z.object({ comment_id: z.number() }),
})

export const removeComment = endpoint('POST /api/record-comment/remove', {
  needs: 'staff',
  input: z.object({ comment_id: z.coerce.number<number | string>().int().min(1).max(2_000_000_000) }),
  data: z.null(),
})

export const followRecord = endpoint('POST /api/record-comment/follow', {
  needs: 'staff',
  input: z.object({ ...record, follow: z.boolean() }),
  data: z.object({ is_following: z.boolean() }),
})

/** Colleagues who can open this record, by a part of their name. */
export const listMentionable = endpoint('GET /api/record-comment/people', {
  needs: 'staff',
  input: z.object({ ...record, name: z.string().trim().max(60).default('') }),
  data: z.array(person),
})
