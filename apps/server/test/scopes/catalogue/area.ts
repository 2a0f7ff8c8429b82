import { configuration, reference, type ScopedArea } from '../scoped-rows.ts'

export const catalogueScopes: ScopedArea = {
  rows: [],
  unscoped: {
    'GET /api/item-warranty': configuration,
    'GET /api/item-warranty/action-log': configuration,
    'GET /api/item/dropdown': reference,
    'POST /api/item/dropdown': reference,
  },
}
