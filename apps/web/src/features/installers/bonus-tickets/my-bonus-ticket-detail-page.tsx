import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import { bonusTicketWords, plainStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { PaymentChip, TicketChip } from '../../../entities/status/bonus-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { TicketPhotos } from './ticket-photos.tsx'
import { TicketUnits } from './ticket-units.tsx'

export const MyBonusTicketDetailPage = () => {
  const t = useWords(bonusTicketWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getMyBonusTicket} input={{ bonus_ticket_code: code }} title={t('detailTitle')}>
      {(ticket) => <Detail ticket={ticket} />}
    </LoadedRecord>
  )
}

const Detail = ({ ticket }: { ticket: contract.BonusTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const plain = useWords(plainStatusWords)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const discard = useSend(contract.discardBonusTicket)
  const { bonus_ticket_code, row_version } = ticket
  const isOpen = ticket.ticket_status === 'Draft' || ticket.ticket_status === 'Withdrawn'
  const missing = [...new Set(Object.values(ticket.missing))]
  const remove = async () => {
    if (!(await confirm({ title: t('sureDiscard'), text: t('sureDiscardText'), yes: t('discard'), isDangerous: true })))
      return
    discard.mutate({ bonus_ticket_code, row_version }, { onSuccess: () => void navigate(pageTo('myBonusTickets')) })
  }
  return (
    <>
      <PageHead
        title={bonus_ticket_code}
        crumb={<Link {...pageTo('myBonusTickets')}>{t('myTitle')}</Link>}
        sub={<TicketChip status={ticket.ticket_status} size="large" />}
      />
      <PageBody>
        <Note
          tone={
            ticket.ticket_status === 'Denied'
              ? 'bad'
              : ticket.ticket_status === 'Approved_By_Finance'
                ? 'good'
                : undefined
          }
        >
          {plain(ticket.ticket_status)}
          {ticket.hold_until && <> {t('heldUntil', { day: dates.day(ticket.hold_until) })}.</>}
          {ticket.reason && (
            <>
              <br />
              <b>{ticket.reason}</b>
            </>
          )}
        </Note>
        {isOpen && (
          <Section title={t('missing')}>
            {missing.length === 0 && <SectionText>{t('nothingMissing')}</SectionText>}
            <RowList>
              {missing.map((one) => (
                <li key={one}>{say(one)}</li>
              ))}
            </RowList>
            <SectionBody>
              <Button
                kind="primary"
                size="large"
                onClick={() => void navigate(pageTo('applyForBonus', { code: bonus_ticket_code }))}
              >
                {t('edit')}
              </Button>
              {ticket.ticket_status === 'Draft' && (
                <Button kind="danger-outline" onClick={() => void remove()}>
                  {t('discard')}
                </Button>
              )}
            </SectionBody>
          </Section>
        )}
        <TicketUnits units={ticket.unit_list} amount={ticket.amount} />
        <Section title={t('payment')} actions={<PaymentChip status={ticket.payment_status} />}>
          <Facts
            facts={[
              [t('expected'), dates.day(ticket.expected_date)],
              [t('paidOn'), dates.date(ticket.paid_date)],
              [t('settlement'), ticket.settlement_code],
              ...(ticket.fail_reason ? [[t('failReason'), ticket.fail_reason] as const] : []),
            ]}
          />
        </Section>
        <Section title={t('customer')}>
          <Facts
            facts={[
              [t('customer_name'), ticket.customer_name],
              [t('customer_phone'), ticket.customer_phone && displayPhone(ticket.customer_phone)],
              [t('customer_address'), ticket.customer_address],
              [t('install_date'), dates.day(ticket.install_date)],
              [t('submitted'), dates.dateTime(ticket.submitted_date)],
            ]}
          />
        </Section>
        <TicketPhotos code={bonus_ticket_code} />
      </PageBody>
    </>
  )
}
