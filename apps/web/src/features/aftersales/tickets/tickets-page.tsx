import { callCenterDesk, ticketTabs } from '@sejuk/contract/aftersales/tickets'
import { pageTo } from '@sejuk/domain/pages'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Columns } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { CallerCard } from './caller-card.tsx'
import { TicketList } from './ticket-list.tsx'

export const AfterSalesOrderPage = () => <TicketList title={useWords(ticketWords)('title')} tabs={ticketTabs} />

export const PartnerTicketsPage = () => (
  <TicketList title={useWords(ticketWords)('title')} tabs={ticketTabs} isPartner />
)

/** The call desk: caller, today's numbers, and the queue, most urgent first. */
export const CallCenterPage = () => {
  const t = useWords(ticketWords)
  return <TicketList title={t('deskTitle')} tabs={['new', 'part', 'dispatched']} above={<Desk />} />
}

const Desk = () => {
  const t = useWords(ticketWords)
  const navigate = useNavigate()
  const gate = useGate(callCenterDesk)
  const desk = useCall(callCenterDesk, {}, { enabled: gate.enabled }).data?.data
  return (
    <Columns>
      <CallerCard
        onCaller={(_, typed) => (
          <Button kind="primary" onClick={() => void navigate(pageTo('addTicket', { phone: typed.trim() }))}>
            {t('logTicket')}
          </Button>
        )}
      />
      {desk && (
        <Section aria-label={t('queue')}>
          <Facts
            facts={[
              [t('waiting'), String(desk.waiting)],
              [t('lateCount'), String(desk.late)],
              [t('partly'), String(desk.partly)],
              [t('loggedToday'), String(desk.logged_today)],
              [t('dispatchedToday'), String(desk.dispatched_today)],
              [t('mineToday'), String(desk.mine_today)],
            ]}
          />
        </Section>
      )}
    </Columns>
  )
}
