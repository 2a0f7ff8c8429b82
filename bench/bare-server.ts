import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

/** The limit: node:http and pg with the same session check, and nothing else. */
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

const session = {
  name: 'session',
  text: `select s.usercode, u.is_active, u.viewer_version, least(s.expires_date, s.ends_date) <= now() as is_expired from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
}

export const serveBare = (answer: (path: string, asked: URLSearchParams) => Promise<unknown>) =>
  createServer(async (request, reply) => {
    const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(token).digest('base64url')
    const found = await pool.query({ ...session, values: [hash] })
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare')
    const body = found.rows[0]?.is_active
      ? { code: '200', data: await answer(pathname, searchParams) }
      : { code: '401' }
    reply.setHeader('content-type', 'application/json; charset=utf-8')
    reply.end(JSON.stringify(body))
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))

const cap = 10_000
type List = { source: string; fields: string; key: string; sort: string }
/** A page of a list with a total of ten thousand at most: few rows are sorted once found, many are read in order. */
export const listOf =
  ({ source, fields, key, sort }: List) =>
  async (where: string, values: unknown[] = []) => {
    const probe = await pool.query(
      `select count(*) as n from (select 1 from ${source} where ${where} limit ${cap + 1}) probe`,
      values,
    )
    const ids =
      probe.rows[0].n > cap
        ? `(select ${key} from ${source} where ${where} order by ${sort} desc, ${key} desc limit 20)`
        : `(with found as materialized (select ${key} as k, ${sort} as s from ${source} where ${where}) select k from found order by s desc, k desc limit 20)`
    const { rows } = await pool.query(
      `select ${fields} from ${source} where ${key} in ${ids} order by ${sort} desc, ${key} desc`,
      values,
    )
    return rows
  }
