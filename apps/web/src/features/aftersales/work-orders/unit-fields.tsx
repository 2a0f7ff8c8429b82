import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { keepNumber } from '@sejuk/domain/values/numbers'
import { checklistWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FindingFields, type FindingForm } from './finding-fields.tsx'
import { PartFields, type PartForm } from './part-fields.tsx'
import style from './work-orders.module.css'

const moments = ['Before', 'After'] as const
const readings = ['pressure', 'ampere', 'temperature_in', 'temperature_out', 'refrigerant_g'] as const
type Reading = (typeof readings)[number]
type Measured = { moment: (typeof moments)[number] } & Record<Reading, string>

const measuredIn = (unit: WorkOrderUnit): Measured[] =>
  moments.map((moment) => {
    const found = unit.measurements.find((one) => one.moment === moment)
    const read = readings.map((name) => [name, found?.[name] === null ? '' : String(found?.[name] ?? '')])
    return { moment, ...(Object.fromEntries(read) as Record<Reading, string>) }
  })

/** What the form of a unit begins with: all of it, or only its serial numbers. */
export const unitFormOf = (unit: WorkOrderUnit, isSerialOnly: boolean) => ({
  work_order_detail_id: unit.work_order_detail_id,
  serial_indoor: unit.serial_indoor ?? '',
  serial_outdoor: unit.serial_outdoor ?? '',
  ...(isSerialOnly
    ? {}
    : {
        work_note: unit.work_note ?? '',
        checklist: unit.checklist,
        findings: unit.findings.map(
          ({ repair_symptom, repair_place_of_failure, repair_cause_of_failure, action_taken }): FindingForm => ({
            repair_symptom,
            repair_place_of_failure: repair_place_of_failure ?? '',
            repair_cause_of_failure: repair_cause_of_failure ?? '',
            action_taken: action_taken ?? '',
          }),
        ),
        measurements: measuredIn(unit),
        parts: unit.parts.map(
          ({ part_id: _id, quantity, ...part }): PartForm => ({ ...part, quantity: String(quantity) }),
        ),
      }),
})
type UnitForm = ReturnType<typeof unitFormOf>

type Props = {
  unit: WorkOrderUnit
  form: UnitForm
  isSerialOnly: boolean
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<UnitForm>) => void
}

export const UnitFields = ({ unit, form, isSerialOnly, errorOf, onChange }: Props) => {
  const t = useWords(workOrderWords)
  const questions = useWords(checklistWords)
  const say = useSay()
  const { measurements = [], checklist: answers = {}, findings = [], parts = [] } = form
  return (
    <fieldset className={style.unit}>
      <legend>
        {unit.line_no}. {unit.item_name ?? unit.item_code ?? '-'}
      </legend>
      {unit.serial_problem && <p className={style.error}>{say(unit.serial_problem)}</p>}
      <TextField
        label={t('serialIndoor')}
        value={form.serial_indoor}
        onChange={(serial_indoor) => onChange({ serial_indoor })}
        error={errorOf('serial_indoor')}
      />
      <TextField
        label={t('serialOutdoor')}
        value={form.serial_outdoor}
        onChange={(serial_outdoor) => onChange({ serial_outdoor })}
        error={errorOf('serial_outdoor')}
      />
      {!isSerialOnly && (
        <>
          <FindingFields findings={findings} onChange={(next) => onChange({ findings: next })} />
          <table className={style.readings}>
            <thead>
              <tr>
                <th>{t('measurements')}</th>
                {moments.map((moment) => (
                  <th key={moment}>{t(moment)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {readings.map((name) => (
                <tr key={name}>
                  <th scope="row">{t(name)}</th>
                  {measurements.map((one, n) => (
                    <td key={one.moment}>
                      <input
                        inputMode="decimal"
                        aria-label={`${t(name)}, ${t(one.moment)}`}
                        aria-invalid={errorOf(`measurements.${n}.${name}`) ? true : undefined}
                        title={errorOf(`measurements.${n}.${name}`)}
                        value={one[name]}
                        onChange={(event) => {
                          const value = keepNumber(event.currentTarget.value)
                          onChange({
                            measurements: measurements.map((other, at) =>
                              at === n ? { ...other, [name]: value } : other,
                            ),
                          })
                        }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <PartFields parts={parts} onChange={(next) => onChange({ parts: next })} />
          <fieldset className={style.ticks}>
            <legend>{t('checklist')}</legend>
            {checklist.map((question) => (
              <CheckboxField
                key={question}
                label={questions(question)}
                isOn={answers[question] ?? false}
                onChange={(isOn) => {
                  // Ticking one answers all: what is not ticked was looked at and is not so.
                  const all = Object.fromEntries(checklist.map((one) => [one, answers[one] ?? false]))
                  onChange({ checklist: { ...all, [question]: isOn } })
                }}
              />
            ))}
            {errorOf('checklist') && <p className={style.error}>{errorOf('checklist')}</p>}
          </fieldset>
          <TextField
            label={t('workNote')}
            value={form.work_note ?? ''}
            onChange={(work_note) => onChange({ work_note })}
            most={1000}
            isLong
            error={errorOf('work_note')}
          />
        </>
      )}
    </fieldset>
  )
}
