import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { farFromCustomer, isOtherDay } from '@sejuk/domain/aftersales/work-orders/visits'
import { metresBetween } from '@sejuk/domain/installers/bonus-checks'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { currentPosition, type Position } from '../../../lib/browser/position.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { Place } from './outward-links.ts'
import { WayButton } from './way-button.tsx'

type Props = {
  job: Place & Pick<FieldJob, 'scheduled_date'>
  onArrive: (payload: { reason: string }, position: Position | null) => void
}
type Found = { position: Position | null; metres: number | null; isNear: boolean }

/** Arrival: time and position are recorded. Far from the customer, without a position, or on another day, a reason is required. */
export const Arrive = ({ job, onArrive }: Props) => {
  const t = useWords(fieldWorkWords)
  const dates = useDates()
  const isMoved = isOtherDay(job.scheduled_date, useToday())
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<Found>()
  const [reason, setReason] = useState('')
  const { pin_lat, pin_lng } = job
  const pin = pin_lat !== null && pin_lng !== null ? { lat: pin_lat, lng: pin_lng } : undefined
  const arrive = async () => {
    setLooking(true)
    const position = await currentPosition()
    setLooking(false)
    const metres = position && pin ? Math.round(metresBetween(position, pin)) : null
    const isNear = !pin || (metres !== null && metres <= farFromCustomer)
    if (isNear && !isMoved) return onArrive({ reason: '' }, position)
    setFound({ position, metres, isNear })
  }
  const go = () => {
    if (!found) void arrive()
    else onArrive({ reason: reason.trim() }, found.position)
  }
  return (
    <>
      {found && (
        <Section title={t('whyFar')}>
          <SectionBody>
            {isMoved && job.scheduled_date && (
              <Note role="alert">{t('otherDay', { day: dates.day(job.scheduled_date) })}</Note>
            )}
            {!found.isNear && (
              <Note role="alert">{found.metres === null ? t('noPosition') : t('farAway', { n: found.metres })}</Note>
            )}
            <TextField label={t('whyFar')} value={reason} onChange={setReason} most={1000} isRequired />
          </SectionBody>
        </Section>
      )}
      <StepBar note={t('arriveText')} isComplete>
        <WayButton job={job} />
        <Button
          kind="primary"
          size="large"
          icon={<IconMapPin size={22} />}
          isBusy={isLooking}
          disabled={Boolean(found) && !reason.trim()}
          onClick={go}
        >
          {t(isLooking ? 'locating' : 'arrive')}
        </Button>
      </StepBar>
    </>
  )
}
