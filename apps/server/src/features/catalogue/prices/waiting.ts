import * as contract from '@sejuk/contract/catalogue/prices'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listItemPrices } from './queries.ts'

export const priceWaiting = waitingIn(
  contract.listItemPrices,
  listItemPrices,
)({
  ...{ kind: 'prices', needs: 'Item-Price-Approve', asked: { status: 'Submitted' }, soonest: 'created_date' },
  pages: ['/item/price'],
  record: (row) => ({
    code: row.price_code,
    title: row.item_name,
    detail: [row.dept_name, row.customer_level, row.create_user_name].filter(Boolean).join(', '),
    amount: row.price_include_tax,
    since: row.created_date,
    page: pageTo('priceOfItem', { item_code: row.item_code }),
  }),
})
