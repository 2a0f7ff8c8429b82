import * as contract from '@sejuk/contract/finance/receipts'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listReceipts } from './queries.ts'

export const receiptWaiting = waitingIn(
  contract.listReceipts,
  listReceipts,
)({
  ...{ kind: 'receiptsToConfirm', needs: 'Receipt-Confirm', asked: { status: 'Waiting' }, soonest: 'created_date' },
  pages: ['/sales-invoice'],
  record: (row) => ({
    code: row.receipt_code,
    title: row.customer_name,
    detail: row.reference ?? row.create_user_name,
    amount: row.amount,
    since: row.created_date,
    page: pageTo('receipt', { code: row.receipt_code }),
  }),
})
