import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Message } from '@sejuk/domain/messages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { signInAttempts as t } from '../../db/tables/platform/sessions.ts'
import { refuse } from '../http/refuse.ts'

/** `because` says it in words of its own where nothing failed, with the minutes to wait. */
type Limit = { most: number; minutes: number; because?: (minutes: number) => Message }

/** Users sometimes type their password into the name field: attempts are counted by hash only. */
export const subjectOf = (kind: 'account' | 'name' | 'address', value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`

/** An IPv6 user has a whole /64, so the network is counted, not the address. */
export const networkOf = (ip: string) => {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = ip.includes('::')
    ? [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
    : before
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const recent = ({ minutes }: Limit) =>
  sql`array(select moment from unnest(${t.attempts}) moment where moment > now() - make_interval(mins => ${minutes}) order by moment)`

/**
 * Takes one of the attempts a subject has in a while, before it is known whether it will fail: of a hundred at once no more
 * than the limit get through. It must commit by itself, or the refusal that follows would give it back.
 */
export const takeAttempt = async (db: Db, subject: string, limit: Limit) => {
  const taken = await db
    .insert(t)
    .values({ subject, attempts: sql`array[now()]` })
    .onConflictDoUpdate({
      target: t.subject,
      set: { attempts: sql`${recent(limit)} || now()` },
      setWhere: sql`cardinality(${recent(limit)}) < ${limit.most}`,
    })
    .returning({ subject: t.subject })
  if (taken.length) return
  const oldest = sql<number>`ceil(extract(epoch from (${recent(limit)})[1] + make_interval(mins => ${limit.minutes}) - now()))::int`
  const [locked] = await db.select({ seconds: oldest }).from(t).where(eq(t.subject, subject))
  refuseForNow(Math.max(1, locked?.seconds ?? 1), limit)
}

const guesses = { most: 20, minutes: 15 }

/** A wrong link or code. Many from one network are refused for a while; a right one is never blocked by others there. */
export const countGuess = (db: Db, ip: string, what: string) =>
  takeAttempt(db, subjectOf('address', `${what} ${networkOf(ip)}`), guesses)

const refuseForNow = (seconds: number, { because }: Limit) => {
  const minutes = Math.ceil(seconds / 60)
  if (because) refuse('tooMany', { because: because(minutes), data: { retry_after: seconds } })
  refuse('tooMany', {
    message: `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    data: { retry_after: seconds },
  })
}

/** All is forgiven. */
export const forgetAttempts = async (db: Db, subject: string) => {
  await db.delete(t).where(eq(t.subject, subject))
}

/** The latest attempt was none. */
export const returnAttempt = async (db: Db, subject: string) => {
  await db
    .update(t)
    .set({ attempts: sql`trim_array(${t.attempts}, 1)` })
    .where(sql`${t.subject} = ${subject} and cardinality(${t.attempts}) > 0`)
}
