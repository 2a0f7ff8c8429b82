import { type Endpoint, endpoint as endpointOf } from '@sejuk/contract/endpoint'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { importAll } from '../../../test/source-files.ts'
import { users } from '../../db/tables/platform/users.ts'

const { db, endpoints, as, nobody } = await startTestServer({ keepsSessions: true })
const everybody = await as()
const withoutPermission = await as([])
const named = endpoints.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint])
const guarded = named.filter(([, { needs }]) => needs !== 'public')
const permitted = guarded.filter(([, { needs }]) => needs !== 'signed-in' && needs !== 'staff')

const modules = await importAll('packages/contract/src/*/*.ts')
const endpointKeys = Object.keys(endpointOf('GET /api/x', { needs: 'public', input: z.null(), data: z.null() }))
const isEndpoint = (it: unknown): it is Endpoint =>
  typeof it === 'object' && it !== null && endpointKeys.every((key) => key in it)
/** An endpoint, or a table of them by the names of actions. */
const endpointsIn = (it: unknown): Endpoint[] =>
  isEndpoint(it) ? [it] : Object.values(isTable(it) ? it : {}).filter(isEndpoint)
const isTable = (it: unknown): it is object => typeof it === 'object' && it !== null

test('every endpoint of the contract is served, once, and nothing else is', () => {
  const agreed = modules.flatMap((module) => Object.values(module).flatMap(endpointsIn))
  const names = new Set(agreed.map(({ method, path }) => `${method} ${path}`))
  expect(named.map(([name]) => name).toSorted()).toEqual([...names].toSorted())
})

test.each(guarded)('%s: nobody gets a 401', async (_name, endpoint) => {
  expect(await nobody(endpoint)).toMatchObject({ code: '401', status: 'NotLoggedIn', data: null })
})

test.each(permitted)('%s: without its permission a 403', async (_name, endpoint) => {
  expect(await withoutPermission(endpoint)).toMatchObject({
    code: '403',
    status: 'NoPermission',
    message: 'No Permission',
  })
})

// Days and months before the first year, which a calendar writes and no database counts with.
const dayZero = ['from', 'to', 'date', 'day', 'visit_date', 'work_date', 'plan_date', 'valid_from', 'valid_to']
const monthZero = ['month', 'period']
const garbage = [
  {
    ...Object.fromEntries(dayZero.map((name) => [name, '0000-01-01'])),
    ...Object.fromEntries(monthZero.map((name) => [name, '0000-01'])),
  },
  { page: 'x', limit: -5, sort: "'; drop table users; --", cursor: '%%%' },
  { page: Number.POSITIVE_INFINITY, limit: {}, sort: [], search: 'x'.repeat(3000) },
  { id: '\0', code: null, codes: 'x', address_codes: [{}], row_version: 'NaN', file: 'text', dept_code: { a: 1 } },
  {
    page: 3,
    cursor: Buffer.from('["a","after","b","c"]').toString('base64url'),
    search: "%_\\'",
    dept_code: ['\u{1F600}', '999'],
  },
  {},
]
const harmless = ['200', '302', '400', '404', '406', '409', '415']
// Some calls are for people who visit customers, which is no permission but a mark of the person.
const visitor = async () => {
  const person = await as()
  await db.update(users).set({ allow_visit_customer: true }).where(eq(users.usercode, person.usercode))
  return person
}
let somebody = await visitor()
test.each(named)('%s: garbage is refused or harmless, never a fault', async (_name, endpoint) => {
  for (const input of garbage) {
    let { code } = await somebody(endpoint, input)
    // One of those before may have signed the person out.
    if (code === '401') {
      somebody = await visitor()
      code = (await somebody(endpoint, input)).code
    }
    expect(endpoint.needs === 'public' ? [...harmless, '401'] : harmless, JSON.stringify(input)).toContain(code)
  }
})

const listing = named.filter(([, { input }]) => 'limit' in ((input as { shape?: object }).shape ?? {}))
test('there are lists among them', () => expect(listing.length).toBeGreaterThan(0))
test.each(listing)('%s: garbage in page, limit and sort is a 406', async (_name, endpoint) => {
  for (const input of [{ page: 'x' }, { page: '0' }, { limit: '1000' }, { limit: '-1' }, { sort: 'no_such_column' }])
    expect(await everybody(endpoint, input)).toMatchObject({ code: '406', errors: expect.any(Object) })
})
