import { technicianChoices } from '@sejuk/contract/aftersales/work-order-board'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'

type Props = {
  work_order_number: string
  day?: string
  value: string
  onChange: (technician_code: string) => void
  error?: string
}

/** The centre's technicians with their jobs of the day, matching skills first. */
export const TechnicianField = ({ work_order_number, day, value, onChange, error }: Props) => {
  const t = useWords(workOrderWords)
  const found = useCall(technicianChoices, { work_order_number, day }, { keepPrevious: true })
  const people = (found.data?.data ?? []).toSorted((one, other) => Number(other.is_skilled) - Number(one.is_skilled))
  return (
    <ChoiceField
      label={t('technician')}
      value={value}
      onChange={onChange}
      error={error}
      isRequired
      options={people.map((one) => ({
        value: one.technician_code,
        label: [
          one.technician_name,
          t('technicianLoad', { jobs: one.jobs, most: one.max_jobs_day }),
          ...(one.is_skilled ? [] : [t('notSkilled')]),
        ].join(' · '),
      }))}
    />
  )
}
