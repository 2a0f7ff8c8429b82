import * as contract from '@sejuk/contract/stock/stock-adjustments'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listStockAdjustments } from './queries.ts'

export const adjustmentWaiting = waitingIn(
  contract.listStockAdjustments,
  listStockAdjustments,
)({
  ...{
    kind: 'stockAdjustments',
    needs: 'Stock-Adjust-Approve',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
  },
  pages: ['/stock-adjustment'],
  record: (row) => ({
    code: row.adjustment_code,
    title: row.warehouse_name,
    detail: row.create_user_name,
    amount: row.value,
    since: row.created_date,
    page: pageTo('stockAdjustment', { code: row.adjustment_code }),
  }),
})
