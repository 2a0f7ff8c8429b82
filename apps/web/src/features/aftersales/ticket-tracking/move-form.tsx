import { askToMove, type TrackedJob } from '@sejuk/contract/aftersales/ticket-tracking'
import { wishDays } from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { addDays, datesFor } from '@sejuk/domain/values/dates'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import { trackingWords } from '@sejuk/words/aftersales/ticket-tracking'
import { useState } from 'react'
import { call, Offline, Refused } from '../../../lib/api/call.ts'
import { validatorOf } from '../../../lib/form/schemas.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'
import style from './tracking-page.module.css'

type Props = { job: TrackedJob; today: string; token: string; onBack: () => void; onSent: () => void }

/** Another day that would suit the customer better. Days are read out one by one: a phone needs no calendar for two weeks. */
export const MoveForm = ({ job, today, token, onBack, onSent }: Props) => {
  const t = useWords(trackingWords)
  const say = useSay()
  const dates = datesFor(useLanguage(), 'Asia/Jakarta')
  const [values, setValues] = useState<{ wanted_date: string; wanted_slot: TimeSlot | ''; note: string }>({
    wanted_date: '',
    wanted_slot: '',
    note: '',
  })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [told, setTold] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const days = Array.from({ length: wishDays }, (_, n) => addDays(today, n + 1))
  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part })
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))))
  }
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const send = async () => {
    const { wanted_slot, ...others } = values
    const input = { token, work_order_number: job.work_order_number, ...others }
    const found = (await validatorOf(askToMove)).problemsOf({ ...input, wanted_slot })
    setProblems(found)
    setTold(undefined)
    if (!wanted_slot || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await call(askToMove, { ...input, wanted_slot })
      onSent()
    } catch (error) {
      if (error instanceof Refused && Object.keys(error.errors).length > 0)
        setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])))
      else setTold(error instanceof Offline ? t('offline') : errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={style.move}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>{t('moveTitle')}</h2>
      <ChoiceField
        label={t('day')}
        options={days.map((day) => ({ value: day, label: `${dates.dayName(day)} ${dates.day(day)}` }))}
        value={values.wanted_date}
        onChange={(wanted_date) => change({ wanted_date })}
        error={errorOf('wanted_date')}
        isRequired
      />
      <TimeSlotField
        value={values.wanted_slot}
        onChange={(wanted_slot) => change({ wanted_slot })}
        error={errorOf('wanted_slot')}
        isRequired
      />
      <TextField label={t('note')} value={values.note} onChange={(note) => change({ note })} most={500} isLong />
      {told && (
        <p role="alert" className={style.wish}>
          {told}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
        {t('send')}
      </Button>
      <Button size="large" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}
