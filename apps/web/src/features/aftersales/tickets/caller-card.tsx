import { type Caller, findCaller, type KnownConsumerUnit } from '@sejuk/contract/aftersales/ticket-forms'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { type ReactNode, useState } from 'react'
import IconPhone from '#icon/Phone'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { useWarrantyReason } from '../../../entities/aftersales/use-warranty-reason.ts'
import { TicketChip, WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText, Subheading } from '../../../ui/record/section.tsx'

/** Digits that make a phone number are one; anything else with six signs or more is a serial number. */
const askedBy = (typed: string) => {
  const text = typed.trim()
  if (/^[+\d\s().-]+$/.test(text) && isPhone(nationalPhone(text))) return { phone: text, serial_number: '' }
  return text.length >= 5 && /[a-z]/i.test(text) ? { phone: '', serial_number: text } : undefined
}

type Props = {
  begin?: string
  onCaller?: (caller: Caller, typed: string) => ReactNode
  onUnit?: (unit: KnownConsumerUnit) => void
  /** Serial numbers that are on the ticket already. */
  taken?: ReadonlySet<string>
  autoFocus?: boolean
}

/** Looks up the caller while the number is typed: history, units and warranty. */
export const CallerCard = ({ begin = '', onCaller, onUnit, taken, autoFocus }: Props) => {
  const t = useWords(ticketWords)
  const gate = useGate(findCaller)
  const [typed, setTyped] = useState(begin)
  const asked = askedBy(useDebounced(typed))
  const found = useCall(findCaller, asked ?? {}, { enabled: gate.enabled && asked !== undefined, keepPrevious: true })
  const caller = asked ? found.data?.data : undefined
  const isKnown = caller && (caller.customer || caller.units.length > 0 || caller.tickets.length > 0)
  return (
    <Section title={t('caller')}>
      <SectionBody>
        <TextField
          label={t('customer_phone')}
          hint={t('callerHelp')}
          value={typed}
          onChange={setTyped}
          inputMode="text"
          autoFocus={autoFocus}
        />
        <div aria-live="polite">
          {found.error && <p>{errorText(found.error)}</p>}
          {caller && !isKnown && <p>{t('unknownCaller')}</p>}
          {caller?.customer && (
            <p>
              <IconPhone size={16} aria-hidden="true" />{' '}
              <b>
                {t('knownCaller', {
                  name: caller.customer.customer_name,
                  tickets: caller.tickets.length,
                  open: caller.open_tickets,
                })}
              </b>
              <br />
              {caller.customer.customer_address}
              {caller.customer.region && `, ${caller.customer.region.sub_district_name}`}
            </p>
          )}
          {caller && caller.open_complaints > 0 && <Note>{t('openComplaints', { n: caller.open_complaints })}</Note>}
        </div>
        {caller && onCaller?.(caller, typed)}
      </SectionBody>
      {isKnown && <CallerUnits units={caller.units} onUnit={onUnit} taken={taken} />}
      {isKnown && <CallerTickets tickets={caller.tickets} />}
    </Section>
  )
}

const CallerUnits = ({ units, onUnit, taken }: { units: Caller['units'] } & Pick<Props, 'onUnit' | 'taken'>) => {
  const t = useWords(ticketWords)
  const reason = useWarrantyReason()
  const isTaken = (unit: KnownConsumerUnit) =>
    [unit.serial_indoor, unit.serial_outdoor].some((serial) => serial && taken?.has(serial))
  return (
    <>
      <Subheading>{t('callerUnits')}</Subheading>
      {units.length === 0 && <SectionText>{t('noCallerUnits')}</SectionText>}
      <RowList>
        {units.map((unit) => (
          <li key={unit.consumer_item_id ?? unit.serial_indoor ?? unit.serial_outdoor}>
            <span>
              <b>{unit.item_name ?? unit.item_code ?? '-'}</b>
              <br />
              <small>{[unit.serial_indoor, unit.serial_outdoor].filter(Boolean).join(' / ') || '-'}</small>
              <br />
              <WarrantyChip warranty={unit.warranty} /> <small>{reason(unit)}</small>
            </span>
            {onUnit && (
              <Button
                size="small"
                aria-disabled={isTaken(unit) || undefined}
                onClick={() => !isTaken(unit) && onUnit(unit)}
              >
                {t(isTaken(unit) ? 'unitAdded' : 'useUnit')}
              </Button>
            )}
          </li>
        ))}
      </RowList>
    </>
  )
}

const CallerTickets = ({ tickets }: Pick<Caller, 'tickets'>) => {
  const t = useWords(ticketWords)
  const services = useWords(ticketChoiceWords)
  const pathOf = useTicketPath()
  const dates = useDates()
  if (tickets.length === 0) return null
  return (
    <>
      <Subheading>{t('history')}</Subheading>
      <RowList>
        {tickets.map((ticket) => (
          <li key={ticket.ticket_number}>
            <span>
              <Link {...pathOf(ticket.ticket_number)}>{ticket.ticket_number}</Link>
              <br />
              <small>
                {dates.date(ticket.created_date)} · {services(ticket.service_type)}
              </small>
            </span>
            <TicketChip status={ticket.ticket_status} isDone={ticket.is_done} />
          </li>
        ))}
      </RowList>
    </>
  )
}
