import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { checklistWords } from '@sejuk/words/aftersales/work-orders'
import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../../../lib/language/words.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import style from '../field-job.module.css'
import { fieldOfCheck, serialField } from '../use-missing.ts'
import type { UnitForm } from './unit-form.ts'
import { UnitMeasurements } from './unit-measurements.tsx'

type Props = { form: UnitForm; needsSerial?: boolean; onChange: (part: Partial<UnitForm>) => void }

/** What a technician answers, reads and measures on one unit. */
export const UnitChecks = ({ form, needsSerial = false, onChange }: Props) => {
  const t = useWords(fieldWorkWords)
  const everyday = useWords(everydayWords)
  const question = useWords(checklistWords)
  const answered = checklist.filter((one) => form.checklist[one] !== undefined).length
  const required = <small className={style.required}>{t('required')}</small>
  return (
    <>
      <Section
        title={
          <>
            {t('checklist')} {required}
          </>
        }
        actions={<small>{t('nOf', { n: answered, all: checklist.length })}</small>}
      >
        <div className={style.checklist}>
          {checklist.map((one) => (
            <fieldset key={one} id={fieldOfCheck(one)}>
              <legend>{question(one)}</legend>
              <div>
                {([true, false] as const).map((answer) => (
                  <label key={String(answer)} data-answer={answer ? 'yes' : 'no'}>
                    <input
                      type="radio"
                      name={one}
                      className="sr-only"
                      checked={form.checklist[one] === answer}
                      onChange={() => onChange({ checklist: { ...form.checklist, [one]: answer } })}
                    />
                    {everyday(answer ? 'yes' : 'no')}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Section>
      <Section
        id={serialField}
        title={
          <>
            {t('serials')} {needsSerial && required}
          </>
        }
      >
        <SectionBody>
          {(['serial_indoor', 'serial_outdoor'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={form[field]}
              onChange={(typed) => onChange({ [field]: normalizeSerial(typed) })}
              most={60}
            />
          ))}
        </SectionBody>
      </Section>
      <UnitMeasurements form={form} onChange={onChange} />
    </>
  )
}
