import type { Input } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { pageTo } from '@sejuk/domain/pages'
import type { WaitingName } from '@sejuk/domain/platform/my-day'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listCashbacks } from './queries.ts'

const waiting = waitingIn(contract.listCashbacks, listCashbacks)
const asking = (kind: WaitingName, asked: Input<typeof contract.listCashbacks>) =>
  waiting({
    ...{ kind, needs: 'Cashback-Approve', pages: ['/customer/cashback2'], asked, soonest: 'created_date' },
    record: (row) => ({
      code: row.cashback_code,
      title: row.customer_name,
      detail: [row.type_rebate_name, row.create_user_name].join(', '),
      amount: row.cashback_amount,
      since: row.created_date,
      page: pageTo('cashback', { code: row.cashback_code }),
    }),
  })

export const cashbackWaiting = [
  asking('cashbacks', { status: ['Submitted'] }),
  asking('cashbackChanges', { change: 'waiting' }),
]
