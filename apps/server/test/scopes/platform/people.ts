import { listSalesmen } from '@sejuk/contract/customers/salesman-changes'
import * as staff from '@sejuk/contract/masters/staff'
import { resetPassword } from '@sejuk/contract/platform/accounts'
import * as template from '@sejuk/contract/platform/message-templates'
import { explainPermission } from '@sejuk/contract/platform/permissions'
import * as role from '@sejuk/contract/platform/roles'
import { resetSecondFactor } from '@sejuk/contract/platform/second-factors'
import { getStaffWithSellOut } from '@sejuk/contract/retail/selling'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { roles } from '../../../src/db/tables/platform/roles.ts'
import { userRoles, users } from '../../../src/db/tables/platform/users.ts'
import { appSecret } from '../../../src/platform/session/app-secret.ts'
import { sealedCodes } from '../../../src/platform/session/sealed-codes.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const role_code = 'Salesman'
const isMade = (usercode: string) => usercode.startsWith('P-')

/** People are seen by their branch or centre; a technician or a salesman sees themselves. */
const peopleRows: ScopedRows = {
  name: 'people',
  columns: ['dept_code', 'asc_code', 'technician_code', 'salesman_code'],
  holdsPeople: true,
  owned: (owner, usercode) => ({ ...owner, technician_code: usercode, salesman_code: usercode }),
  make: async (db: NodePgDatabase, { dept_code, asc_code }, n) => {
    const usercode = `P-${n}`
    await db
      .insert(roles)
      .values({ role_code, role_name: role_code, view_data: 'View_Data_Salesman' })
      .onConflictDoNothing()
    await db
      .insert(users)
      .values({ usercode, login_name: usercode, username: usercode, department: dept_code, asc_code })
    await db.insert(userRoles).values({ usercode, role_code })
    return usercode
  },
  asks: [
    { endpoint: staff.listStaff, keyOf: named('usercode'), input: () => ({ limit: 100 }) },
    { endpoint: staff.listPromotorSalesman, keyOf: named('usercode'), holds: isMade },
    { endpoint: listSalesmen, keyOf: named('usercode'), holds: isMade },
    { endpoint: staff.staffDropdown, keyOf: named('usercode') },
    { endpoint: staff.searchStaff, keyOf: named('usercode') },
    {
      endpoint: staff.staffDropdownByDepartment,
      keyOf: named('usercode'),
      input: () => ({ dept_code: ['705', '713', '799'] }),
    },
    { endpoint: staff.getStaff, one: (id) => ({ id }), exceptOwn: true },
    { endpoint: getStaffWithSellOut, one: (userCode) => ({ userCode }), exceptOwn: true },
    {
      endpoint: staff.getStaffWithCrypt,
      one: async (code, db) => ({ usercode: sealedCodes(await appSecret(db), 'user').seal(code) }),
      exceptOwn: true,
    },
    { endpoint: staff.staffLog, one: (code) => ({ code }) },
    {
      endpoint: staff.updateStaffEmail,
      one: (usercode) => ({ usercode, email: 'new@sejuk.test', row_version: 999 }),
      exceptOwn: true,
    },
    {
      endpoint: staff.deactivateStaff,
      one: (usercode) => ({ usercode, row_version: 999, reason: 'Away' }),
      exceptOwn: true,
    },
    { endpoint: role.listRoleUsers, keyOf: named('usercode'), input: () => ({ role_code }), holds: isMade },
    { endpoint: role.personDropdown, keyOf: named('value') },
    { endpoint: role.getPerson, one: (usercode) => ({ usercode }) },
    { endpoint: role.listAccessChanges, one: (code) => ({ kind: 'person', code }) },
    { endpoint: explainPermission, one: (usercode) => ({ usercode }) },
    {
      endpoint: template.listTemplateRecords,
      keyOf: named('value'),
      input: () => ({ event: 'role-changed' }),
      exceptOwn: true,
    },
    {
      endpoint: template.previewTemplate,
      one: (record_code) => ({ template_code: 'role-changed.email.default', body: 'Dear {recipient}', record_code }),
      exceptOwn: true,
    },
  ],
}

/** An account is helped by those who see its branch or centre, not by itself. */
const accountRows: ScopedRows = {
  ...peopleRows,
  name: 'accounts',
  columns: ['dept_code', 'asc_code'],
  holdsPeople: false,
  asks: [
    { endpoint: resetPassword, one: (usercode) => ({ usercode }) },
    { endpoint: resetSecondFactor, one: (usercode) => ({ usercode }) },
  ],
}

export const usersInScope = [peopleRows, accountRows]
