import * as contract from '@sejuk/contract/stock/transfers'
import { pageTo } from '@sejuk/domain/pages'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listTransfersIn, listTransfersOut } from './queries.ts'

const toApprove = waitingIn(
  contract.listTransfersOut,
  listTransfersOut,
)({
  ...{ kind: 'transfersOut', needs: 'Transfer-Out-Approve', asked: { status: 'Submitted' }, soonest: 'created_date' },
  pages: ['/transfer-out'],
  record: (row) => ({
    code: row.transfer_code,
    title: row.to_warehouse_name,
    detail: row.create_user_name,
    since: row.created_date,
    page: pageTo('transferDetail', { menu: 'transfer-out', order_code: row.transfer_code }),
  }),
})

/** Due at the end of the day on which it should arrive. */
const toReceive = waitingIn(
  contract.listTransfersIn,
  listTransfersIn,
)({
  ...{ kind: 'transfersIn', needs: 'Transfer-In-Receive', asked: { status: 'Approved' }, soonest: 'eta' },
  pages: ['/transfer-in'],
  record: (row) => ({
    code: row.transfer_code,
    title: row.from_warehouse_name,
    detail: row.truck_no,
    since: row.approved_date ?? row.created_date,
    due: instantOf(row.eta, '23:59', headOffice),
    page: pageTo('transferDetail', { menu: 'transfer-in', order_code: row.transfer_code }),
  }),
})

export const transferWaiting = [toApprove, toReceive]
