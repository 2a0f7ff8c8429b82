import type * as contract from '@sejuk/contract/platform/imports'
import { and, eq, getTableColumns, isNotNull, not, sql } from 'drizzle-orm'
import { urlOf } from '../../../db/database.ts'
import { importRows as rows, importBatches as t } from '../../../db/tables/platform/imports.ts'
import { titlesOf } from '../../../platform/export/titles.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { annotate } from '../../../platform/import/annotate.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { specOf } from '../../../platform/sheets/read-sheet.ts'
import { writeTemplate } from '../../../platform/sheets/write-template.ts'
import { ownBatch, previewOf, requireRights } from './batches.ts'

export const getImport = async (context: RequestContext<typeof contract.getImport>) => ({
  data: await previewOf(context.db, await ownBatch(context, context.input.import_batch_code)),
})

const which = {
  bad: and(isNotNull(rows.problems), not(rows.is_skipped)),
  skipped: eq(rows.is_skipped, true),
  all: undefined,
}

export const listImportRows = async (context: RequestContext<typeof contract.listImportRows>) => {
  const { db, input } = context
  const { batch } = await ownBatch(context, input.import_batch_code)
  return listPage(db, {
    input,
    // A line's number is its own only within the batch.
    source: sql`(select * from ${rows} where ${eq(rows.import_batch_code, batch.import_batch_code)}) as import_rows`,
    where: which[input.only],
    key: rows.line,
    sorts: { line: rows.line },
    sort: 'line',
    fields: {
      line: rows.line,
      cells: rows.cells,
      problems: sql<Record<string, string>>`coalesce(${rows.problems}, '{}')`,
      is_skipped: rows.is_skipped,
    },
  })
}

const { requested_by: _, ...fields } = getTableColumns(t)

export const listImports = async ({ db, viewer, input, offers }: RequestContext<typeof contract.listImports>) => {
  const found = await listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      eq(t.requested_by, viewer.usercode),
      input.status ? eq(t.status, input.status) : undefined,
      input.module_name ? eq(t.module_name, input.module_name) : undefined,
    ),
    key: t.import_batch_code,
    sorts: { created_date: t.created_date },
    sort: '-created_date',
    fields,
  })
  const titles = await titlesOf(
    db,
    found.data.map(({ module_name }) => module_name),
    offers.imports,
  )
  return { ...found, data: found.data.map((row) => ({ ...row, ...titles(row.module_name) })) }
}

export const importTemplate = async ({ viewer, input, offers }: RequestContext<typeof contract.importTemplate>) => {
  const sheet = offers.imports.get(input.module_name) ?? refuseChoice('module_name')
  requireRights(viewer, sheet)
  const needed = specOf(sheet).columns
  const columns = Object.fromEntries(
    Object.entries(sheet.columns).map(([key, column]) => [key, { ...column, isRequired: needed[key]?.isRequired }]),
  )
  return { data: await writeTemplate(`${input.module_name}-template.xlsx`, { ...sheet, columns }) }
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const annotateImport = async (context: StepwiseContext<typeof contract.annotateImport>) => {
  const { db, input } = context
  const { batch, sheet } = await ownBatch(context, input.import_batch_code)
  const bytes = await annotate(urlOf(db), sheet, batch.import_batch_code, input.language)
  return { data: { name: `${batch.file_name.replace(/\.\w+$/, '')}-annotated.xlsx`, type: xlsx, bytes } }
}
