import { type SecurityEventKind, securityLogBounds } from '@sejuk/domain/platform/accounts/security-events'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { securityEvents as t } from '../../db/tables/platform/security-events.ts'
import { Refusal } from '../http/refuse.ts'
import type { Worker } from '../jobs/jobs.ts'
import type { Actor } from '../records/action-log.ts'

type SecurityEvent = { kind: SecurityEventKind; usercode?: string | null; detail?: string }
const longest = 500

const write = (db: Db, actor: Actor, events: readonly SecurityEvent[], unless: SQL = sql`false`) => {
  const lines = events.map(({ kind, usercode = null, detail = '' }) => ({
    kind,
    usercode,
    detail: detail.slice(0, longest),
  }))
  return db.execute(sql`insert into ${t} (kind, usercode, username, by_usercode, by_username, ip, user_agent, detail)
    select line.kind, line.usercode, coalesce((select username from users u where u.usercode = line.usercode), ''),
      ${actor.usercode || null}, ${actor.username || null}, ${actor.ip}, ${actor.user_agent ?? ''}, line.detail
    from jsonb_to_recordset(${JSON.stringify(lines)}) as line (kind text, usercode text, detail text) where not (${unless})`)
}

/** Never holds a password, a code or what was typed as a name: people type passwords there. */
export const logSecurity = async (db: Db, actor: Actor, events: readonly SecurityEvent[]) => {
  if (events.length) await write(db, actor, events)
}

/** Codes that came and went, as text. */
export const changedCodes = ({ added, removed }: { added: readonly unknown[]; removed: readonly unknown[] }) =>
  [...added.map((code) => `+${code}`), ...removed.map((code) => `-${code}`)].join(', ')

/** For what an attacker can repeat without end: one row in a quarter of an hour for each address and account. */
export const logSecurityOnce = (db: Db, actor: Actor, event: SecurityEvent) =>
  write(
    db,
    actor,
    [event],
    sql`exists (select from ${t} e where e.ip = ${actor.ip} and e.kind = ${event.kind}
      and e.at > now() - interval '15 minutes' and e.usercode is not distinct from ${event.usercode ?? null}::text)`,
  )

/** Does the work, and logs its refusal. */
export const loggingRefusal = async <T>(
  work: () => Promise<T>,
  log: (answer: Refusal['answer']) => Promise<unknown>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) await log(error.answer)
    throw error
  }
}

export const purgeSecurityLog: Worker<object> = {
  name: 'purge-security-log',
  cron: '50 3 * * *',
  work: async ({ db }) => {
    const { days, rows } = securityLogBounds
    await db.execute(sql`delete from ${t} where at < now() - make_interval(days => ${days})
      or event_id <= (select max(event_id) from ${t}) - ${rows}::bigint`)
  },
}
