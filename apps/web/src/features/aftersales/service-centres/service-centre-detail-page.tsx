import * as contract from '@sejuk/contract/aftersales/service-centres'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { centreFileModule } from '@sejuk/domain/aftersales/service-files'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { pageTo } from '@sejuk/domain/pages'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { displayPhone } from '@sejuk/domain/values/phone'
import { ascFlagWords, cooperationWords, serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import IconPencil from '#icon/Pencil'
import { useWeekdays } from '../../../entities/pickers/weekday-field.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import { BranchOffices } from './branch-offices.tsx'
import { type CentreList, editPages } from './centre-pages.ts'

export const AscDetailPage = ({ list = 'partnerServiceCentres' }: { list?: CentreList }) => {
  const t = useWords(serviceCentreWords)
  const { asc_code = '' }: { asc_code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getServiceCentre} input={{ asc_code }} title={t('detailTitle')}>
      {(centre) => <Detail centre={centre} list={list} />}
    </LoadedRecord>
  )
}

/** Read-only, without bank data. */
const Detail = ({ centre, list }: { centre: contract.ServiceCentre; list: CentreList }) => {
  const t = useWords(serviceCentreWords)
  const say = useSay()
  const flags = useWords(ascFlagWords)
  const cooperation = useWords(cooperationWords)
  const services = useWords(ticketChoiceWords)
  const days = useWeekdays()
  const dates = useDates()
  const navigate = useNavigate()
  const mayUpdate = useGate(contract.updateServiceCentre)
  const perCity = Object.entries(Object.groupBy(centre.coverages, ({ city_name }) => city_name))
  return (
    <>
      <RecordHead
        title={centre.asc_name}
        crumb={<Link {...pageTo(list)}>{t('title')}</Link>}
        standing={
          <>
            {centre.asc_code}{' '}
            {centre.why_not_dispatch ? (
              <StatusChip tone="attention">{t('notDispatchable', { why: say(centre.why_not_dispatch) })}</StatusChip>
            ) : (
              <StatusChip tone="good">{t('dispatchable')}</StatusChip>
            )}
          </>
        }
        actions={[
          {
            key: 'update',
            label: t('update'),
            icon: <IconPencil size={16} />,
            gate: mayUpdate,
            onPress: () => void navigate(pageTo(editPages[list], { asc_code: centre.asc_code })),
          },
        ]}
      />
      <RecordComments kind="serviceCentres" code={centre.asc_code} />
      <PageBody>
        <Columns>
          <Column>
            <Section title={t('standing')}>
              <Facts
                facts={[
                  [t('asc_type'), centre.asc_type],
                  [t('asc_flag'), flags(centre.asc_flag)],
                  [t('cooperation'), cooperation(centre.cooperation)],
                  [t('asc_group'), centre.asc_group],
                  [t('dept_code'), centre.dept_name],
                  [t('ass_admins'), centre.ass_admins.map(({ username }) => username).join(', ')],
                  [t('technicians'), centre.technicians],
                  [t('open_work_orders'), centre.open_work_orders],
                  [t('rating'), centre.rating],
                ]}
              />
            </Section>
            <Section title={t('address')}>
              <Facts
                facts={[
                  [t('address'), centre.address],
                  [t('city_name'), centre.city_name],
                  [t('phone'), centre.phone && displayPhone(centre.phone)],
                  [t('email'), centre.email],
                  [t('place'), `${centre.lat.toFixed(4)}, ${centre.lng.toFixed(4)}`],
                ]}
              />
            </Section>
            <Section title={t('coverage')}>
              {perCity.length === 0 && <SectionText>{t('noPlaces')}</SectionText>}
              <RowList>
                {perCity.map(([city, places = []]) => (
                  <li key={city}>
                    <b>{city}</b>
                    <small>{t('subDistricts', { n: places.length })}</small>
                  </li>
                ))}
              </RowList>
            </Section>
          </Column>
          <Column>
            <Section title={t('contract')}>
              <Facts
                facts={[
                  [t('contract_number'), centre.contract_number],
                  [t('contract_signed_date'), dates.day(centre.contract_signed_date)],
                  [t('contract_valid_to'), dates.day(centre.contract_valid_to)],
                ]}
              />
              <ContractFiles asc_code={centre.asc_code} />
            </Section>
            <Section title={t('hours')}>
              <Facts
                facts={[
                  [t('work_days'), days(centre.work_days)],
                  [t('hours'), `${centre.work_from}–${centre.work_to}`],
                  ...serviceTypes.map(
                    (type) => [services(type), t('perDay', { n: centre.capacity_per_day[type] ?? 0 })] as const,
                  ),
                ]}
              />
            </Section>
            <BranchOffices centre={centre} isReadOnly />
          </Column>
        </Columns>
      </PageBody>
    </>
  )
}

const ContractFiles = ({ asc_code }: { asc_code: string }) => {
  const t = useWords(serviceCentreWords)
  const { permission } = useViewer()
  const mayLook = permission.has(filePermission(centreFileModule, 'View'))
  const found = useCall(listPhotos, { module_name: centreFileModule, module_code: asc_code }, { enabled: mayLook })
  const files = found.data?.data.filter(({ kind }) => kind === 'file') ?? []
  if (!mayLook) return null
  return (
    <SectionBody>
      {files.map((file) => (
        <a key={file.file_code} href={file.file_path ?? ''} target="_blank" rel="noreferrer">
          {file.original_file_name}
        </a>
      ))}
      {permission.has(filePermission(centreFileModule, 'Upload')) && (
        <Uploader
          label={t('files')}
          module_name={centreFileModule}
          module_code={asc_code}
          alias="contract"
          kind="file"
          types={['PDF']}
        />
      )}
    </SectionBody>
  )
}
