import * as contract from '@sejuk/contract/installers/installers'
import { getInstallerStatement } from '@sejuk/contract/installers/statements'
import { installers } from '../../../src/db/tables/installers/installers.ts'
import { users } from '../../../src/db/tables/platform/users.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

/** An installer is seen by the branch that answers for them. */
const installerRows: ScopedRows = {
  name: 'installers',
  columns: ['dept_code'],
  make: async (db, { dept_code }, n) => {
    const user_code = `INS-${n}`
    await db
      .insert(users)
      .values({ usercode: user_code, login_name: user_code, username: user_code, department: dept_code })
    await db.insert(installers).values({ user_code, dept_code, user_name: user_code, phone_number: `8129034117${n}` })
    return user_code
  },
  asks: [
    { endpoint: contract.listInstallers, keyOf: named('user_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.installerDropdown, keyOf: named('user_code') },
    { endpoint: contract.getInstaller, one: (user_code) => ({ user_code }) },
    { endpoint: contract.loadInstaller, one: (user_code) => ({ user_code }) },
    { endpoint: getInstallerStatement, one: (user_code) => ({ user_code }) },
    { endpoint: contract.installerHistory, one: (code) => ({ code }) },
    { endpoint: contract.actOnInstaller['admin-remark'], one: (user_code) => ({ user_code, remark: 'Called' }) },
  ],
}

export const installersInScope = [installerRows]
