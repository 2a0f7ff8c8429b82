import type * as contract from '@sejuk/contract/platform/imports'
import { because } from '@sejuk/domain/messages'
import { batchAt, importActions } from '@sejuk/domain/platform/imports'
import { gate } from '@sejuk/domain/workflow'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { importRows as rows } from '../../../db/tables/platform/imports.ts'
import { enforce, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { type Owned, ownBatch, previewOf } from './batches.ts'
import { revalidate } from './revalidate.ts'

type Fix = { line: number; column: string; value: string }

export const mendImport = async (context: RequestContext<typeof contract.mendImport>) => {
  const { db, viewer, input } = context
  const owned = await ownBatch(context, input.import_batch_code, { isLocked: true })
  enforce(gate(importActions.mend, batchAt(owned.batch, new Date().toISOString()), viewer.permission))
  await writeFixes(db, owned, input.fixes)
  await leaveOut(db, owned, input.skip, true)
  await leaveOut(db, owned, input.take, false)
  const { bad, skipped } = await revalidate(db, viewer, owned)
  const batch = { ...owned.batch, bad_rows: bad.size, skipped: skipped.size }
  return { data: await previewOf(db, { ...owned, batch }) }
}

/** The last word on a cell counts. An emptied cell is no cell. */
export const writeFixes = async (db: Db, { batch, sheet }: Owned, fixes: readonly Fix[]) => {
  const unknown = fixes.find(({ column }) => !(column in sheet.columns))
  if (unknown) refuseField('fixes', because('column-missing', { name: unknown.column }))
  const byLine = new Map<number, Record<string, string | null>>()
  for (const { line, column, value } of fixes) {
    const cells = byLine.get(line) ?? {}
    cells[column] = value.trim() === '' ? null : value
    byLine.set(line, cells)
  }
  if (byLine.size === 0) return
  const told = JSON.stringify([...byLine].map(([line, cells]) => ({ line, cells })))
  await db.execute(sql`update ${rows} set cells = jsonb_strip_nulls(${rows.cells} || fix.cells)
    from jsonb_to_recordset(${told}) as fix (line int, cells jsonb)
    where ${rows.import_batch_code} = ${batch.import_batch_code} and ${rows.line} = fix.line`)
}

export const leaveOut = async (db: Db, { batch }: Owned, lines: readonly number[], is_skipped: boolean) => {
  if (lines.length === 0) return
  await db.execute(sql`update ${rows} set is_skipped = ${is_skipped}
    where ${rows.import_batch_code} = ${batch.import_batch_code} and ${rows.line} = any(${sql.param([...lines])}::int[])`)
}
