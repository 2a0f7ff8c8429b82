import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listLockStockRequests } from './queries.ts'

export const lockStockWaiting = waitingIn(
  contract.listLockStockRequests,
  listLockStockRequests,
)({
  ...{ kind: 'lockStockRequests', needs: 'Lock-Stock-Request-Approve', asked: { waiting: true }, soonest: 'valid_to' },
  pages: ['/lock-stock-request'],
  record: (row) => ({
    code: row.lock_stock_order_code,
    title: row.customer_name,
    detail: row.item_codes,
    since: row.submitted_date ?? row.created_date,
    page: pageTo('lockStockRequest', { code: row.lock_stock_order_code }),
  }),
})
