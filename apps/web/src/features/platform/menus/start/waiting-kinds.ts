import { listComplaints } from '@sejuk/contract/aftersales/complaints'
import { listCosts } from '@sejuk/contract/aftersales/costs'
import { listTickets } from '@sejuk/contract/aftersales/tickets'
import { listWorkOrders } from '@sejuk/contract/aftersales/work-orders'
import { listCustomers } from '@sejuk/contract/customers/customers'
import { listSignatures } from '@sejuk/contract/customers/signatures'
import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { listBonusTickets } from '@sejuk/contract/installers/bonus-tickets'
import { listInstallers } from '@sejuk/contract/installers/installers'
import { listSettlements } from '@sejuk/contract/installers/settlements'
import { listMissingWords } from '@sejuk/contract/platform/languages'
import { listDeliveries } from '@sejuk/contract/platform/outbox'
import { listCashbacks } from '@sejuk/contract/sales/cashbacks'
import type { PagePath } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { waitingWords } from '@sejuk/words/platform/waiting'

export type WaitingKind = {
  name: Exclude<keyof typeof waitingWords.words, 'title' | 'nothing'>
  /** Who decides, and so is waited for. */
  needs: ListedPermission
  /** The list that shows them; of several, the one in the person's menu. */
  pages: readonly string[]
  list: Endpoint
  asked: Record<string, unknown>
}

/** The number on the start page and the list behind it are one question, so that they never disagree. */
const kind = <E extends Endpoint>(
  name: WaitingKind['name'],
  needs: ListedPermission,
  pages: readonly PagePath[],
  list: E,
  asked: Input<E> & Record<string, unknown>,
): WaitingKind => ({ name, needs, pages, list, asked })

const workOrders: readonly PagePath[] = ['/work-order-list', '/work-order']
const tickets: readonly PagePath[] = ['/asc-call-center', '/after-sales-order', '/aftersales-ticket-list']

export const waitingKinds: readonly WaitingKind[] = [
  kind('toAccept', 'Work-Order-Button-Accept', workOrders, listWorkOrders, { tab: 'New' }),
  kind('toSchedule', 'Work-Order-Button-Assign-Technician', workOrders, listWorkOrders, { tab: 'To_Schedule' }),
  kind('toSupport', 'Work-Order-Button-Require-Technical-Support', workOrders, listWorkOrders, { tab: 'Support' }),
  kind('toConfirm', 'Work-Order-Button-ASS-Confirm', workOrders, listWorkOrders, { tab: 'To_Confirm' }),
  kind('toSurvey', 'Work-Order-Button-Callcenter-Confirm', workOrders, listWorkOrders, { tab: 'Survey' }),
  kind('toCancel', 'Work-Order-Button-Approve-Cancellation', workOrders, listWorkOrders, { tab: 'To_Cancel' }),
  kind('toDispatch', 'Aftersales-Ticket-Dispatch', tickets, listTickets, { tab: 'new' }),
  kind('costs', 'Cost-Approve-Over-Standard', ['/cost-approval'], listCosts, { tab: 'Cost_Submitted' }),
  kind('complaints', 'Complain-Solve', ['/complain-list'], listComplaints, { tab: 'Overdue' }),
  kind('installers', 'Installer-Detail-Button-Approve-Identity', ['/personal-installer-list'], listInstallers, {
    tab: 'Submitted',
  }),
  kind('accounts', 'Installer-Detail-Button-Approve-Bank-Account', ['/personal-installer-list'], listInstallers, {
    tab: 'Bank_Waiting',
  }),
  kind('bonusesOfBranch', 'Installation-Bonus-List-Approve-Branch', ['/installation-bonus-list'], listBonusTickets, {
    tab: 'Submitted',
  }),
  kind('bonusesOfFinance', 'Installation-Bonus-List-Approve-Finance', ['/installation-bonus-list'], listBonusTickets, {
    tab: 'Approved_By_Branch',
  }),
  kind('bonusCalls', 'Installation-Bonus-List-Call-Back', ['/installation-bonus-list'], listBonusTickets, {
    call_back_status: 'Due',
  }),
  kind('settlements', 'Financial-Settlement-Approve', ['/financial-settlement'], listSettlements, {
    status: 'Submitted',
  }),
  kind('customers', 'Customer-Approve', ['/customer'], listCustomers, { tab: 'Submitted' }),
  kind('adjustments', 'Customer-Approve', ['/customer'], listCustomers, { tab: 'Adjusted' }),
  kind('signatures', 'Customer-Signature-Approve', ['/customer-signature-list'], listSignatures, {
    status: 'Submitted',
  }),
  kind('cashbacks', 'Cashback-Approve', ['/customer/cashback2'], listCashbacks, { status: ['Submitted'] }),
  kind('cashbackChanges', 'Cashback-Approve', ['/customer/cashback2'], listCashbacks, { change: 'waiting' }),
  kind('messages', 'Outbox-Retry', ['/configuration/outbox'], listDeliveries, { status: 'Failed' }),
  kind('missingWords', 'Multi-Language-Modify', ['/configuration/multi-language/missing'], listMissingWords, {}),
]
