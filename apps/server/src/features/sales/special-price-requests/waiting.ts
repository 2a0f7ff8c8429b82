import * as contract from '@sejuk/contract/sales/special-price-requests'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSpecialPrices } from './queries.ts'

export const specialPriceWaiting = waitingIn(
  contract.listSpecialPrices,
  listSpecialPrices,
)({
  ...{ kind: 'specialPrices', needs: 'Special-Price-Request-Approve', soonest: 'created_date' },
  asked: { status: ['Submitted', 'Adjusted'] },
  pages: ['/special-price-request'],
  record: (row) => ({
    code: row.request_code,
    title: row.customer_name,
    detail: `−${writeNumber(row.most_percent, 2)}%, ${row.create_user_name}`,
    since: row.created_date,
    page: pageTo('specialPrice', { code: row.request_code }),
  }),
})
