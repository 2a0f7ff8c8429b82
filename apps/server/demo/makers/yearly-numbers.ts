import type pg from 'pg'

/** Numbers by branch and year, going on where earlier parts of the demo ended. */
export const yearlyNumbers = async (client: pg.ClientBase, prefix: string) => {
  const { rows } = await client.query<{ dept_code: string; month: string; last: number }>(
    'select dept_code, month, last from document_counters where prefix = $1 and length(month) = 2',
    [prefix],
  )
  const counters = new Map(rows.map(({ dept_code, month, last }) => [`${dept_code}-${month}`, last]))
  return {
    next: (dept_code: string, day: string) => {
      const key = `${dept_code}-${day.slice(2, 4)}`
      const last = (counters.get(key) ?? 0) + 1
      counters.set(key, last)
      return `${prefix}-${key}-${String(last).padStart(5, '0')}`
    },
    keep: () =>
      client.query(
        `insert into document_counters (prefix, dept_code, month, last)
         select $3, split_part(key, '-', 1), split_part(key, '-', 2), last from unnest($1::text[], $2::int[]) as t (key, last)
         on conflict (prefix, dept_code, month) do update set last = excluded.last`,
        [[...counters.keys()], [...counters.values()], prefix],
      ),
  }
}
