import { type ProblemKind, problemKinds, type Severity, severities } from '@sejuk/domain/supervision/inspection'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SpokenField } from '../../../ui/fields/spoken-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { DraftedProblem } from './point-draft.ts'

type Props = { title: string; problem: DraftedProblem; onChange: (part: Partial<DraftedProblem>) => void }

/** What is wrong with a point that failed. */
export const NewProblem = ({ title, problem, onChange }: Props) => {
  const t = useWords(inspectionWords)
  return (
    <Section title={title}>
      <SectionBody>
        <ChoiceField
          label={t('kind')}
          value={problem.kind}
          options={problemKinds.map((one) => ({ value: one, label: t(one) }))}
          onChange={(kind) => onChange({ kind: kind as ProblemKind })}
        />
        <ChoiceField
          label={t('severity')}
          value={problem.severity}
          options={severities.map((one) => ({ value: one, label: t(one) }))}
          onChange={(severity) => onChange({ severity: severity as Severity })}
        />
        <SpokenField
          label={t('description')}
          value={problem.description}
          most={500}
          isLong
          isRequired
          onChange={(description) => onChange({ description })}
        />
        <TextField
          label={t('recommended_fix')}
          value={problem.recommended_fix}
          most={500}
          isLong
          onChange={(recommended_fix) => onChange({ recommended_fix })}
        />
        <TextField
          label={t('responsible')}
          value={problem.responsible}
          most={200}
          onChange={(responsible) => onChange({ responsible })}
        />
        <DateField label={t('due_date')} value={problem.due_date} onChange={(due_date) => onChange({ due_date })} />
      </SectionBody>
    </Section>
  )
}
