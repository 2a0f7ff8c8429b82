import type { Endpoint } from '@sejuk/contract/endpoint'
import { isRead } from '@sejuk/contract/methods'
import type pg from 'pg'
import { z } from 'zod'
import type { Call } from './servers/test-server.ts'

type Shape = {
  type?: string
  enum?: unknown[]
  items?: Shape
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
}

const shapeOf = ({ input }: Endpoint) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape

/** What a field may hold, where the database knows nothing of its name. */
const plausible: Record<string, unknown> = { string: 'a', number: 1, integer: 1, boolean: true, object: {} }

/** The first value that a column of this name holds in any table. */
const valuesByName = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{
    name: string
    tables: string[]
  }>(`select column_name as name, array_agg(table_name::text) as tables
    from information_schema.columns where table_schema = 'public' and data_type in ('text', 'date') and column_name like any ('{%code,%date,%_number,period}')
    group by 1`)
  const found = new Map<string, string>()
  for (const { name, tables } of rows)
    for (const table of tables) {
      const { rows: some } = await pool.query<{ value: string }>(
        `select ${name}::text as value from ${table} where ${name}::text <> '' limit 1`,
      )
      if (!some[0]) continue
      found.set(name, some[0].value)
      break
    }
  return found
}

const sample = (name: string, shape: Shape, values: ReadonlyMap<string, string>): unknown => {
  if (shape.enum) return shape.enum[0]
  const [first] = shape.anyOf ?? []
  if (first) return sample(name, first, values)
  if (shape.type === 'array') return [sample(name, shape.items ?? {}, values)]
  if (shape.type === 'string' || !shape.type) {
    if (/month|period/.test(name)) return '2026-11'
    if (/date|day|from|to$/.test(name)) return values.get(name)?.slice(0, 10) ?? '2026-11-14'
    return values.get(name) ?? plausible.string
  }
  return plausible[shape.type]
}

const withFields = ({ properties = {} }: Shape, names: readonly string[], values: ReadonlyMap<string, string>) =>
  Object.fromEntries(names.map((name) => [name, sample(name, properties[name] ?? {}, values)]))

/** One row of what a list shows, by the names of its fields: what its detail asks for. */
const rowOf = async (call: Call, list: Endpoint | undefined) => {
  if (!list) return {}
  const { data } = await call(list, {})
  return Array.isArray(data) && data[0] && typeof data[0] === 'object' ? (data[0] as Record<string, unknown>) : {}
}

/** Every read is called bare, with what it must be told and with all that it may be told; what came out as a fault. */
export const faultsOfReads = async (pool: pg.Pool, endpoints: readonly Endpoint[], call: Call) => {
  const values = await valuesByName(pool)
  const reads = endpoints.filter((endpoint) => isRead(endpoint) && endpoint.needs !== 'public')
  const faults: string[] = []
  let answered = 0
  for (const endpoint of reads) {
    const shape = shapeOf(endpoint)
    const above = endpoint.path.replace(/\/[^/]+$/, '')
    const row = await rowOf(
      call,
      reads.find(({ path, method }) => path === above && method === 'GET'),
    )
    const keys = Object.entries(row).find(([name, value]) => /code|number/.test(name) && typeof value === 'string')
    const known = new Map(values)
    for (const [name, value] of Object.entries(row)) if (typeof value === 'string' && value) known.set(name, value)
    if (keys) known.set('code', String(keys[1]))
    const names = Object.keys(shape.properties ?? {})
    const ways = [[], shape.required ?? [], names]
    const inputs = ways
      .filter((way, n) => n === 0 || way.length > (ways[n - 1]?.length ?? 0))
      .map((way) => withFields(shape, way, known))
    const codes: string[] = []
    for (const input of inputs) {
      const { code, message } = await call(endpoint, input)
      codes.push(code)
      if (/^5/.test(code)) faults.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}: ${message}`)
    }
    if (codes.some((code) => code === '200')) answered += 1
  }
  return { faults, answered, asked: reads.length }
}
