import type pg from 'pg'

/** Document numbers of one kind, each branch and month counted for itself, as the number function goes on. */
export const numbered = (prefix: string) => {
  const counters = new Map<string, number>()
  return {
    next: (dept_code: string, day: string) => {
      const key = `${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
      const last = (counters.get(key) ?? 0) + 1
      counters.set(key, last)
      return `${prefix}-${key}-${String(last).padStart(5, '0')}`
    },
    save: (client: pg.ClientBase) =>
      client.query(
        `insert into document_counters (prefix, dept_code, month, last)
         select $3, split_part(key, '-', 1), split_part(key, '-', 2), last from unnest($1::text[], $2::int[]) as t (key, last)`,
        [[...counters.keys()], [...counters.values()], prefix],
      ),
  }
}
