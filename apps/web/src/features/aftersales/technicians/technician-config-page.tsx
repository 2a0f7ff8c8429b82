import * as contract from '@sejuk/contract/aftersales/technicians'
import { cityDropdown, districtDropdown } from '@sejuk/contract/masters/regions'
import { technicianPhoto, technicianPhotoModule } from '@sejuk/domain/aftersales/service-files'
import {
  certificationLevels,
  jobsADay,
  type TechnicianSkill,
  technicianSkills,
  technicianStatuses,
  vehicles,
} from '@sejuk/domain/aftersales/technicians'
import { pageTo } from '@sejuk/domain/pages'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { typedPhone } from '@sejuk/domain/values/phone'
import { technicianChoiceWords, technicianWords } from '@sejuk/words/aftersales/technicians'
import { useState } from 'react'
import { WorkHoursFields } from '../../../entities/aftersales/work-hours-fields.tsx'
import { Label } from '../../../entities/label.tsx'
import { AscPicker } from '../../../entities/pickers/asc-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldError, FieldGrid, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { Column, Columns, Row } from '../../../ui/layout/page-body.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import { Face } from './face.tsx'

export const TechnicianConfigPage = () => <Config list="technicians" />
export const PartnerTechnicianConfigPage = () => <Config list="partnerTechnicians" />
export const AdminTechnicianConfigPage = () => <Config list="adminTechnicians" />

type TechnicianList = 'technicians' | 'partnerTechnicians' | 'adminTechnicians'

const Config = ({ list }: { list: TechnicianList }) => {
  const t = useWords(technicianWords)
  const { technician_code = '' }: { technician_code?: string } = useSearch()
  const gate = useGate(contract.configureTechnician)
  if (!gate.enabled) return <RefusedPage title={t('configTitle')} gate={gate} />
  if (!technician_code) return <TechnicianForm list={list} />
  return (
    <LoadedRecord endpoint={contract.getTechnician} input={{ technician_code }} title={t('configTitle')}>
      {(person) => <TechnicianForm key={person.row_version} list={list} person={person} />}
    </LoadedRecord>
  )
}

const blank = {
  ...{ technician_name: '', asc_code: '', phone: '', nik: '', certification_level: '', certification_number: '' },
  ...{ certification_valid_to: '', max_jobs_day: String(jobsADay.usual), vehicle: 'Motorcycle', status: 'Active' },
  ...{ work_from: '08:30', work_to: '18:00' },
  skills: [] as TechnicianSkill[],
  zones: [] as string[],
  work_days: [1, 2, 3, 4, 5, 6] as number[],
}
type Values = typeof blank

const valuesOf = (person: contract.Technician): Values => ({
  technician_name: person.technician_name,
  asc_code: person.asc_code,
  phone: typedPhone(person.phone ?? ''),
  nik: person.nik ?? '',
  certification_level: person.certification_level ?? '',
  certification_number: person.certification_number ?? '',
  certification_valid_to: person.certification_valid_to ?? '',
  max_jobs_day: String(person.max_jobs_day),
  vehicle: person.vehicle,
  status: person.status,
  work_from: person.work_from,
  work_to: person.work_to,
  skills: person.skills,
  zones: person.zones.map(({ district_code }) => district_code),
  work_days: person.work_days,
})

const TechnicianForm = ({ list, person }: { list: TechnicianList; person?: contract.Technician }) => {
  const t = useWords(technicianWords)
  const navigate = useNavigate()
  const initial = person ? valuesOf(person) : { ...blank, technician_code: '' }
  const labels = Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'title')])) as Record<
    keyof Values,
    string
  >
  return (
    <EndpointPage
      title={t(person ? 'configTitle' : 'addTitle')}
      sub={person && `(${person.technician_code}) ${person.technician_name}`}
      crumb={<Link {...pageTo(list)}>{t(list === 'adminTechnicians' ? 'adminTitle' : 'title')}</Link>}
      endpoint={
        (person ? contract.configureTechnician : contract.createTechnician) as
          | typeof contract.configureTechnician
          | typeof contract.createTechnician
      }
      initial={initial}
      fixed={person && { technician_code: person.technician_code, row_version: person.row_version }}
      labels={labels}
      draft={`technician/${person?.technician_code ?? ''}`}
      onDone={() => void navigate({ ...pageTo(list), ignoreBlocker: true })}
    >
      {(form) => (
        <Columns>
          <Column>
            <PersonFields form={form} isNew={!person} />
            <WorkFields form={form} person={person} />
          </Column>
          <Column>
            {person && <Photo person={person} />}
            <CertificateFields form={form} />
          </Column>
        </Columns>
      )}
    </EndpointPage>
  )
}

type Fields = { form: EndpointForm<Values> }
type TextKey = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values]

