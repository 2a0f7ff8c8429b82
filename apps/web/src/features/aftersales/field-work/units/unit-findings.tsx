import type { RepairChoiceKey } from '@sejuk/domain/aftersales/tickets/tickets'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconPlus from '#icon/Plus'
import { useLanguage, useWords } from '../../../../lib/language/words.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import style from '../field-job.module.css'
import type { StoredJobs } from '../queue/field-storage.ts'
import { blankFinding, type UnitForm } from './unit-form.ts'

type Props = { form: UnitForm; choices: StoredJobs['choices']; onChange: (part: Partial<UnitForm>) => void }

const lists = [
  ['repair_symptom', 'Repair_Symptoms'],
  ['repair_place_of_failure', 'Repair_Place_of_Failure'],
  ['repair_cause_of_failure', 'Repair_Cause_of_Failure'],
] as const satisfies [string, RepairChoiceKey][]

/** Problem, location and cause, from the configured lists. */
export const UnitFindings = ({ form, choices, onChange }: Props) => {
  const t = useWords(fieldWorkWords)
  const isLocal = useLanguage() === 'local'
  const optionsOf = (key: RepairChoiceKey) =>
    (choices[key] ?? []).map(({ value, label, local_label }) => ({ value, label: isLocal ? local_label : label }))
  const put = (n: number, part: object) =>
    onChange({ findings: form.findings.map((one, at) => (at === n ? { ...one, ...part } : one)) })
  return (
    <Section title={t('findings')}>
      <SectionBody>
        {form.findings.map((finding, n) => (
          <fieldset key={n} className={style.part}>
            {lists.map(([field, key]) => (
              <ChoiceField
                key={field}
                label={t(field)}
                options={optionsOf(key)}
                value={finding[field]}
                onChange={(value) => put(n, { [field]: value })}
              />
            ))}
            <TextField
              label={t('action_taken')}
              value={finding.action_taken}
              onChange={(action_taken) => put(n, { action_taken })}
              most={500}
            />
            <Button size="small" onClick={() => onChange({ findings: form.findings.filter((_one, at) => at !== n) })}>
              {t('remove')}
            </Button>
          </fieldset>
        ))}
        <Button
          icon={<IconPlus size={18} />}
          onClick={() => onChange({ findings: [...form.findings, { ...blankFinding }] })}
        >
          {t('addFinding')}
        </Button>
      </SectionBody>
    </Section>
  )
}
