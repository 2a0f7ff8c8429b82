import { settingChangeData } from '@sejuk/contract/company/setting-changes'
import { settingChangeStatuses } from '@sejuk/domain/company/change-proposals'
import { settingKinds } from '@sejuk/domain/company/setting-kinds'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { byOwnName } from '../../../platform/export/by-own-name.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { settingChangeList } from './queries.ts'

export const settingChangeExport = exportable(settingChangeData, {
  ...{ book: settingChangeWords, title: 'title', rows: settingChangeList },
  columns: [
    { key: 'change_code', width: 20 },
    { key: 'kind', values: byOwnName(settingKinds), width: 28 },
    { key: 'scope_name', word: 'scope', width: 24 },
    { key: 'status', values: byOwnName(settingChangeStatuses) },
    { key: 'create_user_name', word: 'proposed', width: 24 },
    { key: 'created_date', word: 'proposed', type: 'datetime' },
    { key: 'decided_user_name', word: 'decided', width: 24 },
    { key: 'decided_date', word: 'decided', type: 'datetime' },
    { key: 'in_force_date', word: 'in_force', type: 'datetime' },
    { key: 'reason', width: 40 },
  ],
})
