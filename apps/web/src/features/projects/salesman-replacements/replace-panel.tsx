import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { createReplacement } from '@sejuk/contract/projects/salesman-replacements'
import { projectWords } from '@sejuk/words/projects/projects'
import { SalesmanPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { project: ProjectLogDetail | undefined; onClose: () => void }

export const ReplacePanel = ({ project, onClose }: Props) => {
  const t = useWords(projectWords)
  const initial = {
    log_code: project?.log_code ?? '',
    to_salesman: '',
    effective_date: useToday(),
    kept_percent: '0',
    reason: '',
  }
  type Values = typeof initial
  const labels = Object.fromEntries(
    (Object.keys(initial) as (keyof Values)[]).map((field) => [field, t(field)]),
  ) as Record<keyof Values, string>
  return (
    <EndpointPanel
      title={t('newReplacement')}
      sub={project && `${project.project_name}, ${project.salesman_name}`}
      endpoint={createReplacement}
      initial={initial}
      labels={labels}
      draft={`project-replacement/${project?.log_code ?? 'create'}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const text = (field: keyof Values) => ({
          label: t(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        return (
          <>
            {!project && <TextField {...text('log_code')} isRequired />}
            <SalesmanPicker
              value={values.to_salesman || undefined}
              error={errorOf('to_salesman')}
              onChange={(to_salesman = '') => change({ to_salesman })}
            />
            <DateField {...text('effective_date')} isRequired />
            <NumberField {...text('kept_percent')} isRequired />
            <TextField {...text('reason')} most={500} isLong isRequired />
            <Note>{t('crossText')}</Note>
          </>
        )
      }}
    </EndpointPanel>
  )
}
