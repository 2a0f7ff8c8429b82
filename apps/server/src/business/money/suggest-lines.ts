import { suggestionsFor } from '@sejuk/domain/money/bank-suggestions'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bankLines as l } from '../../db/tables/money/bank-statements.ts'
import { bankFactsOf } from './bank-facts.ts'

/** So many open lines are judged at once; more are left as they were. */
const most = 25_000
const perWrite = 5_000

type Judged = { amount: number; text: string; line_date: string }

/** What is found of each line, in its order. */
export const judgeLines = async (db: Db, lines: readonly Judged[]) => {
  const facts = await bankFactsOf(db, lines)
  return lines.map(({ amount, text, line_date: date }) => {
    const [suggestion] = suggestionsFor({ amount, text, date }, facts)
    return { sure: suggestion?.sure ?? ('Unknown' as const), suggestion: suggestion ?? null }
  })
}

/** Judges new lines as things are now, in bulk, and writes down what is found. Answers how many are certain. */
export const suggestLines = async (db: Db, which: SQL | undefined) => {
  const lines = await db
    .select({ line_code: l.line_code, amount: l.amount, text: l.text, line_date: sql<string>`${l.line_date}::text` })
    .from(l)
    .where(and(eq(l.state, 'New'), which))
    .orderBy(l.line_date, l.line_code)
    .limit(most)
  if (lines.length === 0) return 0
  const judged = await judgeLines(db, lines)
  const found = judged.map((one, n) => ({ line_code: lines[n]?.line_code, ...one }))
  for (let n = 0; n < found.length; n += perWrite)
    // Their version stays: nobody has changed them.
    await db.execute(sql`update ${l} set sure = x.sure, suggestion = nullif(x.suggestion, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(found.slice(n, n + perWrite))}::jsonb) as x (line_code text, sure text, suggestion jsonb)
      where ${l}.line_code = x.line_code and ${l}.state = 'New'`)
  return found.filter(({ sure }) => sure === 'Certain').length
}

/** After money of a customer was moved: what else is suggested for it, or may be of it, is judged anew. */
export const suggestAgainFor = (db: Db, customer_code: string) =>
  suggestLines(db, sql`suggestion ->> 'customer_code' = ${customer_code}`)
