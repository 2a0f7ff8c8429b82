import { projectLogData } from '@sejuk/contract/projects/project-logs'
import { projectWords } from '@sejuk/words/projects/projects'
import { exportable } from '../../../platform/export/exportable.ts'
import { projectLogList } from './queries.ts'
import { loginStatusWords, projectStatusWords } from './status-words.ts'

export const projectLogExport = exportable(projectLogData, {
  book: projectWords,
  title: 'myLogs',
  rows: projectLogList,
  columns: [
    { key: 'log_code', width: 20 },
    { key: 'project_code', width: 20 },
    { key: 'project_name', width: 36 },
    { key: 'owner_name', width: 30 },
    { key: 'dept_name', width: 20 },
    { key: 'salesman_name', width: 22 },
    { key: 'city_name', width: 22 },
    { key: 'est_total', type: 'number' },
    { key: 'probability', type: 'number' },
    { key: 'est_order_date', type: 'date' },
    { key: 'login_status', values: loginStatusWords },
    { key: 'project_status', values: projectStatusWords },
    { key: 'next_follow_up_date', type: 'date' },
    { key: 'created_date', type: 'datetime' },
  ],
})
