import * as contract from '@sejuk/contract/installers/installers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { installerTabs, installerTypes, verifyResults } from '@sejuk/domain/installers/installers'
import { pageTo } from '@sejuk/domain/pages'
import { installerWords } from '@sejuk/words/installers/installers'
import IconEye from '#icon/Eye'
import { BankChip, IdentityChip, VerifyChip } from '../../../entities/status/installer-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'

type Row = contract.InstallerRow
const placeOf = ({ province_name, city_name }: Row) => [city_name, province_name].filter(Boolean).join(', ') || '-'
const nameOf = ({ user_name, user_code }: Row) => user_name || user_code
const pathOf = ({ user_code }: Row) => pageTo('installer', { module: 'personal-installer-list' }, { code: user_code })

export const InstallersPage = () => {
  const t = useWords(installerWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listInstallers)
  const mayOpen = useGate(contract.getInstaller)
  const { dept_code, user_type, bank_verify_result, duplicates, text } = list.asked
  const filters = { dept_code, user_type, bank_verify_result, duplicates, text }
  const counted = useCall(contract.countInstallers, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const totals = new Map(counted.data?.data.map(({ tab, total }) => [tab, total]))
  const asOptions = <Value extends keyof typeof installerWords.words>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(value) }))

  return (
    <ListPage
      title={t('title')}
      list={list}
      above={
        <StatusTabs
          label={t('tabs')}
          value={list.asked.tab}
          onChange={(tab) => list.ask({ tab })}
          tabs={installerTabs.map((tab) => ({ value: tab, label: t(tab), count: totals.get(tab) }))}
        />
      }
      filters={[
        { field: 'text', label: t('text'), kind: 'text' },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        { field: 'user_type', label: t('user_type'), kind: 'choice', options: asOptions(installerTypes) },
        {
          field: 'bank_verify_result',
          label: t('bank_verify_result'),
          kind: 'choice',
          options: asOptions(verifyResults),
        },
        {
          field: 'duplicates',
          label: t('duplicatesOnly'),
          kind: 'choice',
          options: [{ value: 'true', label: t('onlyDuplicates') }],
        },
      ]}
      actions={[]}
      download={contract.installerData}
      remembersVisits
      keyOf={(row) => row.user_code}
      nameOf={nameOf}
      menu={(row) => [
        {
          key: 'open',
          label: t('open'),
          icon: <IconEye size={18} />,
          gate: mayOpen,
          onPress: () => void navigate(pathOf(row)),
        },
      ]}
      columns={[
        {
          key: 'code',
          title: t('user_code'),
          sort: 'user_code',
          show: (row) => (mayOpen.enabled ? <Link {...pathOf(row)}>{row.user_code}</Link> : row.user_code),
        },
        { key: 'name', title: t('user_name'), sort: 'user_name', wraps: true, show: (row) => row.user_name || '-' },
        { key: 'type', title: t('user_type'), show: (row) => t(row.user_type) },
        { key: 'branch', title: t('branch_name'), show: (row) => row.branch_name },
        { key: 'phone', title: t('phone_number'), show: (row) => `+62 ${row.phone_number}` },
        { key: 'city', title: t('city_name'), wraps: true, show: (row) => row.city_name ?? '-' },
        { key: 'status', title: t('user_status'), show: (row) => <IdentityChip status={row.user_status} /> },
        { key: 'bank', title: t('approve_status'), show: (row) => <BankChip status={row.approve_status} /> },
        {
          key: 'verify',
          title: t('bank_verify_result'),
          show: (row) => <VerifyChip status={row.bank_verify_result} />,
        },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
        {
          key: 'login',
          title: t('last_login_date'),
          sort: 'last_login_date',
          show: (row) => dates.visit(row.last_login_date),
        },
      ]}
      card={(row) => ({
        code: row.user_code,
        name: mayOpen.enabled ? <Link {...pathOf(row)}>{nameOf(row)}</Link> : nameOf(row),
        text: (
          <>
            {t(row.user_type)}, {row.branch_name}
            <br />
            {placeOf(row)}
          </>
        ),
        left: <IdentityChip status={row.user_status} />,
        right: row.approve_status ? <BankChip status={row.approve_status} /> : dates.date(row.created_date),
      })}
    />
  )
}
