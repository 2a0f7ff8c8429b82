import { checkProjectPlace } from '@sejuk/contract/projects/project-logs'
import { isInIndonesia } from '@sejuk/domain/projects/project-logs'
import {
  brandFocuses,
  buildingUses,
  projectSources,
  projectStages,
  projectTypes,
} from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { RegionChain } from '../../../entities/pickers/region-chain.tsx'
import { SalesmanPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { ProjectValues } from './form-values.ts'

type Form = EndpointForm<ProjectValues>
type Word = keyof typeof projectWords.words

export const useFields = (form: Form) => {
  const t = useWords(projectWords)
  const { values, change, errorOf } = form
  return {
    t,
    text: (field: keyof ProjectValues & Word) => ({
      label: t(field),
      error: errorOf(field),
      value: String(values[field] ?? ''),
      onChange: (value: string) => change({ [field]: value }),
    }),
    options: <Value extends Word>(all: readonly Value[]) => all.map((value) => ({ value, label: t(value) })),
  }
}

export const BasicFields = ({ form }: { form: Form }) => {
  const { t, text, options } = useFields(form)
  return (
    <Section title={t('basics')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('project_name')} most={200} isRequired autoFocus />
          <ChoiceField {...text('project_type')} options={options(projectTypes)} isRequired />
          <ChoiceField {...text('building_use')} options={options(buildingUses)} isRequired />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

export const PartyFields = ({ form }: { form: Form }) => {
  const { t, text } = useFields(form)
  return (
    <Section title={t('parties')}>
      <SectionBody>
        <FieldGrid>
          <TextField {...text('owner_name')} most={200} isRequired />
          <TextField {...text('owner_pic')} most={100} />
          <PhoneField {...text('owner_phone')} />
          <TextField {...text('developer')} most={200} />
          <TextField {...text('contractor_main')} most={200} />
          <TextField {...text('contractor_me')} most={200} />
          <TextField {...text('consultant_me')} most={200} />
          <CustomerPicker
            value={form.values.installer_customer_code || undefined}
            error={form.errorOf('installer_customer_code')}
            onChange={(code) => form.change({ installer_customer_code: code ?? '' })}
          />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

const isDegrees = (text: string) => /^-?\d{1,3}(\.\d{1,15})?$/.test(text)

/** How the pin lies to the chosen city, as soon as both are there. */
const PinNotes = ({ form }: { form: Form }) => {
  const { t, text } = useFields(form)
  const { city_code, lat, lng } = form.values
  const asked = JSON.parse(useDebounced(JSON.stringify({ city_code, lat, lng }), 400)) as typeof form.values
  const isAsking = Boolean(asked.city_code) && isDegrees(asked.lat) && isDegrees(asked.lng)
  const found = useCall(
    checkProjectPlace,
    { city_code: asked.city_code, lat: asked.lat, lng: asked.lng },
    { enabled: isAsking, keepPrevious: true },
  )
  const judged = isAsking ? found.data?.data : undefined
  const at = { lat: Number(lat), lng: Number(lng) }
  const isOutside = isDegrees(lat) && isDegrees(lng) && !isInIndonesia(at)
  const needsReason = judged?.other_province || form.errorOf('pin_reason')
  return (
    <>
      {judged?.is_far && <Note>{t('farFromCity', { km: Math.round((judged.city_distance_m ?? 0) / 1000) })}</Note>}
      {judged?.other_province && <Note>{t('otherProvince', { province: judged.other_province })}</Note>}
      {(isOutside || form.values.is_abroad) && (
        <CheckboxField
          label={t('is_abroad')}
          isOn={form.values.is_abroad}
          onChange={(is_abroad) => form.change({ is_abroad })}
        />
      )}
      {needsReason && <TextField {...text('pin_reason')} most={500} isRequired />}
    </>
  )
}

export const PlaceFields = ({ form }: { form: Form }) => {
  const { t, text } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <Section title={t('address')}>
      <SectionBody>
        <FieldGrid>
          <RegionChain
            value={{
              province_code: values.province_code || undefined,
              city_code: values.city_code || undefined,
              district_code: values.district_code || undefined,
              sub_district_code: values.sub_district_code || undefined,
              postal_code: values.postal_code,
            }}
            errorOf={errorOf}
            onChange={(region) =>
              change({
                province_code: region.province_code ?? '',
                city_code: region.city_code ?? '',
                district_code: region.district_code ?? '',
                sub_district_code: region.sub_district_code ?? '',
                postal_code: region.postal_code,
              })
            }
          />
        </FieldGrid>
        <TextField {...text('detail_address')} most={1000} isLong isRequired />
        <PlaceField
          label={t('place')}
          lat={values.lat}
          lng={values.lng}
          errors={{ lat: errorOf('lat'), lng: errorOf('lng') }}
          onChange={(place) => change(place)}
        />
        <PinNotes form={form} />
      </SectionBody>
    </Section>
  )
}

/** The salesperson of the log has the first share. */
const withMain = (people: ProjectValues['salespeople'], before: string, now: string) => {
  const others = people.filter(({ usercode }) => usercode !== before && usercode !== now)
  const main = people.find(({ usercode }) => usercode === before || usercode === '')
  return [{ usercode: now, split_percent: main?.split_percent ?? '100' }, ...others]
}

export const SaleFields = ({ form, salesman }: { form: Form; salesman?: { code: string; name: string } }) => {
  const { t, text, options } = useFields(form)
  const { values, change, errorOf } = form
  return (
    <Section title={t('sale')}>
      <SectionBody>
        <FieldGrid>
          <BranchPicker
            value={values.dept_code || undefined}
            error={errorOf('dept_code')}
            onChange={(code) => change({ dept_code: code ?? '' })}
          />
          <SalesmanPicker
            value={values.salesman_code || undefined}
            error={errorOf('salesman_code')}
            dept_code={values.dept_code ? [values.dept_code] : []}
            known={salesman}
            onChange={(code = '') =>
              change({
                salesman_code: code,
                salespeople: withMain(values.salespeople, values.salesman_code, code),
              })
            }
          />
          <ChoiceField {...text('source')} options={options(projectSources)} isRequired />
          <ChoiceField {...text('stage')} options={options(projectStages)} isRequired />
          <NumberField {...text('probability')} isRequired />
          <DateField {...text('est_order_date')} isRequired />
          <DateField {...text('est_delivery_date')} />
        </FieldGrid>
        <Row role="group" aria-label={t('brand_focus')}>
          {brandFocuses.map((brand) => (
            <CheckboxField
              key={brand}
              label={brand}
              error={undefined}
              isOn={values.brand_focus.includes(brand)}
              onChange={(isOn) =>
                change({
                  brand_focus: isOn
                    ? [...values.brand_focus, brand]
                    : values.brand_focus.filter((one) => one !== brand),
                })
              }
            />
          ))}
        </Row>
        <CheckboxField
          label={t('design_needed')}
          error={errorOf('design_needed')}
          isOn={values.design_needed}
          onChange={(design_needed) => change({ design_needed })}
        />
        <TextField {...text('remark')} most={2000} isLong />
      </SectionBody>
    </Section>
  )
}
