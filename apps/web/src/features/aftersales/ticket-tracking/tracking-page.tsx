import { type TrackedTicket, trackTicket } from '@sejuk/contract/aftersales/ticket-tracking'
import { datesFor } from '@sejuk/domain/values/dates'
import { displayPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { trackingWords } from '@sejuk/words/aftersales/ticket-tracking'
import IconCircleX from '#icon/CircleX'
import IconPhone from '#icon/Phone'
import IconRefresh from '#icon/Refresh'
import { LinkEnded } from '../../../entities/public-links/link-ended.tsx'
import { useLink } from '../../../entities/public-links/use-link.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { JobCard } from './job-card.tsx'
import { Steps } from './steps.tsx'
import style from './tracking-page.module.css'

/** The status of a customer's service: no account needed, no internal data shown. */
export const TrackingPage = () => {
  const t = useWords(trackingWords)
  const search: { token?: string } = useSearch()
  const token = String(search.token ?? '')
  const { state, again } = useLink(trackTicket, token)
  return (
    <PublicPage title={t('title')}>
      {state.is === 'open' ? (
        <Tracked ticket={state.found} token={token} onAgain={again} />
      ) : (
        <PublicWord>
          <LinkEnded state={state} t={t} onAgain={again} />
        </PublicWord>
      )}
    </PublicPage>
  )
}

type TrackedProps = { ticket: TrackedTicket; token: string; onAgain: () => void }

const Tracked = ({ ticket, token, onAgain }: TrackedProps) => {
  const t = useWords(trackingWords)
  const kinds = useWords(ticketChoiceWords)
  const dates = datesFor(useLanguage(), ticket.timezone)
  const phone = nationalPhone(ticket.support_phone)
  return (
    <main className={style.body}>
      <h1>{t('title')}</h1>
      <p>{t('hello', { name: ticket.customer_name })}</p>
      <dl className={style.facts}>
        <div>
          <dt>{t('number')}</dt>
          <dd>{ticket.ticket_number}</dd>
        </div>
        <div>
          <dt>{t('service')}</dt>
          <dd>{kinds(ticket.service_type)}</dd>
        </div>
        <div>
          <dt>{t('asked')}</dt>
          <dd>{dates.date(ticket.created_date)}</dd>
        </div>
      </dl>
      {ticket.is_cancelled && (
        <div className={style.cancelled}>
          <PublicMessage icon={<IconCircleX size={56} />} tone="bad" title={t('cancelled')} text={t('cancelledText')} />
        </div>
      )}
      {!ticket.is_cancelled &&
        ticket.jobs.map((job) => (
          <JobCard key={job.work_order_number} job={job} ticket={ticket} token={token} onSent={onAgain} />
        ))}
      {!ticket.is_cancelled && ticket.waiting_units.length > 0 && (
        <section className={style.card}>
          <Steps step="Received" />
          <p className={style.word}>{t('Received')}</p>
          <p className={style.units}>{ticket.waiting_units.filter(Boolean).join(', ')}</p>
        </section>
      )}
      <div className={style.foot}>
        <Button icon={<IconRefresh size={18} />} onClick={onAgain}>
          {t('refresh')}
        </Button>
        {ticket.support_phone && (
          <a className={style.call} href={`tel:+62${phone}`}>
            <IconPhone size={18} /> {t('call')} {displayPhone(phone)}
          </a>
        )}
      </div>
    </main>
  )
}
