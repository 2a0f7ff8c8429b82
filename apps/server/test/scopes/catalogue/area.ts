import { reference, type ScopedArea } from '../scoped-rows.ts'

export const catalogueScopes: ScopedArea = {
  rows: [],
  unscoped: {
    'GET /api/item/dropdown': reference,
    'POST /api/item/dropdown': reference,
  },
}
