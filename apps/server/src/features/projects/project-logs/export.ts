import { projectLogData } from '@sejuk/contract/projects/project-logs'
import { projectWords } from '@sejuk/words/projects/projects'
import { projectColumns } from '../../../business/projects/project-columns.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { projectLogList } from './queries.ts'

export const projectLogExport = exportable(projectLogData, {
  ...{ book: projectWords, title: 'myLogs', rows: projectLogList, columns: projectColumns },
})
