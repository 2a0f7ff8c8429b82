import type * as contract from '@sejuk/contract/platform/imports'
import { batchAt, importActions } from '@sejuk/domain/platform/imports'
import { gate } from '@sejuk/domain/workflow'
import { eq, sql } from 'drizzle-orm'
import { importBatches as t } from '../../../db/tables/platform/imports.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { storedRows } from '../../../platform/import/stored-rows.ts'
import { ownBatch } from './batches.ts'

/** Every record of it, or none: one that somebody has worked with since keeps them all. */
export const rollBackImport = async (context: RequestContext<typeof contract.rollBackImport>) => {
  const { db, viewer, actor, input } = context
  const { batch, sheet } = await ownBatch(context, input.import_batch_code, { isLocked: true })
  enforce(gate(importActions.rollBack, batchAt(batch, new Date().toISOString()), viewer.permission))
  const codes: string[] = []
  for await (const rows of storedRows(db, batch.import_batch_code))
    codes.push(...rows.flatMap(({ entity_code }) => entity_code ?? []))
  await sheet.undo(db, { viewer, actor }, codes)
  await db
    .update(t)
    .set({ status: 'RolledBack', rolled_back_date: sql`now()` })
    .where(eq(t.import_batch_code, batch.import_batch_code))
  return { data: null }
}
