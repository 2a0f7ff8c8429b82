import type { StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { mostCalls } from '@sejuk/domain/installers/bonus-call-backs'
import { displayPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { CallBackChip } from '../../../entities/status/bonus-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

type Props = { ticket: StaffTicketDetail; action: Action | undefined }

/** Whom to call about it, what to ask, and what came of it. */
export const TicketCall = ({ ticket, action }: Props) => {
  const t = useWords(bonusTicketWords)
  const dates = useDates()
  const { call_back_status, customer_phone } = ticket
  if (!call_back_status) return null
  const isDue = call_back_status === 'Due'
  return (
    <Section title={t('call')} actions={<CallBackChip status={call_back_status} />}>
      {isDue && (
        <SectionBody>
          <p>{t('callText')}</p>
          <p>
            <a href={`tel:+62${nationalPhone(customer_phone ?? '')}`}>{displayPhone(customer_phone ?? '')}</a>{' '}
            {ticket.customer_name}
          </p>
          {action && <ActionButton action={action} />}
        </SectionBody>
      )}
      {ticket.calls > 0 && (
        <Facts
          facts={[
            [t('calls'), isDue ? t('nthOfCalls', { n: ticket.calls, most: mostCalls }) : ticket.calls],
            [t('callBy'), ticket.call_user_name],
            [t('callDate'), dates.dateTime(ticket.call_date)],
            [t('callNote'), ticket.call_note],
          ]}
        />
      )}
    </Section>
  )
}
