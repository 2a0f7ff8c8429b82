import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { importRows as t } from '../../db/tables/platform/imports.ts'
import type { Problems } from './validate-rows.ts'

/** The batch size: statements stay short, and other requests are served in between. */
const batch = 500

function* batches<T>(all: readonly T[]) {
  for (let n = 0; n < all.length; n += batch) yield all.slice(n, n + batch)
}

/** A row as it was read, by column. */
export type StoredRow = { line: number; cells: Record<string, string> }

export const storeRows = async (
  db: Db,
  code: string,
  rows: readonly StoredRow[],
  problems: ReadonlyMap<number, Problems>,
) => {
  for (const some of batches(rows)) {
    const told = some.map(({ line, cells }) => ({ line, cells, problems: problems.get(line) }))
    await db.execute(sql`insert into ${t} (import_batch_code, line, cells, problems)
      select ${code}, line, cells, problems from jsonb_to_recordset(${JSON.stringify(told)})
        as row (line int, cells jsonb, problems jsonb)`)
  }
}

/** What has changed of the judgement is written down again. */
export const storeProblems = async (
  db: Db,
  code: string,
  changed: readonly { line: number; problems?: Problems }[],
) => {
  for (const some of batches(changed))
    await db.execute(sql`update ${t} set problems = row.problems
      from jsonb_to_recordset(${JSON.stringify(some)}) as row (line int, problems jsonb)
      where ${t.import_batch_code} = ${code} and ${t.line} = row.line`)
}

export const storeCodes = (db: Db, code: string, made: readonly { line: number; entity_code: string }[]) =>
  db.execute(sql`update ${t} set entity_code = row.entity_code
    from jsonb_to_recordset(${JSON.stringify(made)}) as row (line int, entity_code text)
    where ${t.import_batch_code} = ${code} and ${t.line} = row.line`)

type Stored = typeof t.$inferSelect

/** All rows of a batch in their order, some at a time. */
export async function* storedRows(db: Db, code: string): AsyncGenerator<Stored[]> {
  let last = -1
  for (;;) {
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.import_batch_code, code), gt(t.line, last)))
      .orderBy(asc(t.line))
      .limit(batch)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.line ?? last
  }
}
