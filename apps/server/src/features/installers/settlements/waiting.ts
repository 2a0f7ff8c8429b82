import * as contract from '@sejuk/contract/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSettlements } from './queries.ts'

export const settlementWaiting = waitingIn(
  contract.listSettlements,
  listSettlements,
)({
  ...{
    kind: 'settlements',
    needs: 'Financial-Settlement-Approve',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
  },
  pages: ['/financial-settlement'],
  record: (row) => ({
    code: row.settlement_code,
    title: row.branch_names.join(', ') || row.settlement_code,
    detail: row.create_user_name,
    amount: row.net_amount,
    since: row.created_date,
    page: pageTo('settlement', { code: row.settlement_code }),
  }),
})
