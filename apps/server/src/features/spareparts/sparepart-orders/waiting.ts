import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { type PagePath, pageTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { WaitingName } from '@sejuk/domain/platform/my-day'
import type { SparepartTab } from '@sejuk/domain/spareparts/sparepart-orders'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSparepartOrders } from './queries.ts'

const pages: readonly PagePath[] = ['/sparepart-order-list']
const waiting = waitingIn(contract.listSparepartOrders, listSparepartOrders)

const behind = (kind: WaitingName, needs: ListedPermission, tab: SparepartTab, more: { refund_due?: 'true' } = {}) =>
  waiting({
    ...{ kind, needs, pages, asked: { tab, ...more }, soonest: 'created_date' },
    record: (row) => ({
      code: row.sparepart_order_code,
      title: row.part_name ?? row.sparepart_order_code,
      detail: [row.consumer_name, row.asc_name].filter(Boolean).join(', ') || null,
      amount: row.total_amount || null,
      since: row.submitted_date ?? row.created_date,
      due: row.need_by ? instantOf(row.need_by, '23:59', headOffice) : row.check_due,
      page: pageTo('partOrder', { code: row.sparepart_order_code }),
    }),
  })

export const sparepartWaiting = [
  behind('partsToCheck', 'Sparepart-Order-Take', 'To_Check'),
  behind('partsToApprove', 'Sparepart-Order-Approve-Cost', 'To_Pay'),
  behind('partsToRefund', 'Sparepart-Order-Approve-Cost', 'All', { refund_due: 'true' }),
  behind('partsToDeliver', 'Sparepart-Order-Allocate', 'To_Deliver'),
  behind('partsLacking', 'Sparepart-Lack-Desk', 'Lack'),
  behind('partsToReceive', 'Sparepart-Order-Upload-Receipt', 'Sent'),
]
