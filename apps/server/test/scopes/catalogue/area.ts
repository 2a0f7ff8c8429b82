import { configuration, reference, type ScopedArea } from '../scoped-rows.ts'
import { pricesInScope } from './prices.ts'

const madeForAll = 'Numbers are generated for the whole company, by who may'
const hidesSteps =
  'A unit is known to the whole company; documents, customers and names of other branches are left out (serial-lives.test.ts)'

export const catalogueScopes: ScopedArea = {
  rows: [...pricesInScope],
  unscoped: {
    'GET /api/item/serial-batch': madeForAll,
    'GET /api/item/serial-batch/detail': madeForAll,
    'GET /api/item/serial-batch/labels': madeForAll,
    'GET /api/item/serial-batch/action-log': madeForAll,
    'GET /api/item/serial-setting': configuration,
    'GET /api/item/serial-setting/action-log': configuration,
    'GET /api/item/sn-history': hidesSteps,
    'POST /api/item/sn-history/bulk': hidesSteps,
    'GET /api/item-warranty': configuration,
    'GET /api/item-warranty/action-log': configuration,
    // items
    'GET /api/item-manage-tools/list': configuration,
    'GET /api/item-manage-tools/detail': configuration,
    'GET /api/item-manage-tools/rows': configuration,
    'GET /api/item-replace': reference,
    'GET /api/item-replace/action-log': reference,
    'GET /api/item-replace/substitutes': reference,
    'GET /api/item': reference,
    'GET /api/item/status-tab': reference,
    'GET /api/item/detail': reference,
    'POST /api/item/detail-item-batch': reference,
    'GET /api/item/figures': 'Of the warehouses one may draw from; proved where it is served',
    'GET /api/item/action-log': reference,
    'GET /api/item/search': reference,
    'GET /api/item/suggestion': reference,
    'GET /api/item/most-searched-items': reference,
    'GET /api/item/dropdown-item-type': reference,
    'GET /api/item/allowed-brand': reference,
    'GET /api/item/sales-order-mobile': reference,
    'GET /api/item/sales-order-mobile/detail': reference,
    'GET /api/item/dropdown': reference,
    'POST /api/item/dropdown': reference,
    'GET /api/item/price/history': 'The prices of the list that is walked; proved where it is served',
    'POST /api/item/price/for-customer': 'For a customer that was found first; proved where it is served',
    'GET /api/item/dropdown-bom-type': reference,
    'GET /api/item-sparepart-bom/list': reference,
    'GET /api/item-sparepart-bom/where-used': reference,
    'GET /api/item-sparepart-bom/dropdown': reference,
    'GET /api/item-sparepart-bom/action-log': reference,
    'POST /api/item-sparepart-bom/detail': reference,
    'POST /api/item-sparepart-bom/compare': reference,
    'GET /api/item/list-exploded-view': reference,
    'GET /api/item/action-log-exploded-view': reference,
    'POST /api/item/get-detail-exploded-view': reference,
    'POST /api/item/revisions-exploded-view': reference,
    'POST /api/item/dropdown-all-exploded-view': reference,
    'POST /api/item/views-of-item': reference,
  },
}
