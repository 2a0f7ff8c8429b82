import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import pg from 'pg'
import type { Db } from '../../db/database.ts'
import { plannedRows } from '../lists/planned-rows.ts'

/** Something an open browser should know at once. `to` is a usercode, or everybody. */
export type LiveEvent = {
  to: string | 'everybody'
  kind: 'viewer' | 'words' | 'notification' | 'download' | 'session'
  data?: unknown
}

const channel = 'sejuk_live'
/** The database itself says so (triggers on sessions and users): a session ended or somebody's rights changed. */
const accessChannel = 'sejuk_access'

/** Heard by every process when the transaction commits, and never if it does not. */
export const publish = async (db: Db, event: LiveEvent) => {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`)
}

/** The same event to each of these users. */
export const publishToEach = async (db: Db, usercodes: readonly string[], { kind, data }: Omit<LiveEvent, 'to'>) => {
  const event = sql`json_build_object('to', person, 'kind', ${kind}::text, 'data', ${JSON.stringify(data ?? null)}::json)::text`
  await plannedRows(db, sql`select pg_notify(${channel}, ${event}) from unnest(${sql.param(usercodes)}::text[]) person`)
}

type Hearer = { usercode: string; session_hash: string; reply: FastifyReply }
export type Live = {
  listen: (hearer: Hearer) => () => void
  close: () => Promise<void>
  readonly hearers: number
  /** How many streams of one session are open in this process. */
  listening: (session_hash: string) => number
  /** False while changes would not be heard. */
  readonly isConnected: boolean
  /** Called whenever anybody's access changed, or may have changed unheard. */
  onAccessChange: (forget: () => void) => void
}

const heartbeat = 25_000
const stillIn = `select s.session_hash from sessions s join users u using (usercode)
  where s.session_hash = any($1) and u.is_active and least(s.expires_date, s.ends_date) > now()`

/** One database connection per process listens for events and forwards them to the browsers concerned. */
export const openLive = async (url: string, log: (error: Error) => void): Promise<Live> => {
  const hearers = new Set<Hearer>()
  const forgetters: (() => void)[] = []
  const accessChanged = () => {
    for (const forget of forgetters) forget()
  }
  const write = ({ reply }: Hearer, text: string) => void reply.raw.write(text)
  const hear = ({ channel: where, payload }: pg.Notification) => {
    if (where === accessChannel) return accessChanged()
    const { to, kind, data } = JSON.parse(payload ?? '{}') as LiveEvent
    const text = `event: ${kind}\ndata: ${JSON.stringify(data ?? null)}\n\n`
    const concerned = [...hearers].filter(({ usercode }) => to === 'everybody' || to === usercode)
    for (const hearer of concerned) write(hearer, text)
    if (kind === 'session') void endWhoIsOut(concerned).catch(log)
  }
  /** An ended or expired session gets no more events. */
  const endWhoIsOut = async (some: Hearer[]) => {
    if (!some.length || !client) return
    const { rows } = await client.query<{ session_hash: string }>(stillIn, [some.map((one) => one.session_hash)])
    const inside = new Set(rows.map(({ session_hash }) => session_hash))
    for (const { session_hash, reply } of some) if (!inside.has(session_hash)) reply.raw.end()
  }
  let client: pg.Client | undefined
  let isClosed = false
  let isConnected = false
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'sejuk-live', keepAlive: true })
    next.on('notification', hear)
    next.on('error', log)
    next.once('end', () => {
      isConnected = false
      if (!isClosed) setTimeout(() => void connect().catch(log), 1000).unref()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    await next.query(`listen ${accessChannel}`)
    accessChanged()
    isConnected = true
    // What was said while nobody listened is lost: let the browsers ask again.
    if (client)
      for (const hearer of hearers)
        write(hearer, 'event: viewer\ndata: null\n\nevent: words\ndata: null\n\nevent: notification\ndata: null\n\n')
    client = next
  }
  await connect()
  const beat = setInterval(() => {
    for (const hearer of hearers) write(hearer, ': beat\n\n')
    void endWhoIsOut([...hearers]).catch(log)
  }, heartbeat)
  beat.unref()
  return {
    get hearers() {
      return hearers.size
    },
    get isConnected() {
      return isConnected
    },
    onAccessChange: (forget) => void forgetters.push(forget),
    listening: (session_hash) => [...hearers].filter((hearer) => hearer.session_hash === session_hash).length,
    listen: (hearer) => {
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
    close: async () => {
      isClosed = true
      clearInterval(beat)
      for (const { reply } of hearers) reply.raw.end()
      await client?.end()
    },
  }
}
