import { because } from '@sejuk/domain/messages'
import { english } from '@sejuk/words/english'
import { and, asc, eq, sql } from 'drizzle-orm'
import { itemToolRows as rows, itemToolRuns as runs } from '../../../db/tables/catalogue/item-tools.ts'
import { Refusal } from '../../../platform/http/refuse.ts'
import { isUnavailable } from '../../../platform/http/unavailable.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { changeSome, mergeAll } from './commands.ts'
import { movePhotos } from './photos.ts'

const perStep = 100

/** Some rows a transaction, so that others are served in between; begun again, it goes on where it stopped. */
export const itemToolWorker: Worker<{ run_code: string; actor: Actor }> = {
  name: 'item-tool-run',
  work: async ({ data: { run_code, actor }, db }) => {
    const waiting = and(eq(rows.run_code, run_code), eq(rows.outcome, 'will-change'))
    const ofRun = eq(runs.run_code, run_code)
    const step = () =>
      db.transaction(async (tx) => {
        const [run] = await tx.select().from(runs).where(ofRun).for('update')
        if (run?.status !== 'Running') return false
        const limit = run.tool === 'merge' ? 10_000 : perStep
        const some = await tx.select().from(rows).where(waiting).orderBy(asc(rows.row_id)).limit(limit)
        if (some.length && run.tool === 'merge') await mergeAll(tx, actor, run, some, 'do')
        else if (some.length && run.tool === 'photos') await movePhotos(tx, actor, run, some, 'do')
        else if (some.length) await changeSome(tx, actor, run, some, 'do')
        const left = await tx.$count(rows, waiting)
        const all = await tx.$count(rows, eq(rows.run_code, run_code))
        const progress = Math.round((100 * (all - left)) / Math.max(1, all))
        const end = left ? {} : { status: 'Done' as const, finished_date: sql`now()` }
        await tx
          .update(runs)
          .set({ progress, ...end })
          .where(ofRun)
        return left > 0
      })
    try {
      while (await step());
    } catch (error) {
      if (isUnavailable(error)) throw error
      const isRefusal = error instanceof Refusal
      const problem = isRefusal ? error.answer.message : english(because('tool-run-failed'))
      await db.update(runs).set({ status: 'Failed', problem, finished_date: sql`now()` }).where(ofRun)
      // Nobody need wait for it, and the fault is still logged with the job.
      if (!isRefusal) throw error
    }
  },
}
