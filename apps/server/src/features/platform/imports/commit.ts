import type * as contract from '@sejuk/contract/platform/imports'
import { addressTo } from '@sejuk/domain/pages'
import { batchAt, importActions, nothingToImport } from '@sejuk/domain/platform/imports'
import type { Line } from '@sejuk/domain/sheets'
import { gate } from '@sejuk/domain/workflow'
import { eq, sql } from 'drizzle-orm'
import { importBatches as t } from '../../../db/tables/platform/imports.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { storeCodes } from '../../../platform/import/stored-rows.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { refuseSheet } from '../../../platform/sheets/refuse-sheet.ts'
import { type Owned, ownBatch } from './batches.ts'
import { leaveOut, writeFixes } from './fix-rows.ts'
import { revalidate } from './revalidate.ts'

/** So many lines are written at once. */
const batchSize = 500

/** All rows that are not left out, or none: what was right at the preview is judged again in the transaction that writes it. */
export const commitImport = async (context: RequestContext<typeof contract.commitImport>) => {
  const { db, viewer, input } = context
  const owned = await ownBatch(context, input.import_batch_code, { isLocked: true })
  enforce(gate(importActions.commit, batchAt(owned.batch, new Date().toISOString()), viewer.permission))
  await writeFixes(db, owned, input.fixes)
  if (input.skip !== 'bad') await leaveOut(db, owned, input.skip, true)
  const { found, lines, bad, skipped } = await revalidate(db, viewer, owned)
  if (bad.size && input.skip !== 'bad')
    refuseSheet(
      found.filter(({ line }) => bad.has(line)),
      owned.batch.row_count,
    )
  if (lines.length === 0) refuse('conflict', { message: nothingToImport })
  await leaveOut(db, owned, [...bad], true)
  await writeLines(context, owned, lines)
  return finish(context, owned, lines.length, skipped.size + bad.size)
}

const writeLines = async (
  { db, viewer, actor }: RequestContext<typeof contract.commitImport>,
  { batch, sheet }: Owned,
  lines: readonly Line<Record<string, unknown>>[],
) => {
  for (let n = 0; n < lines.length; n += batchSize) {
    const some = lines.slice(n, n + batchSize)
    const codes = await sheet.write(db, { viewer, actor }, some)
    const made = some.map(({ line }, at) => ({ line, entity_code: codes[at] ?? '' }))
    await storeCodes(db, batch.import_batch_code, made)
  }
}

const finish = async (
  { db, jobs, config, viewer }: RequestContext<typeof contract.commitImport>,
  { batch, sheet }: Owned,
  added: number,
  skipped: number,
) => {
  const { import_batch_code, file_name } = batch
  await db
    .update(t)
    .set({ status: 'Committed', added, skipped, bad_rows: 0, committed_date: sql`now()` })
    .where(eq(t.import_batch_code, import_batch_code))
  await notify(
    { db, jobs, config },
    {
      to: [viewer.usercode],
      event: 'import-finished',
      variables: { file_name, added, problems: skipped },
      url: addressTo(sheet.page),
      about: { entity: 'import', entity_code: import_batch_code },
    },
  )
  return { data: { added, skipped } }
}
