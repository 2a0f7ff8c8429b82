import type { ScopedArea } from '../scoped-rows.ts'
import { returnsInScope } from './return-requests.ts'
import { rmasInScope } from './rma-requests.ts'

export const returnsScopes: ScopedArea = {
  rows: [returnsInScope, rmasInScope],
  unscoped: {
    'GET /api/return-request/returnable': 'Lines of one customer, and none where the customer is out of sight',
  },
}
