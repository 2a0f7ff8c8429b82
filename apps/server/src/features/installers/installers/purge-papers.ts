import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { installerBanks, installers as t } from '../../../db/tables/installers/installers.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'

/**
 * The ID card, the selfie and the letter of somebody we no longer work with are kept for as many years as the house decided, as
 * the privacy policy says. What they were paid stays.
 */
export const purgeDocuments: Worker<object> = {
  name: 'purge-installer-papers',
  cron: '20 4 * * *',
  work: async ({ db, signal }) => {
    const { installers: settings } = await settingsOf(db, 'installers')
    const isOver = and(
      isNotNull(t.ended_date),
      isNull(t.photos_purged_date),
      lt(t.ended_date, sql`now() - make_interval(years => ${settings.paper_years})`),
    )
    const over = await db.select({ user_code: t.user_code }).from(t).where(isOver)
    for (const { user_code } of over) {
      if (signal.aborted) return
      await db.transaction(async (within) => {
        const itself = eq(t.user_code, user_code)
        const [person] = await within.select().from(t).where(and(itself, isOver)).for('update')
        if (!person) return
        const now = sql`now()`
        await within
          .update(t)
          .set({ photo_code_id_card: null, photo_code_id_profile: null, photos_purged_date: now })
          .where(itself)
        await within
          .update(installerBanks)
          .set({ photo_code_disclaimer_letter: null, photo_code_bank_check: null })
          .where(eq(installerBanks.user_code, user_code))
        // Their content goes with everything else that was deleted thirty days ago.
        const gone = await within
          .update(attachments)
          .set({ deleted_date: now })
          .where(
            and(
              eq(attachments.module_name, 'Installer'),
              eq(attachments.module_code, user_code),
              isNull(attachments.deleted_date),
            ),
          )
          .returning({ alias: attachments.alias, photo_code: attachments.attachment_code })
        await logActions(within, systemActor, [
          {
            entity: 'installer',
            entity_code: user_code,
            action: 'purge-papers',
            after: { photos: gone.map(({ alias, photo_code }) => `${alias} ${photo_code}`).toSorted() },
          },
        ])
      })
    }
  },
}
