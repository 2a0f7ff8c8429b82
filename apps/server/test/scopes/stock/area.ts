import { configuration, type ScopedArea } from '../scoped-rows.ts'
import { stockInScope } from './stock.ts'

export const stockScopes: ScopedArea = {
  rows: [...stockInScope],
  unscoped: {
    'GET /api/stock/reconcile': configuration,
  },
}
