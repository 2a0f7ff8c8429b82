import { createHash, randomBytes } from 'node:crypto'
import type { Needs, Permission } from '@sejuk/domain/permissions'
import type { Viewer } from '@sejuk/domain/viewers'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type RefusalKind, refuse } from '../http/refuse.ts'
import { preparedQuery } from '../lists/prepared-query.ts'
import { cookieOf } from './cookies.ts'
import { noSessionCache, type SessionCache } from './session-cache.ts'
import { findViewer } from './viewer.ts'

export type ViewerOf = (request: FastifyRequest, needs: Needs) => Promise<Viewer>

export const slidingHours = 12
export const longestDays = 7

export const newToken = () => randomBytes(32).toString('base64url')
/** What this browser's session is known by. */
export const sessionHashOf = (request: FastifyRequest) => hashToken(cookieOf(request, 'session') ?? '')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const nobody: Viewer = {
  usercode: '',
  username: '',
  role: [],
  permission: new Set<Permission>(),
  view_data: null,
  department: '',
  departmentlist: [],
  asc_code: null,
  customer_codes: [],
  shop_codes: [],
  login_from: 'web',
}

type Found = {
  usercode: string
  login_from: Viewer['login_from']
  is_active: boolean
  viewer_version: number
  seconds_left: number
  is_idle: boolean
}
type Known = Omit<Found, 'is_idle' | 'seconds_left'> & { ends: number }

/** One lookup by key, unless the session was read seconds ago. A user's rights are cached too and compared by version. */
const lookUp = preparedQuery({
  name: 'session-of-token',
  text: `select s.usercode, s.login_from, u.is_active, u.viewer_version,
    extract(epoch from least(s.expires_date, s.ends_date) - now())::float8 as seconds_left,
    s.last_seen_date < now() - interval '1 minute' as is_idle
    from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
})
const touch = `update sessions set last_seen_date = now(), expires_date = least(now() + make_interval(hours => $2), ends_date) where session_hash = $1
  returning extract(epoch from expires_date - now())::float8 as seconds_left`

/** The requesting page, from its own header or the Referer. */
const isPartnerPage = ({ headers }: FastifyRequest) => {
  const place = headers['page-location'] ?? headers.referer ?? ''
  const path = URL.parse(String(place), 'http://localhost')?.pathname ?? ''
  return path === '/partner' || path.startsWith('/partner/')
}

/** Installers have their own sign-in page. */
const turnAway = (request: FastifyRequest, kind: RefusalKind, login_from?: Viewer['login_from']): never => {
  const isPartner = login_from === 'partner' || cookieOf(request, 'partner') === '1' || isPartnerPage(request)
  return refuse(isPartner ? 'partnerLogin' : kind)
}

/** Reads the session cookie. The `usercode` header of old clients is ignored. */
export const sessionReader = (pool: pg.Pool, cache: SessionCache<Known> = noSessionCache()): ViewerOf => {
  const db = drizzle({ client: pool })
  const known = new Map<string, { version: number; viewer: Viewer; until: number }>()

  const viewerOf = async ({ usercode, viewer_version, login_from }: Known) => {
    const cached = known.get(usercode)
    if (cached?.version === viewer_version && Date.now() < cached.until) return { ...cached.viewer, login_from }
    const found = await findViewer(db, usercode)
    if (!found) refuse('tokenError')
    if (known.size > 5000) known.clear()
    known.set(usercode, { version: viewer_version, ...found })
    return { ...found.viewer, login_from }
  }

  const readSession = async (hash: string): Promise<Known | undefined> => {
    const { rows } = await pool.query<Found>(lookUp, [hash])
    if (!rows[0]) return undefined
    const { is_idle, seconds_left, ...found } = rows[0]
    const isOpen = found.is_active && seconds_left > 0
    const prolonged = is_idle && isOpen ? await pool.query<(typeof rows)[0]>(touch, [hash, slidingHours]) : undefined
    return { ...found, ends: Date.now() + (prolonged?.rows[0]?.seconds_left ?? seconds_left) * 1000 }
  }

  return async (request, needs) => {
    const token = cookieOf(request, 'session')
    if (needs === 'public') return nobody
    if (!token) return turnAway(request, 'notLoggedIn')
    if (!/^[\w-]{43}$/.test(token)) return turnAway(request, 'tokenError')
    const hash = hashToken(token)
    const found = await cache.find(hash, () => readSession(hash))
    if (!found) return turnAway(request, 'tokenError')
    if (found.ends <= Date.now()) return turnAway(request, 'tokenExpired', found.login_from)
    if (!found.is_active) refuse('notActive')
    return viewerOf(found)
  }
}
