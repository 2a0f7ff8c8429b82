import { bomTypes, lineObjections, mostLines } from '@sejuk/domain/catalogue/parts-lists'
import { because, encode } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput, option } from '../lists.ts'
import { flag, tenMinutes } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const group = '/api/item-sparepart-bom'
export const bomType = z.enum(bomTypes, told('choice-missing'))

export const bomTypeDropdown = endpoint('GET /api/item/dropdown-bom-type', {
  needs: 'signed-in',
  keep: tenMinutes,
  input: z.object({}),
  data: z.array(option.extend(texts('bom_type'))),
})

/** Typed by hand or pasted from a label: blanks and small letters are forgiven. */
const prefix = z
  .string()
  .trim()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .refine((text) => /^[A-Z0-9-]{0,20}$/.test(text), told('serial-prefix-letters-digits'))
  .transform((text) => text || null)
  .nullable()
  .default(null)

export const partsListLine = z.object({
  position_no: wholeNumber('position', 1, 9999),
  sparepart_item_code: required('spare-part', 100),
  qty: wholeNumber('quantity', 1, 9999),
  is_compressor: flag.default(false),
  is_consumable: flag.default(false),
  interchange_group: optional('interchange-group', 40),
  serial_from: prefix,
  serial_to: prefix,
})

const form = z.object({
  lines: z
    .array(partsListLine)
    .min(1, told('parts-list-without-lines'))
    .max(mostLines, told('no-more-than-rows', { n: mostLines })),
})
type Context = Pick<z.core.$RefinementCtx, 'addIssue'>
const sensible = ({ lines }: z.output<typeof form>, { addIssue }: Context) => {
  for (const [field, message] of Object.entries(lineObjections(lines)))
    addIssue({
      code: 'custom',
      path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      message: encode(message),
    })
}

const unitOf = z.object({ item_code: required('unit-item', 100), bom_type: bomType })

const header = z.object({
  ...texts('bom_code', 'item_code', 'item_name', 'business_unit_code', 'update_user_name'),
  ...maybeTexts('brand_code', 'category_code', 'category_name'),
  bom_type: bomType,
  parts: z.number(),
  positions: z.number(),
  /** The revision readers see, or null where there is no view; a draft alone is revision 0. */
  view_revision: z.number().nullable(),
  created_date: instant,
  updated_date: instant,
  row_version: z.number(),
})
export type PartsList = z.output<typeof header>

const filters = {
  search: z.string().max(200).default(''),
  bom_type: bomType.optional(),
  brand_code: many,
  category_code: many,
  sparepart_item_code: z.string().max(100).optional(),
  view: z.enum(['with', 'without']).optional(),
}
const sorts = ['item_code', 'parts', 'updated_date'] as const

export const listPartsLists = endpoint(`GET ${group}/list`, {
  needs: 'Item-Bom-View',
  input: listInput(sorts).extend(filters),
  data: z.array(header),
})

/** One line a row: what a part is built into, and what the Excel file holds. */
const usedLine = z.object({
  line_id: z.number(),
  ...texts('bom_code', 'item_code', 'item_name', 'sparepart_item_code', 'part_name'),
  ...maybeTexts('part_local_name', 'interchange_group', 'serial_from', 'serial_to'),
  bom_type: bomType,
  position_no: z.number(),
  qty: z.number(),
  is_compressor: z.boolean(),
  is_consumable: z.boolean(),
})
export const listPartsListLines = endpoint(`GET ${group}/where-used`, {
  needs: 'Item-Bom-View',
  input: listInput(sorts).extend(filters),
  data: z.array(usedLine),
})

/** A part that takes the place of another, the nearest first, with how many of it one needs. */
const substitute = z.object({
  ...texts('item_code', 'item_name'),
  ...maybeTexts('local_name'),
  ratio: z.number(),
})
export const partOfUnit = z.object({
  line_no: z.number(),
  position_no: z.number(),
  qty: z.number(),
  ...texts('sparepart_item_code', 'part_name'),
  ...maybeTexts('part_local_name', 'part_group_code', 'part_group_name'),
  ...maybeTexts('interchange_group', 'serial_from', 'serial_to'),
  is_compressor: z.boolean(),
  is_consumable: z.boolean(),
  is_returnable: z.boolean(),
  warranty_months: z.number(),
  substitutes: z.array(substitute),
  /** Other parts of the same interchange group at this position. */
  interchanges: z.array(z.string()),
})
export type PartOfUnit = z.output<typeof partOfUnit>

/** By its own code, or by unit and type; `serial_number` leaves only what is built into that unit. */
export const getPartsList = endpoint(`POST ${group}/detail`, {
  needs: 'Item-Bom-View',
  input: z.object({
    bom_code: z.string().max(100).optional(),
    item_code: z.string().max(100).optional(),
    bom_type: bomType.optional(),
    serial_number: prefix,
  }),
  data: header.extend({ lines: z.array(partOfUnit) }),
  reads: true,
})

export const addPartsList = endpoint(`POST ${group}/add`, {
  needs: 'Item-Bom-Modify',
  input: unitOf.extend(form.shape).superRefine(sensible),
  data: z.object({ bom_code: z.string() }),
})

export const updatePartsList = endpoint(`POST ${group}/update`, {
  needs: 'Item-Bom-Modify',
  input: form.extend({ bom_code: code, row_version: rowVersion }).superRefine(sensible),
  data: z.object({ bom_code: z.string(), row_version: z.number() }),
  says: because('updated'),
})

export const deletePartsList = endpoint(`POST ${group}/delete`, {
  needs: 'Item-Bom-Modify',
  input: z.object({ bom_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

/** The lines of another unit's list become the list of this one. */
export const copyPartsList = endpoint(`POST ${group}/copy`, {
  needs: 'Item-Bom-Modify',
  input: unitOf.extend({ bom_code: code }),
  data: z.object({ bom_code: z.string() }),
  says: because('parts-list-copied'),
})

const difference = z.object({
  ...texts('sparepart_item_code', 'part_name'),
  ...maybeTexts('part_local_name'),
  position_no: z.number(),
  qty_a: z.number(),
  qty_b: z.number(),
})
export const comparePartsLists = endpoint(`POST ${group}/compare`, {
  needs: 'Item-Bom-View',
  input: z
    .object({ bom_a: code, bom_b: code })
    .refine(({ bom_a, bom_b }) => bom_a !== bom_b, { path: ['bom_b'], message: told('parts-list-same') }),
  data: z.object({ a: header, b: header, same: z.number(), differences: z.array(difference) }),
  reads: true,
})

/** The lists there are, to choose one to copy or to compare. */
export const partsListDropdown = endpoint(`GET ${group}/dropdown`, {
  needs: 'Item-Bom-View',
  input: z.object({
    search: z.string().max(200).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  data: z.array(option),
})

export const partsListLog = actionLogOf(`GET ${group}/action-log`, 'Item-Bom-View')
export const partsListData = downloadable(listPartsListLines, {
  module_name: 'item-sparepart-bom',
  needs: 'Item-Bom-View',
})
export const partsListSheet = sheetOf('item-sparepart-bom', addPartsList.needs)
