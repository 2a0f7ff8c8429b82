import { supervisionData } from '@sejuk/contract/supervision/supervisions'
import { supervisionStatuses } from '@sejuk/domain/supervision/supervision-statuses'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { exportable } from '../../../platform/export/exportable.ts'
import { supervisionList } from './queries.ts'

const statuses = Object.fromEntries(supervisionStatuses.map((one) => [one, one])) as {
  [One in (typeof supervisionStatuses)[number]]: One
}

export const supervisionExport = exportable(supervisionData, {
  ...{ book: supervisionWords, title: 'title', rows: supervisionList },
  columns: [
    { key: 'supervision_code', width: 20 },
    { key: 'project_name', width: 36 },
    { key: 'city_name', width: 22 },
    { key: 'dept_name', width: 20 },
    { key: 'service_dept_name', width: 20 },
    { key: 'level' },
    { key: 'installer_name', width: 30 },
    { key: 'capacity_hp', type: 'number' },
    { key: 'unit_count', type: 'number' },
    { key: 'supervision_status', width: 28, values: statuses },
    { key: 'open_problems', type: 'number' },
    { key: 'coordinator_name', width: 22 },
    { key: 'next_visit', type: 'date' },
    { key: 'create_date', type: 'datetime' },
  ],
})
