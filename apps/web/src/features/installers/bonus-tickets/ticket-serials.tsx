import type { StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { TicketChip } from '../../../entities/status/bonus-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

const kinds = { Indoor: 'indoor', Outdoor: 'outdoor', Unit: 'units' } as const

/** What we know of the units ourselves, and who asked for them before. */
export const TicketSerials = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const dates = useDates()
  return (
    <>
      {ticket.serials.length > 0 && (
        <Section title={t('serialFacts')}>
          <RowList>
            {ticket.serials.map((one) => (
              <li key={one.serial_number}>
                <span>
                  <b>{one.serial_number}</b> <small>{t(kinds[one.unit_kind])}</small>
                  <br />
                  <small>{one.item_name}</small>
                </span>
                <small>
                  {one.is_returned
                    ? t('returned')
                    : one.delivered_date
                      ? t('deliveredOn', { day: dates.day(one.delivered_date) })
                      : t('notDelivered')}
                </small>
              </li>
            ))}
          </RowList>
        </Section>
      )}
      {ticket.history.length > 0 && (
        <Section title={t('history')}>
          <RowList>
            {ticket.history.map((one) => (
              <li key={`${one.bonus_ticket_code}/${one.serial_number}`}>
                <span>
                  <Link {...pageTo('bonusTicket', { code: one.bonus_ticket_code })}>{one.bonus_ticket_code}</Link>{' '}
                  <small>
                    {one.user_name} · {one.serial_number}
                  </small>
                </span>
                <TicketChip status={one.ticket_status} />
              </li>
            ))}
          </RowList>
        </Section>
      )}
    </>
  )
}
