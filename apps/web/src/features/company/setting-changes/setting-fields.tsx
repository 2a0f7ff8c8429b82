import { ruleOf, type SettingField, type SettingKind, type SettingValue } from '@sejuk/domain/company/setting-kinds'
import { readRupiah } from '@sejuk/domain/values/money'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { MoneyField, NumberField, PercentageField } from '../../../ui/fields/number-fields.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSettingText } from './setting-text.ts'

export type TypedValues = Readonly<Record<string, string | boolean>>

/** Numbers are typed as text; what nobody has written is empty. */
export const typedOf = (kind: SettingKind, values: Readonly<Record<string, SettingValue>>): TypedValues =>
  Object.fromEntries(
    ruleOf(kind).fields.map(({ field, unit }) => {
      const value = values[field] ?? null
      if (unit === 'secret') return [field, '']
      return [field, unit === 'switch' ? value === true : value === null ? '' : String(value)]
    }),
  )

type Props = {
  kind: SettingKind
  values: TypedValues
  onChange: (values: TypedValues) => void
  errorOf: (field: string) => string | undefined
}

/** The values of a setting, whatever its kind: a line a value. */
export const SettingFields = ({ kind, values, onChange, errorOf }: Props) => (
  <>
    {ruleOf(kind).fields.map((field) => (
      <OneValue
        key={field.field}
        field={field}
        value={values[field.field] ?? ''}
        onChange={(value) => onChange({ ...values, [field.field]: value })}
        error={errorOf(field.field)}
      />
    ))}
  </>
)

type One = {
  field: SettingField
  value: string | boolean
  onChange: (value: string | boolean) => void
  error: string | undefined
}

const OneValue = ({ field, value, onChange, error }: One) => {
  const t = useWords(settingChangeWords)
  const say = useSay()
  const text = useSettingText()
  const common = { label: say({ code: field.name }), error }
  const written = { ...common, value: String(value), onChange }
  switch (field.unit) {
    case 'switch':
      return <CheckboxField {...common} isOn={value === true} onChange={onChange} />
    case 'choice':
      return (
        <ChoiceField
          {...written}
          options={(field.options ?? []).map((option) => ({ value: option, label: text(field, option) }))}
        />
      )
    case 'rupiah':
      return (
        <MoneyField
          {...common}
          value={readRupiah(String(value))}
          onChange={(amount) => onChange(amount === null ? '' : String(amount))}
        />
      )
    case 'percent':
      return <PercentageField {...written} />
    case 'secret':
      return <SecretField {...written} name={field.field} autoComplete="new-password" hint={t('keepsKey')} />
    case 'text':
      return <TextField {...written} most={200} />
    default:
      return <NumberField {...written} hint={field.isFreeWhenEmpty ? `– ${t('unlimited')}` : undefined} />
  }
}
