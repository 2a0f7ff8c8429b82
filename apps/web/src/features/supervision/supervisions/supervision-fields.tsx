import { deliveryChoices } from '@sejuk/contract/supervision/supervisions'
import { overtimes } from '@sejuk/domain/supervision/supervision-statuses'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { blankContact, type EditValues } from './form-values.ts'

type Word = keyof typeof supervisionWords.words

/** What a group of fields needs of a form; a form with further fields serves it too. */
type FormOf<Values extends object> = {
  values: Values
  change: (part: (now: Values) => Partial<Values>) => void
  errorOf: (field: string) => string | undefined
}

/** Label, value, change and error of a field of text. */
export const useTextOf = <Values extends object>(form: FormOf<Values>) => {
  const t = useWords(supervisionWords)
  return (field: keyof Values & Word) => ({
    label: t(field),
    error: form.errorOf(field),
    value: String(form.values[field] ?? ''),
    onChange: (value: string) => form.change(() => ({ [field]: value }) as object as Partial<Values>),
  })
}

const textsIn = (typed: string) => typed.split('\n').map((one) => one.trim())

/** Several short texts, one on each line. */
export const LinesField = (props: {
  label: string
  hint: string
  value: readonly string[]
  error: string | undefined
  isRequired?: boolean
  onChange: (value: string[]) => void
}) => (
  <TextField
    {...props}
    isLong
    most={5000}
    value={props.value.join('\n')}
    onChange={(typed) => props.onChange(typed === '' ? [] : textsIn(typed))}
  />
)

/** What both forms ask: when, with whom, by which papers. */
export const PlanFields = ({ form }: { form: FormOf<EditValues> }) => {
  const t = useWords(supervisionWords)
  const text = useTextOf(form)
  return (
    <Section title={t('planned_start')}>
      <SectionBody>
        <FieldGrid>
          <DateField {...text('planned_start')} />
          <DateField {...text('planned_end')} />
          <ChoiceField {...text('overtime')} options={overtimes.map((value) => ({ value, label: t(value) }))} />
          <TextField {...text('installer_pic')} most={100} />
          <PagedMultiSelect
            label={t('delivery_orders')}
            none={t('noDelivery')}
            source={deliveryChoices}
            value={form.values.delivery_orders}
            error={form.errorOf('delivery_orders')}
            onChange={(delivery_orders) => form.change(() => ({ delivery_orders }))}
          />
          <TextField {...text('remark')} most={1000} isLong />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

export const ContactFields = ({ form }: { form: FormOf<EditValues> }) => {
  const t = useWords(supervisionWords)
  const { values, change, errorOf } = form
  return (
    <Section title={t('contacts')}>
      <SectionBody>
        <LineFields
          name={t('contacts')}
          lines={values.contacts}
          blank={blankContact}
          least={0}
          addLabel={t('addContact')}
          error={errorOf('contacts')}
          onChange={(next) => change((now) => ({ contacts: next(now.contacts) }))}
        >
          {(line, n, put) => {
            const text = (field: keyof typeof blankContact) => ({
              label: t(field),
              value: line[field],
              onChange: (value: string) => put({ [field]: value }),
              error: errorOf(`contacts.${n}.${field}`),
            })
            return (
              <FieldGrid>
                <TextField {...text('contact_name')} most={100} isRequired />
                <TextField {...text('job_title')} most={100} />
                <PhoneField {...text('phone')} />
                <TextField {...text('email')} most={200} />
              </FieldGrid>
            )
          }}
        </LineFields>
      </SectionBody>
    </Section>
  )
}
