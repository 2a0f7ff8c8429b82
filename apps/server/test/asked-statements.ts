import type pg from 'pg'
import { vi } from 'vitest'

export type Statement = { text: string; values: unknown[] }

/** What a call reads from the database. */
export const statementsOf = async (pool: pg.Pool, call: () => Promise<unknown>) => {
  const asked: Statement[] = []
  const query: (...told: unknown[]) => void = pool.query.bind(pool)
  const spy = vi.spyOn(pool, 'query').mockImplementation((...told: unknown[]) => {
    const [first, values] = told as [string | Partial<Statement>, unknown[] | undefined]
    const { text = '', values: own = [] } = typeof first === 'string' ? { text: first } : first
    asked.push({ text, values: values ?? own })
    return query(...told)
  })
  await call()
  spy.mockRestore()
  return asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
}
