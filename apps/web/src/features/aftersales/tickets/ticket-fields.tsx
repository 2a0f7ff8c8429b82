import { ticketChoices } from '@sejuk/contract/aftersales/tickets'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { RegionChain } from '../../../entities/pickers/region-chain.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { TicketValues } from './ticket-values.ts'

type Props = { form: EndpointForm<TicketValues> }
type TextKey = { [Key in keyof TicketValues]: TicketValues[Key] extends string ? Key : never }[keyof TicketValues]
type Labelled = TextKey & keyof typeof ticketWords.words

const useText = ({ values, change, errorOf }: EndpointForm<TicketValues>) => {
  const t = useWords(ticketWords)
  return (field: Labelled) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
}

const choices = {
  service_type: 'aftersales_ticket_service_type',
  priority: 'aftersales_ticket_priority',
  complain_by: 'aftersales_ticket_complain_by',
  complain_via: 'aftersales_ticket_complain_via',
} as const

export const RequestFields = ({ form }: Props) => {
  const t = useWords(ticketWords)
  const text = useText(form)
  return (
    <Section title={t('what')}>
      <SectionBody>
        <FieldGrid>
          {(Object.keys(choices) as (keyof typeof choices)[]).map((field) => (
            <PagedSelect
              key={field}
              label={t(field)}
              none={t('choose')}
              source={ticketChoices}
              input={{ key: choices[field] }}
              value={form.values[field] || undefined}
              onChange={(value) => form.change({ [field]: value ?? '' })}
              error={form.errorOf(field)}
            />
          ))}
          <DateField {...text('preferred_date')} />
          <ChoiceField {...text('preferred_slot')} options={timeSlots.map((value) => ({ value, label: value }))} />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

export const CustomerFields = ({ form, isPhoneKept }: Props & { isPhoneKept: boolean }) => {
  const t = useWords(ticketWords)
  const text = useText(form)
  return (
    <Section title={t('customer')}>
      <SectionBody>
        <FieldGrid>
          <TextField
            {...text('customer_phone')}
            inputMode="tel"
            isRequired={!isPhoneKept}
            hint={isPhoneKept ? t('phoneKept') : undefined}
          />
          <TextField {...text('customer_name')} most={100} isRequired />
          <TextField {...text('customer_phone2')} inputMode="tel" />
          <TextField {...text('customer_email')} inputMode="email" />
        </FieldGrid>
        <TextField {...text('customer_address')} most={500} isRequired />
        <FieldGrid>
          <RegionChain
            value={form.values.region}
            onChange={({ postal_code: _, ...region }) =>
              form.change({ region, sub_district_code: region.sub_district_code ?? '' })
            }
            errorOf={(field) => (field === 'sub_district_code' ? form.errorOf('sub_district_code') : undefined)}
            isWithoutPostalCode
          />
        </FieldGrid>
        <PlaceField
          label={t('place')}
          lat={form.values.pin_lat}
          lng={form.values.pin_lng}
          errors={{ lat: form.errorOf('pin_lat'), lng: form.errorOf('pin_lng') }}
          onChange={({ lat, lng }) => form.change({ pin_lat: lat, pin_lng: lng })}
        />
      </SectionBody>
    </Section>
  )
}

export const MoreFields = ({ form }: Props) => {
  const t = useWords(ticketWords)
  const text = useText(form)
  return (
    <Section title={t('more')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('shop_name')} most={200} />
          <TextField {...text('project_code')} most={60} />
        </FieldGrid>
        <TextField {...text('description')} most={1000} isLong />
      </SectionBody>
    </Section>
  )
}
