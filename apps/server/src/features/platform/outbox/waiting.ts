import * as contract from '@sejuk/contract/platform/outbox'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listDeliveries } from './queries.ts'

export const deliveryWaiting = waitingIn(
  contract.listDeliveries,
  listDeliveries,
)({
  ...{ kind: 'messages', needs: 'Outbox-Retry', asked: { status: 'Failed' }, soonest: 'created_date' },
  pages: ['/configuration/outbox'],
  record: (row) => ({
    code: String(row.delivery_id),
    title: row.recipient_name,
    detail: row.subject,
    since: row.created_date,
    page: pageTo('outbox', { status: 'Failed' }),
  }),
})
