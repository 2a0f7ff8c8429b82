import * as contract from '@sejuk/contract/projects/design-tasks'
import { designTasks } from '../../../src/db/tables/projects/design-tasks.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'
import { makeLog, ownerColumns, seesShared } from './projects.ts'

/** Seen with their project. */
export const designsInScope: readonly ScopedRows[] = [
  {
    name: 'design tasks',
    columns: ownerColumns,
    make: async (db, owner, n) => {
      const log_code = await makeLog(db, owner, 3000 + n)
      const design_task_code = `DSG-S-${n}`
      await db.insert(designTasks).values({
        ...{ design_task_code, log_code, requester_code: owner.salesman_code, created_by: owner.created_by },
        ...{ needed_by: '2026-12-01', scopes: ['BOQ'], brief: 'BOQ', est_hours: 6 },
      })
      return design_task_code
    },
    asks: [
      {
        endpoint: contract.listDesignTasks,
        sees: seesShared,
        keyOf: named('design_task_code'),
        input: () => ({ limit: 100 }),
      },
      { endpoint: contract.designTaskLog, sees: seesShared, one: (code) => ({ code }) },
    ],
  },
]
