import { listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'

const { db, pool, as } = await startTestServer()
const large = 30_000
/** Sorting so many is felt by nobody. */
const mostSorted = 1000

type Plan = { 'Node Type': string; 'Plan Rows': number; 'Relation Name'?: string; Plans?: Plan[] }
type Statement = { text: string; values: unknown[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What a call asks of the database. */
const statementsOf = async (call: () => Promise<unknown>) => {
  const asked: Statement[] = []
  const query = pool.query.bind(pool) as (...told: unknown[]) => unknown
  const spy = vi.spyOn(pool, 'query').mockImplementation(((told: pg.QueryConfig, values?: unknown[]) => {
    asked.push({ text: told.text ?? String(told), values: values ?? told.values ?? [] })
    return query(told, values)
  }) as never)
  await call()
  spy.mockRestore()
  return asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
}

/** Sorts of many rows, and large tables read from end to end. */
const faultsOf = async ({ text, values }: Statement) => {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  return nodes.flatMap((node) => {
    const below = Math.max(0, ...(node.Plans ?? []).map((one) => one['Plan Rows']))
    if (node['Node Type'].includes('Sort') && below > mostSorted) return [`sorts ${below} rows`]
    if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'official_addresses')
      return ['reads all addresses']
    return []
  })
}

/** Somebody with the scope, who sees a fiftieth of the customers, or some of them. */
const facts: Partial<Record<ViewData, object>> = {
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Customer: { customer_codes: ['P-00001', 'P-00002'] },
}

beforeAll(async () => {
  await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, salesman_code, created_by)
    select 'P-' || lpad(n::text, 5, '0'), 'Toko ' || n, d.codes[1 + n % array_length(d.codes, 1)], 'P-S' || n % 100, 'P-S' || n % 90
    from generate_series(1, ${large / 10}::int) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`)
  await db.execute(sql`insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name,
      detail_address, receiver_name, receiver_phone, created_by, create_user_name, created_date)
    select 'P-' || lpad((1 + n % ${large / 10}::int)::text, 5, '0'), 'Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago', 'Jl. Dago No. ' || n, 'Budi',
      '0812', 'U', 'U', timestamptz '2026-11-15' - n * interval '3 minutes' from generate_series(1, ${large}::int) n`)
  await db.execute(sql`vacuum analyze customers, official_addresses`)
}, 120_000)

test.each(viewDataScopes)('the list of addresses is read in its order under %s', async (view_data) => {
  const caller = await as(['Sales-Order-Search-Official-Address'], {
    view_data,
    usercode: `P-S${viewDataScopes.indexOf(view_data)}`,
    ...facts[view_data],
  })
  const statements = [
    ...(await statementsOf(() => caller(listOfficialAddresses, { total: 'later' }))),
    ...(await statementsOf(() => caller(listOfficialAddresses, { total: 'later', sort: 'created_date' }))),
  ]
  expect(statements.some(({ text }) => text.includes('official_addresses'))).toBe(true)
  for (const statement of statements) expect(await faultsOf(statement), statement.text).toEqual([])
})
