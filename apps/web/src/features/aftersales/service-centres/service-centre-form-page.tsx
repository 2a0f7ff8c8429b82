import * as contract from '@sejuk/contract/aftersales/service-centres'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { ascFlags, ascGroups, ascTypes, cooperations, ofDepartment } from '@sejuk/domain/aftersales/service-centres'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { pageTo } from '@sejuk/domain/pages'
import { ascFlagWords, cooperationWords, serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { ticketChoiceWords } from '@sejuk/words/aftersales/tickets'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import { WeekdayField } from '../../../entities/pickers/weekday-field.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldGrid, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { Column, Columns } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { BranchOffices } from './branch-offices.tsx'
import type { CentreList } from './centre-pages.ts'
import { blankCentre, type CentreValues, centreValues } from './centre-values.ts'
import { CoverageField } from './coverage-field.tsx'
import { AscDetailPage } from './service-centre-detail-page.tsx'

export const UpdateAscPage = () => <Update list="serviceCentres" />
export const UpdatePartnerAscPage = () => <Update list="partnerServiceCentres" />

const Update = ({ list }: { list: CentreList }) => {
  const t = useWords(serviceCentreWords)
  const { asc_code = '' }: { asc_code?: string } = useSearch()
  const gate = useGate(asc_code ? contract.updateServiceCentre : contract.createServiceCentre)
  if (!asc_code) return gate.enabled ? <CentreForm list={list} /> : <RefusedPage title={t('addTitle')} gate={gate} />
  // Whoever may not change a centre may still look at it.
  if (!gate.enabled) return <AscDetailPage list={list} />
  return (
    <LoadedRecord endpoint={contract.getServiceCentre} input={{ asc_code }} title={t('updateTitle')}>
      {(centre) => <CentreForm key={centre.row_version} list={list} centre={centre} />}
    </LoadedRecord>
  )
}

const CentreForm = ({ list, centre }: { list: CentreList; centre?: contract.ServiceCentre }) => {
  const t = useWords(serviceCentreWords)
  const navigate = useNavigate()
  const initial = centre ? centreValues(centre) : { ...blankCentre, asc_code: '' }
  const labels = Object.fromEntries(
    Object.keys(initial).map((field) => [
      field,
      t((field in serviceCentreWords.words ? field : 'coverage') as 'title'),
    ]),
  ) as Record<keyof CentreValues, string>
  return (
    <EndpointPage
      title={t(centre ? 'updateTitle' : 'addTitle')}
      sub={centre && `(${centre.asc_code}) ${centre.asc_name}`}
      crumb={<Link {...pageTo(list)}>{t('title')}</Link>}
      endpoint={
        (centre ? contract.updateServiceCentre : contract.createServiceCentre) as
          | typeof contract.updateServiceCentre
          | typeof contract.createServiceCentre
      }
      initial={initial}
      fixed={centre && { asc_code: centre.asc_code, row_version: centre.row_version }}
      labels={labels}
      draft={`service-centre/${centre?.asc_code ?? ''}`}
      onDone={() => void navigate({ ...pageTo(list), ignoreBlocker: true })}
    >
      {(form) => <CentreFields form={form} centre={centre} />}
    </EndpointPage>
  )
}

type Fields = { form: EndpointForm<CentreValues>; centre?: contract.ServiceCentre }

const CentreFields = ({ form, centre }: Fields) => {
  const t = useWords(serviceCentreWords)
  const { viewData } = useViewer()
  const isPartner = viewData === 'View_Data_Asc'
  const names = new Map(
    centre?.coverages.map((one) => [one.sub_district_code, `${one.sub_district_name}, ${one.district_name}`]),
  )
  return (
    <>
      {isPartner && <Note>{t('ofDepartment')}</Note>}
      <Columns>
        <Column>
          {isPartner && centre ? <StandingShown centre={centre} /> : <StandingFields form={form} isNew={!centre} />}
          <AddressFields form={form} />
          <WorkFields form={form} />
        </Column>
        <Column>
          {!isPartner && <ContractFields form={form} />}
          {(centre?.shows_bank ?? true) && <BankFields form={form} />}
          {centre && <BranchOffices centre={centre} />}
        </Column>
      </Columns>
      {!isPartner && (
        <Section title={t('coverage')}>
          <CoverageField
            value={form.values.sub_districts}
            names={names}
            onChange={(sub_districts) => form.change({ sub_districts: sub_districts.toSorted() })}
            error={form.errorOf('sub_districts')}
          />
        </Section>
      )}
    </>
  )
}

/** What is the department's is shown, with the reason above. */
const StandingShown = ({ centre }: { centre: contract.ServiceCentre }) => {
  const t = useWords(serviceCentreWords)
  const flags = useWords(ascFlagWords)
  const cooperation = useWords(cooperationWords)
  const dates = useDates()
  const shown = {
    asc_name: centre.asc_name,
    asc_type: centre.asc_type,
    asc_flag: flags(centre.asc_flag),
    cooperation: cooperation(centre.cooperation),
    asc_group: centre.asc_group,
    dept_code: centre.dept_name,
    contract_number: centre.contract_number,
    contract_signed_date: dates.day(centre.contract_signed_date),
    contract_valid_to: dates.day(centre.contract_valid_to),
  }
  return (
    <Section title={t('standing')}>
      <Facts
        facts={ofDepartment
          .filter((field) => field in shown)
          .map((field) => [t(field as keyof typeof shown), shown[field as keyof typeof shown]])}
      />
    </Section>
  )
}

const StandingFields = ({ form, isNew }: { form: EndpointForm<CentreValues>; isNew: boolean }) => {
  const t = useWords(serviceCentreWords)
  const flags = useWords(ascFlagWords)
  const cooperation = useWords(cooperationWords)
  const text = textOf(form, t)
  const code = (form.values as CentreValues & { asc_code?: string }).asc_code ?? ''
  const choice = (field: 'asc_type' | 'asc_flag' | 'cooperation' | 'asc_group', options: readonly string[]) => ({
    ...text(field),
    isRequired: true,
    options: options.map((value) => ({
      value,
      label:
        field === 'asc_flag'
          ? flags(value as (typeof ascFlags)[number])
          : field === 'cooperation'
            ? cooperation(value as (typeof cooperations)[number])
            : value,
    })),
  })
  return (
    <Section title={t('standing')}>
      <SectionBody>
        <FieldGrid>
          {isNew && (
            <TextField
              label={t('asc_code')}
              hint={t('codeHelp')}
              value={code}
              onChange={(asc_code) => form.change({ asc_code } as Partial<CentreValues>)}
              error={form.errorOf('asc_code')}
              isRequired
              autoFocus
            />
          )}
          <TextField {...text('asc_name')} most={100} isRequired />
          <ChoiceField {...choice('asc_type', ascTypes)} />
          <ChoiceField {...choice('asc_flag', ascFlags)} />
          <ChoiceField {...choice('cooperation', cooperations)} />
          <ChoiceField {...choice('asc_group', ascGroups)} />
          <PagedSelect
            label={t('dept_code')}
            none={t('choose')}
            source={departmentDropdown}
            value={form.values.dept_code || undefined}
            onChange={(dept) => form.change({ dept_code: dept ?? '' })}
            error={form.errorOf('dept_code')}
          />
          <PagedMultiSelect
            label={t('ass_admins')}
            none={t('none')}
            source={staffDropdown}
            input={{ role_code: ['After-Sales-Department'] }}
            value={form.values.ass_admin_user_codes}
            onChange={(ass_admin_user_codes) => form.change({ ass_admin_user_codes })}
            error={form.errorOf('ass_admin_user_codes')}
          />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

type TextKey = {
  [Key in keyof CentreValues]: CentreValues[Key] extends string ? Key : never
}[keyof CentreValues]

const textOf =
  (form: EndpointForm<CentreValues>, t: (key: TextKey & keyof typeof serviceCentreWords.words) => string) =>
  (field: TextKey & keyof typeof serviceCentreWords.words) => ({
    label: t(field),
    value: form.values[field],
    onChange: (value: string) => form.change({ [field]: value }),
    error: form.errorOf(field),
  })

const AddressFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const text = textOf(form, t)
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

const WorkFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const services = useWords(ticketChoiceWords)
  const text = textOf(form, t)
  const { capacity_per_day } = form.values
  return (
    <Section title={t('hours')}>
      <SectionBody>
        <WeekdayField
          label={t('work_days')}
          value={form.values.work_days}
          onChange={(work_days) => form.change({ work_days })}
          error={form.errorOf('work_days')}
        />
        <FieldGrid>
          <TimeField {...text('work_from')} isRequired />
          <TimeField {...text('work_to')} isRequired />
        </FieldGrid>
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

const ContractFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const text = textOf(form, t)
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

const BankFields = ({ form }: { form: EndpointForm<CentreValues> }) => {
  const t = useWords(serviceCentreWords)
  const text = textOf(form, t)
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
