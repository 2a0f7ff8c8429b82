import { readTime } from '@sejuk/domain/values/read-day'
import { inputWords } from '@sejuk/words/inputs'
import { useWords } from '../../lib/language/words.ts'
import { DateField } from './date-field.tsx'
import type { FieldProps } from './field-frame.tsx'
import { TypedField, type TypedFormat, type TypedProps } from './typed-field.tsx'

const time: TypedFormat<string> = {
  keep: (typed) => typed.replaceAll(/[^\d:.]/g, '').slice(0, 5),
  read: (kept) => readTime(kept) ?? kept,
  write: (value) => value,
}

/** A time of the day by 24 hours, in every language. */
export const TimeField = (props: TypedProps<string>) => <TypedField {...props} manner={time} inputMode="numeric" />

type Moment = { day: string; time: string }

/** A day and a time side by side. */
export const DateTimeField = ({
  value,
  onChange,
  ...field
}: FieldProps & { value: Moment; onChange: (moment: Moment) => void }) => {
  const t = useWords(inputWords)
  return (
    <>
      <DateField {...field} value={value.day} onChange={(day) => onChange({ ...value, day })} />
      <TimeField
        label={t('timeOf', { label: field.label })}
        isRequired={field.isRequired}
        value={value.time}
        onChange={(next) => onChange({ ...value, time: next })}
      />
    </>
  )
}
