import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { importBatches as t } from '../../../db/tables/platform/imports.ts'
import { storedRows, storeProblems } from '../../../platform/import/stored-rows.ts'
import { rowValidator } from '../../../platform/import/validate-rows.ts'
import type { Owned } from './batches.ts'

/** Everything judged once more, as it stands now in the sheet and in the database. */
export const revalidate = async (db: Db, viewer: Viewer, { batch, sheet }: Owned) => {
  const code = batch.import_batch_code
  const keys = Object.keys(sheet.columns)
  const judge = rowValidator(sheet)
  const before = new Map<number, string>()
  const skipped = new Set<number>()
  for await (const rows of storedRows(db, code)) {
    for (const { line, problems, is_skipped } of rows) {
      if (problems) before.set(line, JSON.stringify(problems))
      if (is_skipped) skipped.add(line)
    }
    await judge.add(rows.map(({ line, cells }) => ({ line, cells: keys.map((key) => cells[key] ?? null) })))
  }
  const judged = await judge.finish(db, viewer, (line) => skipped.has(line))
  const { problems, bad } = judged
  const print = (line: number) => (problems.has(line) ? JSON.stringify(problems.get(line)) : undefined)
  const concerned = new Set([...before.keys(), ...problems.keys()])
  const changed = [...concerned].filter((line) => before.get(line) !== print(line))
  await storeProblems(
    db,
    code,
    changed.map((line) => ({ line, problems: problems.get(line) })),
  )
  await db.update(t).set({ bad_rows: bad.size, skipped: skipped.size }).where(eq(t.import_batch_code, code))
  return { ...judged, skipped }
}
