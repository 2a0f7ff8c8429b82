import * as contract from '@sejuk/contract/aftersales/service-centres'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { type AscFlag, ascGroups, ascTypes, cooperations } from '@sejuk/domain/aftersales/service-centres'
import { pageTo } from '@sejuk/domain/pages'
import { ascFlagWords, cooperationWords, serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { useState } from 'react'
import IconEye from '#icon/Eye'
import IconHistory from '#icon/History'
import IconPencil from '#icon/Pencil'
import IconPlus from '#icon/Plus'
import IconSignature from '#icon/Signature'
import { call } from '../../../lib/api/call.ts'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { type CentreList, editPages } from './centre-pages.ts'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.ServiceCentreRow
const flagTones: Record<AscFlag, Tone> = { Yes: 'good', Paused: 'attention', No: 'neutral' }

export const AscListPage = () => <ServiceCentres list="serviceCentres" />
export const PartnerAscListPage = () => <ServiceCentres list="partnerServiceCentres" />

const ServiceCentres = ({ list: page }: { list: CentreList }) => {
  const t = useWords(serviceCentreWords)
  const flags = useWords(ascFlagWords)
  const cooperation = useWords(cooperationWords)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const [logged, setLogged] = useState<Row>()
  const list = useList(contract.listServiceCentres)
  const mayAdd = useGate(contract.createServiceCentre)
  const mayUpdate = useGate(contract.updateServiceCentre)
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countServiceCentres, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const detail = ({ asc_code }: Row) => pageTo('serviceCentre', { asc_code })
  const isPartner = page === 'partnerServiceCentres'
  const update = ({ asc_code }: Row) => pageTo(editPages[page], { asc_code })
  const home = (row: Row) => (isPartner ? detail(row) : update(row))
  const contractOf = (row: Row) =>
    row.why_not_signed ? (
      <StatusChip tone="attention">{say(row.why_not_signed)}</StatusChip>
    ) : (
      dates.day(row.contract_valid_to)
    )
  const check = async (row: Row) => {
    try {
      const { data } = await call(contract.checkSigned, { asc_code: row.asc_code })
      if (data.is_signed) toast('preparing', t('signedUntil', { date: dates.day(data.contract_valid_to) }))
      else toast('error', say(data.why_not ?? ''))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          <StatusTabs
            label={t('tabs')}
            value={tab}
            onChange={(next) => list.ask({ tab: next })}
            tabs={contract.ascTabs.map((value) => ({ value, label: t(value), count: countOf.get(value) }))}
          />
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('dept_code'), kind: 'many', source: departmentDropdown },
          {
            field: 'asc_type',
            label: t('asc_type'),
            kind: 'choice',
            options: ascTypes.map((value) => ({ value, label: value })),
          },
          {
            field: 'asc_group',
            label: t('asc_group'),
            kind: 'choice',
            options: ascGroups.map((value) => ({ value, label: value })),
          },
          {
            field: 'cooperation',
            label: t('cooperation'),
            kind: 'choice',
            options: cooperations.map((value) => ({ value, label: cooperation(value) })),
          },
          {
            field: 'signed',
            label: t('signed'),
            kind: 'choice',
            options: [
              { value: 'true', label: t('isSigned') },
              { value: 'false', label: t('notSigned') },
            ],
          },
        ]}
        actions={
          isPartner
            ? []
            : [
                {
                  key: 'add',
                  label: t('add'),
                  icon: <IconPlus size={16} />,
                  gate: mayAdd,
                  isPrimary: true,
                  onPress: () => void navigate(pageTo(editPages[page], { tab: 'new' })),
                },
              ]
        }
        keyOf={(row) => row.asc_code}
        nameOf={(row) => `(${row.asc_code}) ${row.asc_name}`}
        onOpen={(row) => void navigate(home(row))}
        menu={(row) => [
          ...(isPartner || !mayUpdate.enabled
            ? [{ key: 'view', label: t('view'), icon: <IconEye size={18} />, onPress: () => void navigate(home(row)) }]
            : []),
          {
            key: 'update',
            label: t('update'),
            icon: <IconPencil size={18} />,
            gate: mayUpdate,
            onPress: () => void navigate(update(row)),
          },
          {
            key: 'check',
            label: t('checkSigned'),
            icon: <IconSignature size={18} />,
            onPress: () => void check(row),
          },
          { key: 'log', label: t('log'), icon: <IconHistory size={18} />, onPress: () => setLogged(row) },
        ]}
        columns={[
          {
            key: 'code',
            title: t('asc_code'),
            sort: 'asc_code',
            show: (row) => <Link {...home(row)}>{row.asc_code}</Link>,
          },
          { key: 'name', title: t('asc_name'), sort: 'asc_name', wraps: true, show: (row) => row.asc_name },
          { key: 'type', title: t('asc_type'), show: (row) => row.asc_type },
          {
            key: 'flag',
            title: t('asc_flag'),
            show: (row) => <StatusChip tone={flagTones[row.asc_flag]}>{flags(row.asc_flag)}</StatusChip>,
          },
          { key: 'cooperation', title: t('cooperation'), show: (row) => cooperation(row.cooperation) },
          { key: 'group', title: t('asc_group'), show: (row) => row.asc_group },
          { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
          { key: 'coverage', title: t('coverage'), show: (row) => t('subDistricts', { n: row.coverage }) },
          { key: 'capacity', title: t('capacity'), isNumber: true, show: (row) => row.capacity },
          { key: 'contract', title: t('contractUntil'), sort: 'contract_valid_to', show: contractOf },
          { key: 'technicians', title: t('technicians'), isNumber: true, show: (row) => row.technicians },
          { key: 'rating', title: t('rating'), sort: 'rating', isNumber: true, show: (row) => row.rating ?? '-' },
          { key: 'open', title: t('open_work_orders'), isNumber: true, show: (row) => row.open_work_orders },
        ]}
        card={(row) => ({
          code: row.asc_code,
          name: <Link {...home(row)}>{row.asc_name}</Link>,
          text: [row.asc_type, row.city_name, t('subDistricts', { n: row.coverage })].join(' · '),
          left: (
            <StatusChip tone={flagTones[row.asc_flag]}>
              {t('asc_flag')}: {flags(row.asc_flag)}
            </StatusChip>
          ),
          right: contractOf(row),
        })}
      />
      {logged && (
        <ActionLogPanel
          key={logged.asc_code}
          endpoint={contract.serviceCentreLog}
          code={logged.asc_code}
          sub={logged.asc_name}
          labels={{
            asc_name: t('asc_name'),
            asc_flag: t('asc_flag'),
            cooperation: t('cooperation'),
            address: t('address'),
            contract_valid_to: t('contract_valid_to'),
            sub_districts: t('coverage'),
            capacity_per_day: t('capacity'),
          }}
          onClose={() => setLogged(undefined)}
        />
      )}
    </>
  )
}
