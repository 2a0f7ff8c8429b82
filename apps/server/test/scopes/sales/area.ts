import { reference, type ScopedArea } from '../scoped-rows.ts'
import { cashbacksInScope } from './cashbacks.ts'

export const salesScopes: ScopedArea = {
  rows: [...cashbacksInScope],
  unscoped: {
    'GET /api/cashback/calculable-types': reference,
    'GET /api/cashback-payout/preview': 'Cashback of customers in sight; proved where payouts are made',
    'GET /api/cashback-payout/bank-file': 'The file of a payout that was found first; proved where it is served',
    'GET /api/cashback/departments': 'Any department may grant cashback to a customer in sight',
    'GET /api/cashback/achievement-periods': 'The months that have targets, whosever they are',
    'GET /api/cashback/reconciliation': 'The books of the whole company, for whoever decides about any amount',
  },
}
