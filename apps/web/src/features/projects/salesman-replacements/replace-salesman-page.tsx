import { getProjectLog } from '@sejuk/contract/projects/project-logs'
import * as contract from '@sejuk/contract/projects/salesman-replacements'
import { pageTo } from '@sejuk/domain/pages'
import { replacement, replacementStatuses } from '@sejuk/domain/projects/salesman-replacements'
import { projectWords } from '@sejuk/words/projects/projects'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const ReplacePanel = lazyPart(() => import('./replace-panel.tsx').then((panel) => panel.ReplacePanel))
const tones = { Submitted: 'waiting', Approved: 'active', Applied: 'good', Rejected: 'bad' } as const

/** Who takes a project over, and what became of each request. */
export const ReplaceSalesmanPage = () => {
  const t = useWords(projectWords)
  const dates = useDates()
  const { code = '' }: { code?: string } = useSearch()
  const list = useList(contract.listReplacements)
  const mayReplace = useGate(contract.createReplacement)
  const project = useCall(getProjectLog, { log_code: code }, { enabled: code !== '' }).data?.data
  const [isAdding, setAdding] = useState(code !== '')
  const { actionsOf, panel } = useRecordActions({
    workflow: replacement,
    endpoints: contract.actOnReplacement,
    keyField: 'replacement_code',
    nameOf: (row: contract.Replacement) => row.replacement_code,
    label: (name) => t(name === 'approve' ? 'agree' : name === 'apply' ? 'Applied' : name),
  })
  const link = (row: contract.Replacement) => (
    <Link {...pageTo('projectLog', { module: 'submitted-project-list' }, { code: row.log_code })}>{row.log_code}</Link>
  )
  const chip = (row: contract.Replacement) => <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
  return (
    <>
      <ListPage
        title={t('replacePage')}
        crumb={<Link {...pageTo('projectApprovals')}>{t('approvals')}</Link>}
        list={list}
        filters={[
          { field: 'log_code', label: t('log_code'), kind: 'text' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: replacementStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('newReplacement'),
            icon: <IconPlus size={16} />,
            gate: mayReplace,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        keyOf={(row) => row.replacement_code}
        nameOf={(row) => row.replacement_code}
        menu={actionsOf}
        columns={[
          { key: 'log', title: t('log_code'), show: link },
          { key: 'project', title: t('project_name'), wraps: true, show: (row) => row.project_name },
          { key: 'from', title: t('from_salesman'), show: (row) => `${row.from_name}, ${row.from_dept_name}` },
          { key: 'to', title: t('to_salesman'), show: (row) => `${row.to_name}, ${row.to_dept_name}` },
          { key: 'scope', title: t('scope'), show: (row) => t(row.scope) },
          {
            key: 'effective',
            title: t('effective_date'),
            sort: 'effective_date',
            show: (row) => dates.day(row.effective_date),
          },
          { key: 'kept', title: t('kept_percent'), isNumber: true, show: (row) => row.kept_percent },
          { key: 'reason', title: t('reason'), wraps: true, show: (row) => row.reason },
          { key: 'status', title: t('status'), show: chip },
        ]}
        card={(row) => ({
          code: link(row),
          name: row.project_name,
          text: `${row.from_name} → ${row.to_name}`,
          left: chip(row),
          right: dates.day(row.effective_date),
        })}
      />
      {isAdding && (code === '' || project) && <ReplacePanel project={project} onClose={() => setAdding(false)} />}
      {panel}
    </>
  )
}
