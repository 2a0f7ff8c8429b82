import type { ReactNode } from 'react'
import { TimeField } from '../../ui/fields/time-field.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { WeekdayField } from '../pickers/weekday-field.tsx'

type WorkHours = { work_days: number[]; work_from: string; work_to: string }
type Props = {
  form: {
    values: WorkHours
    change: (part: Partial<WorkHours>) => void
    errorOf: (field: keyof WorkHours) => string | undefined
  }
  /** A centre opens, a technician begins. */
  labelOf: (field: keyof WorkHours) => string
  /** What stands beside the hours. */
  children?: ReactNode
}

/** On which days of the week, and from when to when, a centre or a technician works. */
export const WorkHoursFields = ({ form, labelOf, children }: Props) => (
  <>
    <WeekdayField
      label={labelOf('work_days')}
      value={form.values.work_days}
      onChange={(work_days) => form.change({ work_days })}
      error={form.errorOf('work_days')}
    />
    <FieldGrid>
      {(['work_from', 'work_to'] as const).map((field) => (
        <TimeField
          key={field}
          label={labelOf(field)}
          value={form.values[field]}
          onChange={(value) => form.change({ [field]: value })}
          error={form.errorOf(field)}
          isRequired
        />
      ))}
      {children}
    </FieldGrid>
  </>
)
