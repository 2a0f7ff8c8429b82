import * as contract from '@sejuk/contract/delivery/held-cash'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listHeldCash } from './queries.ts'

const record = (row: contract.HeldCash) => ({
  code: row.held_cash_code,
  title: row.holder_name,
  detail: `${row.delivery_code}, ${row.customer_name}`,
  amount: row.taken,
  since: row.taken_date,
  page: pageTo('driverCash', { search: row.held_cash_code }),
})
const shared = { soonest: 'taken_date', pages: ['/sales-invoice/driver-cash'] as const, record }
const waiting = waitingIn(contract.listHeldCash, listHeldCash)

export const heldCashWaiting = [
  waiting({ ...shared, kind: 'cashToCount', needs: 'Driver-Cash-Receive', asked: { status: 'Collected' } }),
  waiting({ ...shared, kind: 'cashToDeposit', needs: 'Driver-Cash-Receive', asked: { status: 'Handed_In' } }),
  waiting({
    ...{ ...shared, kind: 'cashDifferences', needs: 'Driver-Cash-Close-Difference' },
    asked: { difference_state: 'Short' },
  }),
]
