import { configuration, reference, type ScopedArea } from '../scoped-rows.ts'
import { pricesInScope } from './prices.ts'

export const catalogueScopes: ScopedArea = {
  rows: [...pricesInScope],
  unscoped: {
    'GET /api/item-warranty': configuration,
    'GET /api/item-warranty/action-log': configuration,
    'GET /api/item/dropdown': reference,
    'POST /api/item/dropdown': reference,
    'GET /api/item/price/history': 'The prices of the list that is walked; proved where it is served',
    'POST /api/item/price/for-customer': 'For a customer that was found first; proved where it is served',
  },
}
