import {
  actOnDesignTask,
  type DesignTaskRow,
  designBoard,
  designTasksOfProject,
} from '@sejuk/contract/projects/design-tasks'
import { getProjectLog, listProjectLogs } from '@sejuk/contract/projects/project-logs'
import { designTask } from '@sejuk/domain/projects/design-tasks'
import { designWords } from '@sejuk/words/projects/designs'
import { useWords } from '../../lib/language/words.ts'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import { useRecordActions } from '../../ui/record/use-record-actions.tsx'

const panels = () => import('./design-panels.tsx')
const AssignPanel = lazyPart(() => panels().then((all) => all.AssignPanel))
const ModifyPanel = lazyPart(() => panels().then((all) => all.ModifyPanel))
const UploadPanel = lazyPart(() => panels().then((all) => all.UploadPanel))

/** The chain from the request to the release, wherever a task is shown. */
export const useDesignActions = () => {
  const t = useWords(designWords)
  return useRecordActions({
    workflow: designTask,
    endpoints: actOnDesignTask,
    keyField: 'design_task_code',
    nameOf: (row: DesignTaskRow) => row.design_task_code,
    label: (name) => t(name),
    refreshes: [designTasksOfProject, designBoard, getProjectLog, listProjectLogs],
    forms: {
      accept: [{ field: 'est_hours', label: t('est_hours'), kind: 'number' }],
      assign: ({ row, onClose }) => <AssignPanel task={row} onClose={onClose} />,
      modify: ({ row, onClose }) => <ModifyPanel task={row} onClose={onClose} />,
      upload: ({ row, onClose }) => <UploadPanel task={row} onClose={onClose} />,
    },
  })
}
