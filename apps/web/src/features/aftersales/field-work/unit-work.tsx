import { checklist } from '@sejuk/domain/aftersales/finishing'
import { cleanSerial } from '@sejuk/domain/installers/bonus-tickets'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { checklistWords } from '@sejuk/words/aftersales/work-orders'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './field-job.module.css'
import type { StoredJobs } from './field-storage.ts'
import { UnitFindings } from './unit-findings.tsx'
import { measured, moments, type UnitForm } from './unit-form.ts'
import { UnitParts } from './unit-parts.tsx'

type Props = {
  form: UnitForm
  choices: StoredJobs['choices']
  isRepair: boolean
  onChange: (part: Partial<UnitForm>) => void
}

/** What a technician finds, measures and uses on one unit. */
export const UnitWork = ({ form, choices, isRepair, onChange }: Props) => {
  const t = useWords(fieldWorkWords)
  const question = useWords(checklistWords)
  const answered = checklist.filter((one) => form.checklist[one] !== undefined).length
  return (
    <>
      <Section title={t('checklist')} actions={<small>{t('nOf', { n: answered, all: checklist.length })}</small>}>
        <ul className={style.checklist}>
          {checklist.map((one) => (
            <li key={one}>
              <label>
                <input
                  type="checkbox"
                  checked={form.checklist[one] === true}
                  onChange={({ currentTarget }) =>
                    onChange({ checklist: { ...form.checklist, [one]: currentTarget.checked } })
                  }
                />
                {question(one)}
              </label>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('serials')}>
        <SectionBody>
          {(['serial_indoor', 'serial_outdoor'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={form[field]}
              onChange={(typed) => onChange({ [field]: cleanSerial(typed) })}
              most={60}
            />
          ))}
        </SectionBody>
      </Section>
      <Section title={t('measurements')}>
        {moments.map((moment) => (
          <fieldset key={moment} className={style.measurements}>
            <legend>{t(moment === 'Before' ? 'before' : 'after')}</legend>
            {measured.map((what) => (
              <NumberField
                key={what}
                label={t(what)}
                value={form.measurements[moment][what]}
                onChange={(value) =>
                  onChange({
                    measurements: {
                      ...form.measurements,
                      [moment]: { ...form.measurements[moment], [what]: value },
                    },
                  })
                }
              />
            ))}
          </fieldset>
        ))}
      </Section>
      {isRepair && <UnitFindings form={form} choices={choices} onChange={onChange} />}
      <UnitParts form={form} onChange={onChange} />
      <Section title={t('work_note')}>
        <SectionBody>
          <TextField
            label={t('work_note')}
            value={form.work_note}
            onChange={(work_note) => onChange({ work_note })}
            most={1000}
            isLong
          />
        </SectionBody>
      </Section>
    </>
  )
}
