import * as calendar from '@sejuk/contract/supervision/calendar'
import * as installers from '@sejuk/contract/supervision/installers'
import * as contract from '@sejuk/contract/supervision/supervisions'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../../src/db/tables/platform/users.ts'
import { supervisions } from '../../../src/db/tables/supervision/supervisions.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../supervision.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'

export const makeSupervision = async (
  db: NodePgDatabase,
  { dept_code, salesman_code, created_by }: Owner,
  code: string,
  over: Partial<typeof supervisions.$inferInsert> = {},
) => {
  await db
    .insert(users)
    .values(
      [salesman_code, created_by].map((usercode) => ({
        ...{ usercode, login_name: usercode, username: usercode, department: dept_code },
      })),
    )
    .onConflictDoNothing()
  await prepareSupervisions({ db }, { log_code: 'LOG-GOAL', dept_code, salesman_code, created_by })
  await addInstaller({ db })
  await db
    .insert(supervisions)
    .values(supervisionRow(code, { dept_code, service_dept_code: dept_code, salesman_code, created_by, ...over }))
  return code
}

const supervisionRows: ScopedRows = {
  name: 'supervisions',
  columns: ['dept_code', 'salesman_code', 'created_by'],
  make: (db, owner, n) => makeSupervision(db, owner, `SPV-S-${n}`),
  asks: [
    { endpoint: contract.listSupervisions, keyOf: named('supervision_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getSupervision, one: (supervision_code) => ({ supervision_code }) },
    { endpoint: contract.supervisionLog, one: (code) => ({ code }) },
    {
      endpoint: calendar.checkVisit,
      one: (supervision_code) => ({
        ...{ supervision_code, technician_code: 'S1', visit_date: '2027-01-12', time_slot: '08:30~18:00' },
      }),
    },
  ],
}

const installerRows: ScopedRows = {
  name: 'installers of projects',
  columns: ['dept_code'],
  make: async (db, { dept_code }, n) => {
    const installer_code = `INST-S-${n}`
    await addInstaller({ db }, installer_code, dept_code)
    return installer_code
  },
  asks: [
    { endpoint: installers.listInstallersOfProjects, keyOf: named('installer_code'), input: () => ({ limit: 100 }) },
    { endpoint: installers.installerOfProjectLog, one: (code) => ({ code }) },
  ],
}

export const supervisionsInScope: readonly ScopedRows[] = [supervisionRows, installerRows]
