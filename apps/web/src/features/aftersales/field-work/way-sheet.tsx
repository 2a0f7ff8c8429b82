import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { dateObjection } from '@sejuk/domain/dates'
import { timeSlots } from '@sejuk/domain/time-slots'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { useToday } from '../../../lib/dates.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FullSheet } from '../../../ui/full-sheet.tsx'
import { slab } from '../../../ui/slab.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TickField } from '../../../ui/tick-field.tsx'
import type { FieldWork } from './use-field-work.ts'
import { type Way, ways } from './ways.ts'

type Props = { way: Way; job: FieldJob; work: FieldWork; onDone: () => void; onClose: () => void }

export const WaySheet = ({ way, job, work, onDone, onClose }: Props) => {
  const t = useWords(fieldWorkWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const today = useToday()
  const [reason, setReason] = useState('')
  const [scheduled_date, setDay] = useState('')
  const [slot, setSlot] = useState('')
  const [is_waiting_part, setWaiting] = useState(false)
  const isMoved = way === 're-schedule'
  const needsDay = isMoved || way === 'schedule'
  const objection = needsDay && scheduled_date ? dateObjection(scheduled_date, today) : undefined
  const hasDay = !needsDay || (scheduled_date && slot && !objection)
  const isWhole = hasDay && (way === 'schedule' || reason.trim())
  const send = async () => {
    const told = way === 'schedule' ? { note: reason.trim() } : { reason: reason.trim() }
    const day = needsDay ? { scheduled_date, slot } : {}
    await work.report(job.work_order_number, way, { ...told, ...day, ...(isMoved ? { is_waiting_part } : {}) })
    onClose()
    onDone()
  }
  return (
    <FullSheet
      title={t(ways.find(([action]) => action === way)?.[1] ?? 'more')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="large" disabled={!isWhole} onClick={() => void send()}>
          {everyday('save')}
        </Button>
      }
    >
      <div className={slab.inside}>
        {needsDay && (
          <>
            <DateField
              label={t('day')}
              value={scheduled_date}
              onChange={setDay}
              error={objection && say(objection)}
              isRequired
            />
            <ChoiceField
              label={t('slot')}
              options={timeSlots.map((value) => ({ value, label: value }))}
              value={slot}
              onChange={setSlot}
              isRequired
            />
            {isMoved && <TickField label={t('waitsForPart')} isOn={is_waiting_part} onChange={setWaiting} />}
          </>
        )}
        <TextField
          label={t(way === 'schedule' ? 'notes' : 'reason')}
          value={reason}
          onChange={setReason}
          most={way === 'schedule' ? 500 : 1000}
          isLong
          isRequired={way !== 'schedule'}
        />
      </div>
    </FullSheet>
  )
}
