import type { StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { type DecisionName, decisionNames, ticketAction } from '@sejuk/domain/installers/bonus-tickets'
import { gate } from '@sejuk/domain/workflow'
import { bonusTicketWords, decisionWords, ticketStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'

/** The decisions this person may ever take on a ticket, each with why not now. The same table decides on the server. */
export const useTicketActions = (ticket: StaffTicketDetail, onOpen: (name: DecisionName | 'call') => void) => {
  const { permission, usercode } = useViewer()
  const decisions = useWords(decisionWords)
  useStatusWords(ticketStatusWords)
  const t = useWords(bonusTicketWords)
  const state = {
    ticket_status: ticket.ticket_status,
    held_status: ticket.held_status as typeof ticket.ticket_status | null,
    user_status: ticket.user_status,
    is_branch_approver: ticket.branch_user_code === usercode,
    call_back_status: ticket.call_back_status,
    has_customer_phone: ticket.customer_phone !== null,
  }
  const gateOf = (name: DecisionName | 'record-call-back') =>
    gate(ticketAction(name), state, permission, 'bonus-ticket')
  const decide = decisionNames
    .filter((name) => permission.has(ticketAction(name).needs))
    .map(
      (name): Action => ({
        key: name,
        label: decisions(name),
        gate: gateOf(name),
        isPrimary: name.startsWith('approve'),
        isDangerous: name === 'deny',
        onPress: () => onOpen(name),
      }),
    )
  const call: Action = {
    key: 'call',
    label: t('writeCall'),
    gate: gateOf('record-call-back'),
    onPress: () => onOpen('call'),
  }
  return { decide, call: permission.has(ticketAction('record-call-back').needs) ? call : undefined }
}
