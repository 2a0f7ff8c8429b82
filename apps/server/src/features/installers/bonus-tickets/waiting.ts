import type { Input } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { WaitingName } from '@sejuk/domain/platform/my-day'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listBonusTickets } from './queries.ts'

const waiting = waitingIn(contract.listBonusTickets, listBonusTickets)
const asking = (kind: WaitingName, needs: ListedPermission, asked: Input<typeof contract.listBonusTickets>) =>
  waiting({
    ...{ kind, needs, pages: ['/installation-bonus-list'], asked, soonest: 'submitted_date' },
    record: (row) => ({
      code: row.bonus_ticket_code,
      title: row.user_name,
      detail: row.customer_name,
      amount: row.amount,
      since: row.branch_date ?? row.submitted_date ?? row.created_date,
      page: pageTo('bonusTicket', { code: row.bonus_ticket_code }),
    }),
  })

export const bonusTicketWaiting = [
  asking('bonusesOfBranch', 'Installation-Bonus-List-Approve-Branch', { tab: 'Submitted' }),
  asking('bonusesOfFinance', 'Installation-Bonus-List-Approve-Finance', { tab: 'Approved_By_Branch' }),
  asking('bonusCalls', 'Installation-Bonus-List-Call-Back', { call_back_status: 'Due' }),
]
