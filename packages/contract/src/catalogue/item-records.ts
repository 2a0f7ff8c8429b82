import {
  barcodePattern,
  eFakturGoodsPattern,
  eFakturUoms,
  item,
  itemCodePattern,
  itemObjections,
  itemStatuses,
  missingFacts,
  mostSubItems,
  unknownGoodsCode,
  uoms,
  usedFor,
} from '@sejuk/domain/catalogue/items'
import { because, encode } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { decimalNumber, orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const subItem = z.object({
  ...texts('sub_item_code', 'sub_item_name'),
  sub_quantity: z.number(),
  price_share: z.number(),
})

const common = {
  ...texts('item_code', 'item_name', 'business_unit_code', 'item_type'),
  ...maybeTexts('local_name', 'brand_code', 'brand_name', 'category_code', 'category_name', 'series', 'model'),
  ...maybeTexts('replaced_by_item_code', 'merged_into'),
  used_for_indoor_outdoor: z.enum(usedFor),
  capacity_pk: z.number().nullable(),
  has_serial: z.boolean(),
  warranty_sparepart_months: z.number(),
  warranty_compressor_months: z.number(),
  status: z.enum(itemStatuses),
  /** What waits for approval, by field. */
  proposed: z.record(z.string(), z.unknown()).nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
}

/** Price and stock are null to whoever may not see them; a price also where none is set. */
const figures = {
  list_price: z.number().nullable(),
  on_hand: z.number().nullable(),
  locked: z.number().nullable(),
  available: z.number().nullable(),
}
export const itemRow = z.object({ ...common, ...figures, photo_path: z.string().nullable() })
export type ItemRow = z.output<typeof itemRow>

const filters = z.object({
  search: z.string().max(200).default(''),
  status: z.enum([...itemStatuses, 'Waiting']).optional(),
  brand_code: many,
  category_code: many,
  item_type: many,
  business_unit_code: many,
  capacity_pk: many,
  used_for_indoor_outdoor: z.enum(usedFor).optional(),
  missing: z.enum(missingFacts).optional(),
})

/** 'Waiting' are those whose approval is asked for: new items and changes of approved ones. */
export const listItems = endpoint('GET /api/item', {
  needs: 'Item-List-Search',
  input: listInput(['item_name', 'item_code', 'created_date']).extend(filters.shape),
  data: z.array(itemRow),
})

export const countItems = endpoint('GET /api/item/status-tab', {
  needs: 'Item-List-Search',
  input: filters.omit({ status: true }),
  data: z.array(z.object({ status: z.enum([...itemStatuses, 'Waiting']), total: z.number() })),
})

export const itemData = downloadable(listItems, { module_name: 'item', needs: 'Item-Download' })

const linked = z.object(texts('item_code', 'item_name'))
export const itemDetail = z.object({
  ...common,
  ...maybeTexts('items_belongs_to', 'old_code', 'barcode', 'technology', 'refrigerant', 'voltage', 'serial_mask'),
  ...maybeTexts('warranty_policy_code', 'reject_reason', 'create_user_name', 'approved_user_name', 'approved_date'),
  ...maybeTexts('replaced_by_item_name'),
  ...texts('uom', 'e_faktur_goods_code', 'e_faktur_uom_code'),
  btu_per_hour: z.number().nullable(),
  rated_power_w: z.number().nullable(),
  weight_kg: z.number().nullable(),
  volume_m3: z.number().nullable(),
  pack_qty: z.number(),
  sellable_online: z.boolean(),
  sub_items: z.array(subItem),
  /** The sets it is a unit of, and the items it takes the place of. */
  in_sets: z.array(linked),
  replaces: z.array(linked),
})
export type ItemDetail = z.output<typeof itemDetail>

export const getItem = endpoint('GET /api/item/detail', {
  needs: 'Item-View',
  input: z.object({ item_code: code }),
  data: itemDetail,
})

/** What one item is worth and how it sells, each figure only for whoever may see it. */
export const itemFigures = endpoint('GET /api/item/figures', {
  needs: 'Item-View',
  input: z.object({ item_code: code }),
  data: z.object({
    /** Of a set: what its units are, with their share of the company's price and what is free where the viewer may draw from. */
    halves: z.array(
      z.object({
        ...texts('item_code', 'unit_kind'),
        weight_kg: z.number().nullable(),
        price: z.number().nullable(),
        available: z.number().nullable(),
      }),
    ),
    /** Pieces that left those warehouses for customers on each of 28 days until today; a set counts by its scarcer unit. */
    sold: z.object({ ...texts('from', 'to'), days: z.array(z.number()) }).nullable(),
  }),
})
export type ItemFigures = z.output<typeof itemFigures.data>

/** In the order asked for, each once; a code nobody knows is left out, and a merged one leads to the item it became. */
export const getItems = endpoint('POST /api/item/detail-item-batch', {
  needs: 'Item-View',
  input: z.object({ item_codes: z.array(code).min(1, told('choice-missing')).max(200) }),
  data: z.array(z.object({ asked_code: z.string(), ...itemDetail.shape })),
  reads: true,
})

const form = z.object({
  item_name: required('item-name', 200).min(3, told('item-name-too-short')),
  local_name: optional('local-name', 200),
  brand_code: orNothing(code),
  category_code: orNothing(code),
  business_unit_code: required('business-unit', 100),
  item_type: required('item-type', 100),
  used_for_indoor_outdoor: z.enum(usedFor, told('choice-missing')),
  items_belongs_to: optional('owner', 100),
  series: optional('series', 50),
  model: optional('model', 100),
  old_code: optional('old-code', 60),
  barcode: orNothing(z.string().trim().regex(barcodePattern, told('barcode-digits'))),
  capacity_pk: orNothing(decimalNumber('capacity', 100, 2)),
  btu_per_hour: orNothing(wholeNumber('cooling-power', 0, 10_000_000)),
  technology: optional('technology', 50),
  refrigerant: optional('refrigerant', 50),
  voltage: optional('voltage', 50),
  rated_power_w: orNothing(wholeNumber('rated-power', 0, 1_000_000)),
  sub_items: z
    .array(
      z.object({
        sub_item_code: required('sub-item', 100),
        sub_quantity: wholeNumber('quantity', 1, 99),
        price_share: decimalNumber('price-share', 100, 2),
      }),
    )
    .max(mostSubItems)
    .default([]),
  uom: z.enum(uoms, told('choice-missing')).default('PCS'),
  e_faktur_goods_code: z
    .string()
    .trim()
    .regex(eFakturGoodsPattern, told('e-faktur-goods-six-digits'))
    .default(unknownGoodsCode),
  e_faktur_uom_code: z.enum(eFakturUoms, told('choice-missing')).default('UM.0021'),
  weight_kg: orNothing(decimalNumber('weight', 100_000, 3)),
  volume_m3: orNothing(decimalNumber('volume', 1000, 4)),
  pack_qty: wholeNumber('pack-quantity', 1, 10_000).default(1),
  has_serial: z.boolean().default(false),
  serial_mask: optional('serial-mask', 100),
  warranty_sparepart_months: wholeNumber('warranty-months', 0, 240).default(0),
  warranty_compressor_months: wholeNumber('warranty-months', 0, 240).default(0),
  warranty_policy_code: optional('warranty-policy', 60),
  sellable_online: z.boolean().default(false),
  replaced_by_item_code: orNothing(code),
})
export type ItemForm = z.output<typeof form>

const newCode = required('item-code', 40).regex(itemCodePattern, told('item-code-characters'))
/** For the sheet, which writes the sub items in one cell. */
export const itemFields = form.extend({ item_code: newCode })

type Context = Pick<z.core.$RefinementCtx, 'addIssue'>
const sound = (given: ItemForm & { item_code: string }, { addIssue }: Context) => {
  const sub_items = given.sub_items.map((sub) => ({ ...sub, sub_item_name: '' }))
  for (const [field, message] of Object.entries(itemObjections({ ...given, sub_items })))
    addIssue({ code: 'custom', path: [field], message: encode(message) })
}

export const createItem = endpoint('POST /api/item/create', {
  needs: item.actions.modify.needs,
  input: itemFields.superRefine(sound),
  data: z.object({ item_code: z.string() }),
  says: because('item-saved'),
})

export const actOnItem = {
  ...actions(item, '/api/item', {
    key: 'item_code',
    names: ['submit', 'approve', 'reject', 'withdraw', 'close', 'reopen'],
    says: {
      submit: because('item-submitted'),
      approve: because('item-approved'),
      reject: because('item-rejected'),
      withdraw: because('item-withdrawn'),
      close: because('item-closed'),
      reopen: because('item-reopened'),
    },
  }),
  /** A draft is changed at once; the change of an approved item waits for somebody else. */
  modify: endpoint('PUT /api/item/update', {
    needs: item.actions.modify.needs,
    input: form.extend({ item_code: code, row_version: rowVersion }).superRefine(sound),
    data: z.object({ item_code: z.string(), status: z.string().nullable(), row_version: z.number() }),
    says: because('item-saved'),
  }),
}

export const itemLog = actionLogOf('GET /api/item/action-log', 'Item-View')
export const itemSheet = sheetOf('item', 'Item-Import')
