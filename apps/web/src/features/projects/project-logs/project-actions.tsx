import { designTasksOfProject } from '@sejuk/contract/projects/design-tasks'
import * as contract from '@sejuk/contract/projects/project-logs'
import { createReplacement } from '@sejuk/contract/projects/salesman-replacements'
import { getSupervision } from '@sejuk/contract/supervision/supervisions'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import { mayReplaceSalesman } from '@sejuk/domain/projects/salesman-replacements'
import type { Gate } from '@sejuk/domain/workflow'
import { projectWords } from '@sejuk/words/projects/projects'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

/** Editing has a page of its own. */
const { modify: _modify, ...endpoints } = contract.actOnProjectLog

const RequestPanel = lazyPart(() =>
  import('../../../entities/projects/design-panels.tsx').then((all) => all.RequestPanel),
)
const FollowUpPanel = lazyPart(() => import('./follow-up-panel.tsx').then((panel) => panel.FollowUpPanel))

/** Every action of the gate table, and the form of the one that is open; what is shut says which of the four fields is wrong. */
export const useProjectActions = (row: contract.ProjectLogDetail) => {
  const t = useWords(projectWords)
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const maySupervise = useGate(getSupervision)
  const mayReplace = useGate(createReplacement)
  const money = (field: string, label: string) => ({ field, label, kind: 'money' as const })
  const date = (field: string, label: string) => ({ field, label, kind: 'date' as const, isRequired: true })
  const text = (field: string, label: string) => ({ field, label, kind: 'text' as const })
  const { actionsOf, panel } = useRecordActions({
    workflow: projectLog,
    endpoints,
    keyField: 'log_code',
    nameOf: (one: contract.ProjectLogDetail) => one.log_code,
    label: (name) => t(name),
    refreshes: [contract.getProjectLog, designTasksOfProject],
    forms: {
      followUp: (open) => <FollowUpPanel row={open.row} onClose={open.onClose} />,
      requestDesign: (open) => <RequestPanel project={open.row} onClose={open.onClose} />,
      reject: [text('winner_code', t('winner_code'))],
      goal: [
        { ...money('goaled_amount', t('goaled_amount')), isRequired: true },
        date('goaled_date', t('goaled_date')),
        {
          ...{ field: 'order_code', label: t('order_code'), kind: 'picker', none: t('noOrder') },
          source: contract.orderChoices,
        },
      ],
      fail: [{ ...text('lost_to_brand', t('lost_to_brand')), isRequired: true }, money('lost_price', t('lost_price'))],
      pause: [date('resume_date', t('resume_date'))],
      extend: [date('protection_until', t('protection_until'))],
    },
  })
  const replaceGate: Gate = mayReplaceSalesman(row)
    ? { enabled: true }
    : { enabled: false, because: because('needs-replaceable') }
  const replace: Action[] = mayReplace.enabled
    ? [
        {
          key: 'replace',
          label: t('replaceSalesman'),
          gate: replaceGate,
          onPress: () => void navigate(pageTo('projectReplace', { code: row.log_code })),
        },
      ]
    : []
  const now = new Date().toISOString()
  const edit: Action[] = projectLog.isOffered('modify', row, viewer, now)
    ? [
        {
          key: 'modify',
          label: t('modify'),
          gate: projectLog.gate('modify', row, viewer, now),
          onPress: () => void navigate(pageTo('projectLogModify', { code: row.log_code })),
        },
      ]
    : []
  const { supervision_code: code } = row
  // Applied for and begun: from then on the button leads there.
  const begun = actionsOf(row).filter(({ key }) => key !== 'applySupervision' || code === null)
  const supervision: Action[] =
    code && maySupervise.enabled
      ? [
          {
            key: 'supervision',
            label: t('supervisionOf', { code }),
            onPress: () => void navigate(pageTo('supervision', { code })),
          },
        ]
      : []
  return { actions: [...begun, ...supervision, ...edit, ...replace], panel }
}
