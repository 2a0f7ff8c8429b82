import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useWords } from '../../../../lib/language/words.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import type { StoredJobs } from '../queue/field-storage.ts'
import { UnitFindings } from './unit-findings.tsx'
import type { UnitForm } from './unit-form.ts'
import { UnitParts } from './unit-parts.tsx'

type Props = {
  form: UnitForm
  choices: StoredJobs['choices']
  isRepair: boolean
  onChange: (part: Partial<UnitForm>) => void
}

/** What a technician finds and uses on one unit. */
export const UnitWork = ({ form, choices, isRepair, onChange }: Props) => {
  const t = useWords(fieldWorkWords)
  return (
    <>
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
