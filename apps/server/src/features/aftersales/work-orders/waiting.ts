import * as contract from '@sejuk/contract/aftersales/work-orders'
import { type PagePath, pageTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { WaitingName } from '@sejuk/domain/platform/my-day'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listWorkOrders } from './queries.ts'

const pages: readonly PagePath[] = ['/work-order-list', '/work-order']
const waiting = waitingIn(contract.listWorkOrders, listWorkOrders)

const behind = (tab: 'New' | 'To_Schedule' | 'Support' | 'To_Confirm' | 'Survey' | 'To_Cancel') => {
  return (kind: WaitingName, needs: ListedPermission) =>
    waiting({
      ...{ kind, needs, pages, asked: { tab }, soonest: 'sla_due' },
      record: (row) => ({
        code: row.work_order_number,
        title: row.customer_name,
        detail: [row.unit_name, row.area_name].filter(Boolean).join(', ') || null,
        amount: row.cost_amount,
        since: row.status_date,
        due: row.sla_due,
        page: pageTo('workOrder', { work_order_number: row.work_order_number }),
      }),
    })
}

export const workOrderWaiting = [
  behind('New')('toAccept', 'Work-Order-Button-Accept'),
  behind('To_Schedule')('toSchedule', 'Work-Order-Button-Assign-Technician'),
  behind('Support')('toSupport', 'Work-Order-Button-Require-Technical-Support'),
  behind('To_Confirm')('toConfirm', 'Work-Order-Button-ASS-Confirm'),
  behind('Survey')('toSurvey', 'Work-Order-Button-Callcenter-Confirm'),
  behind('To_Cancel')('toCancel', 'Work-Order-Button-Approve-Cancellation'),
]
