import * as credit from '@sejuk/contract/money/credit-uses'
import * as refund from '@sejuk/contract/money/refunds'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../platform/my-day/waiting-kind.ts'
import { listCredits } from './credit-uses/credits.ts'
import { listRefunds } from './refunds/queries.ts'

const refundRecord = (row: refund.Refund) => ({
  code: row.refund_code,
  title: row.customer_name,
  detail: row.reason,
  amount: row.amount,
  since: row.submitted_date ?? row.created_date,
  page: pageTo('refund', { code: row.refund_code }),
})

export const moneyWaitingKinds = [
  waitingIn(
    credit.listCredits,
    listCredits,
  )({
    ...{ kind: 'creditToUse', needs: 'Money-Apply', asked: { is_owing: true }, soonest: 'since' },
    pages: ['/sales-invoice/money'],
    record: (row) => ({
      code: row.source_code,
      title: row.customer_name,
      amount: row.left_amount,
      since: `${row.since}T00:00:00.000Z`,
      due: null,
      page: pageTo('customerAccount', { customer_code: row.customer_code }),
    }),
  }),
  waitingIn(
    refund.listRefunds,
    listRefunds,
  )({
    ...{ kind: 'refundsToApprove', needs: 'Refund-Approve', asked: { status: 'Submitted' }, soonest: 'created_date' },
    pages: ['/sales-invoice/money'],
    record: refundRecord,
  }),
  waitingIn(
    refund.listRefunds,
    listRefunds,
  )({
    ...{ kind: 'refundsToPay', needs: 'Refund-Bank-File', asked: { status: 'Approved' }, soonest: 'created_date' },
    pages: ['/sales-invoice/money'],
    record: refundRecord,
  }),
] as const
