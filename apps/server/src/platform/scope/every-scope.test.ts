import type { Endpoint } from '@sejuk/contract/endpoint'
import { isRead } from '@sejuk/contract/methods'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { scopedAreas } from '../../../test/scopes/areas.ts'
import { type Owner, type ScopeOfViewer, seesBy } from '../../../test/scopes/scoped-rows.ts'
import { type Call, startTestServer } from '../../../test/servers/test-server.ts'
import { offers } from '../../app.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { validated } from '../http/input.ts'
import { wholeList } from '../lists/list.ts'
import { findViewer } from '../session/viewer.ts'

const everything = scopedAreas.flatMap(({ rows }) => rows)
const reasons = scopedAreas.flatMap(({ unscoped }) => Object.entries(unscoped))
const unscoped: Readonly<Record<string, string>> = Object.fromEntries(reasons)
/** Read from one index otherwise, by the same words. */
const inParts = new Set<ViewData>([
  'View_Data_Multi_Branch',
  'View_Data_Salesman',
  'View_Data_Asc',
  'View_Data_Technician',
])
const hasTotalLater = ({ input }: Endpoint) => input instanceof z.ZodObject && 'total' in input.shape
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const declared = new Set(everything.flatMap(({ asks }) => asks.map(({ endpoint }) => nameOf(endpoint))))
const held: Permission[] = [...permissions, 'File-Customer-View']

/** Nobody's but a stranger's; each row of a test is this one but for a single column. */
const strangers: Owner = {
  dept_code: '799',
  asc_code: '8-ASC-02',
  technician_code: 'STRANGER',
  salesman_code: 'STRANGER',
  created_by: 'STRANGER',
  customer_code: 'C-0',
  shop_code: 'S-0',
}
const viewerCode = (scope: ViewData) => `V-${scope.replace('View_Data_', '').slice(0, 12)}`
const owners: Owner[] = [
  {},
  { dept_code: '705' },
  { dept_code: '713' },
  { asc_code: '8-ASC-01' },
  { technician_code: viewerCode('View_Data_Technician') },
  { salesman_code: viewerCode('View_Data_Salesman') },
  { created_by: viewerCode('View_Data_Salesman') },
  {},
  {},
].map((mine, n) => ({ ...strangers, customer_code: `C-${n}`, shop_code: `S-${n}`, ...mine }))

const lookingAs = (view_data: ViewData): ScopeOfViewer => ({
  view_data,
  usercode: viewerCode(view_data),
  department: '705',
  departmentlist: ['705', '713'],
  asc_code: '8-ASC-01',
  customer_codes: ['C-7'],
  shop_codes: ['S-8'],
})
const asOwner = ({ usercode, department, asc_code }: ScopeOfViewer): Owner => ({
  ...strangers,
  ...{ dept_code: department, asc_code, technician_code: usercode, salesman_code: usercode },
})

/** The scopes under which a table shows some rows and hides others; under the rest it shows nothing, or all. */
const dividing: Record<ViewData, readonly (keyof Owner)[]> = {
  View_Data_All_Branches: [],
  View_Data_Multi_Branch: ['dept_code'],
  View_Data_My_Branch: ['dept_code'],
  View_Data_Asc: ['asc_code'],
  View_Data_Technician: ['technician_code'],
  View_Data_Salesman: ['salesman_code', 'created_by'],
  View_Data_Customer: ['customer_code'],
  View_Data_Keyperson: ['shop_code'],
}

const { db, pool, as, endpoints } = await startTestServer({ keepsSessions: true })
const [place] = await db.select().from(departments)
type Caller = Awaited<ReturnType<typeof as>>

