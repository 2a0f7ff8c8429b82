import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { visitChoices } from '@sejuk/contract/aftersales/work-order-board'
import { isTimeSlot } from '@sejuk/domain/values/time-slots'
import { workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { TechnicianField } from './technician-field.tsx'
import style from './work-orders.module.css'

type Order = { work_order_number: string; row_version: number; customer_name: string; technician_code: string | null }
type Props = {
  name: 'schedule' | 're-schedule'
  order: Order
  /** Where it was dropped. */
  wish?: { scheduled_date: string; technician_code: string }
  onClose: () => void
}

/** A day, a time and a technician, as far as they are free. */
export const SchedulePanel = ({ name, order, wish, onClose }: Props) => {
  const t = useWords(workOrderWords)
  const actions = useWords(workOrderActionWords)
  const { work_order_number, row_version } = order
  const isMoved = name === 're-schedule'
  const initial = {
    technician_code: wish?.technician_code ?? order.technician_code ?? '',
    scheduled_date: wish?.scheduled_date ?? '',
    slot: '',
    note: '',
    ...(isMoved ? { reason: '', is_waiting_part: false } : {}),
  } as Form
  return (
    <EndpointPanel
      title={actions(name)}
      sub={`${work_order_number}, ${order.customer_name}`}
      endpoint={actOnWorkOrder[name]}
      initial={initial}
      fixed={{ work_order_number, row_version }}
      labels={{
        technician_code: t('technician'),
        scheduled_date: t('visitDate'),
        slot: t('slot'),
        note: t('note'),
        reason: t('reason'),
        is_waiting_part: t('waitingPart'),
      }}
      draft={`${name}/${work_order_number}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TechnicianField
            work_order_number={work_order_number}
            day={values.scheduled_date || undefined}
            value={values.technician_code}
            onChange={(technician_code) => change({ technician_code, slot: '' })}
            error={errorOf('technician_code')}
          />
          {values.technician_code && (
            <DaysAndSlots work_order_number={work_order_number} values={values} change={change} errorOf={errorOf} />
          )}
          <TextField
            label={t('noteForTechnician')}
            value={values.note}
            onChange={(note) => change({ note })}
            most={500}
            isLong
            error={errorOf('note')}
          />
          {isMoved && (
            <>
              <TextField
                label={t('reason')}
                value={values.reason ?? ''}
                onChange={(reason) => change({ reason })}
                most={1000}
                isLong
                isRequired
                error={errorOf('reason')}
              />
              <CheckboxField
                label={t('waitingPart')}
                isOn={values.is_waiting_part ?? false}
                onChange={(is_waiting_part) => change({ is_waiting_part })}
              />
            </>
          )}
          <Told values={values} />
        </>
      )}
    </EndpointPanel>
  )
}

type Form = {
  technician_code: string
  scheduled_date: string
  slot: string
  note: string
  reason?: string
  is_waiting_part?: boolean
}
type Part = {
  work_order_number: string
  values: Form
  change: (part: Partial<Form>) => void
  errorOf: (field: string) => string | undefined
}

const DaysAndSlots = ({ work_order_number, values, change, errorOf }: Part) => {
  const t = useWords(workOrderWords)
  const say = useSay()
  const dates = useDates()
  const { technician_code } = values
  const found = useCall(visitChoices, { work_order_number, technician_code }, { keepPrevious: true })
  const days = found.data?.data ?? []
  const open = days.filter(({ slots }) => slots.some(({ why_not }) => why_not === null))
  const chosen = days.find(({ day }) => day === values.scheduled_date)
  const noteOf = (slot: string) => {
    const one = chosen?.slots.find((choice) => choice.slot === slot)
    if (!one) return undefined
    if (one.why_not) return { text: say(one.why_not), isShut: true }
    return { text: t('placesLeft', { n: one.places }) }
  }
  return (
    <>
      <fieldset className={style.days}>
        <legend>
          {t('visitDate')} <small>{t('visitDateHint')}</small>
        </legend>
        {found.isSuccess && open.length === 0 && <p>{t('noDate')}</p>}
        <div>
          {days.map(({ day, slots }) => {
            const why = slots.every(({ why_not }) => why_not !== null) ? slots[0]?.why_not : undefined
            return (
              <button
                key={day}
                type="button"
                aria-pressed={day === values.scheduled_date}
                aria-disabled={why ? true : undefined}
                title={why ? say(why) : undefined}
                onClick={why ? undefined : () => change({ scheduled_date: day, slot: '' })}
              >
                <small>{dates.dayName(day).slice(0, 3)}</small>
                {day.slice(8)}
              </button>
            )
          })}
        </div>
        {errorOf('scheduled_date') && <p className={style.error}>{errorOf('scheduled_date')}</p>}
      </fieldset>
      <TimeSlotField
        label={t('slot')}
        value={isTimeSlot(values.slot) ? values.slot : ''}
        onChange={(slot) => change({ slot })}
        noteOf={noteOf}
        isRequired
        error={errorOf('slot')}
      />
    </>
  )
}

const Told = ({ values }: { values: Form }) => {
  const t = useWords(workOrderWords)
  const dates = useDates()
  if (!values.scheduled_date || !values.slot) return null
  return (
    <p className={style.told}>
      {t('customerTold')}: {dates.dayName(values.scheduled_date)} {dates.day(values.scheduled_date)}, {values.slot}
    </p>
  )
}
