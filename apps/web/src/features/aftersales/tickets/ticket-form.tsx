import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import type * as contract from '@sejuk/contract/aftersales/tickets'
import type { Endpoint, Envelope } from '@sejuk/contract/endpoint'
import { pageTo } from '@sejuk/domain/pages'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { everydayWords } from '@sejuk/words/everyday'
import { useId, useState } from 'react'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { type EndpointForm, useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { CallerCard } from './caller-card.tsx'
import { DuplicateList, useDuplicates } from './likely-duplicates.tsx'
import { type NewPhoto, NewPhotos, sendPhotos } from './picked-photos.tsx'
import type { TicketList } from './ticket-detail.tsx'
import { CustomerFields, MoreFields, RequestFields } from './ticket-fields.tsx'
import { fromCustomer, fromUnit, isPhoneMasked, type TicketValues, withUnit } from './ticket-values.ts'
import { UnitFields } from './unit-fields.tsx'

type Props = {
  title: string
  back: TicketList
  initial: TicketValues
  /** The ticket that is changed; none where one is logged. */
  ticket?: contract.Ticket
  /** The caller, if already known. */
  begin?: string
}

/** Phone first: what is known fills the form, and what is open already is shown before anything is saved. */
export const TicketForm = ({ title, back, initial, ticket, begin }: Props) => {
  const t = useWords(ticketWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const navigate = useNavigate()
  const pathOf = useTicketPath()
  const [photos, setPhotos] = useState<NewPhoto[]>([])
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const done = async (answer?: Envelope) => {
    const number = (answer?.data as { ticket_number: string } | undefined)?.ticket_number ?? ticket?.ticket_number ?? ''
    setSending(true)
    const failed = await sendPhotos(number, photos)
    setSending(false)
    if (failed.length) toast('error', t('photoFailed'))
    void navigate({ ...pathOf(number), ignoreBlocker: true })
  }
  const form = useEndpointForm<Endpoint, TicketValues>({
    endpoint: ticket ? forms.modifyTicket : forms.createTicket,
    initial,
    fixed: ticket && { ticket_number: ticket.ticket_number, row_version: ticket.row_version },
    draft: `aftersales-ticket/${ticket?.ticket_number ?? ''}`,
    onDone: (answer) => void done(answer),
  })
  const likely = useDuplicates(form.values)
  const duplicates = ticket ? [] : likely
  const [first] = duplicates
  const send = (isSure: boolean) => {
    if (duplicates.length > 0 && !isSure) return setAsking(true)
    setAsking(false)
    const despite = first ? { despite_duplicates: true, duplicate_of: first.ticket_number } : {}
    form.submit({ ...form.values, ...despite })
  }
  const taken = new Set(form.values.units.flatMap((unit) => [unit.serial_indoor, unit.serial_outdoor]).filter(Boolean))
  const labels = Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'title')])) as Record<
    keyof TicketValues,
    string
  >
  const out = ticket ? ticket.unit_count - initial.units.length : 0
  return (
    <>
      <PageHead title={title} sub={ticket?.ticket_number} crumb={<Link {...pageTo(back.page)}>{back.label}</Link>}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy || isSending}>
          {t('saveTicket')}
        </Button>
      </PageHead>
      <PageBody>
        <Columns>
          <EndpointFormBody id={id} form={{ ...form, submit: () => send(false) } as EndpointForm<TicketValues>}>
            <Column>
              {out > 0 && <Note>{t('dispatchedUnits', { n: out })}</Note>}
              <CustomerFields form={form} isPhoneKept={ticket !== undefined && isPhoneMasked(ticket)} />
              <RequestFields form={form} />
              <UnitFields form={form} />
              <MoreFields form={form} />
              {!ticket && <NewPhotos photos={photos} onChange={setPhotos} />}
            </Column>
          </EndpointFormBody>
          <Column isFirstOnPhone>
            {duplicates.length > 0 && (
              <Section title={t('duplicates')}>
                <Note>{t('duplicatesText')}</Note>
                <DuplicateList tickets={duplicates} />
              </Section>
            )}
            {!ticket && (
              <CallerCard
                begin={begin}
                autoFocus
                taken={taken}
                onUnit={(unit) => form.change({ units: withUnit(form.values.units, fromUnit(unit)) })}
                onCaller={({ customer }, typed) =>
                  customer ? (
                    <Button kind="primary" onClick={() => form.change(fromCustomer(customer))}>
                      {t('useCustomer')}
                    </Button>
                  ) : (
                    <Button onClick={() => form.change({ customer_phone: typed })}>{t('useNumber')}</Button>
                  )
                }
              />
            )}
          </Column>
        </Columns>
      </PageBody>
      {isAsking && (
        <Dialog
          title={t('duplicates')}
          sub={t('duplicatesText')}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{everyday('cancel')}</Button>
              <Button kind="primary" onClick={() => send(true)}>
                {t('saveAnyway')}
              </Button>
            </>
          }
        >
          <DuplicateList tickets={duplicates} />
        </Dialog>
      )}
      <ConflictDialog form={form} base={initial} labels={labels} version={ticket?.row_version ?? 0} />
    </>
  )
}
