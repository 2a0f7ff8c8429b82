import {
  itemToolRun,
  itemTools,
  mostToolItems,
  toolOutcomes,
  toolRunStatuses,
} from '@sejuk/domain/catalogue/item-tools'
import { eFakturGoodsPattern, eFakturUoms } from '@sejuk/domain/catalogue/items'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, manyFiles, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const needs = 'Item-Manage-Tools'

const run = z.object({
  ...texts('run_code', 'create_user_name'),
  ...maybeTexts('problem', 'finished_date', 'undone_user_name', 'undone_date', 'approved_user_name', 'reject_reason'),
  authors: z.array(z.string()),
  tool: z.enum(itemTools),
  given: z.record(z.string(), z.union([z.string(), z.number()])),
  status: z.enum(toolRunStatuses),
  progress: z.number(),
  row_count: z.number(),
  /** Rows that will change or did. */
  change_count: z.number(),
  refused_count: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type ItemToolRun = z.output<typeof run>

const item_codes = z.array(z.string().trim().min(1).max(100)).min(1, told('choice-missing')).max(mostToolItems)

/** The dry run: what would become of every item, and nothing changed yet. */
export const checkItemTool = endpoint('POST /api/item-manage-tools/check', {
  needs,
  input: z.discriminatedUnion('tool', [
    z.object({ tool: z.literal('category'), item_codes, category_code: required('category', 100) }),
    z.object({
      tool: z.literal('warranty'),
      item_codes,
      warranty_sparepart_months: wholeNumber('warranty-months', 0, 240),
      warranty_compressor_months: wholeNumber('warranty-months', 0, 240),
    }),
    z.object({
      tool: z.literal('tax'),
      item_codes,
      e_faktur_goods_code: z.string().trim().regex(eFakturGoodsPattern, told('e-faktur-goods-six-digits')),
      e_faktur_uom_code: z.enum(eFakturUoms, told('choice-missing')),
    }),
    z.object({
      tool: z.literal('merge'),
      from_item_code: required('old-item', 100),
      into_item_code: required('new-item', 100),
    }),
  ]),
  data: run,
  says: because('item-tool-checked'),
})

/** Photos whose names say their items, as 'GSW-05NK3.jpg' and 'GSW-05NK3-2.jpg': they wait with the run until it is done. */
export const checkItemPhotos = endpoint('POST /api/item-manage-tools/check-photos', {
  needs,
  input: z.object({ files: manyFiles }),
  data: run,
  says: because('item-tool-checked'),
})

/** Prepared by `start` with the typed confirmation, then approved by somebody else, who sees the same report. */
export const actOnItemToolRun = actions(itemToolRun, '/api/item-manage-tools', {
  key: 'run_code',
  forms: { start: { confirmation: z.string().max(100) } },
  says: {
    start: because('item-tool-submitted'),
    approve: because('item-tool-started'),
    reject: because('item-tool-rejected'),
  },
})

export const undoItemTool = endpoint('POST /api/item-manage-tools/undo', {
  needs,
  input: z.object({ run_code: code, row_version: rowVersion }),
  data: run,
  says: because('item-tool-undone'),
})

export const listItemToolRuns = endpoint('GET /api/item-manage-tools/list', {
  needs,
  input: listInput(['created_date']).extend({
    tool: z.enum(itemTools).optional(),
    status: z.enum(toolRunStatuses).optional(),
  }),
  data: z.array(run),
})

export const getItemToolRun = endpoint('GET /api/item-manage-tools/detail', {
  needs,
  input: z.object({ run_code: code }),
  data: run,
})

const row = z.object({
  row_id: z.number(),
  ...texts('kind', 'record_code'),
  ...maybeTexts('record_name', 'message', 'photo_path'),
  outcome: z.enum(toolOutcomes),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type ItemToolRow = z.output<typeof row>

export const listItemToolRows = endpoint('GET /api/item-manage-tools/rows', {
  needs,
  input: listInput(['row_id']).extend({
    run_code: z.string().max(100).default(''),
    outcome: z.enum(toolOutcomes).optional(),
  }),
  data: z.array(row),
})
