import { type TrackedJob, type TrackedTicket, technicianFace } from '@sejuk/contract/aftersales/ticket-tracking'
import { datesFor } from '@sejuk/domain/values/dates'
import { hoursOf, type TimeSlot } from '@sejuk/domain/values/time-slots'
import { trackingWords } from '@sejuk/words/aftersales/ticket-tracking'
import { useState } from 'react'
import IconCalendarEvent from '#icon/CalendarEvent'
import { toQuery } from '../../../lib/api/query-string.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { MoveForm } from './move-form.tsx'
import { Steps } from './steps.tsx'
import style from './tracking-page.module.css'

type Props = { job: TrackedJob; ticket: TrackedTicket; token: string; onSent: () => void }

/** One visit: status, time and technician. */
export const JobCard = ({ job, ticket, token, onSent }: Props) => {
  const t = useWords(trackingWords)
  const dates = datesFor(useLanguage(), ticket.timezone)
  const [isMoving, setMoving] = useState(false)
  const { step, scheduled_date, slot, wish } = job
  const dayOf = (day: string) => `${dates.dayName(day)} ${dates.day(day)}`
  const when = (day: string, hours: TimeSlot) => ({ day: dayOf(day), ...hoursOf(hours) })
  const word =
    step === 'Scheduled' && scheduled_date && slot
      ? t('Scheduled', when(scheduled_date, slot))
      : step === 'Arranging' || step === 'Scheduled'
        ? t('Arranging', { asc: job.asc_name ?? ticket.company_name })
        : t(step)
  return (
    <section className={style.card}>
      <Steps step={step} />
      <p className={style.word}>{word}</p>
      <p className={style.units}>
        {job.units.filter(Boolean).join(', ')}
        {job.finished_date && <small>{t('doneOn', { time: dates.visit(job.finished_date) })}</small>}
      </p>
      {job.technician_name && (
        <div className={style.person}>
          {job.has_photo && (
            <img
              alt={t('photo', { name: job.technician_name })}
              src={`${technicianFace.path}${toQuery({ token, work_order_number: job.work_order_number })}`}
              width={64}
              height={64}
            />
          )}
          <span>
            <small>{t('comes')}</small>
            <b>{job.technician_name}</b>
            <small>{job.asc_name}</small>
            <small>{t('identity')}</small>
          </span>
        </div>
      )}
      {wish && (
        <p className={style.wish} role="status">
          {t('wished', when(wish.wanted_date, wish.wanted_slot))}
        </p>
      )}
      {job.may_move && !isMoving && (
        <Button size="large" icon={<IconCalendarEvent size={20} />} onClick={() => setMoving(true)}>
          {t('move')}
        </Button>
      )}
      {isMoving && (
        <MoveForm
          job={job}
          today={ticket.today}
          token={token}
          onBack={() => setMoving(false)}
          onSent={() => {
            setMoving(false)
            onSent()
          }}
        />
      )}
    </section>
  )
}
