import * as contract from '@sejuk/contract/company/setting-changes'
import { fromTo } from '@sejuk/domain/company/setting-texts'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSettingChanges } from './queries.ts'

export const settingChangeWaiting = [
  waitingIn(
    contract.listSettingChanges,
    listSettingChanges,
  )({
    kind: 'settingChanges',
    needs: 'Setting-Change-Decide',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
    pages: ['/configuration/setting-changes'],
    record: (row) => ({
      code: row.change_code,
      title: row.scope_name,
      detail: `${fromTo(row.kind, row.before, row.after)} · ${row.create_user_name}`,
      since: row.created_date,
      page: pageTo('settingChange', { code: row.change_code }),
    }),
  }),
]
