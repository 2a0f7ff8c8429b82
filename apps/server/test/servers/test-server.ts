import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, Envelope } from '@sejuk/contract/endpoint'
import { travelsInAddress } from '@sejuk/contract/methods'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import type { ViewData } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { features, offers, workers } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { departments } from '../../src/db/tables/masters/departments.ts'
import { rolePermissions, roles } from '../../src/db/tables/platform/roles.ts'
import { sessions } from '../../src/db/tables/platform/sessions.ts'
import { userBelongings, userDepartments, userRoles, users } from '../../src/db/tables/platform/users.ts'
import { type HttpEntryOptions, openHttpEntry } from '../../src/platform/http/http-entry.ts'
import type { Feature } from '../../src/platform/http/serve.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { openLive } from '../../src/platform/live/live.ts'
import { hashToken, newToken } from '../../src/platform/session/session.ts'
import { freshDatabase } from './fresh-database.ts'

export const origin = 'http://sejuk.test'

/** Two branches and nothing else: what every test may rely on. */
const places = ['705', '713'].map((dept_code) => ({
  dept_code,
  dept_name: `Branch ${dept_code}`,
  branch_type: 'Branch',
  region: 'Java',
  org_code: '1-GREE',
  city_code: '31.73',
  city_name: 'Jakarta Barat',
  province_code: '31',
  province_name: 'DKI Jakarta',
  phone_area_code: '021',
  timezone: 'Asia/Jakarta',
  lat: -6.1,
  lng: 106.7,
}))

type Person = {
  usercode?: string
  username?: string
  view_data?: ViewData
  department?: string
  departmentlist?: string[]
  asc_code?: string
  customer_codes?: string[]
  shop_codes?: string[]
  /** Standard roles held besides a role of one's own, which has the permissions. */
  roles?: readonly string[]
}
export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: object,
  headers?: Record<string, string>,
) => Promise<Envelope<any>>

/** A complete server with its own database, and users to call it as. Once per file. */
export const startTestServer = async (
  options: Partial<HttpEntryOptions> & {
    features?: readonly Feature[]
    isAwake?: boolean
    /** A database that somebody else made and will drop. */
    on?: string
    /** The environment the server reads. */
    env?: Record<string, string>
  } = {},
) => {
  const { url, drop } = options.on ? { url: options.on, drop: async () => {} } : await freshDatabase()
  const database = openDatabase(url)
  const { db, pool } = database
  if (!options.on) await db.insert(departments).values(places)
  const dataDir = await mkdtemp(join(tmpdir(), 'sejuk-test-'))
  const config = readConfig({ DATA_DIR: dataDir, ...options.env })
  const jobs = await openJobs(database, workers, {
    config,
    offers,
    log: console.error,
    isAwake: options.isAwake ?? false,
    lookEverySeconds: 0.5,
  })
  const live = await openLive(url, console.error)
  const { app, endpoints } = await openHttpEntry(database, options.features ?? features, {
    requestsAMinute: 1_000_000,
    config,
    offers,
    jobs,
    live,
    ...options,
  })
  afterAll(async () => {
    await live.close()
    await app.close()
    await jobs.stop()
    await database.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** A user with a real account, role and session. */
  const as = async (held: readonly Permission[] = permissions, person: Person = {}) => {
    const {
      usercode = `U-${randomUUID().slice(0, 8)}`,
      username = 'Sari',
      departmentlist = [],
      department = '705',
    } = person
    const role_code = `R-${usercode}`
    const made = await db
      .insert(roles)
      .values({ role_code, role_name: role_code, view_data: person.view_data ?? 'View_Data_All_Branches' })
      .onConflictDoNothing()
      .returning()
    // As one list: five hundred rows written out, for a thousand users, took longer than what they are for.
    if (made.length && held.length)
      await db.execute(sql`insert into ${rolePermissions} (role_code, permission_code)
        select ${role_code}, unnest(${sql.param([...held])}::text[])`)
    await db
      .insert(users)
      .values({ usercode, login_name: usercode, username, department, asc_code: person.asc_code ?? null })
    const further = person.roles ?? []
    if (further.length)
      await db
        .insert(roles)
        .values(
          further.map((code) => ({ role_code: code, role_name: code, view_data: 'View_Data_Keyperson' as const })),
        )
        .onConflictDoNothing()
    await db.insert(userRoles).values([role_code, ...further].map((code) => ({ usercode, role_code: code })))
    if (departmentlist.length)
      await db.insert(userDepartments).values(departmentlist.map((dept_code) => ({ usercode, dept_code })))
    const belongings = [
      ...(person.customer_codes ?? []).map((code) => ({ usercode, kind: 'customer' as const, code })),
      ...(person.shop_codes ?? []).map((code) => ({ usercode, kind: 'shop' as const, code })),
    ]
    if (belongings.length) await db.insert(userBelongings).values(belongings)
    return Object.assign(await signedIn(usercode), { username, role_code })
  }

  /** Somebody who is there already. */
  const signedIn = async (usercode: string) => {
    const token = newToken()
    await db.insert(sessions).values({
      session_hash: hashToken(token),
      usercode,
      login_from: 'web',
      login_code: token.slice(0, 12),
      expires_date: new Date(Date.now() + 3_600_000).toISOString(),
      ends_date: new Date(Date.now() + 7_200_000).toISOString(),
      ip: '127.0.0.1',
      user_agent: 'test',
    })
    const call: Call = (endpoint, input, headers) => ask(endpoint, input, { cookie: `sid=${token}`, ...headers })
    return Object.assign(call, { usercode, token })
  }

  const ask: Call = async ({ method, path }, input = {}, headers = {}) => {
    const { url, rest } = fill(path, input)
    const carried: Partial<InjectOptions> = travelsInAddress(method) ? { query: query(rest) } : { payload: rest }
    const manner = { host: 'sejuk.test', origin, 'x-requested-with': 'XMLHttpRequest' }
    const reply = await app.inject({ method, url, ...carried, headers: { ...manner, ...headers } } as InjectOptions)
    const isEnvelope = String(reply.headers['content-type']).includes('json')
    return isEnvelope
      ? reply.json()
      : { code: String(reply.statusCode), status: true, message: '', data: reply.rawPayload }
  }

  return { url, db, pool, app, endpoints, database, config, jobs, as, signedIn, nobody: ask }
}

const fill = (path: string, input: object) => {
  if (input instanceof FormData) return { url: path, rest: input }
  const rest = { ...input } as Record<string, unknown>
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name] ?? 'x'))
    delete rest[name]
    return value
  })
  return { url, rest }
}

const query = (input: object) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) for (const one of [value].flat()) search.append(name, String(one))
  return search.toString()
}

export const fileForm = (bytes: Uint8Array, name: string) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return form
}
