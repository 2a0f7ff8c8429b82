import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { farFromCustomer } from '@sejuk/domain/aftersales/work-orders/visits'
import { metresBetween } from '@sejuk/domain/installers/bonus-checks'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { currentPosition, type Position } from '../../../lib/browser/position.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { WayButton } from './way-button.tsx'

type Props = { job: FieldJob; onArrive: (payload: { reason: string }, position: Position | null) => void }
type Found = { position: Position | null; metres: number | null }

/** Arrival: time and position are recorded. Far from the customer, or without a position, a reason is required. */
export const Arrive = ({ job, onArrive }: Props) => {
  const t = useWords(fieldWorkWords)
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
    const isExplained = !pin || (metres !== null && metres <= farFromCustomer)
    if (isExplained) return onArrive({ reason: '' }, position)
    setFound({ position, metres })
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
            <Note role="alert">{found.metres === null ? t('noPosition') : t('farAway', { n: found.metres })}</Note>
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
