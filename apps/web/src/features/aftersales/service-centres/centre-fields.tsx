import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { WorkHoursFields } from '../../../entities/aftersales/work-hours-fields.tsx'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { CentreValues } from './centre-values.ts'

type TextKey = {
  [Key in keyof CentreValues]: CentreValues[Key] extends string ? Key : never
}[keyof CentreValues]

/** A text of the form, by the name of its field. */
export const centreText =
  (form: EndpointForm<CentreValues>, t: (key: TextKey & keyof typeof serviceCentreWords.words) => string) =>
  (field: TextKey & keyof typeof serviceCentreWords.words) => ({
    label: t(field),
    value: form.values[field],
    onChange: (value: string) => form.change({ [field]: value }),
    error: form.errorOf(field),
  })

export const AddressFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const text = centreText(form, t)
  return (
    <Section title={t('address')}>
      <SectionBody>
        <TextField {...text('address')} most={500} isRequired />
        <FieldGrid>
          <TextField {...text('city_name')} most={100} isRequired />
          <TextField {...text('phone')} inputMode="tel" />
          <TextField {...text('email')} inputMode="email" />
        </FieldGrid>
        <PlaceField
          label={t('place')}
          lat={form.values.lat}
          lng={form.values.lng}
          errors={{ lat: form.errorOf('lat'), lng: form.errorOf('lng') }}
          onChange={(place) => form.change(place)}
        />
      </SectionBody>
    </Section>
  )
}

export const WorkFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const services = useWords(ticketChoiceWords)
  const { capacity_per_day } = form.values
  return (
    <Section title={t('hours')}>
      <SectionBody>
        <WorkHoursFields form={form} labelOf={t} />
        <FieldGroup>
          <FieldLegend>{t('capacity')}</FieldLegend>
          <FieldGrid>
            {serviceTypes.map((type) => (
              <TextField
                key={type}
                label={services(type)}
                value={capacity_per_day[type]}
                onChange={(jobs) => form.change({ capacity_per_day: { ...capacity_per_day, [type]: jobs } })}
                error={form.errorOf(`capacity_per_day.${type}`)}
                inputMode="numeric"
              />
            ))}
          </FieldGrid>
        </FieldGroup>
      </SectionBody>
    </Section>
  )
}

export const ContractFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const text = centreText(form, t)
  return (
    <Section title={t('contract')}>
      <SectionBody>
        <TextField {...text('contract_number')} most={60} />
        <FieldGrid>
          <DateField {...text('contract_signed_date')} />
          <DateField {...text('contract_valid_to')} />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

export const BankFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const text = centreText(form, t)
  return (
    <Section title={t('bank')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('npwp')} inputMode="numeric" />
          <BankPicker
            value={form.values.bank_code || undefined}
            onChange={(bank_code) => form.change({ bank_code: bank_code ?? '' })}
            error={form.errorOf('bank_code')}
          />
          <TextField {...text('account_name')} most={100} />
          <TextField {...text('credited_account')} inputMode="numeric" />
        </FieldGrid>
        <CheckboxField label={t('is_pkp')} isOn={form.values.is_pkp} onChange={(is_pkp) => form.change({ is_pkp })} />
      </SectionBody>
    </Section>
  )
}
