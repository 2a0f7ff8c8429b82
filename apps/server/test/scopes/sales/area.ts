import { reference, type ScopedArea } from '../scoped-rows.ts'
import { cashbacksInScope } from './cashbacks.ts'
import { creditInScope } from './credit.ts'
import { lockStockInScope } from './lock-stock-requests.ts'
import { salesOrdersInScope } from './sales-orders.ts'
import { specialPricesInScope } from './special-prices.ts'
import { stockWaitsInScope } from './stock-waits.ts'

export const salesScopes: ScopedArea = {
  rows: [
    ...cashbacksInScope,
    lockStockInScope,
    stockWaitsInScope,
    specialPricesInScope,
    ...salesOrdersInScope,
    ...creditInScope,
  ],
  unscoped: {
    'GET /api/sales-order/report': 'Adds up what the list shows, by its scope; proved where management reports are',
    'GET /api/sales-order/counts': 'Numbers of the list by its own scope; proved where orders are made',
    'GET /api/sales-order/money':
      'Of an order in sight by the scope of the list; proved where money is kept for orders',
    'GET /api/sales-order/po-number': 'Orders of one customer by the scope of the list; proved where orders are made',
    'GET /api/lock-stock-request/contention':
      'Whoever may draw from a warehouse sees who has its units; customers by the scope of requests, proved where they are served',
    'GET /api/sales-order/form/customer': 'For a customer that was found first; proved where it is served',
    'POST /api/sales-order/form/goods': 'Of a warehouse that may be chosen; proved where it is served',
    'POST /api/sales-order/simulate': 'For a customer that was found first; proved where it is served',
    'POST /api/special-price-request/list-prices': 'For a customer that was found first; proved where it is served',
    'GET /api/credit-setting': reference,
    'GET /api/credit-setting/action-log': reference,
    'GET /api/cashback/calculable-types': reference,
    'GET /api/cashback-payout/preview': 'Cashback of customers in sight; proved where payouts are made',
    'GET /api/cashback-payout/bank-file': 'The file of a payout that was found first; proved where it is served',
    'GET /api/cashback/departments': 'Any department may grant cashback to a customer in sight',
    'GET /api/cashback/achievement-periods': 'The months that have targets, whosever they are',
    'GET /api/cashback/reconciliation': 'The books of the whole company, for whoever decides about any amount',
  },
}
