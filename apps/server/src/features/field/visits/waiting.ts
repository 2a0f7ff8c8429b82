import { listPinProposals } from '@sejuk/contract/field/pin-proposals'
import { listCollections } from '@sejuk/contract/field/visit-collections'
import { listVisits } from '@sejuk/contract/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import {
  listCollections as readCollections,
  listPinProposals as readPins,
  listVisits as readVisits,
} from './queries.ts'

export const visitWaiting = waitingIn(
  listVisits,
  readVisits,
)({
  ...{ kind: 'visits', needs: 'Visit-Customer-Approve', asked: { status: 'Submitted' }, soonest: 'in_at' },
  pages: ['/visit-customer'],
  record: (row) => ({
    code: row.visit_code,
    title: row.username,
    detail: row.shop_name ?? row.customer_name,
    since: row.in_at,
    page: pageTo('visits', { status: 'Submitted' }),
  }),
})

export const pinWaiting = waitingIn(
  listPinProposals,
  readPins,
)({
  ...{ kind: 'pinProposals', needs: 'Visit-Customer-Approve', asked: { status: 'Submitted' }, soonest: 'created_date' },
  pages: ['/visit-customer/pins'],
  record: (row) => ({
    code: row.proposal_code,
    title: row.shop_name ?? row.customer_name,
    detail: row.username,
    since: row.created_date,
    page: pageTo('visitPins', { status: 'Submitted' }),
  }),
})

export const collectionWaiting = waitingIn(
  listCollections,
  readCollections,
)({
  ...{
    kind: 'visitCollections',
    needs: 'Visit-Collection-Receive',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
  },
  pages: ['/visit-customer/collections'],
  record: (row) => ({
    code: row.collection_code,
    title: row.customer_name,
    detail: rupiah(row.amount),
    since: row.created_date,
    page: pageTo('visitCollections', { status: 'Submitted' }),
  }),
})
