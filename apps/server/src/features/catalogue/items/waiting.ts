import * as contract from '@sejuk/contract/catalogue/item-records'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listItems } from './records.ts'

export const itemWaiting = waitingIn(
  contract.listItems,
  listItems,
)({
  ...{ kind: 'items', needs: 'Item-Approve', asked: { status: 'Waiting' }, soonest: 'created_date' },
  pages: ['/item'],
  record: (row) => ({
    code: row.item_code,
    title: row.item_name,
    detail: row.brand_name,
    since: row.created_date,
    page: pageTo('item', { item_code: row.item_code }),
  }),
})
