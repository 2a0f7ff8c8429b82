import { designTaskData } from '@sejuk/contract/projects/design-tasks'
import { designTaskStatuses } from '@sejuk/domain/projects/project-statuses'
import { designWords } from '@sejuk/words/projects/designs'
import { itself } from '../../../business/projects/project-columns.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { designTaskList } from './queries.ts'

export const designTaskExport = exportable(designTaskData, {
  book: designWords,
  title: 'designList',
  rows: designTaskList,
  columns: [
    { key: 'design_task_code', width: 22 },
    { key: 'log_code', width: 20 },
    { key: 'project_name', width: 36 },
    { key: 'dept_name', width: 20 },
    { key: 'requester_name', width: 22 },
    { key: 'designer_name', width: 22 },
    { key: 'needed_by', type: 'date' },
    { key: 'version', type: 'number' },
    { key: 'est_hours', type: 'number' },
    { key: 'spent_hours', type: 'number' },
    { key: 'requester_task_status', values: itself(designTaskStatuses), width: 24 },
    { key: 'created_date', type: 'datetime' },
    { key: 'released_date', type: 'datetime' },
  ],
})
