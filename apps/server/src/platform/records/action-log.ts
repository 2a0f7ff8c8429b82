import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { actionLogs } from '../../db/tables/platform/action-logs.ts'
import { fixedStatement } from '../lists/fixed-statement.ts'

/** Who acts, from where and in which request: repeated on every log entry. */
export type Actor = Pick<Viewer, 'usercode' | 'username'> & {
  via: string
  ip: string
  request_id: string
  /** For the security log. */
  user_agent?: string
}

export type LogEntry = {
  entity: string
  entity_code: string
  action: string
  from_status?: string | null
  to_status?: string | null
  reason?: string | null
  before?: object
  after?: object
}

const unremarkable = new Set(['row_version', 'created_date', 'updated_date', 'authors'])

/** Most fields are texts and numbers that stayed: only what differs as a value is written out to be compared. */
const isSame = (was: unknown, is: unknown) => was === is || JSON.stringify(was) === JSON.stringify(is)

/** Only what changed. A record that came or went shows all its fields. */
export const differences = (before: object = {}, after: object = {}) => {
  const [was, is] = [before, after] as Record<string, unknown>[]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (field) => !unremarkable.has(field) && !field.startsWith('scope_'),
  )
  const changed = fields.filter((field) => !isSame(was?.[field] ?? null, is?.[field] ?? null))
  return Object.fromEntries(
    changed.map((field) => [field, [was?.[field] ?? null, is?.[field] ?? null] as [unknown, unknown]]),
  )
}

const most = 1000

const value = (n: number) => sql.raw(`$${n}`)
const columns = sql.raw(
  '(usercode, username, via, ip, request_id, entity, entity_code, action, from_status, to_status, reason, diff)',
)
/** Most actions are one line: those need no record made of a text first. */
const writeLine = fixedStatement(sql`insert into ${actionLogs} ${columns}
  values (${sql.join(
    Array.from({ length: 12 }, (_, n) => value(n + 1)),
    sql`, `,
  )})`)
const writeLines = fixedStatement(sql`insert into ${actionLogs} ${columns}
  select ${value(1)}, ${value(2)}, ${value(3)}, ${value(4)}, ${value(5)}, line.*
  from jsonb_to_recordset(${value(6)}) as line (entity text, entity_code text, action text, from_status text, to_status text,
    reason text, diff jsonb)`)

type Line = Omit<LogEntry, 'before' | 'after'> & { diff: object | null }
const valuesOf = ({ entity, entity_code, action, from_status, to_status, reason, diff }: Line) => [
  ...[entity, entity_code, action, from_status ?? null, to_status ?? null, reason ?? null],
  diff && JSON.stringify(diff),
]

/**
 * Written in the same transaction as the action: what cannot be logged is not done. A thousand entries are one
 * parameter.
 */
export const logActions = async (db: Db, actor: Actor, entries: readonly LogEntry[]) => {
  for (let n = 0; n < entries.length; n += most) {
    const lines = entries.slice(n, n + most).map(({ before, after, ...entry }) => ({
      ...entry,
      diff: before || after ? differences(before, after) : null,
    }))
    const { usercode, username, via, ip, request_id } = actor
    const who = [usercode, username, via, ip, request_id]
    const [line, ...more] = lines
    if (!line || more.length > 0) await writeLines(db, ...who, JSON.stringify(lines))
    else await writeLine(db, ...who, ...valuesOf(line))
  }
}