const { rows: tables } = await pool.query<{ name: string }>(
  `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
)
const filled = tables
  .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  .join(' union all ')
/** The roles of those who look stay as they are: their permissions are thousands of rows. */
const ofOthers = `role_code <> all ('{${viewDataScopes.map((scope) => `R-${viewerCode(scope)}`)}}')`
const kept: Readonly<Record<string, string>> = { roles: ofOthers, role_permissions: ofOthers }
/** No rows in any table. Only a few hold some: to truncate all of them, with their indexes, took most of the time of this walk. */
const empty = async () => {
  // With a name, so that hundreds of tables are planned for once.
  const { rows } = await pool.query<{ name: string }>({ name: 'filled', text: filled })
  const deletes = rows.map(({ name }) => `delete from ${name}${name in kept ? ` where ${kept[name]}` : ''};`)
  // Without the triggers that hold references: all that refers goes as well.
  await pool.query(`begin; set local session_replication_role = replica; ${deletes.join(' ')} commit`)
}

/** Three branches and somebody for each scope, in an empty database. Every kind of rows has it for itself. */
const begin = async () => {
  await empty()
  const branches = ['705', '713', '799'].map((dept_code) => ({
    ...place!,
    dept_code,
    dept_name: `Branch ${dept_code}`,
  }))
  await db.insert(departments).values(branches)
  const viewers = new Map<ViewData, Caller>()
  for (const scope of viewDataScopes) {
    const { customer_codes, shop_codes, departmentlist, ...facts } = lookingAs(scope)
    const lists = { customer_codes: [...customer_codes], shop_codes: [...shop_codes] }
    viewers.set(scope, await as(held, { ...facts, ...lists, departmentlist: [...departmentlist] }))
  }
  return viewers
}

describe.each(everything.map((rows): [string, typeof rows] => [rows.name, rows]))('%s', (_name, rows) => {
  const made = new Map<string, Owner>()
  let viewers = new Map<ViewData, Caller>()
  beforeAll(async () => {
    viewers = await begin()
    for (const [n, owner] of owners.entries()) {
      const key = await rows.make(db, owner, n + 1)
      made.set(key, rows.owned?.(owner, key) ?? owner)
    }
    if (rows.holdsPeople) for (const scope of viewDataScopes) made.set(viewerCode(scope), asOwner(lookingAs(scope)))
  })

  describe.each(viewDataScopes)('under %s', (scope) => {
    const looking = lookingAs(scope)
    const seen = (sees = rows.sees ?? seesBy(rows.columns)) =>
      [...made].filter(([, owner]) => sees(looking, owner)).map(([key]) => key)
    const call: Call = (...asked) => viewers.get(scope)!(...asked)

    test('there is something to see and something to hide, or a reason why not', () => {
      const [visible, hidden] = [seen().length, made.size - seen().length]
      if (scope === 'View_Data_All_Branches') return expect([visible > 1, hidden]).toEqual([true, 0])
      const divides = rows.sees || dividing[scope].some((column) => rows.columns.includes(column))
      expect([visible > 0, hidden > 0]).toEqual([Boolean(divides), true])
    })

    test.each(rows.asks.map((context): [string, typeof context] => [nameOf(context.endpoint), context]))(
      '%s',
      async (_name, context) => {
        const own = context.exceptOwn && made.has(looking.usercode) ? [looking.usercode] : []
        const expected = [...new Set([...seen(context.sees), ...own])].sort()
        if ('one' in context) {
          const found: string[] = []
          for (const key of made.keys()) {
            const { code } = await call(context.endpoint, await context.one(key, db))
            expect(code, key).not.toMatch(/^(401|403|406|5..)$/)
            if (code !== '404') found.push(key)
          }
          return expect(found.sort()).toEqual(expected)
        }
        const whole = expected.filter(context.holds ?? (() => true))
        const input = context.input?.([...made.keys()]) ?? {}
        const { code, data, total } = await call(context.endpoint, input)
        const keysOf = (shown: unknown[]) => [...new Set(shown.map((row) => String(context.keyOf(row))))].sort()
        expect(code).toBe('200')
        expect(keysOf(data)).toEqual(whole)
        if (total !== undefined) expect(total).toBe(whole.length)
        // As the pages ask, a list may be read in parts of the scope, such as each branch by itself: together they hold the same.
        if (!inParts.has(scope) || !hasTotalLater(context.endpoint)) return
        expect(keysOf((await call(context.endpoint, { ...input, total: 'later' })).data)).toEqual(whole)
        if (scope !== 'View_Data_Multi_Branch') return
        const inBranches = { ...input, total: 'later', dept_code: ['705', '713', '799'] }
        const narrowed = await call(context.endpoint, inBranches)
        if (narrowed.code === '200') expect(whole).toEqual(expect.arrayContaining(keysOf(narrowed.data)))
      },
    )

    const downloads = [...offers.exports.values()].flatMap((download) => {
      const context = rows.asks.find(({ endpoint }) => nameOf(endpoint) === nameOf(download.list))
      return context ? [[download.module_name, download, context] as const] : []
    })
    for (const [module_name, download, context] of downloads)
      test(`the download of ${module_name}`, async () => {
        const { viewer } = (await findViewer(db, looking.usercode))!
        const list = download.rows({ viewer, input: validated(download.list, {}) })
        const { rows: found } = await db.execute<{ key: string }>(wholeList(list, [sql`${list.key}::text as key`]))
        expect(found.map(({ key }) => key).sort()).toEqual(seen(context.sees).sort())
      })
  })
})

const reads = endpoints.filter((endpoint) => isRead(endpoint) && endpoint.needs !== 'public').map(nameOf)

test.each(reads)('%s is scoped, or says why not', (name) => {
  const where = 'name its rows, or the reason, in apps/server/test/scopes/<area>/area.ts'
  expect(declared.has(name) || Boolean(unscoped[name]), `${name}: ${where}`).toBe(true)
})

test.each([...offers.exports.values()].map(({ module_name, list }) => [module_name, nameOf(list)]))(
  'the download %s is of a list that is scoped, or says why not',
  (_name, list) => expect(declared.has(list) || Boolean(unscoped[list])).toBe(true),
)

test('nothing is said of endpoints that are not there, or twice', () => {
  const served = new Set(endpoints.map(nameOf))
  expect([...declared, ...Object.keys(unscoped)].filter((name) => !served.has(name))).toEqual([])
  expect(Object.keys(unscoped).filter((name) => declared.has(name))).toEqual([])
  expect(reasons).toHaveLength(Object.keys(unscoped).length)
})