const useText = (form: EndpointForm<Values>) => {
  const t = useWords(technicianWords)
  return (field: TextKey) => ({
    label: t(field),
    value: form.values[field],
    onChange: (value: string) => form.change({ [field]: value }),
    error: form.errorOf(field),
  })
}

const PersonFields = ({ form, isNew }: Fields & { isNew: boolean }) => {
  const t = useWords(technicianWords)
  const choice = useWords(technicianChoiceWords)
  const text = useText(form)
  const code = (form.values as Values & { technician_code?: string }).technician_code ?? ''
  return (
    <Section title={t('person')}>
      <SectionBody>
        <FieldGrid>
          {isNew && (
            <TextField
              label={t('technician_code')}
              hint={t('codeHelp')}
              value={code}
              onChange={(technician_code) => form.change({ technician_code } as Partial<Values>)}
              error={form.errorOf('technician_code')}
              isRequired
              autoFocus
            />
          )}
          <TextField {...text('technician_name')} most={100} isRequired />
          <AscPicker
            value={form.values.asc_code || undefined}
            onChange={(asc_code) => form.change({ asc_code: asc_code ?? '' })}
            error={form.errorOf('asc_code')}
          />
          <TextField {...text('phone')} inputMode="tel" />
          <TextField {...text('nik')} inputMode="numeric" />
          <ChoiceField
            {...text('status')}
            options={technicianStatuses.map((value) => ({ value, label: choice(value) }))}
          />
          <ChoiceField {...text('vehicle')} options={vehicles.map((value) => ({ value, label: choice(value) }))} />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

const WorkFields = ({ form, person }: Fields & { person?: contract.Technician }) => {
  const t = useWords(technicianWords)
  const choice = useWords(technicianChoiceWords)
  const text = useText(form)
  const { skills, zones } = form.values
  const known = new Map(person?.zones.map((zone) => [zone.district_code, `${zone.district_name}, ${zone.city_name}`]))
  const [city, setCity] = useState<string>()
  return (
    <Section title={t('work')}>
      <SectionBody>
        <FieldGroup>
          <FieldLegend>{t('skills')}</FieldLegend>
          <Row>
            {technicianSkills.map((skill) => (
              <CheckboxField
                key={skill}
                label={choice(skill)}
                isOn={skills.includes(skill)}
                onChange={(isOn) =>
                  form.change({ skills: isOn ? [...skills, skill] : skills.filter((one) => one !== skill) })
                }
              />
            ))}
          </Row>
          {form.errorOf('skills') && <FieldError>{form.errorOf('skills')}</FieldError>}
        </FieldGroup>
        <FieldGrid>
          <PagedSelect label={t('city')} none={t('choose')} source={cityDropdown} value={city} onChange={setCity} />
          <PagedMultiSelect
            label={t('zones')}
            none={t('none')}
            source={districtDropdown}
            input={city ? { city_code: [city] } : {}}
            value={zones}
            onChange={(next) => form.change({ zones: next })}
            error={form.errorOf('zones')}
          />
        </FieldGrid>
        <p>
          {zones.length === 0
            ? t('zonesHelp')
            : zones.map((zone, n) => (
                <span key={zone}>
                  {n > 0 && '; '}
                  {known.get(zone) ?? <Label source={districtDropdown} value={zone} />}
                </span>
              ))}
        </p>
        <WorkHoursFields form={form} labelOf={t}>
          <TextField {...text('max_jobs_day')} inputMode="numeric" isRequired />
        </WorkHoursFields>
      </SectionBody>
    </Section>
  )
}

const CertificateFields = ({ form }: Fields) => {
  const t = useWords(technicianWords)
  const choice = useWords(technicianChoiceWords)
  const text = useText(form)
  return (
    <Section title={t('certificate')}>
      <SectionBody>
        <ChoiceField
          {...text('certification_level')}
          options={certificationLevels.map((value) => ({ value, label: choice(value) }))}
        />
        <TextField {...text('certification_number')} most={60} />
        <DateField {...text('certification_valid_to')} />
      </SectionBody>
    </Section>
  )
}

const Photo = ({ person }: { person: contract.Technician }) => {
  const t = useWords(technicianWords)
  const { permission } = useViewer()
  const photo = useCall(contract.technicianPhoto, { technician_code: person.technician_code })
  const path = photo.data?.data.photo_path ?? person.photo_path
  return (
    <Section title={t('photo')}>
      <SectionBody>
        <Face path={path} name={person.technician_name} size="large" />
        {permission.has(photoPermission(technicianPhotoModule, technicianPhoto, 'Upload')) && (
          <Uploader
            label={t('upload')}
            module_name={technicianPhotoModule}
            module_code={person.technician_code}
            alias={technicianPhoto}
            kind="photo"
            onDone={() => void photo.refetch()}
          />
        )}
      </SectionBody>
    </Section>
  )
}
