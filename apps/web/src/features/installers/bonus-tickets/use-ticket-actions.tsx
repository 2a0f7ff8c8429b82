import type { StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { bonusTicket, type DecisionName, decisionNames } from '@sejuk/domain/installers/bonus-tickets'
import { bonusTicketWords, decisionWords, ticketStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { type ActionForm, useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const DecisionPanel = lazyPart(() => import('./decision-panel.tsx').then((panel) => panel.DecisionPanel))
const CallPanel = lazyPart(() => import('./call-panel.tsx').then((panel) => panel.CallPanel))

type Row = StaffTicketDetail & { authors: string[] }
const call = 'record-call-back'
const isDecision = (name: string): name is DecisionName => decisionNames.some((one) => one === name)

/** What staff may do with the ticket that is open. The panels show it as it is now, also after somebody else was quicker. */
export const useTicketActions = (ticket: StaffTicketDetail) => {
  const decisions = useWords(decisionWords)
  useStatusWords(ticketStatusWords)
  const t = useWords(bonusTicketWords)
  const decide = Object.fromEntries(
    decisionNames.map((name) => [
      name,
      ({ onClose }) => <DecisionPanel key={name} name={name} ticket={ticket} onClose={onClose} />,
    ]),
  ) as Record<DecisionName, ActionForm<Row>>
  const { actionsOf, panel } = useRecordActions({
    workflow: bonusTicket,
    endpoints: {},
    keyField: 'bonus_ticket_code',
    nameOf: (row: Row) => row.bonus_ticket_code,
    label: (name) => (isDecision(name) ? decisions(name) : t('writeCall')),
    forms: { ...decide, [call]: ({ onClose }) => <CallPanel ticket={ticket} onClose={onClose} /> },
  })
  const actions = actionsOf({ ...ticket, authors: [ticket.user_code] })
  return { decide: actions.filter(({ key }) => key !== call), call: actions.find(({ key }) => key === call), panel }
}
