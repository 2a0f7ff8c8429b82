import { and, eq, lt, sql } from 'drizzle-orm'
import { installers } from '../../../db/tables/installers/installers.ts'
import { oneTimeCodes } from '../../../db/tables/installers/partners.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const draftDays = 90

/**
 * A registration that was never handed in is forgotten, as the privacy policy says: the person, what they typed and their
 * pictures. So are one-time codes nobody asks about any more.
 */
export const forgetDrafts: Worker<object> = {
  name: 'forget-drafts',
  cron: '10 4 * * *',
  work: async ({ db }) => {
    await db.transaction(async (tx) => {
      const isOld = lt(installers.updated_date, sql`now() - make_interval(days => ${draftDays})`)
      const gone = await tx
        .delete(installers)
        .where(and(eq(installers.user_status, 'Draft'), isOld))
        .returning({ user_code: installers.user_code })
      for (const { user_code } of gone) {
        // Their content goes with everything else that was deleted thirty days ago.
        await tx
          .update(attachments)
          .set({ deleted_date: sql`now()` })
          .where(and(eq(attachments.module_name, 'Installer'), eq(attachments.module_code, user_code)))
        await tx.delete(users).where(eq(users.usercode, user_code))
      }
    })
    await db.delete(oneTimeCodes).where(lt(oneTimeCodes.updated_date, sql`now() - interval '1 day'`))
  },
}
