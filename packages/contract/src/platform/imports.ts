import { because } from '@sejuk/domain/messages'
import type { Needs } from '@sejuk/domain/permissions'
import { importStatuses, mostFixes } from '@sejuk/domain/platform/imports'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, fileAnswer, instant, sheetUpload, texts } from '../fields.ts'
import { listInput } from '../lists.ts'

/** A sheet that can be looked at before it is taken: the name it is known by, and what one needs. */
export type Sheet = { module_name: string; needs: Needs }
export const sheetOf = (module_name: string, needs: Needs): Sheet => ({ module_name, needs })

export const importBatch = z.object({
  ...texts('import_batch_code', 'module_name', 'title_default', 'title_local', 'file_name'),
  status: z.enum(importStatuses),
  row_count: z.number(),
  /** Wrong and not skipped. */
  bad_rows: z.number(),
  added: z.number().nullable(),
  skipped: z.number().nullable(),
  created_date: instant,
  committed_date: instant.nullable(),
  rolled_back_date: instant.nullable(),
})
export type ImportBatch = z.output<typeof importBatch>

/** With the columns of its sheet, as they are titled in both languages. */
export const importPreview = importBatch.extend({
  columns: z.array(z.object(texts('key', 'title_default', 'title_local'))),
})
export type ImportPreview = z.output<typeof importPreview>

export const previewImport = endpoint('POST /api/common-import/preview', {
  needs: 'signed-in',
  input: sheetUpload.extend({ module_name: code }),
  data: importPreview,
  says: because('nothing-saved-yet'),
})

/** An empty sheet to fill in, with a guide beside it. */
export const importTemplate = endpoint('GET /api/common-import/template', {
  needs: 'signed-in',
  input: z.object({ module_name: code }),
  data: fileAnswer,
})

const ofBatch = z.object({ import_batch_code: code })

export const getImport = endpoint('GET /api/common-import/detail', {
  needs: 'signed-in',
  input: ofBatch,
  data: importPreview,
})

export const importRow = z.object({
  line: z.number(),
  cells: z.record(z.string(), z.string()),
  /** What is wrong, by column. */
  problems: z.record(z.string(), z.string()),
  is_skipped: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

export const listImportRows = endpoint('GET /api/common-import/rows', {
  needs: 'signed-in',
  input: listInput(['line']).extend({
    import_batch_code: code,
    /** Wrong and not skipped, wrong or skipped, or all of them. */
    only: z.enum(['bad', 'skipped', 'all']).default('all'),
  }),
  data: z.array(importRow),
})

const line = z.number().int().min(1).max(10_000_000)
const fix = z.object({ line, column: z.string().max(100), value: z.string().max(5000) })
const lines = z.array(line).max(mostFixes).default([])

/** Cells written anew, rows left out or taken in again; then everything is judged once more. */
export const mendImport = endpoint('POST /api/common-import/mend', {
  needs: 'signed-in',
  input: ofBatch.extend({ fixes: z.array(fix).max(mostFixes).default([]), skip: lines, take: lines }),
  data: importPreview,
  says: because('checked-again'),
})

/** All rows that are not skipped, or none. `skip` 'bad' leaves out whatever is still wrong. */
export const commitImport = endpoint('POST /api/common-import/commit', {
  needs: 'signed-in',
  input: ofBatch.extend({
    fixes: z.array(fix).max(mostFixes).default([]),
    skip: z.union([z.literal('bad'), lines]).default([]),
  }),
  data: z.object({ added: z.number(), skipped: z.number() }),
  says: because('file-imported-successfully'),
})

/** The rows as they were sent, each wrong cell marked, and what is wrong beside them. */
export const annotateImport = endpoint('GET /api/common-import/annotated', {
  needs: 'signed-in',
  input: ofBatch.extend({ language: z.enum(languages).default('default') }),
  data: fileAnswer,
})

export const rollBackImport = endpoint('POST /api/common-import/roll-back', {
  needs: 'signed-in',
  input: ofBatch,
  data: nothing,
  says: because('import-taken-back'),
})

/** One's own, the newest first. */
export const listImports = endpoint('GET /api/common-import/list', {
  needs: 'signed-in',
  input: listInput(['created_date']).extend({
    status: z.enum(importStatuses).optional(),
    module_name: z.string().max(100).optional(),
  }),
  data: z.array(importBatch),
})
