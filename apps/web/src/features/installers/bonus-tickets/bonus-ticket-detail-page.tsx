import { bonusTicketLog, getBonusTicket, type StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { getInstaller } from '@sejuk/contract/installers/installers'
import { getSettlement } from '@sejuk/contract/installers/settlements'
import { callBackStatuses } from '@sejuk/domain/installers/bonus-call-backs'
import { decisionNames, ticketStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import {
  bonusTicketWords,
  callBackWords,
  decisionWords,
  ticketStatusWords,
} from '@sejuk/words/installers/bonus-tickets'
import { useState } from 'react'
import IconArrowRight from '#icon/ArrowRight'
import { PaymentChip, TicketChip } from '../../../entities/status/bonus-status.tsx'
import { BankChip } from '../../../entities/status/installer-status.tsx'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { TicketCall } from './ticket-call.tsx'
import { TicketChecks } from './ticket-checks.tsx'
import { TicketPhotos } from './ticket-photos.tsx'
import { TicketSerials } from './ticket-serials.tsx'
import { TicketUnits } from './ticket-units.tsx'
import { useTicketActions } from './use-ticket-actions.tsx'

const TicketPlace = lazyPart(() => import('./ticket-place.tsx').then((place) => place.TicketPlace))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const BonusTicketDetailPage = () => {
  const t = useWords(bonusTicketWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={getBonusTicket}
      input={{ bonus_ticket_code: code }}
      title={t('detailTitle')}
      crumb={<Link {...pageTo('bonusTickets')}>{t('listTitle')}</Link>}
      visited={({ bonus_ticket_code }) => bonus_ticket_code}
    >
      {(ticket) => <Detail key={ticket.bonus_ticket_code} ticket={ticket} />}
    </LoadedRecord>
  )
}

const Detail = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const decisions = useWords(decisionWords)
  const statuses = useWords(ticketStatusWords)
  const callBacks = useWords(callBackWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const actions = useTicketActions(ticket)
  const next = ticket.next_ticket_code
  return (
    <>
      <PageHead
        title={ticket.bonus_ticket_code}
        crumb={<Link {...pageTo('bonusTickets')}>{t('listTitle')}</Link>}
        sub={
          <>
            <TicketChip status={ticket.ticket_status} size="large" />{' '}
            {ticket.ticket_status === 'Approved_By_Finance' && (
              <PaymentChip status={ticket.payment_status} size="large" />
            )}
          </>
        }
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
        {next && <NextButton code={next} />}
      </PageHead>
      <RecordComments kind="bonusTickets" code={ticket.bonus_ticket_code} />
      <PageBody>
        <ActionRow name={ticket.bonus_ticket_code} actions={actions.decide} />
        {ticket.reason && (
          <Note>
            {ticket.hold_until && <b>{t('heldUntil', { day: dates.day(ticket.hold_until) })}. </b>}
            {t('reason')}: {ticket.reason}
          </Note>
        )}
        <Columns>
          <Column>
            <TicketUnits units={ticket.unit_list} amount={ticket.amount} />
            <Section title={t('installer')}>
              <Facts
                facts={[
                  [t('installer'), <ToInstaller key="installer" ticket={ticket} />],
                  [t('phone_number'), displayPhone(ticket.phone_number)],
                  [t('branch'), ticket.branch_name],
                  [t('bank'), ticket.approve_status ? <BankChip status={ticket.approve_status} /> : t('noBank')],
                ]}
              />
            </Section>
            <Section title={t('customer')}>
              <Facts
                facts={[
                  [t('customer_name'), ticket.customer_name],
                  [t('customer_phone'), ticket.customer_phone && displayPhone(ticket.customer_phone)],
                  [t('customer_address'), ticket.customer_address],
                  [t('shop_name'), ticket.shop_name],
                  [t('install_date'), dates.day(ticket.install_date)],
                  [t('submitted'), dates.dateTime(ticket.submitted_date)],
                ]}
              />
            </Section>
            <Section title={t('decisions')}>
              <Facts
                facts={[
                  [t('branchApproved'), dates.dateTime(ticket.branch_date)],
                  [t('branchDecision'), ticket.branch_user_name],
                  [t('financeApproved'), dates.dateTime(ticket.finance_date)],
                  [t('financeDecision'), ticket.finance_user_name],
                  [t('remark'), ticket.approve_remark],
                  [t('expected'), dates.day(ticket.expected_date)],
                  [t('settlement'), ticket.settlement_code && <ToSettlement code={ticket.settlement_code} />],
                  [t('paidOn'), dates.dateTime(ticket.paid_date)],
                  ...(ticket.bank_ref ? [[t('bankRef'), ticket.bank_ref] as const] : []),
                  ...(ticket.fail_reason ? [[t('failReason'), ticket.fail_reason] as const] : []),
                ]}
              />
            </Section>
          </Column>
          <Column isFirstOnPhone>
            <TicketCall ticket={ticket} action={actions.call} />
            <TicketChecks ticket={ticket} />
            <TicketPhotos code={ticket.bonus_ticket_code} />
            {ticket.pin_lat !== null && <TicketPlace ticket={ticket} />}
            <TicketSerials ticket={ticket} />
          </Column>
        </Columns>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={bonusTicketLog}
          code={ticket.bonus_ticket_code}
          labels={{
            ticket_status: t('status'),
            amount: t('amount'),
            customer_name: t('customer_name'),
            install_date: t('install_date'),
            call_back_status: t('call'),
            hold_until: t('until'),
          }}
          ownActions={{
            ...Object.fromEntries(decisionNames.map((name) => [name, decisions(name)])),
            'record-call-back': t('writeCall'),
          }}
          valueNames={{
            ...Object.fromEntries(ticketStatuses.map((one) => [one, statuses(one)])),
            ...Object.fromEntries(callBackStatuses.map((one) => [one, callBacks(one)])),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
      {actions.panel}
    </>
  )
}

/** On to the one that waits next. On a phone it is a picture, so that the ticket's number has room. */
const NextButton = ({ code }: { code: string }) => {
  const t = useWords(bonusTicketWords)
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const go = () => void navigate(pageTo('bonusTicket', { code }))
  return isNarrow ? (
    <IconButton label={t('next')} onBar onClick={go}>
      <IconArrowRight size={20} />
    </IconButton>
  ) : (
    <Button onClick={go}>{t('next')}</Button>
  )
}

const ToInstaller = ({ ticket: { user_code, user_name } }: { ticket: StaffTicketDetail }) =>
  useGate(getInstaller).enabled ? (
    <Link {...pageTo('installer', { module: 'installation-bonus-list' }, { code: user_code })}>{user_name}</Link>
  ) : (
    user_name
  )

const ToSettlement = ({ code }: { code: string }) =>
  useGate(getSettlement).enabled ? <Link {...pageTo('settlement', { code })}>{code}</Link> : code
