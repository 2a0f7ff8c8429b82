import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { dateObjection } from '@sejuk/domain/values/dates'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FullSheet } from '../../../ui/dialog/full-sheet.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SectionBody } from '../../../ui/record/section.tsx'
import { type OtherAction, otherActions } from './other-actions.ts'
import type { FieldWork } from './use-field-work.ts'

type Props = { way: OtherAction; job: FieldJob; work: FieldWork; onDone: () => void; onClose: () => void }

export const OtherActionSheet = ({ way, job, work, onDone, onClose }: Props) => {
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
      title={t(otherActions.find(([action]) => action === way)?.[1] ?? 'more')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="large" disabled={!isWhole} onClick={() => void send()}>
          {everyday('save')}
        </Button>
      }
    >
      <SectionBody>
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
            {isMoved && <CheckboxField label={t('waitsForPart')} isOn={is_waiting_part} onChange={setWaiting} />}
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
      </SectionBody>
    </FullSheet>
  )
}
