import * as contract from '@sejuk/contract/field/leaves'
import { leaves } from '../../../src/db/tables/field/leaves.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeScopedUser, ofUser, teamColumns } from './scoped-user.ts'

const leaveRows: ScopedRows = {
  name: 'leave',
  columns: teamColumns,
  owned: ofUser,
  make: async (db, owner, n) => {
    const leave_code = `LV-S-${n}`
    const user = await makeScopedUser(db, owner)
    await db.insert(leaves).values({
      ...{ ...user, leave_code, leave_type: 'unpaid', from_date: '2027-03-15', to_date: '2027-03-15', days: 1 },
      ...{ reason: 'x', status: 'Submitted', created_by: user.usercode },
    })
    return leave_code
  },
  asks: [
    { endpoint: contract.listLeaves, keyOf: named('leave_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.leaveLog, one: (code) => ({ code }) },
    {
      endpoint: contract.actOnLeave.reject,
      exceptOwn: true,
      one: (leave_code) => ({ leave_code, row_version: 1, reason: 'x' }),
    },
  ],
}

export const leavesInScope = [leaveRows]
