import { findDuplicates, type LikelyDuplicate } from '@sejuk/contract/aftersales/ticket-forms'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { TicketChip } from '../../../entities/status/ticket-status.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import type { TicketValues } from './ticket-values.ts'

/** Open tickets of the phone or of one of the units, while the form is filled in. */
export const useDuplicates = ({ customer_phone, units }: TicketValues): LikelyDuplicate[] => {
  const gate = useGate(findDuplicates)
  const serials = units.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor])
  const phone = useDebounced(isPhone(nationalPhone(customer_phone)) ? customer_phone : '')
  const settled = useDebounced(serials.filter((serial) => serial.trim().length >= 5).join(' '))
  const serial_numbers = settled ? settled.split(' ') : []
  const isAsked = phone !== '' || serial_numbers.length > 0
  const found = useCall(findDuplicates, { phone, serial_numbers }, { enabled: gate.enabled && isAsked })
  return isAsked ? (found.data?.data ?? []) : []
}

export const DuplicateList = ({ tickets }: { tickets: readonly LikelyDuplicate[] }) => {
  const t = useWords(ticketWords)
  const services = useWords(ticketChoiceWords)
  const pathOf = useTicketPath()
  const dates = useDates()
  return (
    <RowList>
      {tickets.map((ticket) => (
        <li key={ticket.ticket_number}>
          <span>
            <Link {...pathOf(ticket.ticket_number)} target="_blank">
              {ticket.ticket_number}
            </Link>{' '}
            {ticket.customer_name}
            <br />
            <small>
              {dates.date(ticket.created_date)} · {services(ticket.service_type)} ·{' '}
              {ticket.same.map((same) => t(same === 'phone' ? 'samePhone' : 'sameSerial')).join(', ')}
            </small>
          </span>
          <TicketChip status={ticket.ticket_status} />
        </li>
      ))}
    </RowList>
  )
}
