import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, option } from '../lists.ts'
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

/** What may be ordered on a phone: sets, units and accessories that are sold. */
export const listMobileItems = endpoint('GET /api/item/sales-order-mobile', {
  needs: 'Item-List-Search',
  input: dropdownInput.extend({
    brand_code: optional('brand', 100),
    category_code: optional('category', 100),
    capacity_pk: optional('capacity', 10),
  }),
  data: z.array(found),
})

export const getMobileItem = endpoint('GET /api/item/sales-order-mobile/detail', {
  needs: 'Item-View',
  input: z.object({ item_code: code }),
  data: itemDetail.extend({ photo_paths: z.array(z.string()) }),
})
