import type * as contract from '@sejuk/contract/platform/imports'
import type { Problem } from '@sejuk/domain/sheets'
import { importBatches as t } from '../../../db/tables/platform/imports.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { type StoredRow, storeRows } from '../../../platform/import/stored-rows.ts'
import { rowValidator } from '../../../platform/import/validate-rows.ts'
import { specOf, withTitles } from '../../../platform/sheets/read-sheet.ts'
import { readInProcess } from '../../../platform/sheets/reader-process.ts'
import { refuseSheet } from '../../../platform/sheets/refuse-sheet.ts'
import type { Row } from '../../../platform/sheets/sheet-spec.ts'
import { previewOf, requireRights } from './batches.ts'

/**
 * Reads a sheet and keeps its rows with everything that is wrong with them. The file is read before the database is asked for
 * anything, so that no connection is held while a reader works. A file that is no such sheet at all is refused.
 */
export const previewImport = async ({ db, viewer, input, offers }: StepwiseContext<typeof contract.previewImport>) => {
  const sheet = offers.imports.get(input.module_name) ?? refuseChoice('module_name')
  requireRights(viewer, sheet)
  const titled = sheet.titles ? withTitles(sheet, await sheet.titles(db, viewer)) : sheet
  const judge = rowValidator(sheet)
  const keys = Object.keys(sheet.columns)
  const rows: StoredRow[] = []
  const faults: Problem[] = []
  let row_count = 0
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  for await (const said of readInProcess(bytes, specOf(titled))) {
    if ('fault' in said) faults.push(said.fault)
    else if ('end' in said) row_count = said.end
    else if ('rows' in said) {
      rows.push(...said.rows.map((row) => ({ line: row.line, cells: cellsOf(keys, row) })))
      await judge.add(said.rows)
    }
  }
  if (faults.length) refuseSheet(faults, row_count)
  const { problems, bad } = await judge.finish(db, viewer)
  return db.transaction(async (within) => {
    const { module_name } = sheet
    const about = { module_name, file_name: input.file.name, requested_by: viewer.usercode }
    const [batch] = await within
      .insert(t)
      .values({ ...about, row_count, bad_rows: bad.size })
      .returning()
    if (!batch) throw new Error('The import was not kept')
    await storeRows(within, batch.import_batch_code, rows, problems)
    return { data: await previewOf(within, { batch, sheet }) }
  })
}

/** As it was read: a cell that cannot be used is shown as what stands in it. */
const cellsOf = (keys: readonly string[], { cells }: Row) => {
  const texts: Record<string, string> = {}
  cells.forEach((cell, at) => {
    const text = typeof cell === 'string' ? cell : cell?.value
    if (text) texts[keys[at] ?? ''] = text
  })
  return texts
}
