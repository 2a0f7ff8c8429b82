import type { Endpoint } from '@sejuk/contract/endpoint'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { indexesAfterwards } from '../demo/makers/indexes-afterwards.ts'
import { type Statement, statementsOf } from './asked-statements.ts'
import { startTestServer } from './servers/test-server.ts'

/** How many rows a large table has. */
export const large = 30_000
/** Sorting so many is felt by nobody. */
const mostSorted = 1000

type Plan = { 'Node Type': string; 'Plan Rows': number; 'Relation Name'?: string; Plans?: Plan[] }
type Person = Parameters<Awaited<ReturnType<typeof startTestServer>>['as']>[1]

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** `from` of a statement that fills a large table, and a time for its row `n`: the first is the newest. */
export const ofNumber = `from generate_series(1, ${large}) n`
export const newest = `timestamptz '2026-11-15' - n * interval '3 minutes'`

/** A list in its default view: the column of its order, and what else is asked. */
export type PlannedList = [name: string, endpoint: Endpoint, sort: string, asked?: object]

/** Reads how the database finds the pages of lists. `facts` say who has a scope, beside their code: `P-S0` for the first scope. */
export const readPlans = async (facts: Partial<Record<ViewData, Person>>) => {
  const { pool, as } = await startTestServer({ keepsSessions: true })
  // Before any row that may belong to them.
  const callers = new Map(
    await Promise.all(
      viewDataScopes.map(
        async (view_data, n) =>
          [view_data, await as(undefined, { view_data, usercode: `P-S${n}`, ...facts[view_data] })] as const,
      ),
    ),
  )
  /** Large tables. */
  const filled = new Set<string>()

  /** Sorts of many rows, and large tables read from end to end. */
  const faultsOf = async ({ text, values }: Statement) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    return nodes.flatMap((node) => {
      const below = Math.max(0, ...(node.Plans ?? []).map((one) => one['Plan Rows']))
      if (node['Node Type'].includes('Sort') && below > mostSorted) return [`sorts ${below} rows`]
      const table = node['Relation Name'] ?? ''
      if (node['Node Type'] === 'Seq Scan' && filled.has(table)) return [`reads all of ${table}`]
      return []
    })
  }

  /** Without the time limit of a request, and without looking up what each row refers to: it is there. */
  const unhurried = async (work: (client: pg.ClientBase) => Promise<unknown>) => {
    const client = await pool.connect()
    try {
      await client.query(`set statement_timeout = 0; set session_replication_role = 'replica'`)
      await work(client)
    } finally {
      // Its settings end with it.
      client.release(true)
    }
  }

  const fill = async (table: string, rows: string) => {
    filled.add(table)
    await unhurried(async (client) => {
      await client.query('begin')
      await indexesAfterwards(client, [table], async () => void (await client.query(`insert into ${table} ${rows}`)))
      await client.query('commit')
    })
  }

  return {
    pool,
    /** Fills a large table: what follows `insert into`. */
    fill,
    /** Once all are filled; `besides` are tables that the database filled by itself. */
    analyze: (...besides: string[]) => {
      for (const table of besides) filled.add(table)
      return unhurried((client) => client.query(`vacuum analyze ${[...filled]}`))
    },
    /** Tests each list under each scope, in both directions and on a later page. What is the same for everybody is asked under one. */
    testLists: (lists: readonly PlannedList[], scopes: readonly ViewData[] = viewDataScopes) => {
      describe.each(lists)('the list of %s', (_, endpoint, sort, asked = {}) => {
        test.each(scopes)('is read in its order under %s', async (view_data) => {
          const caller = callers.get(view_data)
          const statements: Statement[] = []
          const ways = [{ sort }, { sort: `-${sort}` }, { sort: `-${sort}`, page: 10 }]
          for (const way of ways)
            statements.push(
              ...(await statementsOf(pool, async () => caller?.(endpoint, { ...asked, total: 'later', ...way }))),
            )
          expect(statements.some(({ text }) => [...filled].some((table) => text.includes(table)))).toBe(true)
          for (const statement of statements) expect(await faultsOf(statement), statement.text).toEqual([])
        })
      })
    },
  }
}
