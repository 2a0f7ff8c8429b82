import type { Option } from '@sejuk/contract/lists'
import type { DateLimit } from '@sejuk/domain/values/dates'
import { readRupiah } from '@sejuk/domain/values/money'
import { isTimeSlot } from '@sejuk/domain/values/time-slots'
import type { OptionInput, OptionSource } from '../../lib/api/options.ts'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { CheckboxField } from '../fields/checkbox-field.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { DateField } from '../fields/date-field.tsx'
import { IdCardField, NpwpField, PhoneField } from '../fields/identity-fields.tsx'
import { MoneyField, NumberField, PercentageField, QuantityField } from '../fields/number-fields.tsx'
import { PagedSelect } from '../fields/picker.tsx'
import { PlaceField } from '../fields/place-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { TimeField } from '../fields/time-field.tsx'
import { TimeSlotField } from '../fields/time-slot-field.tsx'
import { TranslatedTextField } from '../fields/translated-text-field.tsx'

export type Values = Record<string, unknown>
type Named<Field extends string> = {
  field: Field
  label: string
  hint?: string
  isRequired?: boolean
  /** Entered on creation, read-only afterwards. */
  isFixed?: boolean
}
/** A form as data: one line a field. */
export type FormField<Field extends string = string> =
  | (Named<Field> &
      (
        | { kind: 'text'; most?: number; isLong?: boolean; inputMode?: 'tel' | 'email' }
        | {
            kind:
              | 'number'
              | 'money'
              | 'percentage'
              | 'phone'
              | 'idCard'
              | 'npwp'
              | 'timeSlot'
              | 'time'
              | 'tick'
              | 'words'
          }
        | { kind: 'date'; limit?: DateLimit }
        | { kind: 'quantity'; stock: number }
        | { kind: 'choice'; options: readonly Option[] }
        | { kind: 'picker'; source: OptionSource; input?: OptionInput; none: string }
      ))
  /** Two fields of the record, `lat` and `lng`, shown as one. */
  | (Named<'place'> & { kind: 'place'; radius?: Field })

type Props = { fields: readonly FormField[]; form: EndpointForm<Values> }

export const FormFields = ({ fields, form }: Props) => (
  <>
    {fields.map((field, n) => (
      <OneField key={field.field} field={field} form={form} autoFocus={n === 0} />
    ))}
  </>
)

const OneField = ({ field, form, autoFocus }: { field: FormField; form: EndpointForm<Values>; autoFocus: boolean }) => {
  const { field: name, label, hint, isRequired } = field
  const value = form.values[name]
  const put = (next: unknown) => form.change({ [name]: next })
  const common = { label, hint, isRequired, error: form.errorOf(name) }
  const text = { ...common, value: String(value ?? ''), onChange: put, autoFocus }
  switch (field.kind) {
    case 'text':
      return <TextField {...text} most={field.most} isLong={field.isLong} inputMode={field.inputMode} />
    case 'number':
      return <NumberField {...text} />
    case 'money':
      return <MoneyField {...text} value={readRupiah(String(value ?? ''))} />
    case 'percentage':
      return <PercentageField {...text} />
    case 'quantity':
      return <QuantityField {...text} stock={field.stock} />
    case 'phone':
      return <PhoneField {...text} />
    case 'idCard':
      return <IdCardField {...text} />
    case 'npwp':
      return <NpwpField {...text} />
    case 'date':
      return <DateField {...text} limit={field.limit} />
    case 'timeSlot':
      return <TimeSlotField {...common} value={isTimeSlot(text.value) ? text.value : ''} onChange={put} />
    case 'time':
      return <TimeField {...text} />
    case 'tick':
      return <CheckboxField {...common} isOn={value === true} onChange={put} />
    case 'words':
      return <TranslatedTextField {...common} value={(value ?? []) as string[]} onChange={put} />
    case 'choice':
      return <ChoiceField {...text} options={field.options} />
    case 'picker':
      return (
        <PagedSelect
          label={label}
          error={common.error}
          source={field.source}
          input={field.input}
          none={field.none}
          value={(value as string | null) ?? undefined}
          onChange={(code) => put(code ?? '')}
        />
      )
    case 'place':
      return (
        <PlaceField
          label={label}
          lat={String(form.values.lat ?? '')}
          lng={String(form.values.lng ?? '')}
          radius={Number(field.radius ? form.values[field.radius] : 0) || undefined}
          errors={{ lat: form.errorOf('lat'), lng: form.errorOf('lng') }}
          onChange={(place) => form.change(place)}
        />
      )
  }
}
