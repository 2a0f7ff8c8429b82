import { bonusTicketLog, getBonusTicket, type StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { type DecisionName, decisionNames, ticketAction } from '@sejuk/domain/installers/bonus-tickets'
import { displayPhone } from '@sejuk/domain/phone'
import { gate } from '@sejuk/domain/workflow'
import { bonusCheckWords, bonusTicketWords, decisionWords } from '@sejuk/words/installers/bonus-tickets'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FlagChip, PaymentChip, TicketChip } from '../../../entities/bonus-status.tsx'
import { BankChip } from '../../../entities/installer-status.tsx'
import { useDates } from '../../../lib/dates.ts'
import { useCall } from '../../../lib/queries.ts'
import { useRecordVisit } from '../../../lib/recent-visits.ts'
import { useGate, useViewer } from '../../../lib/viewer.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { FailedList, ShutList } from '../../../ui/list-states.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Pending } from '../../../ui/pending.tsx'
import { FactList, Slab, slab } from '../../../ui/slab.tsx'
import { TicketPhotos } from './ticket-photos.tsx'
import { TicketUnits } from './ticket-units.tsx'

const DecisionPanel = later(() => import('./decision-panel.tsx').then((panel) => panel.DecisionPanel))
const ActionLogPanel = later(() => import('../../../ui/action-log-panel.tsx').then((panel) => panel.ActionLogPanel))

export const BonusTicketDetailPage = () => {
  const t = useWords(bonusTicketWords)
  const say = useSay()
  const { code = '' }: { code?: string } = useSearch({ strict: false })
  const mayLook = useGate(getBonusTicket)
  const found = useCall(getBonusTicket, { bonus_ticket_code: code }, { enabled: mayLook.enabled && code !== '' })
  useRecordVisit(found.data?.data.bonus_ticket_code)
  const ticket = found.data?.data
  if (ticket) return <Detail key={ticket.bonus_ticket_code} ticket={ticket} />
  return (
    <>
      <PageHead title={t('detailTitle')} />
      {!mayLook.enabled ? (
        <ShutList reason={say(mayLook.why_not)} />
      ) : found.error ? (
        <FailedList error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Pending />
      )}
    </>
  )
}

const Detail = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const decisions = useWords(decisionWords)
  const dates = useDates()
  const navigate = useNavigate()
  const { permission, usercode } = useViewer()
  const [open, setOpen] = useState<DecisionName | 'log'>()
  const close = () => setOpen(undefined)
  const state = {
    ticket_status: ticket.ticket_status,
    held_status: ticket.held_status as typeof ticket.ticket_status | null,
    user_status: ticket.user_status,
    is_branch_approver: ticket.branch_user_code === usercode,
  }
  const actions = decisionNames
    .filter((name) => permission.has(ticketAction(name).needs))
    .map((name) => ({
      key: name,
      label: decisions(name),
      gate: gate(ticketAction(name), state, permission),
      isPrimary: name.startsWith('approve'),
      isDangerous: name === 'deny',
      onPress: () => setOpen(name),
    }))
  const next = ticket.next_ticket_code
  return (
    <>
      <PageHead
        title={ticket.bonus_ticket_code}
        crumb={<Link to={'/installation-bonus-list' as never}>{t('listTitle')}</Link>}
        sub={
          <>
            <TicketChip status={ticket.ticket_status} size="large" />{' '}
            <PaymentChip status={ticket.payment_status} size="large" />
          </>
        }
      >
        <Button onClick={() => setOpen('log')}>{t('log')}</Button>
        {next && (
          <Button onClick={() => void navigate({ to: '/installation-bonus/detail', search: { code: next } } as never)}>
            {t('next')}
          </Button>
        )}
      </PageHead>
      <div className={slab.page}>
        <div className={slab.row}>
          {actions.map((action) => (
            <ActionButton key={action.key} action={action} />
          ))}
        </div>
        {ticket.reason && (
          <p className={slab.note}>
            {t('reason')}: {ticket.reason}
          </p>
        )}
        <div className={slab.columns}>
          <div className={slab.column}>
            <TicketUnits units={ticket.unit_list} amount={ticket.amount} />
            <Slab title={t('installer')}>
              <FactList
                facts={[
                  [t('installer'), ticket.user_name],
                  [t('phone_number'), displayPhone(ticket.phone_number)],
                  [t('branch'), ticket.branch_name],
                  [t('bank'), ticket.approve_status ? <BankChip status={ticket.approve_status} /> : t('noBank')],
                ]}
              />
            </Slab>
            <Slab title={t('customer')}>
              <FactList
                facts={[
                  [t('customer_name'), ticket.customer_name],
                  [t('customer_phone'), ticket.customer_phone && displayPhone(ticket.customer_phone)],
                  [t('customer_address'), ticket.customer_address],
                  [t('install_date'), dates.day(ticket.install_date)],
                  [t('submitted'), dates.dateTime(ticket.submitted_date)],
                  [t('branchDecision'), ticket.branch_user_name],
                  [t('financeDecision'), ticket.finance_user_name],
                  [t('remark'), ticket.approve_remark],
                  [t('settlement'), ticket.settlement_code],
                  [t('expected'), dates.day(ticket.expected_date)],
                  [t('paidOn'), dates.dateTime(ticket.paid_date)],
                  [t('failReason'), ticket.fail_reason],
                ]}
              />
            </Slab>
          </div>
          <div className={slab.column}>
            <Checks ticket={ticket} />
            <TicketPhotos code={ticket.bonus_ticket_code} />
            <History ticket={ticket} />
          </div>
        </div>
      </div>
      {open === 'log' && (
        <ActionLogPanel
          endpoint={bonusTicketLog}
          code={ticket.bonus_ticket_code}
          labels={{
            ticket_status: t('status'),
            amount: t('amount'),
            customer_name: t('customer_name'),
            install_date: t('install_date'),
          }}
          onClose={close}
        />
      )}
      {open && open !== 'log' && <DecisionPanel key={open} name={open} ticket={ticket} onClose={close} />}
    </>
  )
}

const Checks = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const checks = useWords(bonusCheckWords)
  return (
    <Slab title={t('checks')} actions={<FlagChip status={ticket.tone} />}>
      <ul className={slab.list}>
        {ticket.flags.map(({ check, tone, details }) => (
          <li key={check}>
            <span>
              {checks(check)}
              {details.length > 0 && <small> {details.join(', ')}</small>}
            </span>
            <FlagChip status={tone} />
          </li>
        ))}
      </ul>
    </Slab>
  )
}

const History = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  if (ticket.history.length === 0) return null
  return (
    <Slab title={t('history')}>
      <ul className={slab.list}>
        {ticket.history.map((one) => (
          <li key={`${one.bonus_ticket_code}/${one.serial_number}`}>
            <span>
              <Link to={'/installation-bonus/detail' as never} search={{ code: one.bonus_ticket_code } as never}>
                {one.bonus_ticket_code}
              </Link>{' '}
              <small>
                {one.user_name} · {one.serial_number}
              </small>
            </span>
            <TicketChip status={one.ticket_status} />
          </li>
        ))}
      </ul>
    </Slab>
  )
}
