import * as library from '@sejuk/contract/projects/project-library'
import * as contract from '@sejuk/contract/projects/project-logs'
import * as replacementContract from '@sejuk/contract/projects/salesman-replacements'
import * as similarity from '@sejuk/contract/projects/similarity'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../../src/db/tables/platform/users.ts'
import { projectLogs } from '../../../src/db/tables/projects/project-logs.ts'
import { salesmanReplacements } from '../../../src/db/tables/projects/salesman-replacements.ts'
import { similarityLabels } from '../../../src/db/tables/projects/similarity-pairs.ts'
import { prepareProjects, projectRow } from '../../projects.ts'
import { type IsVisible, named, type Owner, type ScopedRows, seesBy } from '../scoped-rows.ts'

export const ownerColumns = ['dept_code', 'salesman_code', 'created_by'] as const
const columns = ownerColumns
/** Who sells sees the projects that they share in, in other branches too. */
const selling = ['View_Data_Salesman', 'View_Data_My_Branch', 'View_Data_Multi_Branch']
export const seesShared: IsVisible = (looking, owner) =>
  seesBy(columns)(looking, owner) || (selling.includes(looking.view_data) && owner.salesman_code === looking.usercode)

export const makeLog = async (db: NodePgDatabase, { dept_code, salesman_code, created_by }: Owner, n: number) => {
  await prepareProjects({ db })
  await db
    .insert(users)
    .values(
      [salesman_code, created_by].map((usercode) => ({
        usercode,
        login_name: usercode,
        username: usercode,
        department: dept_code,
      })),
    )
    .onConflictDoNothing()
  const log_code = `LOG-S-${n}`
  await db.insert(projectLogs).values(
    projectRow(log_code, {
      ...{ dept_code, salesman_code, created_by, login_status: 'BM_Approved', lat: -6 - n / 100 },
      submitted_date: '2026-11-01T00:00:00Z',
    }),
  )
  return log_code
}

const logRows: ScopedRows = {
  name: 'projects',
  columns,
  make: makeLog,
  asks: [
    { endpoint: contract.listProjectLogs, sees: seesShared, keyOf: named('log_code'), input: () => ({ limit: 100 }) },
    {
      endpoint: contract.listSubmittedProjects,
      sees: seesShared,
      keyOf: named('log_code'),
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.getProjectLog, sees: seesShared, one: (log_code) => ({ log_code }) },
    { endpoint: contract.projectLogLog, sees: seesShared, one: (code) => ({ code }) },
    { endpoint: similarity.getSimilarity, sees: seesShared, one: (log_code) => ({ log_code }) },
  ],
}

/** The library begins with what became a project. */
const libraryRows: ScopedRows = {
  name: 'approved projects',
  columns,
  make: async (db, owner, n) => {
    const log_code = await makeLog(db, owner, 2000 + n)
    await db
      .update(projectLogs)
      .set({ login_status: 'Approved', project_status: 'Processing', project_code: `PRJ-S-${n}` })
      .where(eq(projectLogs.log_code, log_code))
    return log_code
  },
  asks: [
    {
      endpoint: library.listProjectLibrary,
      sees: seesShared,
      keyOf: named('log_code'),
      input: () => ({ limit: 100 }),
    },
  ],
}

const replacementRows: ScopedRows = {
  name: 'salesman replacements',
  columns,
  make: async (db, owner, n) => {
    const log_code = await makeLog(db, owner, 1000 + n)
    const replacement_code = `RPS-S-${n}`
    const { dept_code, salesman_code, created_by } = owner
    await db.insert(salesmanReplacements).values({
      ...{ replacement_code, log_code, from_salesman: salesman_code, to_salesman: salesman_code, scope: 'Same_Branch' },
      ...{ from_dept: dept_code, to_dept: dept_code, effective_date: '2026-12-01', kept_percent: 0, reason: 'Moved' },
      ...{ status: 'Submitted', created_by, create_user_name: 'Sari' },
    })
    return replacement_code
  },
  asks: [
    { endpoint: replacementContract.listReplacements, keyOf: named('replacement_code'), input: () => ({ limit: 100 }) },
    { endpoint: replacementContract.replacementLog, one: (code) => ({ code }) },
  ],
}

/** A pair of one branch; who sees only one of two branches sees none of theirs. */
const labelRows: ScopedRows = {
  name: 'verdicts on similar logs',
  columns: ['dept_code'],
  make: async (db, { dept_code }, n) => {
    const log_code = `LOG-V-${n}`
    const [made] = await db
      .insert(similarityLabels)
      .values({
        ...{ log_code, other_code: `LOG-W-${n}`, dept_code, other_dept_code: dept_code },
        ...{ project_name: 'Hotel Mahoni', other_project_name: 'Mahoni Hotel', owner_name: 'Mahoni' },
        ...{
          other_owner_name: 'Mahoni',
          address: '-',
          other_address: '-',
          lat: -6,
          lng: 106,
          other_lat: -6,
          other_lng: 106,
        },
        ...{ score: 0.9, verdict: 'Same', reason: 'One lot', judged_by: 'HO', judge_name: 'Nadia' },
        judged_date: '2026-11-01T00:00:00Z',
      })
      .returning()
    return String(made?.label_id)
  },
  asks: [
    { endpoint: similarity.listSimilarityLabels, keyOf: (row) => String(row.label_id), input: () => ({ limit: 100 }) },
  ],
}

export const projectsInScope: readonly ScopedRows[] = [logRows, libraryRows, replacementRows, labelRows]
