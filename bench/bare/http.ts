import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'

/** The limit: node:http and pg with the same session check, and nothing else. */
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (read) => `${read.slice(0, 10)}T${read.slice(11, -3)}Z`)

const session = {
  name: 'session',
  text: `select s.usercode, u.is_active, u.viewer_version, least(s.expires_date, s.ends_date) <= now() as is_expired from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
}

type Asked = { path: string; asked: URLSearchParams; body: string }

/** All the statements of one write in one transaction. */
export const inTransaction = async <T>(act: (client: pg.PoolClient) => Promise<T>) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await act(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export const serveBare = (answer: (asked: Asked) => Promise<object>) => {
  const reply = async (request: IncomingMessage) => {
    const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(token).digest('base64url')
    const [found, body] = await Promise.all([pool.query({ ...session, values: [hash] }), text(request)])
    if (!found.rows[0]?.is_active) return { code: '401' }
    const url = new URL(request.url ?? '', 'http://bare')
    return answer({ path: url.pathname, asked: url.searchParams, body })
  }
  // Longer than the other program's turn takes: a connection that is closed while it is chosen again would end the bench.
  createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    void reply(request).then((body) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(body))
    })
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
}
