import * as contract from '@sejuk/contract/field/visit-reports'
import { visitPlans } from '../../../src/db/tables/field/visits.ts'
import { users } from '../../../src/db/tables/platform/users.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const reportRows: ScopedRows = {
  name: 'people of the report of visits',
  columns: ['dept_code', 'asc_code'],
  make: async (db, owner, n) => {
    const { dept_code, asc_code } = owner
    const usercode = `SV-${n}`
    await db
      .insert(users)
      .values({ usercode, login_name: usercode, username: usercode, department: dept_code, asc_code })
    await db.insert(visitPlans).values({ usercode, dept_code, plan_date: '2026-11-10' })
    return usercode
  },
  asks: [
    {
      endpoint: contract.visitReport,
      keyOf: named('usercode'),
      input: () => ({ limit: 100, from: '2026-11-01', to: '2026-11-30', search: 'SV-' }),
    },
  ],
}

export const visitReportsInScope = [reportRows]
