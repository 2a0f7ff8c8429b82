import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { importBatches as t } from '../../../db/tables/platform/imports.ts'
import { type KeptRow, rowJudge } from '../../../platform/import/judge-rows.ts'
import { keepProblems, storedRows } from '../../../platform/import/kept-rows.ts'
import type { Owned } from './batches.ts'

/** Everything judged once more, as it stands now in the sheet and in the database. */
export const rejudge = async (db: Db, viewer: Viewer, { batch, sheet }: Owned) => {
  const code = batch.import_batch_code
  const keys = Object.keys(sheet.columns)
  const judge = rowJudge(sheet)
  const before = new Map<number, string>()
  const skipped = new Set<number>()
  for await (const rows of storedRows(db, code)) {
    for (const { line, problems, is_skipped } of rows) {
      if (problems) before.set(line, JSON.stringify(problems))
      if (is_skipped) skipped.add(line)
    }
    await judge.add(rows.map(({ line, cells }) => ({ line, cells: keys.map((key) => cells[key] ?? null) })))
  }
  const { rows, lines, bad } = await judge.finish(db, viewer, (line) => skipped.has(line))
  const hasChanged = ({ line, problems }: KeptRow) =>
    before.get(line) !== (problems ? JSON.stringify(problems) : undefined)
  await keepProblems(db, code, rows.filter(hasChanged))
  await db.update(t).set({ bad_rows: bad.size, skipped: skipped.size }).where(eq(t.import_batch_code, code))
  return { rows, lines, bad, skipped }
}
