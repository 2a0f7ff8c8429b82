import { isRunBusy, type RunStatus } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { cashbackRuns as runs } from '../../../db/tables/sales/cashback-runs.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { findViewer } from '../../../platform/session/viewer.ts'
import { type Run, reckonRun, typeOf } from './calculate.ts'
import { createRun } from './create.ts'

export const runQueue = 'cashback-run'

const stepOf = async (db: Database['db'], run: Run): Promise<RunStatus> => {
  const type = await typeOf(db, run.type_rebate_code)
  const found = await findViewer(db, run.created_by)
  if (!type || !found?.viewer.permission.has('Cashback-Calculate')) throw new Error('Nobody may go on with it')
  if (run.status === 'Calculating') {
    await reckonRun(db, run, type, found.viewer)
    return 'Calculated'
  }
  await createRun(db, run, type)
  return 'Created'
}

/** Does what a run waits for. A run that waits for nothing was done by somebody else. */
export const workOnRun = async (db: Database['db'], run_code: string) => {
  const [run] = await db.select().from(runs).where(eq(runs.run_code, run_code))
  if (!run || !isRunBusy(run.status)) return
  const end = (set: Partial<Run>) =>
    db
      .update(runs)
      .set({ ...set, finished_date: sql`now()` })
      .where(and(eq(runs.run_code, run_code), eq(runs.status, run.status)))
  try {
    await end({ status: await stepOf(db, run), progress: 100, problem: null })
  } catch (error) {
    // What was made stays made: pressed again, it goes on with the rest.
    await end({ status: run.status === 'Creating' ? 'Calculated' : 'Failed', problem: 'Unexpected error' })
    throw error
  }
}

export const cashbackRunWorker: Worker<{ run_code: string }> = {
  name: runQueue,
  retries: 2,
  silence: 30,
  work: ({ db, data }) => workOnRun(db, data.run_code),
}
