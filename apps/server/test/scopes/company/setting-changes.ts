import * as contract from '@sejuk/contract/company/setting-changes'
import { settingChanges } from '../../../src/db/tables/company/setting-changes.ts'
import type { ScopedRows } from '../scoped-rows.ts'

const values = { needs_second_factor: false }

/** Those of branches; what holds for the whole company is seen by everybody who may look. */
export const settingChangeRows: ScopedRows = {
  name: 'setting changes',
  columns: ['dept_code', 'created_by'],
  make: async (db, owner, n) => {
    const change_code = `MSC-${n}`
    await db.insert(settingChanges).values({
      ...{ change_code, kind: 'credit', scope: owner.dept_code, scope_name: 'x', dept_code: owner.dept_code },
      ...{ status: 'Rejected', before: values, after: values, loosens: false, author_level: 0, needed_level: 2 },
      ...{ created_by: owner.created_by, create_user_name: 'x' },
    })
    return change_code
  },
  asks: [
    {
      endpoint: contract.listSettingChanges,
      keyOf: ({ change_code }) => change_code,
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.getSettingChange, one: (change_code) => ({ change_code }) },
    { endpoint: contract.settingChangeLog, one: (code) => ({ code }) },
    {
      endpoint: contract.actOnSettingChange.withdraw,
      one: (change_code) => ({ change_code, row_version: 999 }),
    },
    {
      endpoint: contract.actOnSettingChange.submit,
      one: (change_code) => ({ change_code, row_version: 999 }),
    },
    {
      endpoint: contract.actOnSettingChange.reject,
      one: (change_code) => ({ change_code, row_version: 999, reason: 'x' }),
    },
    {
      endpoint: contract.actOnSettingChange.approve,
      one: (change_code) => ({ change_code, row_version: 999 }),
    },
  ],
}
