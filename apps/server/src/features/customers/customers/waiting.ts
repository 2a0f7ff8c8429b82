import * as contract from '@sejuk/contract/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import type { WaitingName } from '@sejuk/domain/platform/my-day'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listCustomers } from './queries.ts'

const waiting = waitingIn(contract.listCustomers, listCustomers)
const behind = (tab: 'Submitted' | 'Adjusted', kind: WaitingName) =>
  waiting({
    ...{ kind, needs: 'Customer-Approve', pages: ['/customer'], asked: { tab }, soonest: 'waiting_since' },
    record: (row) => ({
      code: row.customer_code,
      title: row.customer_name,
      detail: [row.salesman_name, row.dept_name].filter(Boolean).join(', '),
      since: row.waiting_since ?? row.created_date,
      page: pageTo('customer', { id: row.customer_code }),
    }),
  })

export const customerWaiting = [behind('Submitted', 'customers'), behind('Adjusted', 'adjustments')]
