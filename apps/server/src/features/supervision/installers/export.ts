import { installerOfProjectData } from '@sejuk/contract/supervision/installers'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { exportable } from '../../../platform/export/exportable.ts'
import { installerList } from './queries.ts'

export const installerOfProjectExport = exportable(installerOfProjectData, {
  ...{ book: supervisionWords, title: 'installerList', rows: installerList },
  columns: [
    { key: 'installer_code', width: 16 },
    { key: 'installer_name', width: 34 },
    { key: 'dept_name', width: 20 },
    { key: 'certification_no', width: 20 },
    { key: 'certification_level' },
    { key: 'valid_to', type: 'date' },
    { key: 'projects', type: 'number' },
    { key: 'problems', type: 'number' },
    { key: 'problem_rate', type: 'number' },
    { key: 'disclaimers', type: 'number' },
    { key: 'is_blacklisted', values: { true: 'yes', false: 'no' } },
  ],
})
