import * as contract from '@sejuk/contract/supervision/installers'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { certificateStands } from '@sejuk/domain/certificates'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useState } from 'react'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.SupervisionInstaller
type Open = { as: 'certify' | 'blacklist' | 'log'; row: Row }

export const ProjectInstallersPage = () => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const today = useToday()
  const list = useList(contract.listInstallersOfProjects)
  const branch = useBranchFilter()
  const mayCertify = useGate(contract.certifyInstaller)
  const mayBlacklist = useGate(contract.blacklistInstaller)
  const mayRead = useGate(contract.installerOfProjectLog)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const validity = ({ valid_to }: Row) => {
    const { stands, days } = certificateStands(valid_to, today)
    if (stands === 'expired') return <StatusChip tone="bad">{dates.day(valid_to)}</StatusChip>
    if (stands !== 'expiring') return dates.day(valid_to)
    return <StatusChip tone="attention">{t('expiringOn', { day: dates.day(valid_to), n: days })}</StatusChip>
  }
  const labels = Object.fromEntries(Object.keys(supervisionWords.words).map((word) => [word, t(word as 'submit')]))
  const menu = (row: Row) => [
    ...(mayCertify.enabled
      ? [{ key: 'certify', label: t('certify'), gate: mayCertify, onPress: () => setOpen({ as: 'certify', row }) }]
      : []),
    ...(mayBlacklist.enabled
      ? [
          {
            key: 'blacklist',
            label: t('blacklist'),
            gate: mayBlacklist,
            onPress: () => setOpen({ as: 'blacklist', row }),
          },
        ]
      : []),
    { key: 'log', label: t('actionLog'), gate: mayRead, onPress: () => setOpen({ as: 'log', row }) },
  ]
  return (
    <>
      <ListPage
        title={t('installerList')}
        list={list}
        download={contract.installerOfProjectData}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'is_expired', label: t('is_expired'), kind: 'choice', options: yesNo },
          { field: 'is_blacklisted', label: t('is_blacklisted'), kind: 'choice', options: yesNo },
        ]}
        actions={[]}
        menu={menu}
        keyOf={(row) => row.installer_code}
        nameOf={(row) => row.installer_name}
        columns={[
          {
            key: 'name',
            title: t('installer_name'),
            sort: 'installer_name',
            wraps: true,
            show: (row) => `(${row.installer_code}) ${row.installer_name}`,
          },
          { key: 'branch', title: t('dept_name'), show: (row) => row.dept_name },
          { key: 'no', title: t('certification_no'), show: (row) => row.certification_no ?? '-' },
          { key: 'level', title: t('certification_level'), show: (row) => row.certification_level ?? '-' },
          { key: 'valid', title: t('valid_to'), sort: 'valid_to', show: validity },
          { key: 'projects', title: t('projects'), isNumber: true, show: (row) => row.projects },
          { key: 'rate', title: t('problem_rate'), isNumber: true, show: (row) => row.problem_rate ?? '-' },
          { key: 'disclaimers', title: t('disclaimers'), isNumber: true, show: (row) => row.disclaimers },
          {
            key: 'black',
            title: t('is_blacklisted'),
            show: (row) => (row.is_blacklisted ? <StatusChip tone="bad">{t('yes')}</StatusChip> : t('no')),
          },
        ]}
        card={(row) => ({
          code: row.installer_code,
          name: row.installer_name,
          text: `${row.certification_no ?? '-'} · ${row.dept_name}`,
          left: validity(row),
          right: row.projects,
        })}
      />
      {open?.as === 'certify' && <CertifyPanel row={open.row} onClose={close} />}
      {open?.as === 'blacklist' && <BlacklistPanel row={open.row} onClose={close} />}
      {open?.as === 'log' && (
        <ActionLogPanel
          endpoint={contract.installerOfProjectLog}
          code={open.row.installer_code}
          sub={open.row.installer_name}
          labels={labels}
          onClose={close}
        />
      )}
    </>
  )
}

type Props = { row: Row; onClose: () => void }
const seen = ({ installer_code, row_version }: Row) => ({ installer_code, row_version })

const CertifyPanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  return (
    <EndpointPanel
      title={t('certify')}
      sub={row.installer_name}
      endpoint={contract.certifyInstaller}
      initial={{
        certification_no: row.certification_no ?? '',
        certification_level: (row.certification_level ?? 'C') as string,
        valid_to: row.valid_to ?? '',
      }}
      fixed={seen(row)}
      labels={{
        ...{ certification_no: t('certification_no'), certification_level: t('certification_level') },
        valid_to: t('valid_to'),
      }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('certification_no')}
            value={values.certification_no}
            most={60}
            isRequired
            error={errorOf('certification_no')}
            onChange={(certification_no) => change({ certification_no })}
          />
          <ChoiceField
            label={t('certification_level')}
            value={values.certification_level}
            options={supervisionLevels.map((value) => ({ value, label: t(value) }))}
            error={errorOf('certification_level')}
            onChange={(certification_level) => change({ certification_level })}
          />
          <DateField
            label={t('valid_to')}
            value={values.valid_to}
            isRequired
            error={errorOf('valid_to')}
            onChange={(valid_to) => change({ valid_to })}
          />
        </>
      )}
    </EndpointPanel>
  )
}

const BlacklistPanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  return (
    <EndpointPanel
      title={t('blacklist')}
      sub={row.installer_name}
      endpoint={contract.blacklistInstaller}
      initial={{ is_blacklisted: row.is_blacklisted, blacklist_reason: row.blacklist_reason ?? '' }}
      fixed={seen(row)}
      labels={{ is_blacklisted: t('is_blacklisted'), blacklist_reason: t('blacklist_reason') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <CheckboxField
            label={t('is_blacklisted')}
            isOn={values.is_blacklisted}
            onChange={(is_blacklisted) => change({ is_blacklisted })}
          />
          <TextField
            label={t('blacklist_reason')}
            value={values.blacklist_reason}
            most={500}
            isLong
            error={errorOf('blacklist_reason')}
            onChange={(blacklist_reason) => change({ blacklist_reason })}
          />
        </>
      )}
    </EndpointPanel>
  )
}
