import * as contract from '@sejuk/contract/aftersales/service-centres'
import { pageTo } from '@sejuk/domain/pages'
import { serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { Column, Columns } from '../../../ui/layout/page-body.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { BranchOffices } from './branch-offices.tsx'
import { AddressFields, BankFields, ContractFields, WorkFields } from './centre-fields.tsx'
import type { CentreList } from './centre-pages.ts'
import { StandingFields, StandingShown } from './centre-standing.tsx'
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
