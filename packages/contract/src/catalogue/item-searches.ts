import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, option } from '../lists.ts'
import { flag } from '../lookups.ts'
import { reason } from '../sales/price-ladders.ts'
import { itemDetail } from './item-records.ts'

const found = z.object({
  ...texts('item_code', 'item_name', 'business_unit_code', 'item_type', 'uom', 'status'),
  ...maybeTexts('local_name', 'brand_code', 'category_code', 'model', 'old_code', 'barcode', 'photo_path'),
  capacity_pk: z.number().nullable(),
  has_serial: z.boolean(),
  /** How often one's branch picked it in the last 30 days. */
  searched: z.number(),
})
const foundBy = z.enum(['code', 'barcode', 'old_code', 'text', 'similar'])
export type FoundItem = z.output<typeof found>

const asked = z.object({ search: required('item', 200) })

/** By code, name, model, old code and barcode; where nothing is written so, by what is written almost so. */
export const searchItemRecords = endpoint('GET /api/item/search', {
  needs: 'Item-List-Search',
  input: asked,
  data: z.array(found.extend({ found_by: foundBy })),
})

/** The same, only what is sold, and first what one's branch looks for. */
export const suggestItems = endpoint('GET /api/item/suggestion', {
  needs: 'Item-List-Search',
  input: asked,
  data: z.array(found),
})

export const mostSearchedItems = endpoint('GET /api/item/most-searched-items', {
  needs: 'Item-List-Search',
  input: z.object({}),
  data: z.array(found),
})

/** Remembers that one's branch looked for an item and picked it. */
export const postSearchedItem = endpoint('POST /api/item/post-searched-items', {
  needs: 'Item-List-Search',
  input: z.object({ item_code: code }),
  data: nothing,
  says: because('search-remembered'),
})

export const itemTypeDropdown = endpoint('GET /api/item/dropdown-item-type', {
  needs: 'signed-in',
  input: dropdownInput,
  data: z.array(option.extend(texts('code', 'name', 'local_label'))),
})

/** Brands of which something is sold, of an organisation's business units where one is named. */
export const allowedBrands = endpoint('GET /api/item/allowed-brand', {
  needs: 'signed-in',
  input: z.object({ org_code: optional('organization', 100) }),
  data: z.array(option.extend(texts('brand_code', 'brand_name'))),
})

const offer = z.object({
  warehouse_code: z.string(),
  has_price: z.boolean(),
  list_price: z.number(),
  /** What one costs this customer if nothing else is ordered, and why. */
  unit_price: z.number(),
  reason: reason.nullable(),
  is_set: z.boolean(),
  available: z.number(),
  /** The unit of a set of which there are fewest. */
  decided_by: z.string().nullable(),
  units: z.array(
    z.object({
      ...texts('item_code', 'item_name'),
      sub_quantity: z.number(),
      price_share: z.number(),
      available: z.number(),
    }),
  ),
  holds: z.array(z.object({ ...texts('username', 'item_code'), qty: z.number(), expires_date: instant })),
  /** What takes its place where none is left. */
  instead: z.string().nullable(),
})
export type MobileOffer = z.output<typeof offer>
const mobileItem = found.extend({
  /** How often the customer ordered it in a year. */
  bought: z.number(),
  /** For the customer that was named. */
  offer: offer.nullable(),
})
export type MobileItem = z.output<typeof mobileItem>

/**
 * What may be ordered on a phone: sets, units and accessories that are sold. For a customer with price and stock, and first what
 * the customer orders.
 */
export const listMobileItems = endpoint('GET /api/item/sales-order-mobile', {
  needs: 'Sales-Order-Create',
  input: dropdownInput.extend({
    brand_code: optional('brand', 100),
    category_code: optional('category', 100),
    business_unit_code: optional('business-unit', 20),
    capacity_pk: optional('capacity', 10),
    item_code: many,
    customer_code: optional('customer', 100),
    warehouse_code: optional('warehouse', 20),
    /** Only what the customer ordered before. */
    often: flag.default(false),
    /** The form whose own hold does not stand in its way. */
    purpose: z.string().max(100).default(''),
  }),
  data: z.array(mobileItem),
})

export const getMobileItem = endpoint('GET /api/item/sales-order-mobile/detail', {
  needs: 'Sales-Order-Create',
  input: z.object({ item_code: code }),
  data: itemDetail.extend({ photo_paths: z.array(z.string()) }),
})
