import type { ScopedArea } from '../scoped-rows.ts'
import { returnsInScope } from './return-requests.ts'
import { rmasInScope } from './rma-requests.ts'
import { claimsInScope } from './vendor-claims.ts'

export const returnsScopes: ScopedArea = {
  rows: [returnsInScope, rmasInScope, claimsInScope],
  unscoped: {
    'GET /api/rma-request/replacement-models':
      'Models of goods; what lies of them is counted only in a warehouse in sight',
    'GET /api/rma-request/claim/claimable':
      'Units of exchanges and returns in sight, each read in the scope of its own',
    'GET /api/return-request/credit-note': 'Prints a note of a return in sight; proved where its papers are',
    'GET /api/return-request/nota-retur': 'Prints a note of a return in sight; proved where its papers are',
    'GET /api/return-request/returnable': 'Lines of one customer, and none where the customer is out of sight',
  },
}
