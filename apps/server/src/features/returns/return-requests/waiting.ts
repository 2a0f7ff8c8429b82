import * as contract from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listReturnRequests } from './queries.ts'

const waiting = waitingIn(contract.listReturnRequests, listReturnRequests)
const recordOf = (row: contract.ReturnRequest) => ({
  code: row.return_code,
  title: row.customer_name,
  detail: row.item_codes,
  since: row.submitted_date ?? row.created_date,
  page: pageTo('return', { code: row.return_code }),
})

export const returnWaitingKinds = [
  waiting({
    ...{ kind: 'returnRequests', needs: 'Return-Request-Approve', asked: { waiting: true }, soonest: 'created_date' },
    pages: ['/return-request'],
    record: recordOf,
  }),
  waiting({
    ...{
      kind: 'returnsToReceive',
      needs: 'Return-Request-Receive',
      asked: { awaited: true },
      soonest: 'approved_date',
    },
    pages: ['/return-request'],
    record: (row) => ({ ...recordOf(row), since: row.approved_date ?? row.created_date }),
  }),
  waiting({
    ...{ kind: 'returnsToClose', needs: 'Return-Request-Close', asked: { uncredited: true }, soonest: 'approved_date' },
    pages: ['/return-request'],
    record: (row) => ({ ...recordOf(row), since: row.received_date ?? row.created_date }),
  }),
]
