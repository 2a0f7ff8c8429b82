import { weekdays } from '@sejuk/domain/aftersales/technicians'
import { weekdayWords } from '@sejuk/words/aftersales/service-centres'
import { useWords } from '../../lib/language/words.ts'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../ui/form/field-grid.tsx'
import { Row } from '../../ui/layout/page-body.tsx'

type Props = { label: string; value: readonly number[]; onChange: (days: number[]) => void; error?: string }

/** Monday comes first, as in every calendar here. */
const inOrder = [...weekdays.slice(1), 0] as const

/** Working days of a week. */
export const WeekdayField = ({ label, value, onChange, error }: Props) => {
  const t = useWords(weekdayWords)
  return (
    <FieldGroup>
      <FieldLegend>{label}</FieldLegend>
      <Row>
        {inOrder.map((day) => (
          <CheckboxField
            key={day}
            label={t(`d${day}`)}
            isOn={value.includes(day)}
            onChange={(isOn) => onChange(isOn ? [...value, day].sort() : value.filter((one) => one !== day))}
          />
        ))}
      </Row>
      {error && <FieldError>{error}</FieldError>}
    </FieldGroup>
  )
}

export const useWeekdays = () => {
  const t = useWords(weekdayWords)
  return (days: readonly number[]) =>
    inOrder
      .filter((day) => days.includes(day))
      .map((day) => t(`d${day}`))
      .join(', ')
}
